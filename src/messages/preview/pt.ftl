### Texts of the preview of an embed, for editors.

## In place of the preview

notice-loading = Carregando o vídeo…
notice-empty = Não há nenhum vídeo aqui.
notice-error = Não é possível mostrar este vídeo.
retry = Tentar novamente

## Player

show-player = Mostrar o player
show-preview = Voltar à pré-visualização
state-processing = O vídeo está em preparação.
state-failed = Não foi possível preparar o vídeo.
state-empty = O embed não tem vídeo.
live = Ao vivo
untitled = Sem título

## Devices, and when ads and the watermark appear on them

device-desktop = Computador
device-mobile = Celular
timeline = Anúncios e marca-d’água
timeline-empty = Sem anúncios.
entry-preroll = Pre-roll
entry-midroll = Mid-roll
entry-postroll = Post-roll
entry-overlay = Sobreposição
entry-watermark = Marca-d’água
time-at = em { $from }
time-between = de { $from } a { $to }
time-until-end = de { $from } até o fim
time-after-end = depois do fim
time-unknown = em um momento desconhecido

## Settings

settings = Configurações
size = Tamanho
size-responsive = largura do contêiner
playback = Reprodução
playback-autoplay = começa automaticamente
playback-on-click = começa com um clique
playback-muted = sem som
playback-with-sound = com som
bar = Barra de controles
bar-visible = sempre visível
bar-hides = oculta-se sozinha
bar-none = oculta
bar-no-seeking = sem avanço nem retrocesso
watermark = Marca-d’água
watermark-none = nenhuma
watermark-always = sempre visível
watermark-seconds = visível por { $seconds } s
watermark-hides = oculta-se com a barra de controles
watermark-opacity = opacidade de { $percent }%
scroll = Modo de rolagem
scroll-off = desativado
scroll-on = flutua durante a rolagem da página
scroll-muted = sem som sob o mouse
scroll-ends = termina com { $events }
skip = Pular anúncios
skip-after = depois de { $seconds } s
skip-never = não é possível

## The bulk that changes the embed on some pages

bulk = Regra bulk
bulk-none = nenhuma
bulk-by-label = pelo seu rótulo
bulk-by-origin = pela origem da página
bulk-by-any = para todas as páginas
bulk-changes = altera { $parts }
bulk-part-size = tamanho
bulk-part-playback = reprodução
bulk-part-controls = controles
bulk-part-look = cores
bulk-part-watermark = marca-d’água
bulk-part-scrollMode = modo de rolagem
bulk-part-ads = anúncios

## Findings

findings = Observações
findings-none = Nada a relatar.
severity-error = Erro
severity-warning = Aviso
severity-info = Observação
