### Texts of the ad tag debugger.

## All parts

copied = Copiado.
more = Mostrar { $next } más de { $rest }
more-characters = Mostrar más (quedan { $rest ->
    [one] { $rest } carácter
   *[other] { $rest } caracteres
  })

## Parts that are loaded when they are opened

panel-loading = Cargando…
panel-failed = No se ha podido cargar esta parte. Compruebe la conexión.
panel-retry = Reintentar

## Sections of the evidence

section-tags = Tags de anuncio
section-slots = Espacios y dispositivos
section-findings = Observaciones
section-tag = Tag de anuncio
section-chain = Solicitudes
section-media = Archivos multimedia
section-trackers = Píxeles de seguimiento
section-additions = Companions e iconos
section-context = Contexto
section-consent = Con otro consentimiento
section-google = Parámetros de Google Ad Manager
section-players = Otros reproductores

## Input

input-label = ¿Qué no se reproduce?
input-placeholder = Pegue un tag de anuncio, un embed o su código, VAST, VMAP, un archivo HAR o un código de error. O suelte un archivo.
input-file = Abrir un archivo
input-clear = Borrar
input-undo = Deshacer
input-redo = Rehacer
input-tags = { $count ->
    [one] { $count } tag de anuncio encontrado
   *[other] { $count } tags de anuncio encontrados
  }. Comprobar:
input-all-tags = todos
input-waterfall = todos, como waterfall
input-drop = Suelte el archivo para comprobarlo.
input-from-page = Se comprueba el embed de esta página.
input-not-loaded = No se puede cargar el embed de esta página. Compruebe la dirección en src, o pegue el embed.
input-too-large = El archivo supera los { $megabytes } MB. Quite lo que no pertenezca a la solicitud de anuncio.
input-unreadable = No se puede leer el archivo. Guárdelo como texto UTF-8 y ábralo de nuevo.
input-excerpt = El campo muestra los primeros { $shown } de { $total } caracteres; se comprueban todos. Pegue otro texto para sustituirlos.

## Verdict

verdict-heading = Diagnóstico
verdict-owner-publisher = Editor
verdict-owner-ad-server = Servidor de anuncios
verdict-owner-network = Red publicitaria
verdict-owner-advertiser = Anunciante
verdict-owner-browser = Navegador
verdict-owner-consent = Plataforma de consentimiento
verdict-owner-nobody = Todo correcto
verdict-owner-unknown = Aún no se sabe
verdict-who-acts = Quién actúa: { $owner }
verdict-next-step = Siguiente paso
verdict-copy = Copiar el diagnóstico
verdict-checking = Comprobando…
verdict-requesting = Esperando al servidor de anuncios…
verdict-press-request = Pulse «{ $button }», o pegue la respuesta del servidor de anuncios.
verdict-recorded = Grabado
verdict-recording-case = { LENGTH($date) ->
    [0] Archivo de caso
   *[other] Archivo de caso del { $date }
  }
verdict-recording-record = { LENGTH($date) ->
    [0] Grabación de una página
   *[other] Grabación de una página del { $date }
  }
verdict-check-live = Comprobar de nuevo en vivo
verdict-empty = Todavía no hay nada que comprobar.
verdict-failed = No se puede comprobar la entrada por un fallo del depurador. Cópiela en un informe de error.
verdict-kind-ad-tag = Tag de anuncio
verdict-kind-embed = Objeto embed
verdict-kind-embed-code = Código de inserción
verdict-kind-vast = Documento VAST
verdict-kind-vmap = Documento VMAP
verdict-kind-response = Respuesta que no es VAST
verdict-kind-har = Archivo HAR
verdict-kind-command = Salida de un comando
verdict-kind-charles = Sesión de Charles
verdict-kind-error-code = Código de error
verdict-kind-case = Archivo de caso
verdict-kind-unknown = Entrada desconocida
verdict-request = Solicitar el anuncio a { $hosts }
verdict-request-note = Cuenta como solicitud de anuncio. No se llama a ningún tracker, y de los archivos multimedia solo se pide la cabecera. Sin respuesta se repite hasta dos veces, y se prueba otra dirección del host, para saber por qué.
verdict-again = Solicitar de nuevo
verdict-outdated = Las respuestas de abajo son de un contexto anterior.

## Exports

