## All pages

language = Idioma
site-publisher = Revista
site-cms = CMS
site-ad-ops = Publicidad
site-docs = Documentación
loading = Cargando…
try-again = Reintentar
catalogue-error-no-response = El sandbox no ha respondido. Compruebe que sigue en marcha.
catalogue-error-not-found = El sandbox no tiene ningún embed con este identificador. Elija otro.
catalogue-error-wrong-status = El sandbox no ha respondido con el embed. Recargue la página.
catalogue-error-invalid-json = La respuesta del sandbox no es el JSON que esta página espera. Recargue la página.

## Start page

start-skip-link = Ir a las demos
start-intro = Reproduce en una página los embeds de un servicio de publicación de medios, escribe su código para cada CMS y explica sus tags de anuncio.
start-code = Formas de escribirlo
start-copy = Copiar
start-copied = Copiado.
start-not-copied = El navegador no permite copiar. Seleccione el código y cópielo.
start-publisher = Para quien hace el sitio
start-publisher-note = Un reproductor en un artículo con una sola etiqueta y sin saltos de diseño.
start-cms = Para quien integra el CMS
start-cms-note = Buscar un embed, verlo, cambiar sus opciones y copiar su código en cada formato.
start-ad-ops = Para operaciones publicitarias
start-ad-ops-note = Averigüe por qué no se mostró un anuncio, quién debe actuar y qué hay que hacer.
start-guides = Hay una guía para cada perfil en la
start-guides-link = documentación
start-served = Estas páginas las sirve el sandbox, que solo acepta conexiones de este equipo.
start-embeds = Sin clave, sirve los
start-embeds-link = embeds publicados
start-rest = Su interfaz REST está en
start-token = y exige un token de acceso; la clave para obtenerlo aparece en el terminal que inició el sandbox.

## Publisher page

publisher-skip-link = Ir al artículo
publisher-markup = El código HTML
publisher-fields-of-embed = Campos de este embed
publisher-foot = Un artículo ficticio en un periódico ficticio. La página se sirve con una Content Security Policy estricta: sin scripts ni estilos en línea, sin otro origen. Para ver otro embed en la primera figura, añada a la URL
publisher-foot-id = y su identificador público, o su identificador si no lo tiene, como en
publisher-panel = Campos del embed
publisher-fields-label = Campos
publisher-watch = Ver el vídeo
publisher-intro = Los campos de este embed que cambian su reproductor. Todos los demás tienen sus valores predeterminados.
publisher-events = Eventos del reproductor, los últimos primero
publisher-chosen = Embed { $name }, elegido por la URL.
publisher-caused-by = causado por
publisher-ad-position = { $index } de { $count }
publisher-vast-error = error VAST { NUMBER($code, useGrouping: 0) }
publisher-caption-plain-video = Un vídeo en el marco del reproductor alojado, el formato predeterminado. Un script ha dibujado todas las escenas de esta página.
publisher-caption-scroll-mode = Un reproductor en la página con los controles del navegador. Inícielo y desplácese hacia abajo: le sigue hasta que lo cierre o hasta que termine.
publisher-caption-live = Una emisión en directo. Su embed la inicia sin sonido.
publisher-caption-ad-breaks = Con pre-roll, mid-roll y post-roll. El panel muestra sus eventos.
publisher-caption-portrait = Un vídeo vertical. Su recuadro tiene el tamaño final antes de que se cargue nada.
publisher-caption-watermark = El código propio del servicio en un marco aislado, que no tiene acceso a esta página. Con una marca de agua.
publisher-caption-overlays = Se carga cuando se ve la mitad. Unos anuncios overlay aparecen sobre el vídeo unos segundos.
publisher-caption-italian = Solo un póster hasta que haga clic: antes no se carga ninguna parte del reproductor. Con título y subtítulos en italiano; los textos del reproductor siguen el idioma de la figura.
publisher-caption-arabic = Con su identificador público. Los lectores de pantalla leen en el botón el título en árabe y japonés.
publisher-caption-custom-look = Requiere consentimiento: ninguna solicitud va a otro origen antes de que el lector lo permita. Con fondo, colores y subtítulos en dos idiomas.
publisher-caption-autoplay = Empieza automáticamente y sin sonido cuando se ve la mitad, después de un anuncio.
publisher-caption-converting = Un vídeo que todavía se está convirtiendo, con un mensaje.

