### Texts of the parts of the ad tag debugger that are loaded when they are opened.

## Ads, media files and trackers

ad-name = Anuncio { $number }{ LENGTH($title) ->
    [0] {""}
   *[other] : { $title }
  }
ad-no-ads = La respuesta no tiene ningún anuncio.
ad-file = Archivo
ad-format = Tipo
ad-size = Tamaño
ad-bitrate = Tasa de bits
ad-verdict = En el reproductor
ad-chosen = elegido
ad-playable = reproducible
ad-not-playable = no reproducible
ad-check-found = archivo encontrado
ad-check-missing = falta el archivo{ $status ->
    [0] {""}
   *[other] {" "}· { NUMBER($status, useGrouping: 0) }
  }
ad-check-not-media = no es un archivo multimedia
ad-check-empty = vacío o demasiado corto
ad-check-mixed-content = http, bloqueado en páginas https
ad-check-unreachable = sin conexión con su servidor
ad-check-other-site = prohibido para páginas de otros sitios
ad-check-not-checked = {""}
ad-duration = Duración
ad-skippable = Se puede saltar después de
ad-refused = El anuncio tiene código { $code }, que el reproductor no ejecuta.
ad-event = Evento
ad-when = Momento
ad-count = Píxeles
ad-time-at = en { $time }
ad-time-viewable = después de { $seconds } s visible
ad-time-shown = al mostrarse
ad-time-removed = al retirarse
ad-time-action = solo si ocurre
ad-time-late = no corresponde: después del final del anuncio
ad-not-due = no corresponde: el anuncio no se reproduce
ad-urls = { $count } URL
ad-companions = Anuncios companion
ad-required-all = Deben mostrarse todos, o el anuncio no se reproduce.
ad-required-any = Debe mostrarse uno, o el anuncio no se reproduce.
ad-required-none = El anuncio se reproduce sin ellos.
ad-icons = Iconos
ad-captions = Subtítulos
ad-no-additions = El anuncio no tiene companions, iconos ni subtítulos.
ad-no-trackers = El anuncio no tiene píxeles de seguimiento.
ad-error-trackers = Errores que comunicaría un reproductor
ad-audit-due = Previsto
ad-audit-requested = Llamado
ad-audit-result = Resultado
ad-audit-result-requested = según lo previsto
ad-audit-result-not-due = no corresponde
ad-audit-result-missing = falta
ad-audit-result-duplicate = demasiadas veces
ad-audit-result-unexpected = nunca previsto
ad-audit-result-refused = no es una URL
ad-audit-none = La grabación no tiene píxeles de seguimiento.

## Context

context-expected-size = Escriba ancho x alto en píxeles, por ejemplo 640x360. Hasta entonces no se conoce el tamaño.
context-expected-ip = Escriba una dirección IPv4 o IPv6, por ejemplo 203.0.113.7. El valor se usa tal cual.
context-expected-lat-long = Escriba latitud y longitud en grados, por ejemplo 45.44, 12.33. Hasta entonces no se conoce la ubicación.
context-expected-page-url = Escriba la URL http o https completa. El valor se usa tal cual.
context-expected-referrer = Escriba la URL http o https completa. El valor se usa tal cual.
context-expected-language = Escriba un código de idioma, por ejemplo en o it-CH. El valor se usa tal cual.
context-expected-correlator = Escriba un número entero. Los demás valores son desconocidos.
context-expected-playhead = Escriba segundos, por ejemplo 12.5. Los demás valores son desconocidos.
context-expected-mime = Escriba tipos de medios separados por comas, por ejemplo video/mp4.
context-expected-tc-string = No es una cadena TC de la versión 2. El valor se usa tal cual.
context-expected-gpp = No es una cadena GPP. El valor se usa tal cual.
context-expected-gpp-sid = Escriba id de secciones GPP separados por comas, por ejemplo 2, 6.
context-expected-usp = Escriba una cadena US privacy, por ejemplo 1YNN. El valor se usa tal cual.
context-expected-addtl = Escriba una cadena AC, por ejemplo 1~70.89. El valor se usa tal cual.
context-expected-random = Escriba un número desde 0 y menor que 1, por ejemplo 0.42. Hasta entonces el número es el actual.
context-expected-now = Escriba una hora en ISO 8601, por ejemplo 2026-08-29T20:15:00Z. Hasta entonces la hora es la actual.