export-report = Copiar el informe
export-case-file = Guardar el archivo de caso
export-link = Copiar el enlace
export-not-copied = El navegador no permite copiar. Seleccione el texto y cópielo.
export-saved = Guardado.
export-link-too-long = La entrada es demasiado larga para un enlace. Guarde un archivo de caso en su lugar.
export-link-copied = Copiado.
export-link-omits = El enlace no incluye: { $names }.
export-in-input = cadenas de consentimiento e identificadores del texto pegado

## Slots and devices

slot-caption = Cada espacio publicitario en ambos dispositivos, y lo que ocurre allí
slot-heading = Espacio
slot-device-desktop = Ordenador
slot-device-mobile = Móvil
slot-name-preroll = Pre-roll
slot-name-midroll = Mid-roll
slot-name-postroll = Post-roll
slot-name-overlayInitial = Overlay inicial
slot-name-overlayMain = Overlay principal
slot-empty = vacío
slot-hosted = anuncio de vídeo alojado
slot-unknown-ad = tipo de anuncio desconocido
slot-no-tag = sin tag
slot-comparison-none = vacío en ambos
slot-comparison-desktop-only = solo ordenador
slot-comparison-mobile-only = solo móvil
slot-comparison-same = igual en ambos
slot-comparison-different = diferente
slot-not-requested = no solicitado
slot-no-url = sin solicitud
slot-result-linear = se reproduce
slot-result-non-linear = se muestra el overlay
slot-result-playlist = lista VMAP
slot-failure = { $code ->
    [303] sin anuncio · { NUMBER($code, useGrouping: 0) }
   *[other] falla · { NUMBER($code, useGrouping: 0) }
  }
slot-show = Mostrar { $title }
slot-step = { $index } de { $count }
slot-tag = Tag de anuncio { $number }
slot-check-only = Comprobar solo este
slot-requested-first = se solicita primero
slot-requested-next = se solicita si el tag anterior no tiene un anuncio reproducible
slot-untitled = Sin título
slot-midroll-at = en { $time }
slot-midroll-unknown = en un momento desconocido
slot-skip-after = se puede saltar después de { $seconds } s
slot-appears = aparece después de { $seconds } s
slot-stays = permanece { $seconds } s
slot-stays-until-end = permanece hasta el final
slot-video = Vídeo
slot-click = Destino del clic
slot-poster = Imagen de vista previa
slot-none = ninguno

## Ad tag

tag-template = Plantilla
tag-request = Solicitud
tag-no-request = No se envía ninguna solicitud: no es una URL http o https válida.
tag-copy-url = Copiar la URL
tag-copy-template = Copiar el tag
tag-placeholders = Cada marcador con su valor y el motivo
tag-no-placeholders = El tag no tiene marcadores.
tag-column-placeholder = Marcador
tag-column-value = Valor
tag-column-reason = Motivo
tag-unchanged = sin cambios
tag-empty-value = (vacío)
tag-encoded-as = codificado como
tag-differs = diferente
tag-to-row = Marcador { $number }, { $placeholder }: mostrar el motivo
tag-to-mark = { $number }: mostrar en el tag
tag-status-replaced = sustituido
    .reason = {""}
tag-status-unknown-value = desconocido
    .reason = No se conoce el valor: vale -1, como exige VAST.
tag-status-withheld = retenido
    .reason = El consentimiento no permite compartir el valor: vale -2.
tag-status-no-rule = sin cambios
    .reason = Ninguna regla de sustitución y ninguna macro tiene este nombre.
tag-status-unknown-rule = sin cambios
    .reason = Su regla de sustitución nombra una regla desconocida.
tag-status-no-value = sin cambios
    .reason = El nombre es conocido, pero aquí no hay ningún valor.
tag-status-ad-server = sin cambios
    .reason = Solo un servidor de anuncios puede sustituirlo.
tag-status-not-allowed-here = rechazado
    .reason = Un valor aquí podría enviar la solicitud a otro servidor o ruta.
tag-source-time = la hora
tag-source-random = el número aleatorio
tag-source-page = la página
tag-source-embed = el embed
tag-source-content = el vídeo o directo
tag-source-player = el reproductor
tag-source-slot = la pausa publicitaria
tag-source-device = el dispositivo
tag-source-app = la aplicación
tag-source-consent = el consentimiento
tag-source-event = un evento del anuncio
tag-source-response = la respuesta del servidor de anuncios
tag-source-template = el valor predeterminado del marcador
tag-source-values = los valores proporcionados
tag-rule = { LENGTH($name) ->
    [0] Regla de sustitución
   *[other] Regla de sustitución { $name }
  }
