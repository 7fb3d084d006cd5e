### Labels of blocks in the editors of others.

name = Media embed
address = Link to the embed, or its code
title = Title of the player
unknown = This is not a link to an embed or its code.

# Variables:
#   $title (String) - the title of the embed
play = Play the preview: { $title }

stop = Stop the preview