## Under other consent

consent-note = Lo que llevaría este tag con usuarios que eligieron otra cosa. Las cadenas son ejemplos.
consent-scenario-page = Este contexto
    .meaning = como en el contexto de arriba
consent-scenario-granted = Concedido
    .meaning = el usuario lo aceptó todo
consent-scenario-refused = Rechazado
    .meaning = el usuario lo rechazó todo
consent-scenario-no-platform = Sin CMP
    .meaning = la página no tiene plataforma de consentimiento
consent-scenario-late = Tarde
    .meaning = la CMP no respondió a tiempo
consent-scenario-us-opt-out = Exclusión en EE. UU.
    .meaning = el usuario rechazó la venta y la cesión
consent-scenario-child-directed = Para niños
    .meaning = el contenido va dirigido a niños
consent-parameter = Parámetro
consent-unchanged = El consentimiento no cambia nada en este tag.
consent-decoded = Decodificado
consent-no-strings = sin cadena de consentimiento
consent-apply = Usar
consent-use = Usar «{ $scenario }» como contexto
consent-kept = se deja tal cual

## Parameters of Google Ad Manager

google-note = Edite un valor para cambiar el tag de arriba. Los elementos de las listas se separan con comas.
google-name = Parámetro
google-meaning = Significado
google-value = Valor
google-nested = Clave-valor en cust_params
google-unknown = No es un parámetro documentado.
google-wrong-form = no tiene esta forma
google-placeholder = marcador
google-legacy = ya no tiene efecto
google-html-escaped = El tag se copió de HTML: aquí &amp; se lee como &.
google-unescape = Escribir & en el tag

## Other players

player-note = Lo que solicitarían otros reproductores con el mismo tag y contexto. Las diferencias están marcadas.
player-that = El otro reproductor
player-own = Este reproductor
player-same = misma solicitud
player-no-request = sin solicitud
player-why = Diferencias y motivos
player-differences = { $count ->
    [one] { $count } diferencia
   *[other] { $count } diferencias
  }
player-kind-different = diferente
player-kind-kept = sin cambios
player-kind-unknown = valor propio
player-omitted = omitido

## Meanings of the parameters of Google Ad Manager

