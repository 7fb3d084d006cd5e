import { tagRuleText } from '../../lint/locales/es.js';
import { MAX_WRAPPERS } from '../../vast/request/wrapper-limit.js';
import { inputVerdicts } from './es-input-verdicts.js';
import { ENCODED_TWICE, NOT_URL } from './es-phrases.js';
import {
  ad,
  asMacros,
  behind,
  of,
  response,
  seconds,
  server,
  to,
  where,
  fixed,
} from './es-words.js';
import type { VerdictTexts } from './language-texts.js';

const NOTHING = 'No hay que hacer nada.';

export const verdicts: VerdictTexts['verdicts'] = {
  ...inputVerdicts,
  'tag-empty': (p) => [
    `El tag de anuncio está vacío${where(p)}.`,
    'Defina el tag de anuncio, o quite el objeto del espacio.',
  ],
  'tag-html-escaped': (p) => [
    `El tag de anuncio ${of(p.host)} contiene &amp;, porque se copió de HTML${where(p)}.`,
    'Sustituya cada &amp; del tag de anuncio por &.',
  ],
  'tag-not-url': (p) => [
    `El tag de anuncio ${NOT_URL[p.reason][0]}${where(p)}.`,
    NOT_URL[p.reason][1],
  ],
  'tag-fault': (p) => {
    const [fault, nextStep] = tagRuleText(p.finding) ?? [
      `tiene un error (${p.finding})`,
      `Corrija el tag de anuncio según la regla ${p.finding}.`,
    ];
    return [`El tag de anuncio ${of(p.host)} ${fault}${where(p)}.`, nextStep];
  },
  'http-tag': (p) => [
    `El tag de anuncio llama a http://${p.host}, que los navegadores bloquean en toda página https${where(p)}.`,
    'Escriba el tag de anuncio con https://.',
  ],
  'http-on-https': (p) => [
    p.blockedHost === p.host
      ? `El tag de anuncio llama a http://${p.host}, que los navegadores bloquean en páginas https${where(p)}.`
      : `Un wrapper ${of(p.host)} lleva a http://${p.blockedHost}, que los navegadores bloquean en páginas https${where(p)}.`,
    p.blockedHost === p.host
      ? 'Escriba el tag de anuncio con https://.'
      : `Pida a la red ${of(p.blockedHost)} un tag con https://.`,
  ],
  'slot-type-mismatch': (p) => [
    `El objeto de anuncio es de tipo ${p.type}, que no encaja en su espacio${where(p)}.`,
    'Mueva el objeto a un espacio de su tipo, o corrija el tipo.',
  ],
  'consent-late': (p) => [
    p.seconds === null
      ? `El tag de anuncio ${of(p.host)} se rellenó con la ventana de consentimiento abierta${where(p)}.`
      : `El tag de anuncio ${of(p.host)} se rellenó ${seconds(p.seconds)} antes de conocerse el consentimiento${where(p)}.`,
    'Haga que el reproductor espere a la CMP, o aumente su tiempo de espera.',
  ],
  'consent-missing': (p) => [
    `La solicitud ${to(p.host)} indica gdpr=1 y no tiene cadena de consentimiento en ${p.parameter}${where(p)}.`,
    p.hasMacro
      ? `La CMP no dio ninguna cadena para la macro de ${p.parameter}: solicite el anuncio después de su respuesta.`
      : `Solicite el anuncio solo después de la respuesta de la CMP, y rellene ${p.parameter} con [GDPRCONSENT].`,
  ],
  'consent-withheld': (p) => [
    `${server(p.host)} no tiene anuncio, y el consentimiento del usuario retiene ${p.placeholders}${where(p)}.`,
    'Pruebe con un usuario que haya dado su consentimiento; sin él, solo salen campañas sin datos personales.',
  ],
  'page-url-encoded-twice': (p) => [
    `La dirección del parámetro ${p.parameter} está codificada dos veces, y el servidor ${of(p.host)} no puede leer la página${where(p)}.`,
    ENCODED_TWICE[p.cause](p.parameter),
  ],
  'macro-foreign-player': (p) => [
    `El tag de anuncio ${of(p.host)} tiene marcadores de ${p.dialect || 'otro reproductor'} que nadie rellena: ${p.placeholders}${where(p)}.`,
    asMacros(p.equivalents) || 'Añada reglas de sustitución para estos marcadores, o quítelos.',
  ],
  'macro-server-side': (p) => {
    const macros = asMacros(p.equivalents);
    return [
      `El tag de anuncio ${of(p.host)} tiene marcadores que solo un servidor de anuncios puede rellenar: ${p.placeholders}${where(p)}.`,
      `Exporte el tag del servidor de anuncios con estos valores.${macros && ` O bien: ${macros}`}`,
    ];
  },
  'macro-unresolved': (p) => [
    `La solicitud ${to(p.host)} todavía tiene marcadores: ${p.placeholders}${where(p)}.`,
    fixed(p.fixes),
  ],
  'ad-blocker': (p) => [
    `El navegador bloqueó la solicitud a ${p.blockedHost} antes de enviarla, como hacen los bloqueadores de anuncios${where(p)}.`,
    'Pruebe en un navegador sin bloqueador de anuncios ni protección contra el rastreo.',
  ],
  'cors-refused': (p) => [
    `El navegador no puede leer la respuesta de ${p.refusedHost}: no tiene cabecera CORS para la página${p.isAnswered ? '' : ', o el servidor no está disponible'}${where(p)}.`,
    `Haga que ${p.refusedHost} envíe Access-Control-Allow-Origin con el origen de la página, y Access-Control-Allow-Credentials: true.`,
  ],
  'policy-refused': (p) => [
    `La Content Security Policy de la página no permite la solicitud a ${p.refusedHost}${where(p)}.`,
    `Añada https://${p.refusedHost} a connect-src en la Content Security Policy de la página.`,
  ],
  'certificate-invalid': (p) => [
    `El certificado de ${p.refusedHost} no es válido, o falló su negociación TLS${where(p)}.`,
    `Pida al operador de ${p.refusedHost} que instale un certificado válido para este host; compruebe que el reloj del usuario está en hora.`,
  ],
  'address-refused': (p) => [
    `La petición a ${p.lastHost} lleva a ${p.target}, ${p.isPrivate ? 'en una red privada, y no se envió allí' : 'adonde los navegadores no van'}${where(p)}.`,
    `Pida al operador de ${p.lastHost} que lleve directamente a una dirección https pública${p.isPrivate ? '; si la red es suya, permítala con `allowPrivate`' : ''}.`,
  ],
  unreachable: (p) => {
    if (p.fault === 'dns')
      return [
        `El nombre de host ${p.unreachableHost} no se puede resolver (DNS)${where(p)}.`,
        `Corrija el host en el tag de anuncio: ${p.unreachableHost} no tiene dirección.`,
      ];
    if (p.fault === 'refused')
      return [
        `${p.unreachableHost} rechazó la conexión${where(p)}.`,
        `Compruebe que el servidor de ${p.unreachableHost} funciona y que el puerto es correcto.`,
      ];
    return [
      `No hubo conexión con ${p.unreachableHost}${where(p)}.`,
      `Compruebe que el host ${p.unreachableHost} está bien escrito y que su servidor funciona.`,
    ];
  },
  'response-timeout': (p) => [
    `${server(p.host)} no respondió en ${seconds(p.seconds)}${where(p)}.`,
    `Pida ${to(p.host)} una respuesta más rápida, o ponga un servidor de anuncios más rápido al principio del waterfall.`,
  ],
  'wrapper-timeout': (p) => [
    `El servidor ${p.lastHost}, ${behind(p.wrappers, p.host)}, no respondió en ${seconds(p.seconds)}${where(p)}.`,
    `Pida a la red de ${p.lastHost} una respuesta más rápida; hasta entonces, pause su campaña en ${p.host || 'el servidor de anuncios'}.`,
  ],
  'http-client-error': (p) => [
    `${server(p.lastHost)} rechazó la solicitud con el estado ${p.status}${where(p)}.`,
    'Compare el bloque de anuncios y los parámetros del tag con los que espera el servidor de anuncios.',
  ],
  'http-server-error': (p) => [
    `${server(p.lastHost)} falló con el estado ${p.status}${where(p)}.`,
    `Comunique el estado ${p.status} al operador ${of(p.lastHost)}.`,
  ],
  'response-html': (p) => [
    `${response(p.lastHost)} es una página HTML en lugar de VAST${where(p)}.`,
    'Compruebe la ruta del tag de anuncio: la página suele ser un inicio de sesión, un error o un muro de consentimiento.',
  ],
  'response-json': (p) => [
    `${response(p.lastHost)} es JSON en lugar de VAST${where(p)}.`,
    'Solicite VAST a este servidor de anuncios: su tag suele tener un parámetro para el formato.',
  ],
  'response-feed': (p) => [
    `${response(p.lastHost)} es un feed RSS en lugar de VAST${where(p)}.`,
    'Solicite VAST a este servidor: su dirección es la de una lista de contenidos, como Media RSS, y no de anuncios.',
  ],
  'response-javascript': (p) => [
    `${response(p.lastHost)} es JavaScript en lugar de VAST${where(p)}.`,
    'Solicite VAST a este servidor de anuncios: su tag es para banners o para un reproductor propio.',
  ],
  'xml-malformed': (p) => [
    `${response(p.lastHost)} no es XML bien formado${where(p)}.`,
    'Haga que el servidor de anuncios corrija el documento; la causa suele ser una URL con & fuera de CDATA.',
  ],
  'root-unexpected': (p) => [
    `${response(p.lastHost)} tiene el elemento raíz <${p.root}> en lugar de <VAST>${where(p)}.`,
    'Haga que el servidor de anuncios envíe VAST 2 a 4.',
  ],
  'vast-version': (p) => [
    `${response(p.lastHost)} es VAST ${p.version}, que el reproductor no lee${where(p)}.`,
    'Haga que el servidor de anuncios envíe VAST 2 a 4.',
  ],
  'vmap-misplaced': (p) => [
    `Un wrapper lleva a una lista VMAP de ${p.lastHost}, donde solo se permite VAST${where(p)}.`,
    'Haga que el wrapper lleve a VAST, o use la propia URL de VMAP como tag de anuncio.',
  ],
  'wrapper-loop': (p) => [
    `Los wrappers ${of(p.host)} vuelven en círculo a una URL ya solicitada${where(p)}.`,
    `Pida a la red de ${p.lastHost} que quite su redirección a un servidor de anuncios anterior.`,
  ],
  'wrapper-limit': (p) => [
    `${server(p.host)} pasa por más wrappers que los ${MAX_WRAPPERS} que siguen los reproductores${where(p)}.`,
    `Pida a la red de ${p.lastHost} una campaña con menos revendedores.`,
  ],
  'wrapper-without-tag': (p) => [
    `El wrapper ${of(p.lastHost)} no nombra ningún tag de anuncio que se pueda solicitar${where(p)}.`,
    'Haga que el servidor de anuncios ponga en VASTAdTagURI una URL https.',
  ],
  'vpaid-only': (p) => [
    `${ad(p.lastHost)} solo tiene medios VPAID, que el reproductor no ejecuta${where(p)}.`,
    'Pida la misma creatividad en MP4 (H.264 y AAC).',
  ],
  'media-file-missing': (p) => [
    `Falta el archivo multimedia del anuncio: ${p.mediaHost} respondió con el estado ${p.status}${where(p)}.`,
    `Pida al operador ${of(p.lastHost)} que suba de nuevo el archivo, o que corrija su URL.`,
  ],
  'media-file-not-media': (p) => [
    `El archivo multimedia del anuncio no es un vídeo: ${p.mediaHost} respondió con ${p.type}${where(p)}.`,
    `Pida al operador ${of(p.lastHost)} que corrija la URL del archivo: lleva a una página, un texto o una imagen.`,
  ],
  'media-file-mixed-content': (p) => [
    `El archivo multimedia del anuncio está en http://${p.mediaHost}, que los navegadores bloquean en páginas https, y no existe con https${where(p)}.`,
    `Pida al operador ${of(p.lastHost)} un archivo multimedia con https://.`,
  ],
  'companion-required': (p) => [
    `${ad(p.lastHost)} exige companions para los que la página no tiene sitio${where(p)}.`,
    'Añada a la página elementos con data-companion-for, o haga que el servidor de anuncios deje los companions como opcionales.',
  ],
  'category-blocked': (p) => [
    `Un wrapper bloquea la categoría del anuncio ${of(p.lastHost)}${where(p)}.`,
    'Pida a la red un anuncio de otra categoría, o quite el bloqueo del wrapper.',
  ],
  'media-unplayable': (p) => [
    `${ad(p.lastHost)} no tiene medios que reproduzcan los navegadores, solo ${p.types}${where(p)}.`,
    'Pida la creatividad en MP4 (H.264 y AAC).',
  ],
  'media-missing': (p) => [
    `${ad(p.lastHost)} no tiene archivo multimedia${where(p)}.`,
    'Haga que el servidor de anuncios añada un archivo multimedia a la creatividad.',
  ],
  'linearity-mismatch': (p) => [
    `${server(p.host)} respondió con un anuncio de tipo ${p.found}, que no encaja en el espacio${where(p)}.`,
    `Haga que el servidor de anuncios envíe anuncios de tipo ${p.found === 'linear' ? 'non-linear' : 'linear'}.`,
  ],
  'no-ad-on-device': (p) => [
    `${server(p.host)} tiene un anuncio para ${p.sold} y ninguno para ${p.empty}${where({ slot: p.slot, device: null })}.`,
    `Compruebe en el servidor de anuncios que una campaña está segmentada a ${p.empty}.`,
  ],
  'no-ad-after-wrapper': (p) => [
    `El servidor ${p.lastHost}, ${behind(p.wrappers, p.host)}, no tiene anuncio${where(p)}.`,
    `Pregunte a la red de ${p.lastHost} por qué no rellena, o añada una campaña de reserva en ${p.host || 'el servidor de anuncios'}.`,
  ],
  'no-ad': (p) => [
    `${response(p.host)} no tiene ningún anuncio${where(p)}.`,
    'Compruebe en el servidor de anuncios que una campaña activa está segmentada a este bloque de anuncios, tamaño, página y país.',
  ],
  'playback-failed': (p) => [
    `${ad(p.lastHost)} no se reprodujo: error VAST ${p.code}.`,
    `Comunique el error VAST ${p.code} al operador ${of(p.lastHost)}.`,
  ],
  'failure-code': (p) => [
    `${ad(p.lastHost)} falla con el error VAST ${p.code}${where(p)}.`,
    `Comunique el error VAST ${p.code} al operador ${of(p.lastHost)}.`,
  ],
  'wrapper-not-requested': (p) => [
    `La respuesta es un wrapper que lleva a ${p.lastHost || 'otro servidor de anuncios'}, al que no se llamó.`,
    `Pegue la respuesta ${of(p.lastHost)}, o haga el diagnóstico con solicitudes.`,
  ],
  'har-without-bodies': () => [
    'El archivo HAR no tiene cuerpos de respuesta.',
    'Expórtelo de nuevo con contenido, y péguelo.',
  ],
  'not-requested': (p) => [
    `El texto del tag de anuncio ${of(p.host)} no muestra ningún fallo${where(p)}; no se solicitó.`,
    'Haga el diagnóstico con solicitudes, o pegue la respuesta del servidor de anuncios.',
  ],
  'playlist-plays': (p) => [
    `${response(p.host)} es una lista VMAP de ${p.breaks === 1 ? '1 pausa publicitaria' : `${p.breaks} pausas publicitarias`}${where(p)}.`,
    'Diagnostique el tag de una pausa que no muestra anuncio.',
  ],
  'hosted-ad-plays': (p) => [
    `El anuncio alojado está convertido y debería reproducirse${where(p)}; su vídeo no se solicitó.`,
    NOTHING,
  ],
  'ad-plays': (p) => {
    const playing = `${p.seconds === null ? '' : ` durante ${seconds(p.seconds)}`}${p.type === 'linear' ? '' : ' como overlay'}${where(p)}`;
    const subject = ad(p.host);
    if (p.file === 'responded') return [`${subject} se reproduce${playing}.`, NOTHING];
    if (p.type === 'non-linear')
      return [`${subject} debería reproducirse${playing}; su imagen no se solicitó.`, NOTHING];
    return [
      p.file === 'unreadable'
        ? `${subject} debería reproducirse${playing}; no se pudo leer ninguna respuesta para su archivo multimedia en ${p.mediaHost}.`
        : `${subject} debería reproducirse${playing}; su archivo multimedia no se solicitó.`,
      'Si el anuncio no se reproduce, abra la URL de su archivo multimedia en un navegador: puede que falte el archivo.',
    ];
  },
};
