### Why a request, an ad or a media file fails, and why a media file is chosen or not.

## Requests

no-ad = O servidor de anúncios não tem anúncio.
request-timeout = O servidor de anúncios não respondeu a tempo.
request-status = O servidor de anúncios respondeu com o status { NUMBER($status, useGrouping: 0) }.
request-unreachable = O servidor de anúncios está inacessível, ou a resposta dele não tem cabeçalho CORS.
request-mixed = Uma URL http não pode ser solicitada em uma página https.
request-cors = A resposta do servidor de anúncios não tem nenhum cabeçalho CORS que permita à página lê-la.
request-cors-several = O servidor indicou várias origens no cabeçalho CORS, o que os navegadores recusam.
request-redirect = O servidor de anúncios redireciona para um endereço que não pode ser solicitado.
request-redirect-loop = O servidor de anúncios redireciona em loop, mais de 20 vezes.
request-private = A solicitação leva a um endereço de uma rede privada, o que não foi permitido.
request-dns = O nome de host do servidor de anúncios não pode ser resolvido (DNS).
request-refused = O servidor de anúncios recusou a conexão.
request-tls = O certificado do servidor de anúncios não é válido, ou o handshake TLS dele falhou.
request-no-route = Não há conexão com o servidor de anúncios.
request-clock = O relógio deste dispositivo está errado, por isso ele considera inválido o certificado do servidor de anúncios.
request-sinkhole = Um filtro de DNS ou o arquivo hosts dá outro endereço para o servidor de anúncios.
request-offline = Este dispositivo está sem conexão de rede.
request-resolver = Nenhum servidor DNS respondeu pelo nome de host do servidor de anúncios.
request-cookie-loop = O servidor de anúncios redireciona em loop, porque o cookie dele não volta.
request-reset = O servidor de anúncios fechou a conexão sem responder.
request-cut-off = A conexão foi interrompida antes do fim da resposta.
request-encoding = A resposta não pode ser descompactada: o cabeçalho Content-Encoding não corresponde ao conteúdo.
request-policy = A Content Security Policy da página não permite solicitações ao servidor de anúncios.
request-redirected = O servidor de anúncios redireciona para um endereço que não responde.
request-host-answers = O servidor de anúncios responde a outras solicitações, mas não a esta.
request-no-answer = O servidor de anúncios não responde.
request-protocol = A resposta do servidor de anúncios não é HTTP válido.
request-other = O servidor de anúncios está inacessível.
request-canceled = A solicitação foi cancelada.
request-no-time = Não resta tempo para solicitar a tag de anúncio.
tag-not-web = A tag de anúncio não é uma URL http(s).
tag-without-url = A tag de anúncio não produz nenhuma URL.

## Responses

document-size = A resposta tem mais de { $limit } bytes.
document-type = A resposta tem um tipo de documento antes do elemento raiz.
not-xml = A resposta não é XML bem formado.
trusted-types = A leitura da resposta exige a política de Trusted Types media-embed, que a página não permite.
not-vast = O elemento raiz da resposta é <{ $root }>, não <VAST>.
vast-version = A resposta é VAST { $version }; as versões 2 a 4 são aceitas.
ad-no-content = O anúncio não tem nem <InLine> nem <Wrapper>.
ad-no-creative = O anúncio não tem criativo.
ad-only-companions = O anúncio não tem nem um criativo linear nem um não linear.
category-blocked = Um wrapper bloqueia a categoria do anúncio.

## Wrappers

wrapper-no-tag = O wrapper não tem URL de tag de anúncio.
wrapper-tag-not-web = A tag do wrapper não é uma URL que possa ser solicitada.
wrapper-tag-relative = A tag do wrapper é relativa, e o documento dela não tem URL.
wrapper-circle = Os wrappers formam um loop.
wrapper-forbidden = Um wrapper do anúncio proíbe outros wrappers.
wrapper-limit = O anúncio está dentro de mais de { $limit } wrappers.
document-limit = A tag de anúncio leva a mais de { $limit } documentos.

## VMAP

