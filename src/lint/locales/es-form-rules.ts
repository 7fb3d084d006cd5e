import type { LanguageRules } from './language-rules.js';

/** The rules about the form and the macros of ad tags, by name. The fault is what stands behind "El tag de anuncio". */
export const FORM_RULES: LanguageRules['formRules'] = {
  'tag-surrounded': [
    'está dentro de otro texto: comillas, HTML, código, un correo o una frase',
    'Deje solo la URL del ad tag.',
  ],
  'tag-script-escaped': [
    'contiene caracteres precedidos de una barra invertida, como \\/ o \\u0026',
    'Sustituya los códigos: el tag se copió de un script, de JSON o de Markdown.',
  ],
  'tag-percent-encoded': [
    'está codificado por entero con porcentajes',
    'Decodifíquelo: el tag se copió de un parámetro de otra URL.',
  ],
  'tag-mail-encoded': [
    'está codificado como en el código fuente de un correo, con =3D en lugar de =',
    'Decodifíquelo: el tag se copió del código fuente de un correo.',
  ],
  'tag-lookalike-chars': [
    'contiene caracteres de ancho completo que parecen :, /, ?, & o =',
    'Escriba estos caracteres como en las demás URL.',
  ],
  'tag-link-rewritten': [
    'es un enlace que reescribió un programa de correo u otro servicio',
    'Use la dirección que hay detrás: las solicitudes con este enlace fallan.',
  ],
  'tag-cut-off': [
    'termina en …, porque lo acortó el programa del que se copió',
    'Copie de nuevo el tag entero desde donde se edita.',
  ],
  'tag-html-escaped': [
    'contiene caracteres codificados como en HTML o XML, por ejemplo &amp;',
    'Sustituya los códigos: el tag se copió de HTML o XML.',
  ],
  'tag-not-absolute': ['no es una URL absoluta', 'Haga que empiece por https://.'],
  'tag-scheme': ['tiene un esquema distinto de http y https', 'Haga que empiece por https://.'],
  'tag-host': ['no tiene un host válido', 'Corrija el host y el puerto.'],
  'tag-userinfo': ['contiene un nombre de usuario o una contraseña', 'Quítelos.'],
  'tag-http-on-https': [
    'es una URL http, y la página es https',
    'Use el tag https: el navegador bloquea la solicitud o la cambia a https.',
  ],
  'tag-protocol-relative': [
    'empieza por //',
    'Escriba https://, para que el tag funcione también fuera de una página web.',
  ],
  'tag-fragment': [
    'contiene un #',
    'Escriba %23: nada después de # llega al servidor de anuncios.',
  ],
  'tag-too-long': [
    'da una solicitud de más de 8192 caracteres',
    'Acorte los parámetros: la mayoría de los servidores rechazan una solicitud tan larga.',
  ],
  'tag-long': [
    'da una solicitud de más de 2048 caracteres',
    'Acorte los parámetros si faltan anuncios: algunos servidores cortan una solicitud tan larga.',
  ],
  'tag-illegal-chars': [
    'tiene caracteres que en una URL deben codificarse con porcentaje',
    'Codifíquelos con porcentaje: los reproductores los envían de distintas formas.',
  ],
  'tag-bad-percent': [
    'tiene un signo de porcentaje sin dos cifras hexadecimales',
    'Escriba el signo de porcentaje como %25.',
  ],
  'ad-host-gone': [
    'lleva a un servidor de anuncios que ya no existe',
    'Pida un tag nuevo al proveedor, o quite el anuncio.',
  ],
  'tag-no-query': [
    'tiene parámetros sin signo de interrogación delante',
    'Empiece la cadena de consulta con un signo de interrogación.',
  ],
  'tag-double-encoded': ['tiene un valor codificado dos veces', 'Codifique el valor una sola vez.'],
  'param-duplicate': [
    'tiene un parámetro más de una vez',
    'Deje uno: no todos los servidores leen el mismo.',
  ],
  'param-empty': [
    'tiene parámetros sin valor, que ningún reproductor rellena',
    'Asigne los valores, o quite los parámetros.',
  ],
  'macro-unknown': [
    'tiene marcadores sin regla de sustitución que no son macros conocidas',
    'Añada una regla de sustitución, o proporcione el valor en `values`.',
  ],
  'macro-near-miss': [
    'tiene un marcador desconocido que se parece a una macro conocida',
    'Corrija el nombre de la macro.',
  ],
  'macro-case': [
    'tiene una macro de IAB que no está en mayúsculas',
    'Escríbala en mayúsculas: la mayoría de los demás reproductores las distinguen.',
  ],
  'macro-not-iab': [
    'tiene nombres en mayúsculas que parecen macros de IAB y no lo son, por lo que otros reproductores pueden no rellenarlos',
    'Para otros reproductores, escriba la macro de IAB si la hay.',
  ],
  'macro-deprecated': ['tiene una macro que VAST 4.1 sustituyó', 'Use [MEDIAPLAYHEAD].'],
  'macro-wrong-context': [
    'tiene macros que solo se permiten en URL de seguimiento; en una solicitud valen -1',
    'Quítelas.',
  ],
  'macro-unsafe-position': [
    'tiene un marcador en el esquema, el host o el puerto, o su valor cambiaría la ruta',
    'Sustituya la macro por el valor.',
  ],
  'macro-mixed-syntax': [
    'tiene marcadores con la sintaxis de varios sistemas',
    'Use macros entre corchetes: se unieron partes de tags de varios sistemas.',
  ],
  'macro-server-side': [
    'tiene marcadores que solo un servidor de anuncios puede rellenar',
    'Haga que los rellene el servidor de anuncios, o use macros entre corchetes.',
  ],
  'macro-foreign-player': [
    'tiene marcadores de otro reproductor o servidor de anuncios, sin significado o valor conocido',
    'Proporcione los valores en `values`, o use macros entre corchetes.',
  ],
  dialect: [
    'tiene marcadores de otro reproductor o servidor de anuncios, que se rellenan',
    'No hay que hacer nada. Para escribir el tag con macros entre corchetes, use translateAdTag.',
  ],
  'macro-mismatched': ['tiene una macro con corchetes que no se cierran', 'Corrija los corchetes.'],
  'macro-unresolved': [
    'tiene un marcador que nadie rellena',
    'Escriba una macro entre corchetes, como [PAGEURL], o el valor.',
  ],
  'macro-quoted': [
    'tiene una macro entre comillas o asteriscos, que llegan al servidor de anuncios',
    'Quítelos: se copiaron con la macro.',
  ],
  'macro-encoded-brackets': [
    'tiene macros con los corchetes codificados con porcentaje',
    'Escriba [ y ]: la mayoría de los demás reproductores no rellenan corchetes codificados.',
  ],
  'macro-bare-word': [
    'tiene como valor una palabra que representa un valor',
    'Escriba una macro entre corchetes, o el valor.',
  ],
  'macro-value-text': [
    'tiene como valor un texto que un script deja por error, como undefined o null',
    'Corrija el script que escribió el tag o el valor.',
  ],
  'macro-value-missing': [
    'tiene un marcador conocido sin valor para este usuario',
    'Proporcione el valor, o quite la macro.',
  ],
  'macro-value-unknown': [
    'tiene una macro de IAB sin valor para este usuario, que se envía como -1',
    'Proporcione el valor en el contexto, si lo conoce.',
  ],
  'macro-value-withheld': [
    'tiene una macro que se envía como -2, porque el usuario no ha dado su consentimiento',
    'No hay que hacer nada: el usuario no ha consentido compartirla.',
  ],
  'macro-nested-encoding': [
    'tiene un marcador dentro de un valor ya codificado',
    'Compruebe la solicitud: la mayoría de los demás reproductores codifican el valor muy pocas veces.',
  ],
};
