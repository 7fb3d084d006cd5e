import type { VerdictMessages } from './messages.js';

export const verdict: VerdictMessages = {
  heading: 'Diagnóstico',
  owners: {
    publisher: 'Editor',
    'ad-server': 'Servidor de anuncios',
    network: 'Red publicitaria',
    browser: 'Navegador',
    consent: 'Consentimiento',
    nobody: 'Todo correcto',
    unknown: 'Aún no se sabe',
  },
  nextStep: 'Siguiente paso',
  copy: 'Copiar el diagnóstico',
  checking: 'Comprobando…',
  requesting: 'Esperando al servidor de anuncios…',
  pressRequest: (button) => `Pulse «${button}», o pegue la respuesta del servidor de anuncios.`,
  recorded: 'Grabado',
  recordings: {
    case: (date) => `Archivo de caso ${date === '' ? '' : `del ${date}`}`.trim(),
    record: (date) => `Grabación de una página ${date === '' ? '' : `del ${date}`}`.trim(),
  },
  checkLive: 'Comprobar de nuevo en vivo',
  empty: 'Todavía no hay nada que comprobar.',
  failed:
    'No se puede comprobar la entrada por un fallo del depurador. Cópiela en un informe de error.',
  kinds: {
    'ad-tag': 'Tag de anuncio',
    embed: 'Objeto embed',
    'embed-code': 'Código de inserción',
    vast: 'Documento VAST',
    vmap: 'Documento VMAP',
    response: 'Respuesta que no es VAST',
    har: 'Archivo HAR',
    'error-code': 'Código de error',
    case: 'Archivo de caso',
    unknown: 'Entrada desconocida',
  },
  request: (hosts) => `Solicitar el anuncio a ${hosts}`,
  requestNote:
    'Cuenta como solicitud de anuncio. No se llama a ningún tracker, y de los archivos multimedia solo se pide la cabecera.',
  again: 'Solicitar de nuevo',
  outdated: 'Las respuestas de abajo son de un contexto anterior.',
};