## What the fields of an embed do, on the publisher page

phrase-seconds = { NUMBER($seconds, style: "unit", unit: "second", unitDisplay: "long") }
phrase-ad-count = { $count ->
    [one] un anuncio
   *[other] { $count } anuncios
  }
phrase-ads = { phrase-ad-count }{ $hosted ->
    [0] {""}
    [one] {" "}({ $hosted } alojado en el servicio)
   *[other] {" "}({ $hosted } alojados en el servicio)
  }{ $fallback ->
    [yes] , con tags de reserva
   *[no] {""}
  }

effect-title = El título del reproductor, salvo que la página ponga otro.
effect-converting = Todavía se está convirtiendo, así que se muestra un mensaje.
effect-conversion-failed = No se pudo convertir, así que se muestra un mensaje.
effect-plays = Se reproduce.
effect-live = Se reproduce en directo: con un distintivo, sin barra de tiempo.
effect-crop = Llena el recuadro y recorta los bordes.
effect-autoplay = Empieza automáticamente; sin sonido si el navegador lo exige.
effect-mute = Empieza sin sonido.
effect-preload = Carga el contenido antes de que empiece la reproducción.
effect-picture-in-picture = Añade un botón de imagen en imagen.
effect-no-bar = Quita la barra de controles.
effect-keeps-bar = Mantiene visible la barra de controles.
effect-no-seeking = Impide avanzar en el vídeo.
effect-background-image = Muestra una imagen en la zona que rodea el vídeo.
effect-floats = Sigue al lector por la página mientras se reproduce.
effect-float-muted = Silencia el reproductor flotante mientras el ratón está encima.
effect-watermark = Muestra una imagen sobre el vídeo.
effect-watermark-hidden = La imagen se oculta junto con los controles.
effect-ima = Solicita el SDK de IMA. Esta página no permite su script, así que el gestor de anuncios integrado reproduce los anuncios.
effect-analytics = Se pasa al adaptador de analítica que la página haya registrado, si lo hay.
effect-public-id = La URL del reproductor contiene { $id } en lugar del identificador.
effect-plays-for = Dura { phrase-seconds }.
effect-subtitles = Ofrece subtítulos: { $labels }.
effect-subtitles-default = Muestra al principio subtítulos en { $language }.
effect-background = Rellena de { $color } la zona que rodea el vídeo.
effect-player-color = Muestra en { $color } los botones y las barras del reproductor.
effect-destroy-on = Quita el reproductor con { LIST($events, type: "disjunction") }.
effect-watermark-width = La imagen tiene { $pixels } px de ancho.
effect-watermark-height = La imagen tiene { $pixels } px de alto.
effect-watermark-opacity = La imagen es transparente al { NUMBER($share, style: "percent") }.
effect-watermark-time = La imagen desaparece tras { phrase-seconds } de reproducción.
effect-watermark-link = Un clic en la imagen abre { $url }.
effect-preroll = Reproduce { phrase-ads } antes del contenido.
effect-midroll = Interrumpe el contenido tras { NUMBER($times, style: "unit", unit: "second", unitDisplay: "long") }.
effect-postroll = Reproduce { phrase-ads } después del contenido.
effect-skip = Deja saltar el pre-roll tras { phrase-seconds }.
effect-overlay-for = Muestra { phrase-ad-count } sobre el vídeo tras { phrase-seconds }, durante { NUMBER($duration, style: "unit", unit: "second", unitDisplay: "long") }.
effect-overlay-to-end = Muestra { phrase-ad-count } sobre el vídeo tras { phrase-seconds }, hasta el final.
effect-bulk-label = Los ajustes del bulk «{ $label }» sustituyen a los del embed, porque la página indica su etiqueta.
effect-bulk-origin = Los ajustes del bulk «{ $label }» sustituyen a los del embed, porque corresponde a esta página.
effect-bulk-any = Los ajustes del bulk «{ $label }» sustituyen a los del embed, porque corresponde a todas las páginas.
effect-watermark-offset-top = La imagen está a { $length } del borde superior.
effect-watermark-offset-right = La imagen está a { $length } del borde derecho.
effect-watermark-offset-bottom = La imagen está a { $length } del borde inferior.
effect-watermark-offset-left = La imagen está a { $length } del borde izquierdo.
effect-volume-unchecked = No cambia el sonido de los anuncios.
effect-volume-on = Reproduce los anuncios con sonido.
effect-volume-off = Reproduce los anuncios sin sonido.

