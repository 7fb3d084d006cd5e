### Texts of the builder of embed code, for editors.

## Where the code is pasted, and how to use it there

destination = ¿Dónde va a pegar el código?
destination-wordpress = WordPress
    .guide = Pegue la dirección en la entrada, sola en una línea. WordPress muestra el reproductor en su lugar. Si se queda como enlace, elija el formato «Iframe adaptable» y péguelo en un bloque «HTML personalizado»; pueden hacerlo administradores y editores. Con el plugin Media Embed, los autores pegan la dirección o el código en el texto.
destination-web-page = Página web con scripts
    .guide = Pegue el código donde va el reproductor. Pegue el script de abajo una sola vez en el elemento head de la página, salvo que el sitio ya lo tenga.
destination-html-without-scripts = CMS que elimina los scripts
    .guide = Pegue el código en la vista HTML del editor. No necesita scripts y se adapta a columnas de cualquier ancho. Si el CMS también elimina los iframes, elija «Red social o chat» y pegue la dirección.
destination-amp = Página AMP
    .guide = Pegue el código en el elemento body de la página AMP, y el script de abajo una sola vez en el elemento head.
destination-newsletter = Boletín por correo
    .guide = Pegue el código en el HTML del boletín. Los lectores ven una imagen y un botón que lleva al vídeo, porque ningún programa de correo reproduce vídeo.
destination-social = Red social o chat
    .guide = Pegue la dirección en la publicación o el mensaje. Las redes y los chats muestran una vista previa de la página.
destination-search = Buscador o sitemap
    .guide = Pegue el código en el elemento head de la página que muestra el vídeo. Así los buscadores listan el vídeo con su imagen.
destination-other-players = Feed, aplicación u otro reproductor
    .guide = Ponga el elemento en el feed que lee la aplicación o el socio, dentro de su elemento channel.

## Formats, where their code may be pasted, and what content management systems do to it

format = Formato
other-formats = Otros formatos
legacy-format = Obsoleto; se mantiene para páginas archivadas.
format-360 = Vídeo de 360°
    .note = Para bloques HTML, como cualquier iframe; un CMS que quita el atributo allow, como WordPress para los autores, desactiva los sensores de movimiento y deja el arrastre.
format-standard = Contenedor y script
    .note = Para páginas que admiten scripts, como un tema o un bloque HTML; WordPress y Drupal quitan el script de las entradas de quienes no pueden usar HTML sin filtrar.
format-iframe = Iframe
    .note = Para bloques HTML y maquetadores; WordPress quita los iframes de las entradas de los autores, y TinyMCE y CKEditor solo los conservan si su configuración admite iframe.
format-responsive-iframe = Iframe adaptable
    .note = Para bloques HTML en columnas de cualquier ancho; un CMS que quita el atributo style, como los filtros de Drupal y Joomla, deja un iframe de tamaño fijo.
format-amp = AMP
    .note = Solo para páginas AMP; el plugin AMP de WordPress lo conserva, y otros editores quitan el elemento desconocido.
format-instant-article = Instant article
    .note = Para instant articles archivados; cualquier otro CMS lo muestra como un iframe normal.
format-media-embed = <media-embed> con sus datos
    .note = Para bloques HTML y Markdown de páginas cuyo tema carga el script; los filtros de WordPress y Drupal quitan los elementos personalizados y su JSON si no están permitidos.
format-media-embed-src = <media-embed src>, una línea
    .note = La primera opción si el tema carga el script: una línea que conservan los generadores de sitios estáticos y Markdown; los filtros de WordPress y Drupal deben admitir media-embed.
format-link = Enlace o dirección
    .note = Para cualquier editor, boletín y chat; WordPress y Drupal convierten la URL sola en una línea en un reproductor si el sitio la conoce como proveedor oEmbed.
format-email = Correo con imagen y botón
    .note = Para el HTML de un boletín; Outlook y Gmail muestran la imagen y el botón, y ningún programa de correo reproduce vídeo.