google-parameter-iu = La red y el bloque de anuncios.
google-parameter-sz = Los tamaños del reproductor en píxeles.
google-parameter-env = El entorno de la solicitud: vp es vídeo.
google-parameter-gdfp_req = La solicitud es para Google Ad Manager.
google-parameter-output = El formato de la respuesta.
google-parameter-unviewed_position_start = Cuenta una impresión solo cuando el anuncio se muestra.
google-parameter-url = La página con el reproductor.
google-parameter-description_url = La página que describe el vídeo.
google-parameter-correlator = Un número aleatorio que comparten todas las solicitudes de una visita a la página, y ninguna otra visita.
google-parameter-vpmute = Si el reproductor empieza sin sonido.
google-parameter-plcmt = La ubicación del vídeo, como la numera el IAB.
google-parameter-vpa = Si el vídeo empieza solo o con un clic.
google-parameter-ott_placement = La ubicación en un televisor conectado.
google-parameter-vpos = La posición de la pausa publicitaria.
google-parameter-vconp = Si sigue más contenido sin que el usuario haga nada.
google-parameter-aconp = Si el contenido de audio se reproduce de forma continua.
google-parameter-vid_d = La duración del contenido.
google-parameter-hl = El idioma de los anuncios.
google-parameter-omid_p = El socio de Open Measurement.
google-parameter-dth = El tipo de dispositivo.
google-parameter-givn = El nonce de las bibliotecas de acceso programático.
google-parameter-wta = Si el reproductor puede mostrar el icono de AdChoices.
google-parameter-gdpr = Si se aplica el RGPD.
google-parameter-gdpr_consent = El consentimiento del usuario.
google-parameter-addtl_consent = El consentimiento para los proveedores de tecnología publicitaria de Google que no están en la Global Vendor List.
google-parameter-us_privacy = La cadena de privacidad de EE. UU.
google-parameter-gpp = La cadena de Global Privacy Platform.
google-parameter-gpp_sid = Las secciones de la cadena GPP que se aplican.
google-parameter-tfcd = Si el contenido se dirige a niños.
google-parameter-npa = Si los anuncios no deben personalizarse.
google-parameter-rdp = Si el tratamiento de datos está restringido, para estados de EE. UU.
google-parameter-ltd = Si solo se permiten anuncios limitados, sin cookies.
google-parameter-cust_params = Pares clave-valor para la segmentación.
google-parameter-ad_rule = Si la respuesta es una lista de pausas publicitarias; necesita output=vmap.
google-parameter-ciu_szs = Los tamaños de los companions.
google-parameter-cmsid = La fuente de contenido del vídeo.
google-parameter-vid = El identificador del vídeo en esa fuente.
google-parameter-vid_t = El título del vídeo.
google-parameter-ppid = Un identificador del usuario que proporciona el editor.
google-parameter-pod = El número de la pausa publicitaria.
google-parameter-ppos = La posición del anuncio en su pausa.
google-parameter-mridx = El número del midroll.
google-parameter-pmnd = La duración mínima de una pausa publicitaria.
google-parameter-pmxd = La duración máxima de una pausa publicitaria.
google-parameter-pmad = El máximo de anuncios en una pausa.
google-parameter-min_ad_duration = La duración mínima de un anuncio.
google-parameter-max_ad_duration = La duración máxima de un anuncio.
google-parameter-excl_cat = Etiquetas de anuncios que no se desean.
google-parameter-nofb = Si los anuncios de reserva están desactivados.
google-parameter-vad_type = El tipo de anuncios.
google-parameter-allcues = Las posiciones de todas las pausas publicitarias, en milisegundos.
google-parameter-lip = Si esta es la última pausa del contenido.
google-parameter-scor = Un número que comparten todas las solicitudes de una emisión de vídeo.
google-parameter-trt = El tipo de tráfico: comprado u orgánico.
google-parameter-rdid = El identificador publicitario del dispositivo.
google-parameter-idtype = La clase de identificador publicitario.
google-parameter-is_lat = Si el dispositivo limita el seguimiento publicitario.
google-parameter-msid = El identificador de la aplicación.
google-parameter-an = El nombre de la aplicación.
google-parameter-impl = Un parámetro de tags antiguos, sin efecto en el vídeo.
google-parameter-sdkv = La versión del SDK de IMA, que la pone él mismo.
google-parameter-overlay = Un parámetro de tags antiguos para anuncios sobre el contenido.

## Values that a parameter of Google Ad Manager takes

google-form-values = { LIST($values, type: "disjunction") }
google-form-iu = /RED/BLOQUE
google-form-sz = ANCHOxALTO, varios separados por |
google-form-output = vast, xml_vast2 a xml_vast4, vmap, xml_vmap1
google-form-vconp = 1 para reproducción continua, 2 para lo contrario
google-form-hl = una etiqueta de idioma
google-form-omid_p = SOCIO/VERSIÓN
google-form-gdpr_consent = una cadena de la versión 2 de TCF
google-form-addtl_consent = VERSIÓN~IDENTIFICADORES
google-form-us_privacy = 1, y luego tres de Y, N o -
google-form-ciu_szs = tamaños separados por comas
google-form-integer = un número entero
google-form-milliseconds = un número entero de milisegundos
google-form-seconds = un número entero de segundos
google-form-positive = un número entero positivo
google-form-address = una URL http(s)
google-form-integers = números enteros separados por comas

## Names of other players

player-name = { LIST($products) }
player-name-encoded = { LIST($products) }, con uriEncode

## Why another player writes a part of a URL in another way