## CMS page

cms-title = Los embeds y su código
cms-sign-in = Iniciar sesión
cms-sign-in-note = Esto es una demostración: el usuario y la contraseña son «editor», salvo que se haya elegido otra contraseña al iniciarla.
cms-user-name = Nombre de usuario
cms-password = Contraseña
cms-sign-out = Cerrar sesión
cms-guest = Escribe como invitado
cms-account = Sesión de { $name }
cms-views = Vistas
cms-embeds = Lista de embeds
cms-embed = Código
cms-article = Artículo
cms-write = Escribir
cms-articles = Artículos
cms-all-articles = Artículos y borradores
cms-insertion = Insertar un embed
cms-insert-into-article = Insertar en el artículo
cms-insert-as-embed = Insertar como embed
cms-insert-at-cursor = Insertar en la posición del cursor
cms-insertion-hint = Elija un embed de la lista. Se inserta donde está el cursor.
cms-insertion-note = Se inserta donde está el cursor. Para otro embed, elíjalo de la lista.
cms-chosen-embed = Elegido:
cms-choose-embed = Elegir un embed
cms-choose-another = Elegir otro
cms-format-taken = El artículo conserva el reproductor con su tamaño y su título.
cms-format-refused = El artículo no conserva el código del formato «{ $format }». «Insertar como embed» inserta el mismo vídeo como reproductor, con su tamaño y su título.
cms-quoted = «{ $option }»
cms-options-dropped = No conserva { $names }: se aplican los ajustes del embed.
cms-saving = Guardando…
cms-saved-at = Guardado: { $time }
cms-kept = Guardado en este dispositivo. El texto se enviará cuando se pueda volver a acceder al servidor.
cms-kept-refused = Guardado solo en este dispositivo.
cms-kept-signed-out = Sesión cerrada. El texto está guardado en este dispositivo: inicie sesión para guardarlo en el servidor.
cms-kept-conflict = Guardado en este dispositivo hasta que elija.
cms-not-kept = Sin guardar, y este dispositivo no puede conservar el texto. Deje abierta esta página.
cms-save-as-new = Guardar como artículo nuevo
cms-conflict-passage = Pasaje
cms-conflict-mine = Su texto
cms-conflict-theirs = { $author }, guardado: { $time }
cms-conflict-deleted = eliminado
cms-keep-both = Conservar los dos
cms-keep-mine = Conservar su texto
cms-keep-theirs = Conservar el otro texto
cms-conflict-continue = Continuar con los textos elegidos
cms-no-articles = Todavía no hay artículos. Lo que escriba en «Escribir» se guarda aquí automáticamente.
cms-untitled = Sin título
cms-article-state-draft = borrador
cms-article-state-published = publicado
cms-article-state-changed = modificado desde su publicación
cms-open-article = Abrir
cms-unpublish = Retirar
cms-delete-article = Eliminar
cms-delete-question = ¿Eliminar «{ $title }»? No se puede deshacer.
cms-delete-published = Los lectores no encontrarán nada en su dirección.
cms-keep-article = Conservar
cms-search = Buscar por título, etiqueta o id
cms-filters = Filtros y orden
cms-filters-active = { $count ->
    [one] { $count } activo
   *[other] { $count } activos
  }
cms-state = Estado
cms-kind = Tipo
cms-ads = Publicidad
cms-sort = Orden
cms-any = Cualquiera
cms-with-ads = Con publicidad
cms-without-ads = Sin publicidad
cms-reset = Restablecer los filtros
cms-state-ready = listo
cms-state-processing = en proceso
cms-state-failed = fallido
cms-state-empty = sin contenido
cms-kind-video = vídeo
cms-kind-live = directo
cms-kind-none = ninguno
cms-sort-relevance = Más relevantes
cms-sort-newest = Más recientes
cms-sort-oldest = Más antiguos
cms-sort-title = Por título
cms-sort-longest = Más largos
cms-count = { $found } de { $all } embeds
cms-indexing = { $indexed } de { $all } embeds leídos
cms-none-found = Ningún embed coincide. Revise los filtros, o use menos palabras.
cms-no-embeds = Todavía no hay ningún embed. Suba un vídeo.
cms-reset-search = Restablecer la búsqueda y los filtros
cms-pages = Páginas de la lista
cms-previous = Anterior
cms-next = Siguiente
cms-range = { $from }–{ $to } de { $total }
cms-ad-count = { $count ->
    [one] { $count } anuncio
   *[other] { $count } anuncios
  }
