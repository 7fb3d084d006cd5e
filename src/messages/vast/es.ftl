### Why a request, an ad or a media file fails, and why a media file is chosen or not.

## Requests

no-ad = El servidor de anuncios no tiene ningún anuncio.
request-timeout = El servidor de anuncios no respondió a tiempo.
request-status = El servidor de anuncios respondió con el estado { NUMBER($status, useGrouping: 0) }.
request-unreachable = No se puede acceder al servidor de anuncios, o su respuesta no tiene cabecera CORS.
request-mixed = Una URL http no se puede solicitar en una página https.
request-cors = La respuesta del servidor de anuncios no tiene ninguna cabecera CORS que permita a la página leerla.
request-cors-several = El servidor indicó varios orígenes en su cabecera CORS, lo que los navegadores rechazan.
request-redirect = El servidor de anuncios redirige a una dirección que no se puede solicitar.
request-redirect-loop = El servidor de anuncios redirige en bucle, más de 20 veces.
request-private = La solicitud lleva a una dirección de una red privada, lo que no se permitió.
request-dns = El nombre de host del servidor de anuncios no se puede resolver (DNS).
request-refused = El servidor de anuncios rechazó la conexión.
request-tls = El certificado del servidor de anuncios no es válido, o su negociación TLS falló.
request-no-route = No hay conexión con el servidor de anuncios.
request-clock = El reloj de este dispositivo no está en hora, por lo que considera no válido el certificado del servidor de anuncios.
request-sinkhole = Un filtro DNS o el archivo hosts da otra dirección para el servidor de anuncios.
request-offline = Este dispositivo no tiene conexión de red.
request-resolver = Ningún servidor DNS respondió por el nombre de host del servidor de anuncios.
request-cookie-loop = El servidor de anuncios redirige en bucle, porque su cookie no vuelve.
request-reset = El servidor de anuncios cerró la conexión sin responder.
request-cut-off = La conexión se cortó antes del final de la respuesta.
request-encoding = La respuesta no se puede descomprimir: su cabecera Content-Encoding no corresponde a su contenido.
request-policy = La Content Security Policy de la página no permite solicitudes al servidor de anuncios.
request-redirected = El servidor de anuncios redirige a una dirección que no responde.
request-host-answers = El servidor de anuncios responde a otras solicitudes, pero no a esta.
request-no-answer = El servidor de anuncios no responde.
request-protocol = La respuesta del servidor de anuncios no es HTTP válido.
request-other = No se puede acceder al servidor de anuncios.
request-canceled = La solicitud se canceló.
request-no-time = No queda tiempo para solicitar el tag de anuncio.
tag-not-web = El tag de anuncio no es una URL http(s).
tag-without-url = El tag de anuncio no produce ninguna URL.

## Responses

document-size = La respuesta tiene más de { $limit } bytes.
document-type = La respuesta tiene un tipo de documento antes de su elemento raíz.
not-xml = La respuesta no es XML bien formado.
trusted-types = Para leer la respuesta hace falta la política de Trusted Types media-embed, que la página no permite.
not-vast = El elemento raíz de la respuesta es <{ $root }> y no <VAST>.
vast-version = La respuesta es VAST { $version }; se admiten las versiones 2 a 4.
ad-no-content = El anuncio no tiene ni <InLine> ni <Wrapper>.
ad-no-creative = El anuncio no tiene ninguna creatividad.
ad-only-companions = El anuncio no tiene ni una creatividad lineal ni una no lineal.
category-blocked = Un wrapper bloquea la categoría del anuncio.

## Wrappers

wrapper-no-tag = El wrapper no tiene URL de tag de anuncio.
wrapper-tag-not-web = El tag del wrapper no es una URL que se pueda solicitar.
wrapper-tag-relative = El tag del wrapper es relativo, y su documento no tiene URL.
wrapper-circle = Los wrappers forman un bucle.
wrapper-forbidden = Un wrapper del anuncio prohíbe más wrappers.
wrapper-limit = El anuncio está dentro de más de { $limit } wrappers.
document-limit = El tag de anuncio lleva a más de { $limit } documentos.

## VMAP

