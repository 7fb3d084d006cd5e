### Labels of blocks in the editors of others.

name = Embed multimídia
address = Link para o embed ou seu código
title = Título do player
unknown = Não é um link para um embed nem seu código.
play = Reproduzir a pré-visualização: { $title }
stop = Parar a pré-visualização
