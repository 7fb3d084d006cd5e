import type { CHAIN_RULES as English } from './en-chain-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Wrappers, ad breaks and requests. */
export const CHAIN_RULES: VastRuleTexts<typeof English> = {
  'wrapper-no-uri': [
    ['{ad} es un wrapper sin <VASTAdTagURI> (error VAST 300).'],
    'Pida al servidor de anuncios del wrapper el tag del siguiente.',
  ],
  'wrapper-not-url': [
    ['El tag de un wrapper no es una URL http(s) (error VAST 300).'],
    'Escriba una URL que empiece por https://.',
  ],
  'wrapper-relative': [
    ['El tag de un wrapper es relativo a su documento; otros reproductores no lo resuelven.'],
    'Escriba la URL completa.',
  ],
  'wrapper-http': [
    ['El tag de un wrapper en {host} es http, que los navegadores bloquean en una página https.'],
    'Pida al proveedor el tag https.',
  ],
  'wrapper-macro-left': [
    ['El tag de un wrapper tiene {a}, que ningún reproductor rellena.'],
    'Use una macro de VAST, o haga que el servidor de anuncios la rellene antes de responder.',
  ],
  'wrapper-macro-in-host': [
    ['El tag de un wrapper tiene {a} en el esquema o el host, donde no se rellena ninguna macro.'],
    'Sustituya la macro por el host real.',
  ],
  'wrapper-no-follow': [
    [
      'El wrapper tiene {a}: no se sigue otro wrapper detrás de él.',
      'El wrapper tiene {a}: si no lleva a ningún anuncio, otro no ocupa su lugar.',
    ],
    'No hay que hacer nada, salvo que la cadena termine aquí sin anuncio.',
  ],
  'vmap-version': [
    ['La versión de VMAP es {a}; se esperaba 1.0 (error VMAP 1001).'],
    'Pida al servidor de anuncios VMAP 1.0.',
  ],
  'vmap-no-break': [
    ['El documento VMAP no tiene ningún <AdBreak>.'],
    'Si esperaba pausas, compruebe en el servidor de anuncios las reglas publicitarias del contenido.',
  ],
  'vmap-offset': [
    [
      'La pausa publicitaria no tiene timeOffset (error VMAP 1000).',
      'El timeOffset es {a}, una posición que el reproductor no tiene.',
      'El timeOffset es {a}; se esperaba hh:mm:ss, un porcentaje, start o end (error VMAP 1000).',
    ],
    'Escriba el momento de la pausa como hh:mm:ss, un porcentaje de hasta 100%, start o end.',
  ],
  'vmap-break-type': [
    ['El breakType es {a}; el reproductor tiene pausas linear y nonlinear (error VMAP 1003).'],
    'Use linear para anuncios en lugar del contenido y nonlinear para overlays.',
  ],
  'vmap-source': [
    [
      'La pausa publicitaria tiene CustomAdData, que solo lee su propio reproductor (error VMAP 1005).',
      '<AdSource> no tiene ni VASTAdData ni AdTagURI (error VMAP 1000).',
      'El templateType es {a}; se esperaba vast2, vast3 o vast4 (error VMAP 1005).',
    ],
    'Use VASTAdData o AdTagURI con VAST 2, 3 o 4.',
  ],
  'vmap-tag-not-url': [
    ['El tag de una pausa no es una URL http(s) absoluta (error VMAP 1008).'],
    'Escriba una URL que empiece por https://.',
  ],
  'wrapper-depth': [
    ['La cadena tiene más de {n} wrappers, donde los reproductores se detienen (error VAST 302).'],
    'Pida un tag más cercano al anuncio.',
  ],
  'wrapper-loop': [
    ['Un wrapper lleva a una URL que la cadena ya solicitó (error VAST 302).'],
    'Rompa el bucle en el servidor de anuncios que apunta hacia atrás.',
  ],
  'wrapper-cut': [
    [
      'El wrapper que llevó aquí tiene límites. followAdditionalWrappers="false": no se sigue el wrapper de esta respuesta.',
      'El wrapper que llevó aquí tiene límites. allowMultipleAds no es "true": se ignora el pod de esta respuesta.',
      'El wrapper que llevó aquí tiene límites. allowMultipleAds no es "true": solo se prueba el primer anuncio de esta respuesta.',
      'El wrapper que llevó aquí tiene límites. fallbackOnNoAd="false": ningún otro anuncio ocupa el lugar de este.',
    ],
    'Si esperaba un anuncio, pida al servidor de anuncios del wrapper que lo permita.',
  ],
  'wrapper-value-missing': [
    ['La solicitud todavía tiene {a}, cuyo valor no se conoce aquí.'],
    'Indique el valor de la macro, o quítela del wrapper.',
  ],
  'wrapper-empty-after': [
    [
      'No hay anuncio después de {n} wrapper (error VAST 303).',
      'No hay anuncio después de {n} wrappers (error VAST 303).',
    ],
    'Pregunte al servidor de anuncios del wrapper por qué apunta a uno que no tiene anuncio.',
  ],
  'net-cors': [
    [
      '{host} responde sin una cabecera CORS para esta página, o no se puede acceder a él.',
      '{host} responde sin una cabecera CORS para esta página.',
    ],
    'Haga que el servidor devuelva la cabecera Origin en Access-Control-Allow-Origin y envíe Access-Control-Allow-Credentials: true; compruebe que funciona.',
  ],
  'net-cors-credentials': [
    [
      '{host} no permite cookies, así que un reproductor que las envía tiene que solicitarlo dos veces.',
    ],
    'Haga que el servidor devuelva la cabecera Origin y envíe Access-Control-Allow-Credentials: true.',
  ],
  'net-timeout': [
    ['{host} no respondió en los {n} ms de la pausa publicitaria (error VAST 301).'],
    'Pregunte al proveedor por qué su servidor es lento, o quítelo de la cadena.',
  ],
  'net-unreachable': [
    [
      'No se puede acceder a {host} (error VAST 301).',
      '{host} tiene un nombre que el DNS no puede resolver (error VAST 301).',
      '{host} rechazó la conexión (error VAST 301).',
      '{host} no tiene un certificado válido, o falló su negociación TLS (error VAST 301).',
    ],
    'Compruebe el host de la URL y la red.',
  ],
  adblock: [
    [
      'La solicitud a {host}, un servidor de anuncios conocido, falló a los {n} ms, como con un bloqueador de anuncios.',
    ],
    'Abra la página sin extensiones ni filtros y compare.',
  ],
  'net-status': [
    ['{host} respondió con el estado {status}; se esperaba 200 (error VAST 301).'],
    'Compruebe la URL; si es 5xx, pregunte al servidor de anuncios.',
  ],
  'net-no-fill': [
    ['{host} respondió con el estado 204: no tiene ningún anuncio.'],
    'Si esperaba un anuncio, compruebe en el servidor de anuncios la segmentación, el bloque y los tamaños.',
  ],
  'net-content-type': [
    [
      '{host} no envía el tipo de contenido; se esperaba application/xml.',
      '{host} envía el tipo de contenido {a}; se esperaba application/xml.',
    ],
    'Haga que el servidor envíe application/xml o text/xml: algunos reproductores rechazan otros tipos.',
  ],
  'net-slow': [
    [
      'Toda la cadena tardó {n} ms; se esperaban como máximo {m} ms.',
      '{host} tardó {n} ms; se esperaban como máximo {m} ms.',
    ],
    'Acorte la cadena, o pregunte al proveedor lento: el contenido espera al anuncio.',
  ],
  'net-mixed-chain': [
    [
      'El tag de {host} es http, que los navegadores bloquean en una página https.',
      '{host} redirige a http, que los navegadores bloquean en una página https.',
    ],
    'Pida https al proveedor.',
  ],
};
