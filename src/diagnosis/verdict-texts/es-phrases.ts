import type { VerdictParameters } from './verdict-parameters.js';

export const JSON_ERRORS: Readonly<Record<VerdictParameters['json-malformed']['error'], string>> = {
  'trailing-comma': 'una coma antes de un corchete de cierre',
  'missing-comma': 'falta una coma',
  'missing-colon': 'faltan los dos puntos después de un nombre',
  'missing-value': 'falta un valor',
  'single-quotes': 'unas comillas distintas de "',
  'unquoted-name': 'un nombre sin comillas',
  comment: 'un comentario',
  'unterminated-string': 'un texto sin final',
  'control-character': 'un carácter de control en un texto',
  'bad-escape': 'una secuencia de escape desconocida en un texto',
  'unexpected-end': 'el final del texto dentro del JSON',
  'text-after-end': 'texto después del final del JSON',
  'unexpected-character': 'un carácter inesperado',
};

export const NOT_URL: Readonly<
  Record<VerdictParameters['tag-not-url']['reason'], readonly [string, string]>
> = {
  'tag-not-absolute': [
    'no es una URL absoluta',
    'Haga que el tag de anuncio empiece por https://.',
  ],
  'tag-scheme': ['no es una URL http(s)', 'Haga que el tag de anuncio empiece por https://.'],
  'tag-host': ['no tiene un host válido', 'Corrija el host y el puerto del tag de anuncio.'],
  'tag-userinfo': [
    'contiene un nombre de usuario o una contraseña, que los navegadores rechazan',
    'Quite el nombre de usuario y la contraseña del tag de anuncio.',
  ],
  'tag-too-long': ['supera los 65.536 caracteres', 'Acorte los parámetros del tag de anuncio.'],
  'macro-unsafe-position': [
    'tiene un marcador en el host o la ruta',
    'Sustituya ese marcador por su valor.',
  ],
};

/** What to do about an address that is encoded twice, by its cause. */
export const ENCODED_TWICE: Readonly<
  Record<VerdictParameters['page-url-encoded-twice']['cause'], (parameter: string) => string>
> = {
  literal: (parameter) => `Decodifique una vez el valor de ${parameter} en el tag de anuncio.`,
  placeholder: (parameter) =>
    `Codifique una sola vez el valor de ${parameter}: quite la codificación alrededor del marcador.`,
  page: (parameter) =>
    `Dé al reproductor la dirección de la página sin codificar: el tag de anuncio la codifica para ${parameter}.`,
};

export const UNKNOWN: Readonly<Record<VerdictParameters['input-unknown']['reason'], string>> = {
  'too-large': 'El texto tiene más de 10 millones de caracteres.',
  'json-content': 'El JSON no es ni un embed, ni un archivo HAR, ni un archivo de caso.',
  html: 'Esto es HTML que no es un código de inserción.',
  javascript: 'Esto es JavaScript, y no nombra ningún tag de anuncio.',
  'no-match': 'Este texto no se puede diagnosticar.',
};

export const BULK_REASONS: Readonly<Record<VerdictParameters['ads-off-by-bulk']['by'], string>> = {
  label: 'la página elige su etiqueta',
  origin: 'su regla corresponde al origen de la página',
  any: 'su regla corresponde a todas las páginas',
};