vmap-version = La respuesta es VMAP { $version }; se admite la versión 1.
vmap-offset-position = Una pausa publicitaria del documento VMAP tiene una posición (#…) como timeOffset. Escriba un tiempo o un porcentaje: el reproductor no define posiciones de pausa.
vmap-offset = Una pausa publicitaria del documento VMAP no tiene un timeOffset válido. Escriba hh:mm:ss, un porcentaje de hasta 100%, start o end.
vmap-break-type = Una pausa publicitaria del documento VMAP no es ni linear ni nonlinear. El reproductor no muestra anuncios de display.
vmap-template-type = El templateType de un AdTagURI no es VAST 2, 3 o 4.
vmap-custom-data = CustomAdData no se admite. Use VASTAdData o AdTagURI.
vmap-empty-source = Un AdSource no tiene ni VASTAdData ni AdTagURI.
vmap-tag-not-web = El AdTagURI de una pausa publicitaria no es una URL http(s).

## Ads in the player

unexpected = El anuncio falló de forma inesperada.
slot-linear = El anuncio es un overlay, pero el espacio es para anuncios lineales.
slot-overlay = El anuncio es lineal, pero el espacio es para overlays.
only-interactive = El anuncio solo tiene una unidad interactiva (VPAID).
no-playable-file = El navegador no puede reproducir ningún archivo multimedia del anuncio.
companion-not-shown = La página no muestra un companion obligatorio.
overlay-too-large = El overlay no cabe en el reproductor.
overlay-empty = El anuncio no tiene ni imagen ni texto.
overlay-picture = La imagen del overlay no se puede cargar.
media-status = El archivo multimedia respondió con el estado { NUMBER($status, useGrouping: 0) }.
media-type = El archivo multimedia es { $type }, que no es multimedia.
media-empty = El archivo multimedia tiene { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
  }, demasiado pocos para un vídeo.
media-mixed = El archivo multimedia es http, pero la página es https.
media-unreachable = No hay conexión con el servidor del archivo multimedia.
media-other-site = El servidor del archivo multimedia prohíbe a las páginas de otros sitios mostrarlo.
media-timeout = El archivo multimedia del anuncio tardó demasiado en cargarse.
media-no-time = Los archivos multimedia anteriores agotaron el tiempo.
media-not-loaded = El archivo multimedia del anuncio no se puede cargar.
media-not-played = El archivo multimedia del anuncio no se puede reproducir.
media-policy = La Content Security Policy de la página no permite el archivo multimedia del anuncio ({ $directive }).
autoplay-refused = El navegador no permite que el anuncio se reproduzca.
video-ad-without-url = El anuncio de vídeo no tiene URL.
ad-not-overlay = El objeto de anuncio no es para un overlay.
ad-kind-unknown = El tipo del objeto de anuncio es desconocido.
page-timeout = La página no respondió a tiempo.
page-rejected = La promesa con la que respondió la página fue rechazada.
page-response = La respuesta de la página no es ni una URL http(s) ni el texto de un documento VAST o VMAP.
ads-code-timeout = El código de los anuncios aún no se había cargado a los { $ms } ms.
companion-code-missing = El código de los companions del anuncio no se pudo cargar.
ads-silent = Los anuncios no mostraron nada a tiempo, así que el reproductor los abandonó.

## IMA SDK

ima-error = { $text }
ima-failed = El SDK de IMA falló.
ima-no-code = El SDK de IMA no indicó ningún código de error.
ima-no-ad = El SDK de IMA no inició ningún anuncio.
ima-slot = El anuncio es lineal en un espacio para overlays, o al revés.
ima-only-tags = El SDK de IMA solo reproduce tags de anuncio.
ima-playlist = El tag de anuncio de un overlay lleva a una lista VMAP, que el SDK de IMA no puede mostrar como overlay. Ponga el tag en un preroll.

## Media files

file-over-limit = Su tasa de bits de { $bitrate } kbit/s supera { $limit } kbit/s.
file-higher-over-limit = Todos los archivos superan { $limit } kbit/s, y el archivo elegido tiene una tasa de bits más baja.
file-size-worse = El tamaño del archivo elegido se ajusta mejor al reproductor de { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } píxeles.
file-bitrate-lower = El archivo elegido se ajusta igual de bien al reproductor y tiene una tasa de bits más alta.
file-later = El archivo elegido se ajusta igual de bien al reproductor y va primero.
file-only-within-limit = Es el único archivo que se reproduce dentro de { $limit } kbit/s.
file-lowest-over-limit = Todos los archivos superan { $limit } kbit/s, y este tiene la tasa de bits más baja.
file-size-best = Su tamaño es el que mejor se ajusta al reproductor de { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } píxeles.
file-bitrate-best = De los archivos cuyo tamaño mejor se ajusta al reproductor, es el de mayor tasa de bits.
file-first = Es el primero de los archivos que mejor se ajustan al reproductor.
file-only = Es el único archivo que se reproduce.
file-code = El reproductor no ejecuta código de { $framework }.
file-type-unknown = El archivo no tiene tipo, y su URL no tiene ninguna extensión que el reproductor conozca.
file-type-not-played = El navegador no reproduce { $type }.
file-ad-not-played = El anuncio no se reproduce en este espacio.
