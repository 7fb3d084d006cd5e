import type { AD_RULES as English } from './en-ad-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Ads, their creatives and their media files. */
export const AD_RULES: VastRuleTexts<typeof English> = {
  'vast-no-ad': [
    ['El documento no tiene ningún <Ad>: el servidor de anuncios no tiene nada que mostrar.'],
    'Si esperaba un anuncio, compruebe en el servidor de anuncios la segmentación, el bloque y los tamaños.',
  ],
  'vast-ad-empty': [
    [
      '{ad} tiene <InLine> y <Wrapper>; se esperaba solo uno de los dos (error VAST 101).',
      '{ad} no tiene ni <InLine> ni <Wrapper>; se esperaba uno de los dos (error VAST 101).',
    ],
    'Pida al servidor de anuncios un <InLine> o un <Wrapper> en cada <Ad>.',
  ],
  'vast-inline-missing': [
    ['{ad} no tiene todo lo que exige el estándar: falta {list}.'],
    'Pida al servidor de anuncios que añada lo que exige el estándar: los reproductores estrictos notifican el error VAST 101.',
  ],
  'vast-id-missing': [
    ['{ad} no tiene todos los identificadores que exige VAST {version}: falta {list}.'],
    'Pida los identificadores al servidor de anuncios: la medición y la limitación de frecuencia entre sistemas los usan.',
  ],
  'vast-companions-only': [
    ['{ad} no tiene ni una creatividad lineal ni una no lineal (error VAST 200).'],
    'Reserve un vídeo o un overlay para este espacio.',
  ],
  'vast-sequence': [
    [
      'Dos anuncios tienen la sequence {n}; se esperaba un anuncio por cada posición del pod.',
      'La sequence es {a}; se esperaba un número entero a partir de 1.',
    ],
    'Numere los anuncios de un pod a partir de 1, cada número una sola vez.',
  ],
  'vast-duration': [
    [
      'La creatividad lineal no tiene <Duration>; se esperaba HH:MM:SS.',
      'La duración es {a}; se esperaba un tiempo mayor que 0 como HH:MM:SS o HH:MM:SS.mmm.',
    ],
    'Escriba la duración como HH:MM:SS: los reproductores estrictos notifican el error VAST 101 o 202.',
  ],
  'vast-skip-offset': [
    [
      'El skipoffset es {a}; se esperaba HH:MM:SS o un porcentaje de hasta 100%.',
      'El skipoffset es {a} y el anuncio termina a los {n} s, así que nunca se puede saltar.',
    ],
    'Escriba un tiempo anterior al final del anuncio, o quite el atributo.',
  ],
  'vast-no-media': [
    [
      'La creatividad lineal solo tiene código interactivo (InteractiveCreativeFile) y ningún <MediaFile>.',
      'La creatividad lineal no tiene ningún <MediaFile> (error VAST 401).',
    ],
    'Pida al servidor de anuncios un <MediaFile> de tipo video/mp4.',
  ],
  'media-not-url': [
    [
      'El archivo multimedia no tiene URL.',
      'El archivo multimedia no es una URL http(s) absoluta, así que los reproductores lo ignoran.',
    ],
    'Escriba una URL https absoluta.',
  ],
  'media-http': [
    ['El archivo multimedia de {host} es http y la página es https.'],
    'Pida https al proveedor: los navegadores bloquean el archivo o lo solicitan por https.',
  ],
  'media-unsupported': [
    ['El navegador no puede reproducir ninguno de los archivos multimedia: {a} (error VAST 403).'],
    'Pida video/mp4 con H.264, que reproduce cualquier navegador.',
  ],
  'media-flash': [
    ['La creatividad lineal solo tiene Flash, que ningún navegador ejecuta.'],
    'Pida video/mp4 en lugar de Flash.',
  ],
  'media-interactive-only': [
    [
      'Todos los archivos multimedia son unidades interactivas ({a}), así que no se reproduce nada (error VAST 901).',
    ],
    'Pida una creatividad que también tenga un archivo video/mp4 sencillo.',
  ],
  'media-vpaid': [
    [
      'Un archivo multimedia es una unidad VPAID: código del anuncio que el reproductor no ejecuta.',
    ],
    'Pida un archivo de vídeo sencillo: VPAID está obsoleto desde VAST 4.1.',
  ],
  'media-simid': [
    ['El código interactivo ({a}) no se ejecuta; el archivo multimedia se reproduce sin él.'],
    'No hay que hacer nada, salvo que la campaña dependa de la interacción.',
  ],
  'media-file-unsupported': [
    ['El navegador no puede reproducir este archivo ({a}); reproduce otro.'],
    'No hay que hacer nada: es para otros reproductores.',
  ],
  'media-type-missing': [
    [
      'El archivo multimedia no tiene tipo y su extensión no lo indica, así que los reproductores lo ignoran.',
      'El archivo multimedia no tiene tipo. Por su extensión es {a}.',
    ],
    'Escriba el tipo MIME del archivo en el atributo type.',
  ],
  'media-type-alias': [
    ['El tipo es {a}, que los navegadores no conocen; se esperaba {b}.'],
    'Escriba el tipo MIME registrado: los reproductores que comparan tipos ignoran el archivo.',
  ],
  'media-mime-mismatch': [
    [
      'El tipo es {a}; se esperaba un tipo MIME como video/mp4.',
      'El tipo es {a} y la URL termina como {b}.',
    ],
    'Abra el archivo y corrija su tipo o su URL: un tipo incorrecto es el error VAST 405.',
  ],
  'media-size-missing': [
    [
      'Al archivo multimedia le falta {list}, así que los reproductores no pueden elegir por ese dato.',
    ],
    'Pida width, height y bitrate de cada archivo.',
  ],
  'media-ladder': [
    [
      'Todos los archivos multimedia superan los {n} kbit/s, demasiado para muchas conexiones.',
      'Ningún archivo multimedia se acerca a la anchura del reproductor, {n} píxeles.',
    ],
    'Pida varios archivos de distintos tamaños y tasas de bits.',
  ],
  'media-framework-vast': [
    [
      'El apiFramework es VAST, que no es ninguno; algunos reproductores toman el archivo por una unidad interactiva.',
    ],
    'Quite el atributo apiFramework de los archivos multimedia sencillos.',
  ],
};
