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
player-watermark = Site do publisher (abre em uma nova aba)
player-waiting = Carregando…

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

controls-play = Reproduzir
controls-pause = Pausar
controls-mute = Desativar o som
controls-unmute = Ativar o som
controls-captions = Legendas
controls-off = Desativadas
controls-enable-captions = Ativar as legendas
controls-disable-captions = Desativar as legendas
controls-enter-fullscreen-mode = Tela cheia
controls-exit-fullscreen-mode = Sair da tela cheia
controls-enter-picture-in-picture-mode = Imagem na imagem
controls-exit-picture-in-picture-mode = Sair da imagem na imagem
controls-spoken-play = reproduzir
controls-spoken-pause = pausar
controls-spoken-mute = desativar o som
controls-spoken-unmute = ativar o som
controls-volume = volume do som
controls-seek = posição de reprodução
controls-spoken-captions = legendas
controls-spoken-enter-fullscreen-mode = tela cheia
controls-spoken-exit-fullscreen-mode = sair da tela cheia
controls-spoken-enter-picture-in-picture-mode = imagem na imagem
controls-spoken-exit-picture-in-picture-mode = sair da imagem na imagem
controls-video-player = reprodutor de vídeo
controls-media-loading = carregando
controls-playback-time = tempo de reprodução
controls-live = ao vivo
controls-seek-to-live = voltar ao vivo
controls-playing-live = reprodução ao vivo
controls-hour = hora
controls-hours = horas
controls-minute = minuto
controls-minutes = minutos
controls-second = segundo
controls-seconds = segundos
controls-time-remaining = faltam { "{time}" }
controls-time-of-total = { "{currentTime}" } de { "{totalTime}" }
controls-time-unknown = vídeo não carregado, duração desconhecida.