vmap-version = A resposta é VMAP { $version }; a versão 1 é aceita.
vmap-offset-position = Um intervalo comercial do documento VMAP tem uma posição (#…) como timeOffset. Escreva um tempo ou uma porcentagem: o player não define posições de intervalo.
vmap-offset = Um intervalo comercial do documento VMAP não tem um timeOffset válido. Escreva hh:mm:ss, uma porcentagem de até 100%, start ou end.
vmap-break-type = Um intervalo comercial do documento VMAP não é nem linear nem nonlinear. O player não mostra anúncios de display.
vmap-template-type = O templateType de um AdTagURI não é VAST 2, 3 ou 4.
vmap-custom-data = CustomAdData não é aceito. Use VASTAdData ou AdTagURI.
vmap-empty-source = Um AdSource não tem nem VASTAdData nem AdTagURI.
vmap-tag-not-web = O AdTagURI de um intervalo comercial não é uma URL http(s).

## Ads in the player

unexpected = O anúncio falhou de forma inesperada.
slot-linear = O anúncio é um overlay, mas o espaço é para anúncios lineares.
slot-overlay = O anúncio é linear, mas o espaço é para overlays.
only-interactive = O anúncio só tem uma unidade interativa (VPAID).
no-playable-file = O navegador não pode reproduzir nenhum arquivo de mídia do anúncio.
companion-not-shown = A página não mostra um companion obrigatório.
overlay-too-large = O overlay não cabe no player.
overlay-empty = O anúncio não tem nem imagem nem texto.
overlay-picture = A imagem do overlay não pode ser carregada.
media-status = O arquivo de mídia respondeu com o status { NUMBER($status, useGrouping: 0) }.
media-type = O arquivo de mídia é { $type }, que não é mídia.
media-empty = O arquivo de mídia tem { $bytes ->
    [1] 1 byte
   *[other] { $bytes } bytes
  }, poucos demais para um vídeo.
media-mixed = O arquivo de mídia é http, mas a página é https.
media-unreachable = Não há conexão com o servidor do arquivo de mídia.
media-other-site = O servidor do arquivo de mídia proíbe que páginas de outros sites o mostrem.
media-timeout = O arquivo de mídia do anúncio demorou demais para carregar.
media-no-time = Os arquivos de mídia anteriores esgotaram o tempo.
media-not-loaded = O arquivo de mídia do anúncio não pode ser carregado.
media-not-played = O arquivo de mídia do anúncio não pode ser reproduzido.
media-policy = A Content Security Policy da página não permite o arquivo de mídia do anúncio ({ $directive }).
autoplay-refused = O navegador não permite que o anúncio seja reproduzido.
video-ad-without-url = O anúncio em vídeo não tem URL.
ad-not-overlay = O objeto de anúncio não é para um overlay.
ad-kind-unknown = O tipo do objeto de anúncio é desconhecido.
page-timeout = A página não respondeu a tempo.
page-rejected = A promise com que a página respondeu foi rejeitada.
page-response = A resposta da página não é nem uma URL http(s) nem o texto de um documento VAST ou VMAP.
ads-code-timeout = O código dos anúncios ainda não estava carregado após { $ms } ms.
companion-code-missing = O código dos companions do anúncio não pôde ser carregado.
ads-silent = Os anúncios não mostraram nada a tempo, por isso o player os abandonou.

## IMA SDK

ima-error = { $text }
ima-failed = O SDK do IMA falhou.
ima-no-code = O SDK do IMA não informou nenhum código de erro.
ima-no-ad = O SDK do IMA não iniciou nenhum anúncio.
ima-slot = O anúncio é linear em um espaço para overlays, ou o contrário.
ima-only-tags = O SDK do IMA só reproduz tags de anúncio.
ima-playlist = A tag de anúncio de um overlay leva a uma playlist VMAP, que o SDK do IMA não pode mostrar como overlay. Coloque a tag em um preroll.

## Media files

file-over-limit = A taxa de bits dele, de { $bitrate } kbit/s, passa de { $limit } kbit/s.
file-higher-over-limit = Todos os arquivos passam de { $limit } kbit/s, e o arquivo escolhido tem uma taxa de bits mais baixa.
file-size-worse = O tamanho do arquivo escolhido combina melhor com o player de { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixels.
file-bitrate-lower = O arquivo escolhido combina igualmente bem com o player e tem uma taxa de bits mais alta.
file-later = O arquivo escolhido combina igualmente bem com o player e vem primeiro.
file-only-within-limit = É o único arquivo reproduzível dentro de { $limit } kbit/s.
file-lowest-over-limit = Todos os arquivos passam de { $limit } kbit/s, e este tem a taxa de bits mais baixa.
file-size-best = O tamanho dele é o que melhor combina com o player de { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixels.
file-bitrate-best = Dos arquivos cujo tamanho melhor combina com o player, é o de maior taxa de bits.
file-first = É o primeiro dos arquivos que melhor combinam com o player.
file-only = É o único arquivo reproduzível.
file-code = O player não executa código de { $framework }.
file-type-unknown = O arquivo não tem tipo, e a URL dele não tem uma extensão que o player conheça.
file-type-not-played = O navegador não reproduz { $type }.
file-ad-not-played = O anúncio não é exibido neste espaço.
