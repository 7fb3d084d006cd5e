/** The rows and columns of the matrix in docs/reference/hosts.md, and which formats a host can take. Plain data. */

/** The documents with the matrix or with the source of a measured page. */
export const DOCUMENTS = [
  'docs/reference/hosts.md',
  ...['next', 'react', 'svelte', 'vue'].map((name) => `docs/guides/publisher/${name}.md`),
];

/** The pages that embed code is put into. */
export const HOSTS = [
  { name: 'plain', title: 'Plain page' },
  { name: 'react', title: 'React 19' },
  { name: 'vue', title: 'Vue 3' },
  { name: 'svelte', title: 'Svelte 5' },
  { name: 'next', title: 'Next 16' },
  { name: 'media-chrome', title: 'media-chrome 4' },
  { name: 'react-player', title: 'react-player 3' },
  { name: 'player-js', title: 'player.js' },
  { name: 'amp', title: 'AMP' },
  { name: 'wordpress', title: 'WordPress sandbox' },
];

/** What can work, in the order of the table, and how the table calls it. */
export const ABILITIES = {
  valid: 'valid',
  read: 'read',
  hydrated: 'hydrated',
  shown: 'shown',
  click: 'click',
  script: '`play()`',
  events: 'events',
  ads: 'ads',
};

/** Everything that a player can do in a page. */
export const PLAYER_ABILITIES = ['shown', 'click', 'script', 'events', 'ads'];

/** How a page uses each format of embed code. */
const KINDS = {
  standard: 'script',
  iframe: 'frame',
  amp: 'amp',
  360: 'frame',
  'instant-article': 'frame',
  'media-embed': 'markup',
  'media-embed-src': 'markup',
  'responsive-iframe': 'frame',
  link: 'link',
  email: 'link',
  'json-ld': 'metadata',
  'open-graph': 'metadata',
  oembed: 'oembed',
  vmap: 'file',
  mrss: 'file',
  'video-sitemap': 'file',
};

const MARKUP = ['script', 'frame', 'markup', 'oembed', 'link', 'metadata'];

const HOST_KINDS = {
  plain: [...MARKUP, 'element'],
  react: [...MARKUP, 'element'],
  vue: [...MARKUP, 'element'],
  svelte: [...MARKUP, 'element'],
  next: [...MARKUP, 'element'],
  'media-chrome': ['element'],
  'react-player': ['element'],
  'player-js': ['script', 'frame', 'oembed'],
  amp: ['amp', ...MARKUP],
  wordpress: ['oembed'],
};

/** The row of a `format` of the element. */
const elementRow = (format) => `<media-embed format="${format}">`;

/** Rows of the table: the formats of embed code, then those of the element. */
export const rowsOf = (codeFormats, elementFormats) => [
  ...codeFormats.map((format) => ({ name: format, kind: KINDS[format] })),
  ...elementFormats.map((format) => ({ name: elementRow(format), kind: 'element', format })),
];

/** Whether a host can take a kind of format at all. */
export const canTake = (host, kind) => HOST_KINDS[host].includes(kind);
