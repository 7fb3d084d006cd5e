import type { TagPanelSentence } from './core-sentence.js';

/** Other players and the parameters of Google Ad Manager. */
export const tagPanels: Readonly<Record<TagPanelSentence, string>> = {
  'This player makes its own random number of up to {n} digits.':
    'Este reproductor genera su propio número aleatorio de hasta {n} cifras.',
  'This player makes its own random number of {n} digits and ignores one that it is given.':
    'Este reproductor genera su propio número aleatorio de {n} cifras e ignora el que recibe.',
  'This player makes its own cache buster of {n} letters and digits.':
    'Este reproductor genera su propio cache buster de {n} letras y cifras.',
  'This player writes a page variable that is null as the text "null".':
    'Este reproductor escribe una variable de página que es null como el texto «null».',
  'This player drops the default of a macro that it does not know.':
    'Este reproductor descarta el valor predeterminado de una macro que no conoce.',
  'This player writes a comma for a value that is undefined.':
    'Este reproductor escribe una coma por un valor no definido.',
  'This player replaces only its own macros, which are in curly brackets.':
    'Este reproductor solo sustituye sus propias macros, que van entre llaves.',
  'This player replaces only its own macros, which are between double underscores.':
    'Este reproductor solo sustituye sus propias macros, que van entre guiones bajos dobles.',
  'This player replaces only macros in square brackets.':
    'Este reproductor solo sustituye macros entre corchetes.',
  'This player replaces only the first occurrence of a macro, and only those that it knows.':
    'Este reproductor solo sustituye la primera aparición de una macro, y solo las que conoce.',
  'This player replaces only [X] and %%X%% with the exact names of the macros that it knows.':
    'Este reproductor solo sustituye [X] y %%X%% con los nombres exactos de las macros que conoce.',
  'This player replaces macros in trackers, but not in the URL of an ad tag.':
    'Este reproductor sustituye macros en los trackers, pero no en la URL de un tag de anuncio.',
  'This player also replaces placeholders inside a value that it has just inserted.':
    'Este reproductor también sustituye marcadores dentro de un valor que acaba de insertar.',
  'This player reads $& and the like in a value as a part of the text around the placeholder.':
    'Este reproductor lee $& y similares en un valor como parte del texto que rodea el marcador.',
  'This player writes a missing value as the text "null" or "undefined".':
    'Este reproductor escribe un valor que falta como el texto «null» o «undefined».',
  'This player has no value and writes nothing, where others write -1 or keep the placeholder.':
    'Este reproductor no tiene valor y no escribe nada, donde otros escriben -1 o conservan el marcador.',
  'This player sends -1 for a macro of the VAST standard that has no value.':
    'Este reproductor envía -1 por una macro del estándar VAST que no tiene valor.',
  'This player fills a placeholder that is kept here.':
    'Este reproductor rellena un marcador que aquí se conserva.',
  'This player sends a value that consent withholds here.':
    'Este reproductor envía un valor que el consentimiento retiene aquí.',
  'This player inserts the value without encoding it.':
    'Este reproductor inserta el valor sin codificarlo.',
  'This player encodes the commas of a list, too.':
    'Este reproductor codifica también las comas de una lista.',
  'This player encodes the value once, although the text around it is encoded already.':
    'Este reproductor codifica el valor una sola vez, aunque el texto que lo rodea ya está codificado.',
  'This player encodes other characters of the value.':
    'Este reproductor codifica otros caracteres del valor.',
  'This player writes a flag as a word.': 'Este reproductor escribe un sí o un no como palabra.',
  'This player has another value for this placeholder.':
    'Este reproductor tiene otro valor para este marcador.',
  'This player has a value of its own, which is not known here.':
    'Este reproductor tiene un valor propio, que aquí no se conoce.',
  'This player leaves characters that no URL allows to the browser, which encodes most of them.':
    'Este reproductor deja al navegador los caracteres que ninguna URL permite, y este codifica la mayoría.',
  'This player does not add or fill this parameter.':
    'Este reproductor no añade ni rellena este parámetro.',
  'This player removes a macro that has no value.':
    'Este reproductor quita una macro que no tiene valor.',
  'This player keeps a macro for which it has no value.':
    'Este reproductor conserva una macro para la que no tiene valor.',
  'This player cuts values after {n} characters.':
    'Este reproductor corta los valores después de {n} caracteres.',
  'This player adds vpa and vpmute to tags of Google Ad Manager.':
    'Este reproductor añade vpa y vpmute a los tags de Google Ad Manager.',
  'This player writes a fixed value here.': 'Este reproductor escribe aquí un valor fijo.',
  'This player sends 3 for every break after the start of the content.':
    'Este reproductor envía 3 para cada pausa después del comienzo del contenido.',
  'This player sends its state with a request, too.':
    'Este reproductor también envía su estado con una solicitud.',
  'This player never shares the position of a click.':
    'Este reproductor nunca comparte la posición de un clic.',
  'The IMA SDK replaces the correlator with one of its own.':
    'El IMA SDK sustituye el correlator por uno propio.',
  'The IMA SDK adds the US privacy string of the page, but not the GPP string.':
    'El IMA SDK añade la cadena de privacidad de EE. UU. de la página, pero no la cadena GPP.',
  'The IMA SDK expands no macro of an ad tag; the page has to fill it.':
    'El IMA SDK no expande ninguna macro de un tag de anuncio; debe rellenarla la página.',
  'It throws a URIError for a value with a lone surrogate.':
    'Lanza un URIError por un valor con un sustituto suelto.',
  'It throws a TypeError, because {a} has no value.':
    'Lanza un TypeError, porque {a} no tiene valor.',
  '0 or 1': '0 o 1',
  'a whole number': 'un número entero',
  'a whole number of milliseconds': 'un número entero de milisegundos',
  'a whole number of seconds': 'un número entero de segundos',
  'a positive whole number': 'un número entero positivo',
  'an http(s) URL': 'una URL http(s)',
  'whole numbers with commas between them': 'números enteros separados por comas',
  'WIDTHxHEIGHT, several with | between them': 'ANCHOxALTO, varios separados por |',
  'vast, xml_vast2 to xml_vast4, vmap, xml_vmap1': 'vast, xml_vast2 a xml_vast4, vmap, xml_vmap1',
  '1 to 4': '1 a 4',
  '1 for continuous play, 2 for not': '1 para reproducción continua, 2 para lo contrario',
  '1 or 2': '1 o 2',
  'a language tag': 'una etiqueta de idioma',
  'a TCF version 2 string': 'una cadena de la versión 2 de TCF',
  '1, then three of Y, N or -': '1, y luego tres de Y, N o -',
  'an encoded list of key=value pairs': 'una lista codificada de pares key=value',
  'sizes with commas between them': 'tamaños separados por comas',
  'The network and the ad unit.': 'La red y el bloque de anuncios.',
  'The sizes of the player in pixels.': 'Los tamaños del reproductor en píxeles.',
  'The environment of the request: vp is video.': 'El entorno de la solicitud: vp es vídeo.',
  'The request is for Google Ad Manager.': 'La solicitud es para Google Ad Manager.',
  'The format of the response.': 'El formato de la respuesta.',
  'Counts an impression only when the ad is shown.':
    'Cuenta una impresión solo cuando el anuncio se muestra.',
  'The page with the player.': 'La página con el reproductor.',
  'The page that describes the video.': 'La página que describe el vídeo.',
  'A random number that all requests of one page view share, and no other page view has.':
    'Un número aleatorio que comparten todas las solicitudes de una visita a la página, y ninguna otra visita.',
  'Whether the player starts without sound.': 'Si el reproductor empieza sin sonido.',
  'The placement of the video, as the IAB numbers it.':
    'La ubicación del vídeo, como la numera el IAB.',
  'Whether the video starts by itself or by a click.': 'Si el vídeo empieza solo o con un clic.',
  'The placement on a connected TV.': 'La ubicación en un televisor conectado.',
  'The position of the ad break.': 'La posición de la pausa publicitaria.',
  'Whether further content follows without the viewer’s doing.':
    'Si sigue más contenido sin que el usuario haga nada.',
  'Whether audio content plays continuously.':
    'Si el contenido de audio se reproduce de forma continua.',
  'The duration of the content.': 'La duración del contenido.',
  'The language of the ads.': 'El idioma de los anuncios.',
  'The partner for Open Measurement.': 'El socio de Open Measurement.',
  'The type of the device.': 'El tipo de dispositivo.',
  'The nonce of programmatic access libraries.':
    'El nonce de las bibliotecas de acceso programático.',
  'Whether the player can show the AdChoices icon.':
    'Si el reproductor puede mostrar el icono de AdChoices.',
  'Whether the GDPR applies.': 'Si se aplica el RGPD.',
  'The consent of the viewer.': 'El consentimiento del usuario.',
  'Consent to Google’s ad technology providers that are not in the Global Vendor List.':
    'El consentimiento para los proveedores de tecnología publicitaria de Google que no están en la Global Vendor List.',
  'The US privacy string.': 'La cadena de privacidad de EE. UU.',
  'The string of the Global Privacy Platform.': 'La cadena de Global Privacy Platform.',
  'The sections of the GPP string that apply.': 'Las secciones de la cadena GPP que se aplican.',
  'Whether the content is directed at children.': 'Si el contenido se dirige a niños.',
  'Whether ads must not be personalized.': 'Si los anuncios no deben personalizarse.',
  'Whether data processing is restricted, for US states.':
    'Si el tratamiento de datos está restringido, para estados de EE. UU.',
  'Whether only limited ads are allowed, without cookies.':
    'Si solo se permiten anuncios limitados, sin cookies.',
  'Key-values for targeting.': 'Pares clave-valor para la segmentación.',
  'Whether the response is a playlist of ad breaks; needs output=vmap.':
    'Si la respuesta es una lista de pausas publicitarias; necesita output=vmap.',
  'The sizes of companions.': 'Los tamaños de los companions.',
  'The content source of the video.': 'La fuente de contenido del vídeo.',
  'The id of the video in that content source.': 'El identificador del vídeo en esa fuente.',
  'The title of the video.': 'El título del vídeo.',
  'An id of the viewer that the publisher provides.':
    'Un identificador del usuario que proporciona el editor.',
  'The number of the ad break.': 'El número de la pausa publicitaria.',
  'The position of the ad in its break.': 'La posición del anuncio en su pausa.',
  'The number of the midroll.': 'El número del midroll.',
  'The shortest duration of an ad break.': 'La duración mínima de una pausa publicitaria.',
  'The longest duration of an ad break.': 'La duración máxima de una pausa publicitaria.',
  'The most ads in a break.': 'El máximo de anuncios en una pausa.',
  'The shortest duration of an ad.': 'La duración mínima de un anuncio.',
  'The longest duration of an ad.': 'La duración máxima de un anuncio.',
  'Labels of ads that are not wanted.': 'Etiquetas de anuncios que no se desean.',
  'Whether fallback ads are off.': 'Si los anuncios de reserva están desactivados.',
  'The type of ads.': 'El tipo de anuncios.',
  'The positions of all ad breaks, in milliseconds.':
    'Las posiciones de todas las pausas publicitarias, en milisegundos.',
  'Whether this is the last break of the content.': 'Si esta es la última pausa del contenido.',
  'A number that all requests of one video stream share.':
    'Un número que comparten todas las solicitudes de una emisión de vídeo.',
  'The type of traffic: purchased or organic.': 'El tipo de tráfico: comprado u orgánico.',
  'The advertising id of the device.': 'El identificador publicitario del dispositivo.',
  'The kind of the advertising id.': 'La clase de identificador publicitario.',
  'Whether the device limits ad tracking.': 'Si el dispositivo limita el seguimiento publicitario.',
  'The id of the app.': 'El identificador de la aplicación.',
  'The name of the app.': 'El nombre de la aplicación.',
  'A parameter of old tags, which has no effect on video.':
    'Un parámetro de tags antiguos, sin efecto en el vídeo.',
  'The version of the IMA SDK, which sets it by itself.':
    'La versión del IMA SDK, que la pone él mismo.',
  'A parameter of old tags for ads over the content.':
    'Un parámetro de tags antiguos para anuncios sobre el contenido.',
};
