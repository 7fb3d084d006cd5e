/** Posts of a hostile author: payloads in every attribute, text and address, as element, shortcode and block. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';

const CORPORA = join(root, '../shared/corpora');

const CASES_IN_A_POST = 400;

const NAMES = [
  ...['src', 'title', 'label', 'lang', 'class', 'width', 'height', 'start', 'end', 'loading'],
  ...['format', 'consent', 'controls', 'autoplay', 'muted', 'loop', 'captions', 'coppa'],
  ...['onfocus', 'style', 'id', 'srcdoc', 'data-x', 'href'],
];

const escaped = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const QUOTED = [
  (text) => `"${text}"`,
  (text) => `'${text}'`,
  (text) => text,
  (text) => `"${escaped(text)}"`,
  (text) => `'${escaped(text)}'`,
];

/** Attributes that look like those of a second tag, for every way to read quotes wrongly. */
const generatedPayloads = (link) => {
  const handlers = 'onfocus=alert(1) tabindex=0 autofocus';
  const quotes = ['"', "'", '', '`', '&quot;', '&#39;', '&#x22', '\\"', '\\x22', '\u0000"', '“'];
  const separators = [' ', '/', '\t', '\n', '\f', '\u0000', '\u00a0', ''];
  return quotes.flatMap((quote) =>
    separators.flatMap((separator) => [
      `x${separator}src=${quote}${link}.json${quote}${separator}${handlers} y`,
      `x${separator}src=${quote}${quote}${separator}${handlers} y`,
      `${quote}${separator}${handlers}${separator}z=${quote}`,
      `${quote}>${separator}<img${separator}src=x onerror=alert(1)>${quote}`,
      `${quote}]<media-embed${separator}title=${quote} src=${link} ${handlers}>`,
      `${link}?${quote}${separator}${handlers}`,
    ]),
  );
};

const valuesOf = (corpus) => Object.values(corpus.kinds).flatMap(({ values }) => values);

/** All payloads, and those that ran as a document by themselves when they were collected. */
export const readPayloads = async (link) => {
  const generated = generatedPayloads(link);
  const own = { payloads: generated, live: ['<img src=x onerror=alert(1)>'] };
  if (!existsSync(CORPORA)) {
    console.log(`# ${CORPORA} is missing: only generated payloads.`);
    return own;
  }
  const read = async (name) => JSON.parse(await readFile(join(CORPORA, `${name}.json`), 'utf8'));
  const scripts = await read('xss-payloads');
  const texts = [
    ...generated,
    ...scripts.map(({ payload }) => payload),
    ...(await read('naughty-strings')),
    ...valuesOf(await read('hostile-field-values')).map(String),
  ];
  const live = scripts.filter((each) => each.live.includes('doc')).map(({ payload }) => payload);
  return { payloads: [...new Set(texts)], live: [...own.live, ...live] };
};

/** The end of a case ends comments and raw text, so that the next case is read. */
const separated = (text) =>
  `\n\n${text}\n\n--></script></style></textarea></select><hr class="case">`;

const quoted = (text, index) => QUOTED[index % QUOTED.length](text);

const elements = ({ link }, payload, index) => {
  // Rotated, since an attribute that cannot be read may hide the next ones.
  const names = NAMES.map((_, at) => NAMES[(index + at) % NAMES.length]);
  const attributes = names.map((name, at) => `${name}=${quoted(payload, index + at)}`);
  return [
    `<media-embed title=${quoted(payload, index)} src="${link}.json"></media-embed>`,
    `<media-embed label=${quoted(payload, index + 1)} src="${link}.json"></media-embed>`,
    `<media-embed src='${link}.json' ${attributes.join(' ')}>t</media-embed>`,
    `<media-embed title="x" src=${quoted(payload, index)} label='y'>${payload}</media-embed>`,
    `<media-embed title="x" src=${quoted(`${link}?${payload}`, index)} label='y'></media-embed>`,
    `<media-embed src="${link}" ${payload} class=z>${payload}</media-embed>`,
    `<media-embed ${payload}></media-embed><media-embed${payload} src="${link}">${payload}`,
    `<a title=${quoted(`<media-embed src="${link}" title='${payload}'>`, index)}>a</a>`,
  ];
};

const shortcodes = ({ link }, payload, index) => {
  const value = quoted(payload, index);
  return [
    `[media_embed id="7" title=${value} label=${value} class=${value} lang=${value} width=${value} start=${value} muted=${value} loading=${value}]`,
    `[media_embed src=${value}] [media_embed url="${link}?${payload}"] [media_embed id=${value}]`,
    `<a title="[media_embed id=7 title=${value}]" href='[media_embed src="${link}" title=${value}]'>a</a>`,
    `<media-embed src="${link}" title="[media_embed id=7 title='${payload}']" label=[media_embed id=7]></media-embed>`,
  ];
};

/** WordPress writes pictures for smilies, but must not in tags. */
const SMILIES = 'x\n :mrgreen: \r:mrgreen: onfocus=alert(1) tabindex=0';

/** With and without an address behind the attribute that pretends to have one. */
const quotedElements = ({ link }, payload) =>
  ['title', 'label', 'class', 'autoplay'].flatMap((name, at) =>
    QUOTED.map((quote) => {
      const address = at === 0 ? '' : ` src="${link}"`;
      return `Text <media-embed ${name}=${quote(payload)}${address}>t</media-embed>`;
    }),
  );

const enclosingShortcode = (payload) => `[media_embed id="7" ${payload}]${payload}[/media_embed]`;

/** JSON as the block editor writes it. */
const asWordPress = (json) =>
  json
    .replaceAll('\\"', '\\u0022')
    .replace(/[<>&]|--/g, (text) =>
      text.replace(/./g, (each) => `\\u00${each.codePointAt(0).toString(16)}`),
    );

const block = (attributes) => `Text <!-- wp:media-embed/embed ${attributes} /-->`;

const blocks = ({ link }, payload, index) => {
  const attributes = {
    ...Object.fromEntries(NAMES.map((name) => [name, payload])),
    ...{ className: payload, anchor: payload, align: payload, src: link },
  };
  const nested = { src: link, title: { payload }, coppa: [payload], class: [payload] };
  const json = JSON.stringify([attributes, { ...attributes, src: payload }, nested][index % 3]);
  return [json, asWordPress(json), payload].map(block);
};

const postsOf = (form, cases) => {
  const count = Math.ceil(cases.length / CASES_IN_A_POST);
  return Array.from({ length: count }, (_, at) => {
    // Every post gets cases of all kinds of payload.
    const own = cases.filter((_each, index) => index % count === at);
    return { form, cases: own.length, text: own.map(separated).join('') };
  });
};

/** The posts, each with many cases: `form`, `text` and the number of `cases`. */
export const hostilePosts = (embed, payloads) => {
  const forms = {
    elements: payloads.flatMap((payload, index) => elements(embed, payload, index)),
    'quoted elements': [
      ...quotedElements(embed, SMILIES),
      ...generatedPayloads(embed.link).flatMap((payload) => quotedElements(embed, payload)),
    ],
    shortcodes: payloads.flatMap((payload, index) => shortcodes(embed, payload, index)),
    'enclosing shortcodes': payloads.map((payload) => enclosingShortcode(payload)),
    blocks: [SMILIES, ...payloads].flatMap((payload, index) => blocks(embed, payload, index)),
  };
  return Object.entries(forms).flatMap(([form, cases]) => postsOf(form, cases));
};
