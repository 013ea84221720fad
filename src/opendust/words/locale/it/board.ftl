# The drawing.

board-title = DUST: il tabellone «{ $board }»
board-legend-land = area di terra
board-legend-sea = area di mare
board-legend-capital = capitale (un'area di terra)
board-legend-land-source = giacimento VK a terra
board-legend-sea-source = giacimento VK in mare
board-legend-solid = aree adiacenti
board-legend-dashed = adiacenti: area costiera e area di mare
board-legend-edge = continua alla stessa lettera sull'altro lato