tag-macro = { LENGTH($name) ->
    [0] Macro de anuncio
   *[other] Macro de anuncio { $name }
  }
tag-from = fuente: { $source }

## Requests and documents

chain-hop = Solicitud { $number }
chain-pasted = El documento pegado
chain-no-response = sin respuesta
chain-type = Tipo de contenido
chain-cors = CORS
chain-cors-verdict-same-origin = mismo origen
chain-cors-verdict-with-credentials = permitida con cookies
chain-cors-verdict-without-credentials = permitida sin cookies
chain-cors-verdict-refused = rechazada, o el servidor no está disponible
chain-cors-verdict-not-applicable = no procede
chain-cookies = Cookies
chain-cookies-sent = enviadas
chain-cookies-not-sent = no enviadas
chain-document = Documento
chain-ad-systems = Sistemas de anuncios
chain-redirected = Redirigida a
chain-macros = { $count ->
    [one] { $count } macro sustituida
   *[other] { $count } macros sustituidas
  }{ $kept ->
    [0] {""}
   *[other] , { $kept } sin cambios
  }
chain-stopped = Se detuvo aquí · { NUMBER($code, useGrouping: 0) }
chain-response = Cuerpo
chain-truncated = Los primeros { $shown } de { $total } caracteres.
chain-total = { $milliseconds } ms en total
chain-not-requested = El tag no se ha solicitado.

## Findings and repairs

finding-severity-error = fallo
finding-severity-warning = advertencia
finding-severity-info = nota
finding-count-error = { $count ->
    [one] { $count } fallo
   *[other] { $count } fallos
  }
finding-count-warning = { $count ->
    [one] { $count } advertencia
   *[other] { $count } advertencias
  }
finding-count-info = { $count ->
    [one] { $count } nota
   *[other] { $count } notas
  }
finding-none = Nada que señalar.
finding-apply = Aplicar
finding-applied = La corrección se ha aplicado a la entrada.
finding-undo = Deshacer
finding-copy-tag = Copiar el tag
finding-copy-rules = Copiar replace_rules
finding-copy-input = Copiar la entrada
finding-copy-diff = Copiar el diff
finding-input = la entrada
finding-line = línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }

## Context

context-group-desktop = Ordenador
context-group-mobile = Móvil
context-group-page = Página
context-group-player = Reproductor
context-group-consent = Consentimiento
context-group-time = Hora
context-field-ua = Agente de usuario
context-field-size = Tamaño del reproductor, px
context-field-lmt = Limitar el seguimiento
context-field-ifa = Identificador de publicidad (IFA)
context-field-ifa-type = Tipo de IFA
context-field-ip = Dirección IP
context-field-lat-long = Latitud, longitud
context-field-page-url = URL de la página
context-field-referrer = Página de referencia
context-field-page-title = Título de la página
context-field-language = Idioma
context-field-correlator = Valor de correlator
context-field-label = Etiqueta del bulk
context-field-companions = Muestra companions
context-field-playhead = Posición, s
context-field-muted = Sin sonido
context-field-mime = Tipos de medios admitidos
context-field-gdpr = Se aplica el TCF
context-field-coppa = Se aplica COPPA
context-field-tc-string = Cadena TC
context-field-gpp = Cadena GPP
context-field-gpp-sid = Secciones GPP
context-field-usp = Cadena US privacy
context-field-addtl = Cadena AC de Google
context-field-withheld = Retenidos por el consentimiento
context-field-moment = Modo
context-field-random = Número aleatorio
context-field-now = Hora
context-flag-unknown = Desconocido
context-flag-yes = Sí
context-flag-no = No
context-moment-live = En vivo
context-moment-fixed = Fija
context-unknown-value = desconocido
context-keep = Mantener los valores actuales
context-reset = Restablecer
context-tcf-unknown = TCF desconocido
context-tcf-yes = se aplica el TCF
context-tcf-no = no se aplica el TCF
context-withheld = retenido: { $names }
context-nothing-withheld = nada retenido
