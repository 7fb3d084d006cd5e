import type { SentenceTexts } from './core-sentence.js';
import { tagPanels } from './es-tag-panels.js';

export const spanish: SentenceTexts = {
  '{n} more': '{n} más',
  'Brightcove and videojs-contrib-ads': 'Brightcove y videojs-contrib-ads',
  'IAB consent': 'consentimiento del IAB',
  'Brightcove Player and videojs-contrib-ads': 'Brightcove Player y videojs-contrib-ads',
  'Brightcove Player and videojs-contrib-ads, with uriEncode':
    'Brightcove Player y videojs-contrib-ads, con uriEncode',
  'IMA SDK and videojs-ima': 'IMA SDK y videojs-ima',
  'Radiant Media Player and rmp-vast': 'Radiant Media Player y rmp-vast',
  'Correct the brackets.': 'Corregir los corchetes.',
  'Write macros in brackets.': 'Escribir las macros entre corchetes.',
  'Write the brackets unencoded.': 'Escribir los corchetes sin codificar.',
  'Write the macros in capitals.': 'Escribir las macros en mayúsculas.',
  'Write the placeholders as macros in brackets.':
    'Escribir los marcadores como macros entre corchetes.',
  'Write the placeholders of {a} as macros in brackets.':
    'Escribir los marcadores de {a} como macros entre corchetes.',
  'Write the placeholders of another system as macros in brackets.':
    'Escribir los marcadores de otro sistema como macros entre corchetes.',
  'Correct the names of the macros.': 'Corregir los nombres de las macros.',
  'Keep only the URL of the ad tag.': 'Conservar solo la URL del tag de anuncio.',
  'Replace the escapes by their characters.': 'Sustituir los escapes por sus caracteres.',
  'Decode the ad tag.': 'Decodificar el tag de anuncio.',
  'Replace the characters by those of a URL.': 'Sustituir los caracteres por los de una URL.',
  'Use the address behind the link.': 'Usar la dirección que hay detrás del enlace.',
  'Start the tag with https://.': 'Empezar el tag por https://.',
  'Remove the user name and the password.': 'Quitar el nombre de usuario y la contraseña.',
  'Use https. The ad server must support it.':
    'Usar https. El servidor de anuncios debe admitirlo.',
  'Replace # by %23.': 'Sustituir # por %23.',
  'Remove these characters.': 'Quitar estos caracteres.',
  'Remove the empty tags.': 'Quitar los tags vacíos.',
  'Keep the first of each.': 'Conservar el primero de cada uno.',
  'Set {list}.': 'Poner {list}.',
  'Add a random number.': 'Añadir un número aleatorio.',
  'Replace the number by a macro.': 'Sustituir el número por una macro.',
  'Remove the id.': 'Quitar el identificador.',
  'Remove the rule.': 'Quitar la regla.',
  'Keep the first of the rules.': 'Conservar la primera de las reglas.',
  'Use the rule {a}.': 'Usar la regla {a}.',
  'Percent-encode the URL.': 'Codificar la URL con porcentajes.',
  'Percent-encode cust_params.': 'Codificar cust_params con porcentajes.',
  'Encode cust_params once.': 'Codificar cust_params una sola vez.',
  'Leave the values to the player.': 'Dejar los valores al reproductor.',
  'Remove the parameter {a}.': 'Quitar el parámetro {a}.',
  'Remove the parameters {list}.': 'Quitar los parámetros {list}.',
  'Remove the element, which is not used.': 'Quitar el elemento, que no se usa.',
  'Remove the value, which is not used.': 'Quitar el valor, que no se usa.',
  'Set the value to {a}.': 'Poner el valor {a}.',
  'Use the nearest allowed value.': 'Usar el valor permitido más próximo.',
  'Set the field to null.': 'Poner el campo en null.',
  'Remove this offset, which is not used.': 'Quitar este desplazamiento, que no se usa.',
  'Remove the live, which is not played.': 'Quitar la emisión en directo, que no se reproduce.',
  'Replace the consent by macros.': 'Sustituir el consentimiento por macros.',
  'Add {a}.': 'Añadir {a}.',
  'Add {list} without values, which the player fills.':
    'Añadir {list} sin valores, que rellena el reproductor.',
  'Use the path /gampad/live/ads.': 'Usar la ruta /gampad/live/ads.',
  'Remove impl=s.': 'Quitar impl=s.',
  'Remove the parameters without a value.': 'Quitar los parámetros sin valor.',
  'Replace the first & by ?.': 'Sustituir el primer & por ?.',
  'Encode the value once.': 'Codificar el valor una sola vez.',
  'Replace the escapes of HTML by their characters.':
    'Sustituir los códigos de HTML por sus caracteres.',
  'Percent-encode these characters.': 'Codificar estos caracteres con porcentajes.',
  'Write the percent sign as %25.': 'Escribir el signo de porcentaje como %25.',
  'Write {a}.': 'Escribir {a}.',
  'Write &amp; for the ampersand.': 'Escribir &amp; en lugar del signo &.',
  'Put the text into a CDATA section.': 'Poner el texto en una sección CDATA.',
  'Write the version as {a}.': 'Escribir la versión como {a}.',
  'Add version {a}, the lowest with these elements.':
    'Añadir la versión {a}, la más baja con estos elementos.',
  'Remove it.': 'Quitarlo.',
  'Add the type {a}.': 'Añadir el tipo {a}.',
  'Remove the attribute.': 'Quitar el atributo.',
  'Remove the text before the document.': 'Quitar el texto anterior al documento.',
  'Declare the prefix.': 'Declarar el prefijo.',
  'Write {a} for it.': 'Escribir {a} en su lugar.',
  'Remove the document type.': 'Quitar el tipo de documento.',
  'Write https:// for http://.': 'Escribir https:// en lugar de http://.',
  'Remove the second one.': 'Quitar el segundo.',
  'Its bitrate of {n} kbit/s exceeds {m} kbit/s.':
    'Su tasa de bits de {n} kbit/s supera {m} kbit/s.',
  'All files exceed {n} kbit/s, and the chosen file has a lower bitrate.':
    'Todos los archivos superan {n} kbit/s, y el archivo elegido tiene una tasa de bits más baja.',
  'The size of the chosen file suits the player of {n} × {m} pixels better.':
    'El tamaño del archivo elegido se ajusta mejor al reproductor de {n} × {m} píxeles.',
  'The chosen file suits the player equally well and has a higher bitrate.':
    'El archivo elegido se ajusta igual de bien al reproductor y tiene una tasa de bits más alta.',
  'The chosen file suits the player equally well and comes first.':
    'El archivo elegido se ajusta igual de bien al reproductor y va primero.',
  'It is the only file that plays within {n} kbit/s.':
    'Es el único archivo que se reproduce dentro de {n} kbit/s.',
  'All files exceed {n} kbit/s, and it has the lowest bitrate.':
    'Todos los archivos superan {n} kbit/s, y este tiene la tasa de bits más baja.',
  'Its size suits the player of {n} × {m} pixels best.':
    'Su tamaño es el que mejor se ajusta al reproductor de {n} × {m} píxeles.',
  'Of the files whose size suits the player best, it has the highest bitrate.':
    'De los archivos cuyo tamaño mejor se ajusta al reproductor, es el de mayor tasa de bits.',
  'It is the first of the files that suit the player best.':
    'Es el primero de los archivos que mejor se ajustan al reproductor.',
  'The player does not run {a} code.': 'El reproductor no ejecuta código de {a}.',
  'The file has no type, and its URL has no ending that the player knows.':
    'El archivo no tiene tipo, y su URL no tiene ninguna extensión que el reproductor conozca.',
  'The browser does not play {a}.': 'El navegador no reproduce {a}.',
  'It is the only file that plays.': 'Es el único archivo que se reproduce.',
  'The ad does not play in this slot.': 'El anuncio no se reproduce en este espacio.',
  'The ad is an overlay, and the slot is for linear ads.':
    'El anuncio es un overlay, y el espacio es para anuncios lineales.',
  'The ad is linear, and the slot is for overlays.':
    'El anuncio es lineal, y el espacio es para overlays.',
  'The ad has only an interactive unit (VPAID).':
    'El anuncio solo tiene una unidad interactiva (VPAID).',
  'The browser can play none of the media files of the ad.':
    'El navegador no puede reproducir ningún archivo multimedia del anuncio.',
  'The response is VAST 1; versions 2 to 4 are supported.':
    'La respuesta es VAST 1; se admiten las versiones 2 a 4.',
  'The root element of the response is not <VAST>.':
    'El elemento raíz de la respuesta no es <VAST>.',
  'The VAST version is not supported; versions 2 to 4 are.':
    'La versión de VAST no se admite; se admiten de la 2 a la 4.',
  'The VMAP version is not supported; version 1 is.':
    'La versión de VMAP no se admite; se admite la 1.',
  'The ad server cannot be reached, or its response has no CORS header.':
    'No se puede acceder al servidor de anuncios, o su respuesta no tiene cabecera CORS.',
  'The response has a document type before its root element.':
    'La respuesta tiene un tipo de documento antes de su elemento raíz.',
  'The response is not well-formed XML.': 'La respuesta no es XML bien formado.',
  'Reading the response needs the Trusted Types policy media-embed, which the page does not allow.':
    'Para leer la respuesta hace falta la política de Trusted Types media-embed, que la página no permite.',
  'The response has more than {n} bytes.': 'La respuesta tiene más de {n} bytes.',
  'The ad server responded with status {a}.':
    'El servidor de anuncios respondió con el estado {a}.',
  'An http URL cannot be requested on an https page.':
    'Una URL http no se puede solicitar en una página https.',
  'The page does not show a required companion.': 'La página no muestra un companion obligatorio.',
  'The media file responded with status {a}.': 'El archivo multimedia respondió con el estado {a}.',
  'The media file is {a}, not media.': 'El archivo multimedia es {a}, que no es multimedia.',
  'The media file is http, and the page is https.':
    'El archivo multimedia es http, y la página es https.',
  'The ad failed unexpectedly.': 'El anuncio falló de forma inesperada.',
  'The ad server has no ad.': 'El servidor de anuncios no tiene ningún anuncio.',
  'The ad server did not respond in time.': 'El servidor de anuncios no respondió a tiempo.',
  'The ad tag is not an http(s) URL.': 'El tag de anuncio no es una URL http(s).',
  'The ad tag leads to more than {n} documents.':
    'El tag de anuncio lleva a más de {n} documentos.',
  'A wrapper blocks the category of the ad.': 'Un wrapper bloquea la categoría del anuncio.',
  'The ad is within more than {n} wrappers.': 'El anuncio está dentro de más de {n} wrappers.',
  'The ad tag of the wrapper is not a URL that can be requested.':
    'El tag del wrapper no es una URL que se pueda solicitar.',
  'The wrappers lead in a circle.': 'Los wrappers forman un círculo.',
  'The ad has neither a linear nor a non-linear creative.':
    'El anuncio no tiene ni un creativo lineal ni uno no lineal.',
  'The ad has no creative.': 'El anuncio no tiene ningún creativo.',
  'The wrapper has no ad tag URL.': 'El wrapper no tiene URL de tag de anuncio.',
  'The ad has neither <InLine> nor <Wrapper>.': 'El anuncio no tiene ni <InLine> ni <Wrapper>.',
  'The ad tag of the wrapper is relative, and its document has no URL.':
    'El tag del wrapper es relativo, y su documento no tiene URL.',
  'The AdTagURI of an ad break is not an http(s) URL.':
    'El AdTagURI de una pausa publicitaria no es una URL http(s).',
  'The overlay does not fit into the player.': 'El overlay no cabe en el reproductor.',
  'The ad has neither a picture nor a text.': 'El anuncio no tiene ni imagen ni texto.',
  'No time is left to request the ad tag.': 'No queda tiempo para solicitar el tag de anuncio.',
  'The response of the ad server has no CORS header that allows the page to read it.':
    'La respuesta del servidor de anuncios no tiene cabecera CORS que permita a la página leerla.',
  'The request leads to an address in a private network, which was not allowed.':
    'La petición lleva a una dirección de una red privada, lo que no se permitió.',
  'The ad server redirects to an address that may not be requested.':
    'El servidor de anuncios redirige a una dirección que no se puede solicitar.',
  'The host name of the ad server cannot be resolved (DNS).':
    'El nombre de host del servidor de anuncios no se puede resolver (DNS).',
  'The ad server refused the connection.': 'El servidor de anuncios rechazó la conexión.',
  'The certificate of the ad server is not valid, or its TLS handshake failed.':
    'El certificado del servidor de anuncios no es válido, o su negociación TLS falló.',
  'There is no connection to the ad server.': 'No hay conexión con el servidor de anuncios.',
  'The ad server closed the connection without a response.':
    'El servidor de anuncios cerró la conexión sin responder.',
  'The response of the ad server is not valid HTTP.':
    'La respuesta del servidor de anuncios no es HTTP válido.',
  'The ad server cannot be reached.': 'No se puede acceder al servidor de anuncios.',
  'An ad break of the VMAP document has a position (#…) as its timeOffset. Write a time or a percentage: the player has no break positions of its own.':
    'Una pausa publicitaria del documento VMAP tiene una posición (#…) como timeOffset. Escriba un tiempo o un porcentaje: el reproductor no tiene posiciones de pausa propias.',
  'An ad break of the VMAP document has no valid timeOffset. Write hh:mm:ss, a percentage up to 100%, start or end.':
    'Una pausa publicitaria del documento VMAP no tiene un timeOffset válido. Escriba hh:mm:ss, un porcentaje de hasta 100%, start o end.',
  'An ad break of the VMAP document is neither linear nor nonlinear. The player shows no display ads.':
    'Una pausa publicitaria del documento VMAP no es ni linear ni nonlinear. El reproductor no muestra anuncios de display.',
  'The templateType of an AdTagURI is not VAST 2, 3 or 4.':
    'El templateType de un AdTagURI no es VAST 2, 3 o 4.',
  'CustomAdData is not supported. Use VASTAdData or AdTagURI.':
    'CustomAdData no se admite. Use VASTAdData o AdTagURI.',
  'An AdSource has neither VASTAdData nor AdTagURI.':
    'Un AdSource no tiene ni VASTAdData ni AdTagURI.',
  'The media file of the ad took too long to load.':
    'El archivo multimedia del anuncio tardó demasiado en cargarse.',
  'The media file of the ad cannot be loaded.':
    'El archivo multimedia del anuncio no se puede cargar.',
  'The media file of the ad cannot be played.':
    'El archivo multimedia del anuncio no se puede reproducir.',
  'The browser does not allow the ad to play.':
    'El navegador no permite que el anuncio se reproduzca.',
  'The picture of the overlay cannot be loaded.': 'La imagen del overlay no se puede cargar.',
  'The ad is unknown.': 'El anuncio es desconocido.',
  ...tagPanels,
};
