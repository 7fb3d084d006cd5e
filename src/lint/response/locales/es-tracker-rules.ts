import type { TRACKER_RULES as English } from './en-tracker-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Trackers, links, icons, captions, overlays, companions and measurement. */
export const TRACKER_RULES: VastRuleTexts<typeof English> = {
  'track-no-impression': [
    ['{ad} no tiene una <Impression> con URL, así que su entrega no se puede contar.'],
    'Pida al servidor de anuncios una URL de Impression: sin ella no se cuenta ni se factura nada.',
  ],
  'wrapper-no-impression': [
    [
      '{ad} no tiene una <Impression> con URL, así que este servidor de anuncios no puede contarlo.',
    ],
    'Añada al wrapper una URL de Impression si su servidor de anuncios cuenta.',
  ],
  'track-no-error': [
    [
      '{ad} no tiene una URL <Error> con [ERRORCODE], así que el servidor de anuncios no sabe por qué falla.',
    ],
    'Añada una URL de Error con la macro [ERRORCODE].',
  ],
  'track-empty': [['El tracker de {a} no tiene URL.'], 'Escriba la URL, o quite el elemento.'],
  'track-not-url': [
    ['El tracker de {a} no es una URL http(s) absoluta, así que nunca se solicita.'],
    'Escriba una URL que empiece por https://.',
  ],
  'track-http': [
    ['El tracker de {a} en {host} es http y la página es https.'],
    'Pida https al proveedor: el reproductor lo solicita por https, y solo cuenta si el servidor lo admite.',
  ],
  'track-macro-left': [
    ['El tracker de {a} tiene {parts}.'],
    'Use una macro de VAST, o haga que el servidor de anuncios la rellene antes de responder.',
  ],
  'track-duplicate': [
    ['El tracker de {a} tiene la misma URL dos veces, así que cuenta doble.'],
    'Deje solo uno de los dos.',
  ],
  'click-not-url': [
    ['<{a}> no es una URL http(s) absoluta, así que el anuncio no tiene enlace.'],
    'Escriba una URL que empiece por https://.',
  ],
  'track-event-missing': [
    ['Un elemento <Tracking> no tiene event, así que nunca se solicita.'],
    'Añada el atributo event, o quite el elemento.',
  ],
  'track-event-unknown': [
    [
      'El evento {a} no está en el estándar, así que los reproductores nunca lo notifican.',
      'El evento está escrito {a}; los reproductores solo notifican {b}.',
    ],
    'Use un evento del estándar, escrito como en el estándar.',
  ],
  'track-progress-offset': [
    [
      'Un tracker de progress no tiene offset, así que nunca se solicita.',
      'El offset de un tracker de progress es {a}; se esperaba HH:MM:SS o un porcentaje.',
      'El offset de un tracker de progress es {a} y el anuncio termina a los {n} s.',
    ],
    'Escriba un offset dentro de la duración del anuncio.',
  ],
  'icon-not-shown': [
    ['{icon} no se muestra: {reason}.'],
    'Añada una <StaticResource> con una imagen y un creativeType como image/png.',
  ],
  'icon-duplicate': [
    ['{icon} está dos veces; solo se muestra el primero.'],
    'Deje un solo icono de cada programa.',
  ],
  'icon-late': [
    ['{icon} empieza a los {n} s y el anuncio termina a los {m} s.'],
    'Escriba un offset dentro de la duración del anuncio.',
  ],
  'captions-not-shown': [
    [
      'Los subtítulos tienen el tipo {a}; el reproductor muestra text/vtt y SubRip.',
      'Los subtítulos no son una URL http(s), así que nunca se cargan.',
    ],
    'Pida los subtítulos como WebVTT (text/vtt) en una URL https.',
  ],
  'overlay-not-shown': [
    ['El overlay no se muestra: {reason} (error VAST 503).'],
    'Pida una <StaticResource> con una imagen o un texto.',
  ],
  'overlay-variation-not-shown': [
    ['Una variante del overlay no se muestra: {reason}.'],
    'No hay que hacer nada: se muestra otra variante.',
  ],
  'companion-required': [
    [
      'El anuncio exige companions ({a}): sin sitios en la página no se reproduce (error VAST 602).',
    ],
    'Añada a la página sitios para los companions, o haga que el servidor de anuncios escriba required="none".',
  ],
  'omid-partial': [
    [
      'La verificación {a} no tiene <JavaScriptResource apiFramework="omid">, así que ningún navegador puede ejecutarla.',
    ],
    'Pida al proveedor un script con apiFramework="omid"; el reproductor notifica verificationNotExecuted.',
  ],
};
