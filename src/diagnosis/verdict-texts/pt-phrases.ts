import type { VerdictParameters } from './verdict-parameters.js';

export const JSON_ERRORS: Readonly<Record<VerdictParameters['json-malformed']['error'], string>> = {
  'trailing-comma': 'uma vírgula antes de um colchete de fechamento',
  'missing-comma': 'falta uma vírgula',
  'missing-colon': 'faltam dois-pontos depois de um nome',
  'missing-value': 'falta um valor',
  'single-quotes': 'aspas diferentes de "',
  'unquoted-name': 'um nome sem aspas',
  comment: 'um comentário',
  'unterminated-string': 'um texto sem fim',
  'control-character': 'um caractere de controle em um texto',
  'bad-escape': 'uma sequência de escape desconhecida em um texto',
  'unexpected-end': 'o fim do texto dentro do JSON',
  'text-after-end': 'texto depois do fim do JSON',
  'unexpected-character': 'um caractere inesperado',
};

export const NOT_URL: Readonly<
  Record<VerdictParameters['tag-not-url']['reason'], readonly [string, string]>
> = {
  'tag-not-absolute': ['não é uma URL absoluta', 'Faça a tag de anúncio começar com https://.'],
  'tag-scheme': ['não é uma URL http(s)', 'Faça a tag de anúncio começar com https://.'],
  'tag-host': ['não tem um host válido', 'Corrija o host e a porta da tag de anúncio.'],
  'tag-userinfo': [
    'contém um nome de usuário ou uma senha, que os navegadores recusam',
    'Remova o nome de usuário e a senha da tag de anúncio.',
  ],
  'tag-too-long': ['tem mais de 65.536 caracteres', 'Encurte os parâmetros da tag de anúncio.'],
  'macro-unsafe-position': [
    'tem um marcador no host ou no caminho',
    'Substitua esse marcador pelo valor.',
  ],
};

/** What to do about an address that is encoded twice, by its cause. */
export const ENCODED_TWICE: Readonly<
  Record<VerdictParameters['page-url-encoded-twice']['cause'], (parameter: string) => string>
> = {
  literal: (parameter) => `Decodifique uma vez o valor de ${parameter} na tag de anúncio.`,
  placeholder: (parameter) =>
    `Codifique uma única vez o valor de ${parameter}: remova a codificação em volta do marcador.`,
  page: (parameter) =>
    `Dê ao player o endereço da página sem codificação: a tag de anúncio o codifica para ${parameter}.`,
};

export const UNKNOWN: Readonly<Record<VerdictParameters['input-unknown']['reason'], string>> = {
  'too-large': 'O texto tem mais de 10 milhões de caracteres.',
  'json-content': 'O JSON não é um embed, nem um arquivo HAR, nem um arquivo de caso.',
  html: 'Isto é HTML que não é um código de incorporação.',
  javascript: 'Isto é JavaScript, e não indica nenhuma tag de anúncio.',
  'no-match': 'Este texto não pode ser diagnosticado.',
};

export const BULK_REASONS: Readonly<Record<VerdictParameters['ads-off-by-bulk']['by'], string>> = {
  label: 'a página escolhe o rótulo dele',
  origin: 'a regra dele corresponde à origem da página',
  any: 'a regra dele corresponde a todas as páginas',
};
