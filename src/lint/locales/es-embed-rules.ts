import type { LanguageRules } from './language-rules.js';

/** The rules about the other fields of an embed, by name. The fault is a sentence. */
export const EMBED_RULES: LanguageRules['embedRules'] = {
  'not-object': [
    'Un campo o un elemento de una lista no es un objeto.',
    'Envíe un objeto, o null.',
  ],
  'not-list': ['Un campo no es una lista.', 'Envíe una lista, o null.'],
  'not-text': ['Un campo no es un texto.', 'Envíe un texto, o null.'],
  'not-flag': ['Un campo de sí o no no es ni 1 ni 0.', 'Envíe 1 o 0, o null.'],
  'not-number': ['Un campo no es un número decimal.', 'Envíe un número decimal, o null.'],
  'not-length': [
    'Un campo no es una longitud.',
    'Envíe un número, si hace falta con px o %, o null.',
  ],
  'not-pixels': ['Un campo no es un número de píxeles.', 'Envíe un número de píxeles, o null.'],
  'not-color': ['Un campo no es un color hexadecimal.', 'Envíe un color hexadecimal, o null.'],
  'not-date': [
    'Un campo no es fecha y hora como YYYY-MM-DD hh:mm:ss.',
    'Envíe fecha y hora como YYYY-MM-DD hh:mm:ss, o null.',
  ],
  'not-language': ['Un campo no es un código de idioma.', 'Envíe un código de idioma, o null.'],
  'not-address': [
    'Un campo no es una URL http(s) absoluta.',
    'Envíe una URL http(s) absoluta, o null.',
  ],
  'unknown-volume': [
    '`setting_volume` no es ninguno de sus cuatro valores.',
    'Envíe -1, none, defaultOn o defaultOff, o null.',
  ],
  'unknown-ad-type': [
    'El tipo de un anuncio no es ni linear ni non-linear.',
    'Envíe linear o non-linear, o null.',
  ],
  'bulk-rule-form': [
    'La regla de un bulk no es ni * ni un origen con /*.',
    'Envíe * o un origen con /*, como https://www.example.com/*, o null.',
  ],
  'empty-value': ['Un campo es un texto vacío en lugar de null.', 'Envíe null.'],
  'out-of-bounds': [
    'Un número está fuera de su intervalo.',
    'Use un valor del intervalo documentado.',
  ],
  'address-userinfo': [
    'Una URL contiene un nombre de usuario o una contraseña.',
    'Quítelos de la URL.',
  ],
  'source-video-and-live': ['El embed tiene un vídeo y un directo.', 'Quite uno de los dos.'],
  'stream-url-callback': [
    '`options.streamUrl` dio un error, o ninguna URL http(s) absoluta.',
    'Devuelva una URL http(s) absoluta, o null.',
  ],
  'hosted-player-missing': [
    '`code_iframe` no tiene un iframe con una URL http(s).',
    'Envíe el código tal como lo generó el servicio.',
  ],
  'bulk-label-unknown': [
    'Ningún bulk tiene la etiqueta de `options.bulkLabel`.',
    'Asigne a `options.bulkLabel` la etiqueta de un bulk de este embed.',
  ],
  'bulk-ambiguous': ['Dos bulks corresponden a la página.', 'Quite uno de los dos.'],
  'unknown-destroy-event': [
    '`scrollmode_destroy_on` no es un evento del reproductor.',
    'Use el nombre de un evento del reproductor, como ENDED.',
  ],
  'unknown-ad-kind': [
    'Un objeto de anuncio no tiene ni tag ni vídeo.',
    'Asigne a su source_url un tag de anuncio.',
  ],
  'ad-video-not-ready': [
    'El vídeo de un anuncio aún no está convertido.',
    'Espere a la conversión, o suba de nuevo el vídeo.',
  ],
  'slot-mobile-missing': [
    'Un espacio tiene anuncios para ordenador y ninguno para móvil.',
    'Rellene también este campo.',
  ],
  'midroll-without-time': [
    'No se conoce el inicio de un mid-roll.',
    'Indique sus segundos en `options.midrollAt`.',
  ],
  'watermark-offsets': ['La marca de agua tiene dos márgenes opuestos.', 'Quite uno de los dos.'],
  'slot-type-mismatch': [
    'Un anuncio linear está en un espacio de overlay, o uno non-linear en un pre-roll, mid-roll o post-roll.',
    'Mueva el anuncio a otro espacio, o corrija su tipo: los reproductores lo rechazan con el error VAST 201.',
  ],
  'slot-duplicate-tag': [
    'El mismo tag está en dos espacios, o dos veces en uno.',
    'Use un bloque de anuncios para cada anuncio, para que no salga el mismo dos veces.',
  ],
  'slot-desktop-missing': [
    'Un espacio tiene anuncios para móvil y ninguno para ordenador.',
    'Rellene también este campo.',
  ],
  'overlay-main-only': [
    'Un overlay inicial tiene `fixed` o `delay_time`.',
    'Quítelo, o mueva el anuncio a overlay_main.',
  ],
  'slot-overlay-times': [
    'Un overlay aparece después del final del contenido.',
    'Haga que el overlay aparezca antes.',
  ],
  'slot-overlay-size': [
    'El tag de un overlay solo solicita tamaños mayores que los permitidos.',
    'Aumente max_width y max_height, o solicite anuncios más pequeños: los reproductores rechazan los demás con el error VAST 501.',
  ],
};
