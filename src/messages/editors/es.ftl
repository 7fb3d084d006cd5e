### Labels of blocks in the editors of others.

name = Embed multimedia
address = Enlace al embed o su código
title = Título del reproductor
unknown = No es un enlace a un embed ni su código.
play = Reproducir la vista previa: { $title }
stop = Detener la vista previa