cms-size-not-set = tamaño sin definir
cms-chosen = El embed elegido
cms-choose = Elija un embed de la lista.
cms-code = Código
cms-code-for = Para:
cms-not-listed = La lista no muestra ahora este embed.
cms-preview = Vista previa
cms-public-id = id público
cms-upload = Subir un vídeo
cms-upload-title = Título
cms-upload-file = Archivo de vídeo
cms-upload-start = Subir
cms-upload-cancel = Cancelar
cms-upload-progress = { $percent } % enviado
cms-upload-storing = El servicio guarda el vídeo…
cms-upload-interrupted = Se ha perdido la conexión. La subida empezará de nuevo cuando se pueda volver a acceder al servidor.
cms-queue = Subidas
cms-upload-state-waiting = en espera
cms-upload-state-encoding = codificándose
cms-upload-state-available = disponible
cms-upload-state-failed = fallido
cms-upload-failed = El codificador no pudo convertir el archivo. Suba un vídeo en otro formato.
cms-ahead = { $count ->
    [one] { $count } vídeo antes
   *[other] { $count } vídeos antes
  }
cms-show = Mostrar
cms-article-title = Título del artículo
cms-article-text = Texto del artículo
cms-article-note = Pegue la dirección o el código de un embed solo en una línea: se convierte en un reproductor.
cms-formats = Estilo del texto
cms-format-bold = Negrita
cms-format-italic = Cursiva
cms-format-heading = Encabezado
cms-format-bulletList = Lista
cms-format-quote = Cita
cms-publish = Publicar
cms-publish-again = Publicar los cambios
cms-published = Publicado.
cms-new-article = Nuevo artículo
cms-loading-editor = Cargando el editor…
cms-error-editor-failed = No se ha podido cargar el editor. Recargue la página.
cms-error-not-an-embed = El editor no ha podido insertar este embed. Elíjalo de nuevo en la lista.
cms-code-refused = El código pegado no está en el artículo, que solo conserva texto y embeds de este sitio. Elija un embed de la lista o pegue su dirección.
cms-code-without-options = El artículo no conserva { $names } del código pegado: se aplican los ajustes del embed.
cms-error-article-changed = Otra persona ha cambiado los mismos pasajes. Elija qué conserva el artículo.
cms-error-signed-out = Su sesión ha terminado. Iníciela de nuevo.
cms-error-wrong-password = El nombre de usuario o la contraseña no es correcto.
cms-error-other-origin = La solicitud procede de otro sitio. Recargue la página.
cms-error-invalid-request = El servidor no ha entendido la solicitud. Revise lo que ha escrito.
cms-error-no-such-embed = No hay ningún embed con este id. Elija otro.
cms-error-no-such-article = Este artículo se ha eliminado. Guárdelo como artículo nuevo para conservar el texto.
cms-error-service-failed = El servicio de medios no ha respondido como se esperaba. Inténtelo de nuevo; el terminal del servidor tiene los detalles.
cms-error-upload-too-large = El archivo supera los 2 GiB. Elija uno más pequeño.
cms-error-article-without-title = El artículo no tiene título. Escriba uno.
cms-error-article-without-text = El artículo no tiene texto. Escriba uno o inserte un embed.
cms-error-article-too-large = El artículo supera 1 MiB. Acórtelo.
cms-error-article-too-deep = El artículo tiene más de 100 citas y listas anidadas. No se ha guardado nada; reduzca los niveles.
cms-error-too-many-articles = Ya hay 1000 artículos. Elimine algunos en «Artículos».
cms-error-disk-full = El servidor no tiene espacio; no se ha guardado nada. Libere espacio.
cms-error-not-found = No hay nada en esta dirección.
cms-error-internal = El servidor ha fallado. Su terminal tiene los detalles.
cms-error-no-response = El servidor no ha respondido. Compruebe que sigue en marcha.
cms-error-invalid-response = La respuesta del servidor no es el JSON que esta página espera. Recargue la página.

## Ad ops page