format-json-ld = JSON-LD para buscadores
    .note = Para head o body de la página que muestra el embed; WordPress lo quita de las entradas: póngalo en el tema o en un plugin de SEO.
format-open-graph = Etiquetas Open Graph y Twitter
    .note = Para head; los plugins de SEO de WordPress y Drupal escriben las mismas etiquetas: conserve solo una de las dos fuentes.
format-oembed = JSON de oEmbed
    .note = Para un archivo o endpoint que sirve un proveedor oEmbed; WordPress pone los proveedores desconocidos en un iframe aislado y quita su estilo.
format-vmap = Lista de anuncios VMAP 1.0
    .note = Para los ajustes de publicidad de otros reproductores, como archivo; no lo pegue nunca en una entrada, donde todo CMS lo quita.
format-mrss = Elemento de Media RSS
    .note = Para el feed de un socio de sindicación o un televisor, dentro de su elemento channel; no lo pegue nunca en una entrada.
format-video-sitemap = Entrada del sitemap de vídeo
    .note = Para el sitemap del sitio, dentro de su elemento urlset; los plugins de sitemap sobrescriben un archivo que también escriben ellos.

## Options

group-size = Tamaño
group-playback = Reproducción
group-appearance = Aspecto
group-delivery = Distribución
options-in-use = { $count ->
    [one] { $count } opción definida
   *[other] { $count } opciones definidas
  }
option-width = Ancho, px
option-height = Alto, px
option-aspectRatio = Relación de aspecto
option-responsive = Ancho adaptable
option-autoplay = Reproducción automática
option-mute = Sin sonido
option-loop = Repetición
option-captions = Subtítulos
option-start = Inicio, s
option-end = Fin, s
option-label = Etiqueta del bulk
option-title = Título para lectores de pantalla
option-lazy = Carga diferida
option-src = URL del embed publicado
option-elementFormat = Tipo de reproductor
option-elementLoading = Carga
option-consent = Consentimiento
option-fallback = Contenido sin scripts
option-page = URL de la página
option-addressOnly = Solo la dirección, sin HTML
option-timeZone = Zona horaria de las fechas
option-customer = Cliente
option-script = URL del script de inserción
option-frame = URL del reproductor alojado
reset = Restablecer las opciones
option-name = «{ $label }»

## Values of options that are chosen from a list

choice-default = Predeterminado
choice-yes = Sí
choice-no = No
choice-iframe = Reproductor alojado en un iframe
choice-standard = Reproductor del script del servicio
choice-player = Reproductor en la página
choice-near = Cerca del área visible
choice-visible = Cuando sea visible
choice-eager = De inmediato
choice-click = Con un clic
choice-required = Obligatorio

## Texts of fields that cannot be used

problem-whole-number = No se usa «{ $text }». Introduzca un número entero de { $min } a { $max }.
problem-seconds = No se usa «{ $text }». Introduzca segundos de { $min } a { $max }, por ejemplo 12,5.
problem-after-start = No se usa «{ $text }». Introduzca un fin posterior al inicio.
problem-address = No se usa «{ $text }». Introduzca una URL que empiece por https://.
problem-time-zone = No se usa «{ $text }». Introduzca una zona horaria como Europe/Madrid.

## The code, and the script that its page needs once

insert = Insertar el código
inserted = Código insertado.
script = Este código necesita un script, una vez por página:
script-form = La página lo carga con
script-form-html = una etiqueta script
script-form-npm = npm y un bundler
script-assumed = La dirección del script es una suposición. Un desarrollador la define con MediaEmbedCode.scriptSource.
copy-script = Copiar el script

## What does not work where the code is pasted

finding-amp-needs-https = AMP solo acepta https, y el reproductor está en http ({ $hosts }). El código lleva https en su lugar: solo funciona si el servidor responde ahí. Sirva el reproductor por https.
finding-frame-needs-https = El reproductor está en http ({ $hosts }). Las páginas con https no muestran un iframe así. Sirva el reproductor por https.
finding-local-address = El código tiene una dirección de este ordenador o de esta red ({ $hosts }). El vídeo no funcionará desde otro lugar. Genere el código en el sitio público.
