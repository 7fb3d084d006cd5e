### Labels of blocks in the editors of others.

name = Medien-Embed
address = Link zum Embed oder sein Code
title = Titel des Players
unknown = Das ist weder ein Link zu einem Embed noch sein Code.
play = Vorschau abspielen: { $title }
stop = Vorschau beenden