player-reason-own-random = Este reproductor genera su propio número aleatorio de hasta { $digits } cifras.
player-reason-own-cachebuster = Este reproductor genera su propio cache buster de { $length } letras y cifras.
player-reason-null-variable = Este reproductor escribe una variable de página que es null como el texto «null».
player-reason-unknown-default = Este reproductor descarta el valor predeterminado de una macro que no conoce.
player-reason-undefined-comma = Este reproductor escribe una coma por un valor no definido.
player-reason-curly-brackets = Este reproductor solo sustituye sus propias macros, que van entre llaves.
player-reason-double-underscores = Este reproductor solo sustituye sus propias macros, que van entre guiones bajos dobles.
player-reason-square-brackets = Este reproductor solo sustituye macros entre corchetes.
player-reason-first-occurrence = Este reproductor solo sustituye la primera aparición de una macro, y solo las que conoce.
player-reason-trackers-only = Este reproductor sustituye macros en los trackers, pero no en la URL de un tag de anuncio.
player-reason-repeated = Este reproductor también sustituye marcadores dentro de un valor que acaba de insertar.
player-reason-dollar-sign = Este reproductor lee $& y similares en un valor como parte del texto que rodea el marcador.
player-reason-missing-as-word = Este reproductor escribe un valor que falta como el texto «null» o «undefined».
player-reason-empty = Este reproductor no tiene valor y no escribe nada, donde otros escriben -1 o conservan el marcador.
player-reason-minus-one = Este reproductor envía -1 por una macro del estándar VAST que no tiene valor.
player-reason-filled = Este reproductor rellena un marcador que aquí se conserva.
player-reason-not-withheld = Este reproductor envía un valor que el consentimiento retiene aquí.
player-reason-not-encoded = Este reproductor inserta el valor sin codificarlo.
player-reason-encoded-commas = Este reproductor codifica también las comas de una lista.
player-reason-encoded-once = Este reproductor codifica el valor una sola vez, aunque el texto que lo rodea ya está codificado.
player-reason-other-encoding = Este reproductor codifica otros caracteres del valor.
player-reason-flag-as-word = Este reproductor escribe un sí o un no como palabra.
player-reason-other-value = Este reproductor tiene otro valor para este marcador.
player-reason-unknown-value = Este reproductor tiene un valor propio, que aquí no se conoce.
player-reason-illegal-characters = Este reproductor deja al navegador los caracteres que ninguna URL permite, y este codifica la mayoría.
player-reason-no-parameter = Este reproductor no añade ni rellena este parámetro.
player-reason-removed = Este reproductor quita una macro que no tiene valor.
player-reason-kept-without-value = Este reproductor conserva una macro para la que no tiene valor.
player-reason-cut = Este reproductor corta los valores después de { $max } caracteres.
player-reason-added-parameters = Este reproductor añade vpa y vpmute a los tags de Google Ad Manager.
player-reason-fixed = Este reproductor escribe aquí un valor fijo.
player-reason-late-break = Este reproductor envía 3 para cada pausa después del comienzo del contenido.
player-reason-state = Este reproductor también envía su estado con una solicitud.
player-reason-click-position = Este reproductor nunca comparte la posición de un clic.
player-reason-ima-correlator = El SDK de IMA sustituye el correlator por uno propio.
player-reason-ima-us-privacy = El SDK de IMA añade la cadena de privacidad de EE. UU. de la página, pero no la cadena GPP.
player-reason-ima-no-macros = El SDK de IMA no expande ninguna macro de un tag de anuncio; debe rellenarla la página.

## Why another player sends no request

player-failure-lone-surrogate = Lanza un URIError por un valor con un sustituto suelto.
player-failure-no-value = Lanza un TypeError, porque { $name } no tiene valor.
player-failure-too-long = La URL tendría más de { $max } caracteres.

## What to do after the verdict

step-copy-ad-server = Copiar para el operador del servidor de anuncios
step-copy-network = Copiar para la red publicitaria
step-copy-advertiser = Copiar para el anunciante
step-show = Mostrar las observaciones
step-as-desktop = Solicitar como ordenador
step-as-mobile = Solicitar como móvil
step-as-note = El otro dispositivo cuenta como una solicitud de anuncio, con sus marcadores, tamaños e identificadores; el navegador envía su propio User-Agent.
step-as-same = Ningún marcador de este tag depende del dispositivo: las dos solicitudes son iguales.
rate-ask = Solicitar { $times } veces
rate-note = { $times } veces cuentan como { $times } solicitudes de anuncio, una por segundo; sin respuesta, cada una se repite hasta dos veces.
rate-stop = Parar
rate-filled = { $answers ->
    [0] ninguna respuesta
    [one] anuncios en { $filled } respuesta de { $answers }
   *[other] anuncios en { $filled } respuestas de { $answers }
  }
