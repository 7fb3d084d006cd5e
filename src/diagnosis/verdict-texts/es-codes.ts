import { vastCodes } from './es-vast-codes.js';
import type { VerdictTexts } from './language-texts.js';

export const codes: VerdictTexts['codes'] = {
  vast: vastCodes,
  ima: {
    1005: [
      'El SDK de IMA no pudo solicitar los anuncios (error 1005).',
      'Abra el tag en una pestaña nueva, y corrija lo que muestre.',
    ],
    1007: [
      'La respuesta no tiene medios ni imagen que mostrar (error IMA 1007).',
      'Pida a la red que añada un archivo multimedia a la creatividad.',
    ],
    1009: [
      'El servidor de anuncios respondió con VAST sin anuncio (error IMA 1009).',
      'Compruebe en el servidor de anuncios que una campaña activa está segmentada a este bloque de anuncios, tamaño, página y país.',
    ],
    1010: [
      'El SDK de IMA no entiende la respuesta (error 1010).',
      'Haga que el servidor de anuncios envíe VAST o VMAP.',
    ],
    1012: [
      'El navegador no pudo enviar la solicitud o leer su respuesta (error IMA 1012).',
      'Pruebe sin bloqueador de anuncios, y compruebe las cabeceras CORS del servidor de anuncios.',
    ],
    1013: [
      'El tag de anuncio no es una URL válida (error IMA 1013).',
      'Codifique los parámetros del tag, y haga que empiece por https://.',
    ],
    1014: [
      'La Protected Audience API del navegador falló (error IMA 1014).',
      'Pruebe en otro navegador, y comunique el error interno al servidor de anuncios.',
    ],
    1020: [
      'La emisión con anuncios insertados no pudo empezar (error IMA 1020).',
      'Compruebe los id de la emisión en el servidor de anuncios.',
    ],
    1021: [
      'La emisión y su sustituta fallaron (error IMA 1021).',
      'Compruebe la emisión y su reserva en el servidor de anuncios.',
    ],
    1022: [
      'El navegador no admite una URL del anuncio (error IMA 1022).',
      'Use URL https en el tag y sus creatividades.',
    ],
    1101: [
      'La página llamó al SDK de IMA con argumentos no válidos (error 1101).',
      'Corrija la llamada que nombra el error interno.',
    ],
    1204: [
      'El SDK de IMA recibió un mensaje defectuoso de su aplicación (error 1204).',
      'Actualice el SDK de IMA de la aplicación.',
    ],
    1205: [
      'El navegador no dejó empezar el anuncio sin un clic (error IMA 1205).',
      'Inicie el reproductor sin sonido, o con un clic.',
    ],
    1300: [
      'La CMP no había respondido cuando se solicitó el anuncio (error IMA 1300).',
      'Solicite anuncios solo después de la respuesta de la CMP.',
    ],
  },
  vmap: {
    900: [
      'La pausa publicitaria falló por un motivo que no tiene código propio (error VMAP 900).',
      'Diagnostique el propio tag de la pausa.',
    ],
    1000: [
      'El documento VMAP no sigue su esquema (error VMAP 1000).',
      'Haga que el servidor de anuncios corrija el documento.',
    ],
    1001: [
      'La versión de VMAP no es compatible (error VMAP 1001).',
      'Haga que el servidor de anuncios envíe VMAP 1.0.',
    ],
    1002: [
      'El documento VMAP no se pudo analizar (error VMAP 1002).',
      'Haga que el servidor de anuncios envíe XML bien formado.',
    ],
    1003: [
      'Una pausa publicitaria tiene un tipo que el reproductor no muestra (error VMAP 1003).',
      'Use pausas de tipo linear o nonlinear.',
    ],
    1004: [
      'Los anuncios de una pausa no se pudieron leer (error VMAP 1004).',
      'Diagnostique el propio tag de la pausa.',
    ],
    1005: [
      'Los anuncios de una pausa son de un tipo de plantilla no compatible (error VMAP 1005).',
      'Haga que el servidor de anuncios use VAST 2 a 4 en la pausa.',
    ],
    1006: [
      'El documento VAST de una pausa no se pudo leer (error VMAP 1006).',
      'Haga que el servidor de anuncios corrija el documento en VASTAdData.',
    ],
    1007: [
      'El servidor de anuncios de una pausa no respondió a tiempo (error VMAP 1007).',
      'Pida al operador de ese servidor una respuesta más rápida.',
    ],
    1008: [
      'La solicitud de los anuncios de una pausa falló (error VMAP 1008).',
      'Diagnostique el propio tag de la pausa.',
    ],
  },
  embed: {
    'source-refused': [
      'El elemento rechaza la dirección del embed, porque su origen no está permitido.',
      'Añada el origen a MediaEmbed.allowedSources, o sirva el JSON desde su propio origen.',
    ],
    network: [
      'El JSON del embed no se pudo solicitar.',
      'Compruebe la conexión y Access-Control-Allow-Origin del servidor.',
    ],
    timeout: [
      'El JSON del embed no estaba completo después de 10 s.',
      'Sirva el JSON como archivo estático o en caché.',
    ],
    'http-status': [
      'El servidor rechazó la solicitud del embed.',
      'Compruebe que el embed está publicado en esta dirección.',
    ],
    'content-type': [
      'La respuesta del embed no está declarada como JSON.',
      'Envíe la cabecera Content-Type: application/json.',
    ],
    'too-large': [
      'El JSON del embed supera los 2 MB.',
      'Publique solo lo que necesita el reproductor.',
    ],
    'not-json': [
      'El texto del embed no es JSON.',
      'Pegue aquí el JSON para ver la línea del error.',
    ],
    'not-an-embed': [
      'El JSON del elemento no es un objeto embed.',
      'Publique el objeto embed del servicio.',
    ],
    'no-player': [
      'El embed no nombra ningún reproductor alojado y no tiene vídeo.',
      'Solicite el embed con code_iframe, o con su vídeo o directo.',
    ],
    'player-refused': [
      'El origen del reproductor alojado no está permitido.',
      'Añada el origen a MediaEmbed.allowedPlayerOrigins.',
    ],
    'no-code': [
      'El embed no tiene código para el formato standard.',
      'Solicite el embed con el campo code, o use otro formato.',
    ],
    'not-controllable': [
      'La página no puede controlar el reproductor del formato standard.',
      'Use el formato iframe o player.',
    ],
    'code-unavailable': [
      'Al embed le falta un campo que necesita este formato de código.',
      'Lea la causa del error, y solicite el embed con ese campo.',
    ],
    module: [
      'Un archivo del reproductor no se pudo cargar.',
      'Publique todos los archivos del paquete, y llame después a retry().',
    ],
    'no-stream': [
      'El embed no nombra ninguna emisión: no se reproducen ni el contenido ni los anuncios.',
      'Defina streamUrl, o solicite el vídeo o directo con sus direcciones.',
    ],
    'media-network': [
      'Los medios del contenido no se pudieron cargar.',
      'Compruebe la dirección de los medios y su cabecera CORS.',
    ],
    'media-decode': [
      'El navegador no pudo decodificar los medios del contenido.',
      'Codifique de nuevo los medios.',
    ],
    'media-unsupported': [
      'El navegador no admite ninguno de los formatos del contenido.',
      'Proporcione HLS o MP4 con H.264 y AAC.',
    ],
    'trusted-types': [
      'La política de la página no permite la política de Trusted Types media-embed.',
      'Añada media-embed a la directiva trusted-types.',
    ],
  },
  browser: {
    'blocked-by-client': [
      'Una extensión del navegador bloqueó la solicitud{host}, como hacen los bloqueadores de anuncios.',
      'Pruebe en un navegador sin bloqueador de anuncios ni protección contra el rastreo.',
    ],
    'mixed-content': [
      'El navegador bloqueó una solicitud http{host} en una página https.',
      'Use https en el tag y en todo aquello a lo que lleva.',
    ],
    cors: [
      'El navegador no puede leer la respuesta a la solicitud{host}, porque no tiene cabecera CORS para la página.',
      'Haga que el servidor de anuncios envíe Access-Control-Allow-Origin con el origen de la página, y Access-Control-Allow-Credentials: true.',
    ],
    csp: [
      'La Content Security Policy de la página bloqueó la solicitud{host}.',
      'Añada el host a connect-src, y los de los medios y trackers a media-src e img-src.',
    ],
    'timed-out': [
      'La solicitud{host} no obtuvo respuesta a tiempo.',
      'Pida al operador del servidor de anuncios una respuesta más rápida.',
    ],
    'name-not-resolved': [
      'La solicitud{host} falló, porque el host no existe.',
      'Corrija el host del tag de anuncio.',
    ],
    'connection-failed': [
      'La solicitud{host} falló, porque el servidor no aceptó la conexión.',
      'Pregunte al operador del servidor de anuncios si está en marcha.',
    ],
    'certificate-invalid': [
      'La solicitud{host} falló, porque el servidor tiene un certificado no válido.',
      'Pida al operador del servidor de anuncios que renueve su certificado.',
    ],
    offline: [
      'La solicitud{host} falló, porque el navegador no tenía conexión.',
      'Pruebe de nuevo con conexión.',
    ],
  },
};
