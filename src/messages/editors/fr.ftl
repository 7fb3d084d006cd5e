### Labels of blocks in the editors of others.

name = Embed multimédia
address = Lien vers l’embed ou son code
title = Titre du lecteur
unknown = Ce n’est ni un lien vers un embed ni son code.
play = Lire l’aperçu : { $title }
stop = Arrêter l’aperçu
