### Brazilian Portuguese, without words that readers in Portugal would not know.

facade-player = Reprodutor de vídeo
facade-live = Ao vivo
facade-play = { LENGTH($title) ->
    [0] Reproduzir o vídeo
   *[other] Reproduzir o vídeo: { $title }
  }

notice-loading = Carregando o vídeo…
notice-empty = Não há nenhum vídeo aqui.
notice-processing = Este vídeo está em preparação. Volte mais tarde.
notice-failed = Não foi possível preparar este vídeo.
notice-error = Não é possível mostrar este vídeo.
notice-retry = Tentar novamente

consent-required = Este vídeo vem de { LENGTH($host) ->
    [0] outro serviço
   *[other] { $host }
  }, que pode armazenar dados no seu dispositivo.
consent-denied = Este vídeo não é mostrado porque você não o permitiu.
consent-allow = { LENGTH($host) ->
    [0] Permitir e mostrar o vídeo
   *[other] Permitir e mostrar o vídeo de { $host }
  }

code-code = Código de incorporação: { $format }
code-copy = Copiar o código
code-copied = Código copiado.
code-selected = O código está selecionado. Copie-o com o teclado.
code-unavailable = Não é possível gerar este código.

player-player = Reprodutor de vídeo
player-empty = Não há nenhum vídeo aqui.
player-processing = Este vídeo está em preparação. Volte mais tarde.
player-failed = Não foi possível preparar este vídeo.
player-error = Não é possível reproduzir este vídeo aqui.
player-network = Não foi possível carregar o vídeo. Verifique a conexão.
player-destroyed = O reprodutor foi fechado.
player-retry = Tentar novamente
player-play = Reproduzir
player-pause = Pausar
player-unmute = Ativar o som
player-fullscreen = Tela cheia
player-watermark = Site do veículo (abre em uma nova aba)
player-waiting = Carregando…
player-mute = Desativar o som
player-volume = Volume do som
player-seek = Posição de reprodução
player-captions = Legendas
player-captions-off = Desativadas
player-exit-fullscreen = Sair da tela cheia
player-picture-in-picture = Imagem na imagem
player-exit-picture-in-picture = Sair da imagem na imagem
player-live = Ao vivo
player-seek-to-live = Voltar ao vivo
player-playing-live = Reprodução ao vivo
player-time-of = { $time } de { $duration }

ads-advertisement = Publicidade
ads-position = { $index } de { $count }
ads-play = Reproduzir o anúncio
ads-pause = Pausar o anúncio
ads-mute = Desativar o som do anúncio
ads-unmute = Ativar o som do anúncio
ads-visit = Visitar o site do anunciante
ads-skip-in = Pular em { $seconds }
ads-skip = Pular anúncio
ads-close = Fechar o anúncio
ads-captions = Legendas do anúncio
ads-close-picture = Voltar ao anúncio
ads-started = Um anúncio começou.
ads-ended = O anúncio terminou.

scroll-region = Reprodutor de vídeo flutuante
scroll-close = Fechar o vídeo flutuante
scroll-back = O vídeo continua no canto. Assistir aqui
