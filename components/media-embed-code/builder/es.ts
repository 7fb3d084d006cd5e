import type { BuilderTexts } from './builder-texts.js';
import { pluralText } from '../../../src/locales/plural-text.js';

const labels: BuilderTexts['labels'] = {
  width: 'Ancho, px',
  height: 'Alto, px',
  aspectRatio: 'Relación de aspecto',
  responsive: 'Ancho adaptable',
  autoplay: 'Reproducción automática',
  mute: 'Sin sonido',
  loop: 'Repetición',
  captions: 'Subtítulos',
  start: 'Inicio, s',
  end: 'Fin, s',
  label: 'Etiqueta del bulk',
  title: 'Título para lectores de pantalla',
  lazy: 'Carga diferida',
  src: 'URL del embed publicado',
  elementFormat: 'Tipo de reproductor',
  elementLoading: 'Carga',
  consent: 'Consentimiento',
  fallback: 'Contenido sin scripts',
  page: 'URL de la página',
  addressOnly: 'Solo la dirección, sin HTML',
  timeZone: 'Zona horaria de las fechas',
  customer: 'Cliente',
  script: 'URL del script de inserción',
  frame: 'URL del reproductor alojado',
};

export const spanish: BuilderTexts = {
  language: 'es',
  destination: '¿Dónde va a pegar el código?',
  destinations: {
    wordPress: 'WordPress',
    webPage: 'Página web con scripts',
    htmlWithoutScripts: 'CMS que elimina los scripts',
    amp: 'Página AMP',
    newsletter: 'Boletín por correo',
    social: 'Red social o chat',
    search: 'Buscador o sitemap',
    otherPlayers: 'Feed, aplicación u otro reproductor',
  },
  guides: {
    wordPress:
      'Pegue la dirección en la entrada, sola en una línea. WordPress muestra el reproductor en su lugar. Si se queda como enlace, elija el formato «Iframe adaptable» y péguelo en un bloque «HTML personalizado»; pueden hacerlo administradores y editores.',
    webPage:
      'Pegue el código donde va el reproductor. Pegue el script de abajo una sola vez en el elemento head de la página, salvo que el sitio ya lo tenga.',
    htmlWithoutScripts:
      'Pegue el código en la vista HTML del editor. No necesita scripts y se adapta a columnas de cualquier ancho. Si el CMS también elimina los iframes, elija «Red social o chat» y pegue la dirección.',
    amp: 'Pegue el código en el elemento body de la página AMP, y el script de abajo una sola vez en el elemento head.',
    newsletter:
      'Pegue el código en el HTML del boletín. Los lectores ven una imagen y un botón que lleva al vídeo, porque ningún programa de correo reproduce vídeo.',
    social:
      'Pegue la dirección en la publicación o el mensaje. Las redes y los chats muestran una vista previa de la página.',
    search:
      'Pegue el código en el elemento head de la página que muestra el vídeo. Así los buscadores listan el vídeo con su imagen.',
    otherPlayers:
      'Ponga el elemento en el feed que lee la aplicación o el socio, dentro de su elemento channel.',
  },
  format: 'Formato',
  formats: {
    standard: 'Contenedor y script',
    iframe: 'Iframe',
    amp: 'AMP',
    360: 'Vídeo de 360°',
    'instant-article': 'Instant article',
    'media-embed': '<media-embed> con sus datos',
    'media-embed-src': '<media-embed src>, una línea',
    'responsive-iframe': 'Iframe adaptable',
    link: 'Enlace o dirección',
    email: 'Correo con imagen y botón',
    'json-ld': 'JSON-LD para buscadores',
    'open-graph': 'Etiquetas Open Graph y Twitter',
    oembed: 'JSON de oEmbed',
    vmap: 'Lista de anuncios VMAP 1.0',
    mrss: 'Elemento de Media RSS',
    'video-sitemap': 'Entrada del sitemap de vídeo',
  },
  otherFormats: 'Otros formatos',
  groups: {
    size: 'Tamaño',
    playback: 'Reproducción',
    appearance: 'Aspecto',
    delivery: 'Distribución',
  },
  inUse: (count) =>
    pluralText('es', count, { one: '# opción definida', other: '# opciones definidas' }),
  byDefault: 'Predeterminado',
  yes: 'Sí',
  no: 'No',
  choices: {
    iframe: 'Reproductor alojado en un iframe',
    standard: 'Reproductor del script del servicio',
    player: 'Reproductor en la página',
    near: 'Cerca del área visible',
    visible: 'Cuando sea visible',
    eager: 'De inmediato',
    click: 'Con un clic',
    required: 'Obligatorio',
  },
  reset: 'Restablecer las opciones',
  insert: 'Insertar el código',
  inserted: 'Código insertado.',
  script: 'Este código necesita un script, una vez por página:',
  scriptForm: 'La página lo carga con',
  scriptForms: { html: 'una etiqueta script', npm: 'npm y un bundler' },
  scriptAssumed:
    'La dirección del script es una suposición. Un desarrollador la define con MediaEmbedCode.scriptSource.',
  copyScript: 'Copiar el script',
  legacy: 'Obsoleto; se mantiene para páginas archivadas.',
  labels,
  notes: {
    standard:
      'Para páginas que admiten scripts, como un tema o un bloque HTML; WordPress y Drupal quitan el script de las entradas de quienes no pueden usar HTML sin filtrar.',
    iframe:
      'Para bloques HTML y maquetadores; WordPress quita los iframes de las entradas de los autores, y TinyMCE y CKEditor solo los conservan si su configuración admite iframe.',
    'responsive-iframe':
      'Para bloques HTML en columnas de cualquier ancho; un CMS que quita el atributo style, como los filtros de Drupal y Joomla, deja un iframe de tamaño fijo.',
    amp: 'Solo para páginas AMP; el plugin AMP de WordPress lo conserva, y otros editores quitan el elemento desconocido.',
    '360':
      'Para bloques HTML, como cualquier iframe; un CMS que quita el atributo allow, como WordPress para los autores, desactiva los sensores de movimiento y deja el arrastre.',
    'instant-article':
      'Para instant articles archivados; cualquier otro CMS lo muestra como un iframe normal.',
    'media-embed':
      'Para bloques HTML y Markdown de páginas cuyo tema carga el script; los filtros de WordPress y Drupal quitan los elementos personalizados y su JSON si no están permitidos.',
    'media-embed-src':
      'La primera opción si el tema carga el script: una línea que conservan los generadores de sitios estáticos y Markdown; los filtros de WordPress y Drupal deben admitir media-embed.',
    link: 'Para cualquier editor, boletín y chat; WordPress y Drupal convierten la URL sola en una línea en un reproductor si el sitio la conoce como proveedor oEmbed.',
    email:
      'Para el HTML de un boletín; Outlook y Gmail muestran la imagen y el botón, y ningún programa de correo reproduce vídeo.',
    'json-ld':
      'Para head o body de la página que muestra el embed; WordPress lo quita de las entradas: póngalo en el tema o en un plugin de SEO.',
    'open-graph':
      'Para head; los plugins de SEO de WordPress y Drupal escriben las mismas etiquetas: conserve solo una de las dos fuentes.',
    oembed:
      'Para un archivo o endpoint que sirve un proveedor oEmbed; WordPress pone los proveedores desconocidos en un iframe aislado y quita su estilo.',
    vmap: 'Para los ajustes de publicidad de otros reproductores, como archivo; no lo pegue nunca en una entrada, donde todo CMS lo quita.',
    mrss: 'Para el feed de un socio de sindicación o un televisor, dentro de su elemento channel; no lo pegue nunca en una entrada.',
    'video-sitemap':
      'Para el sitemap del sitio, dentro de su elemento urlset; los plugins de sitemap sobrescriben un archivo que también escriben ellos.',
  },
  problems: {
    wholeNumber: ({ found, min, max }) =>
      `No se usa «${found}». Introduzca un número entero de ${min} a ${max}.`,
    seconds: ({ found, min, max }) =>
      `No se usa «${found}». Introduzca segundos de ${min} a ${max}, por ejemplo 12,5.`,
    afterStart: ({ found }) => `No se usa «${found}». Introduzca un fin posterior al inicio.`,
    address: ({ found }) => `No se usa «${found}». Introduzca una URL que empiece por https://.`,
    timeZone: ({ found }) =>
      `No se usa «${found}». Introduzca una zona horaria como Europe/Madrid.`,
  },
  quoted: (label) => `«${label}»`,
  missing: (names) => ({
    'bulk-label': 'La etiqueta del bulk consta de uno o dos puntos. Use un bulk con otra etiqueta.',
    'customer-and-script': `El embed no tiene código del servicio. Rellene ${names.customer} y ${names.script}.`,
    date: 'El embed no tiene fecha. Defínala en el servicio como AAAA-MM-DD hh:mm:ss.',
    'embed-id': 'El embed no tiene id. Guárdelo primero en el servicio.',
    'embed-source': `No se conoce la dirección del embed publicado. Rellene ${names.src}.`,
    format: 'El formato es desconocido. Elija otro.',
    media: `El embed no tiene ni vídeo ni reproductor. Añada un vídeo, o rellene ${names.frame}.`,
    'not-360': 'El embed no es un vídeo de 360°. Publíquelo como tal, o elija otro formato.',
    'page-address': `No se conoce la página que muestra el vídeo. Rellene ${names.page}.`,
    'parameter-of-amp': `La dirección del reproductor contiene __amp_source_origin, que AMP añade por su cuenta. Rellene ${names.frame} sin ese parámetro.`,
    'player-address': `El embed no tiene la dirección de un reproductor alojado. Rellene ${names.frame}.`,
    'player-address-360':
      'El iframe del código de 360° no tiene una dirección web. Asigne a src una URL http(s).',
    'playable-media':
      'El embed no tiene un vídeo ni un directo que se pueda reproducir. Añada uno, o espere a que esté listo.',
    'preview-image': 'El embed no tiene imagen de vista previa. Suba una.',
    title: `El embed no tiene título. Defínalo, o rellene ${names.title}.`,
  }),
  findings: {
    'amp-needs-https': (hosts) =>
      `AMP solo acepta https, y el reproductor está en http (${hosts}). El código lleva https en su lugar: solo funciona si el servidor responde ahí. Sirva el reproductor por https.`,
    'frame-needs-https': (hosts) =>
      `El reproductor está en http (${hosts}). Las páginas con https no muestran un iframe así. Sirva el reproductor por https.`,
    'local-address': (hosts) =>
      `El código tiene una dirección de este ordenador o de esta red (${hosts}). El vídeo no funcionará desde otro lugar. Genere el código en el sitio público.`,
  },
};
