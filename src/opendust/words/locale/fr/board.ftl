# The drawing.

board-title = DUST : le plateau « { $board } »
board-legend-land = zone terrestre
board-legend-sea = zone maritime
board-legend-capital = capitale (une zone terrestre)
board-legend-land-source = gisement à terre
board-legend-sea-source = gisement en mer
board-legend-solid = zones adjacentes
board-legend-dashed = adjacentes : zone côtière et zone maritime
board-legend-edge = continue à la même lettre de l'autre côté