ad-ops-title = ¿Por qué no sale publicidad?
ad-ops-embed = Embed
ad-ops-choose-embed = Elija un embed del sandbox
ad-ops-no-embeds = El sandbox todavía no tiene ningún embed. Suba un vídeo en la página CMS.
ad-ops-examples-label = Ejemplos del servidor de anuncios del sandbox
ad-ops-report = Abrir un informe de la auditoría
ad-ops-report-note = Elija o suelte aquí el archivo que escribe media-embed audit --format ndjson. Nada de él sale de esta página.
ad-ops-report-file = Informe
ad-ops-report-unreadable = Este archivo no es un informe de la auditoría.
ad-ops-record = Grabar los anuncios de una página publicada
ad-ops-record-note = Ejecute esto en la consola de una página con el reproductor. La primera vez, la página se abre de nuevo y se graban sus anuncios. Reproduzca el embed, ejecútelo otra vez y pegue arriba lo que copia.
ad-ops-record-script = El script para la consola
ad-ops-record-copy = Copiar el script
ad-ops-more-examples = { $count ->
    [one] { $count } ejemplo más
   *[other] { $count } ejemplos más
  }
ad-ops-example-no-ad = Sin anuncio
ad-ops-example-time-out = Tiempo agotado
ad-ops-example-wrapper-time-out = Wrapper demasiado lento
ad-ops-example-no-ad-on-mobile = Sin anuncio en móvil
ad-ops-example-consent-missing = Falta el consentimiento
ad-ops-example-encoded-twice = Página codificada dos veces
ad-ops-example-http-on-https = http en https
ad-ops-example-vpaid-only = Solo VPAID
ad-ops-example-foreign-macros = Macros de otro reproductor
ad-ops-example-plays = Se reproduce
ad-ops-example-three-wrappers = Tres wrappers
ad-ops-example-vmap = Lista VMAP
ad-ops-example-unplayable-then-ad = No reproducible, luego un anuncio
ad-ops-example-error-500 = Error 500 del servidor
ad-ops-example-malformed = XML mal formado
ad-ops-example-no-cors = Sin CORS
ad-ops-example-wrapper-loop = Bucle de wrappers
ad-ops-example-too-many-wrappers = Demasiados wrappers
ad-ops-example-relative-wrapper = Wrapper relativo
ad-ops-example-companion-required = Companion exigido
ad-ops-example-overlay-as-preroll = Overlay como pre-roll

## The sandbox: the hosted player without a video, and the landing page of ads

sandbox-processing = Este vídeo se está preparando. Vuelva más tarde.
sandbox-failed = Este vídeo no se pudo convertir.
sandbox-empty = No hay nada que reproducir.
sandbox-missing = Este reproductor no existe.
sandbox-advertiser = El anunciante de la demo
sandbox-landing = A esta página llevan los anuncios de la demo.

## The sandbox: what it shows for an address that it cannot show

sandbox-error-title = { $fault ->
    [not-found] No hay nada en esta dirección
    [server] El sandbox ha fallado
   *[request] Esta dirección no se puede mostrar
  }
sandbox-error-status = ha respondido con el estado { NUMBER($status, useGrouping: 0) }.
sandbox-error-advice = Compruebe la dirección o abra una de estas páginas:
sandbox-shows-publisher = un artículo con reproductores de todo tipo
sandbox-shows-cms = los embeds y su código en cada formato
sandbox-shows-ad-ops = por qué no se reproduce un anuncio
sandbox-shows-docs = guías, elementos, referencia y reglas de comprobación
sandbox-published = Embeds publicados
sandbox-shows-published = la lista como JSON, con los nombres para las direcciones

## Documentation: the keys of its pages

docs-keys = Teclas
docs-keys-title = Teclas de este sitio
docs-key-search = Buscar en la documentación
docs-key-next = Página siguiente
docs-key-previous = Página anterior
docs-key-home = Primera página
docs-key-help = Mostrar estas teclas
docs-key-close = Cerrar esta ventana o los resultados
docs-keys-on = Usar teclas sueltas en este sitio
docs-keys-close = Cerrar

## Documentation: what is around its texts, which are in English

docs-skip-link = Ir al texto
docs-menu = Menú
docs-contents = En esta página
docs-search = Buscar
docs-search-results = Resultados de la búsqueda
docs-previous = Anterior
docs-next = Siguiente
docs-edit = Editar esta página
docs-report = Avisar de un error
docs-results = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
  }
docs-no-result = Nada coincide con «{ $query }».
docs-search-failed = No se ha podido cargar el índice de la búsqueda. Compruebe la conexión e inténtelo de nuevo.
