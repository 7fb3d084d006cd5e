import { BULK_REASONS, JSON_ERRORS, UNKNOWN } from './es-phrases.js';
import { slotName, where } from './es-words.js';
import type { InputVerdictId, VerdictTexts } from './language-texts.js';

const ACCEPTED =
  'Pegue un tag de anuncio, un embed como JSON o código de inserción, una respuesta VAST o VMAP, un archivo HAR, un código de error o un archivo de caso.';

/** The texts about inputs, recordings and embeds as a whole. */
export const inputVerdicts: Pick<VerdictTexts['verdicts'], InputVerdictId> = {
  'input-empty': () => ['El texto está vacío.', ACCEPTED],
  'input-unknown': ({ reason }) => [UNKNOWN[reason], ACCEPTED],
  'json-malformed': ({ error, line, column }) => [
    `El JSON es incorrecto en la línea ${line}, columna ${column}: ${JSON_ERRORS[error]}.`,
    `Corrija la línea ${line}, columna ${column}, y pegue de nuevo el JSON.`,
  ],
  'case-invalid': ({ problem }) => [
    `No se puede leer el archivo de caso: ${problem}`,
    'Exporte de nuevo el caso, y pegue el archivo completo.',
  ],
  'error-code': ({ code }) => [`El código de error ${code} no está en la tabla.`, ACCEPTED],
  'embed-address': ({ host }) => [
    `El código carga su embed desde ${host || 'una dirección'} y no lo contiene.`,
    'Abra la dirección del embed, y pegue su JSON.',
  ],
  'har-without-ads': ({ total, hasImaSdk }) => [
    `El archivo HAR no tiene ninguna solicitud de anuncios entre ${total === 1 ? '1 solicitud' : `sus ${total} solicitudes`}${hasImaSdk ? ', aunque se cargó el SDK de IMA' : ''}.`,
    'Grabe de nuevo desde antes de la reproducción; si sigue sin haber ninguna, compruebe los anuncios del embed y el consentimiento del usuario.',
  ],
  'ima-sdk-blocked': () => [
    'El navegador bloqueó el script del SDK de IMA, como hacen los bloqueadores de anuncios; no se solicitó ningún anuncio.',
    'Pruebe en un navegador sin bloqueador de anuncios ni protección contra el rastreo.',
  ],
  'ima-sdk-failed': ({ error }) => [
    `El script del SDK de IMA no se cargó${error === '' ? '' : ` (${error})`}; no se solicitó ningún anuncio.`,
    'Permita https://imasdk.googleapis.com en la Content Security Policy de la página, y compruebe la red del usuario.',
  ],
  'content-failed': () => [
    'El vídeo del embed no se pudo convertir: no se reproducen ni el vídeo ni sus anuncios.',
    'Suba de nuevo el vídeo.',
  ],
  'content-processing': () => [
    'El vídeo del embed aún no está convertido: no se reproducen ni el vídeo ni sus anuncios.',
    'Espere a que termine la conversión.',
  ],
  'embed-without-ads': () => [
    'El embed no tiene anuncios en ningún espacio, ni para ordenador ni para móvil.',
    'Defina un tag de anuncio en un espacio del embed, como preroll y mobile_preroll.',
  ],
  'ads-off-by-bulk': ({ label, by }) => [
    `El bulk «${label}» desactiva los anuncios del embed, porque ${BULK_REASONS[by]}.`,
    `Ponga a null los anuncios del bulk «${label}» para conservar los del embed, o elija otra etiqueta.`,
  ],
  'device-without-ads': ({ slot, empty, sold }) => [
    `El espacio ${slotName(slot)} tiene anuncios para ${sold} y ninguno para ${empty}.`,
    `Defina también ${slotName(slot)} para ${empty}, o confirme que en ${empty} no hay anuncios.`,
  ],
  'ad-video-not-ready': (p) => [
    `El vídeo del anuncio alojado aún no está convertido${where(p)}.`,
    'Espere a la conversión del vídeo del anuncio, o súbalo de nuevo.',
  ],
  'ad-object-unknown': (p) => [
    `El objeto de anuncio no tiene ni tag de anuncio ni vídeo${where(p)}.`,
    'Asigne a source_url del objeto un tag de anuncio.',
  ],
};
