# The drawing.

board-title = DUST: der Spielplan „{ $board }“
board-legend-land = Landgebiet
board-legend-sea = Seegebiet
board-legend-capital = Hauptstadt (ein Landgebiet)
board-legend-land-source = Energiequelle an Land
board-legend-sea-source = Energiequelle auf See
board-legend-solid = benachbarte Gebiete
board-legend-dashed = benachbart: Küstengebiet und Seegebiet
board-legend-edge = geht beim selben Buchstaben am anderen Rand weiter
