### Labels of blocks in the editors of others.

name = Contenuto multimediale
address = Link al contenuto o suo codice
title = Titolo del player
unknown = Non è un link a un contenuto né il suo codice.
play = Riproduci l’anteprima: { $title }
stop = Ferma l’anteprima
