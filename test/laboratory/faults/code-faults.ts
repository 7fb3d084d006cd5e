import type { Expectation, Fault } from '../fault.js';

type Write = (code: string) => string;

const EMBED = JSON.stringify({ id: '77', title: 'Story', preroll: [], mobile_preroll: [] });
const ADDRESS = 'https://media.publisher.example/embeds/77';

const ofAddress: Expectation = {
  id: 'embed-address',
  owner: 'publisher',
  facts: { host: 'media.publisher.example' },
};

/** Embed code, and the verdict about it. */
const CODES: Readonly<Record<string, readonly [code: string, expected: Expectation]>> = {
  element: [
    `<media-embed style="display:block;aspect-ratio:16/9">\n<script type="application/json">${EMBED}</script></media-embed>`,
    { id: 'embed-without-ads', owner: 'publisher' },
  ],
  'element-with-address': [
    `<media-embed src="${ADDRESS}.json" title="Story"></media-embed>`,
    ofAddress,
  ],
  container: [
    `<div class="player" data-embed="77" data-bulk-label="a"></div>\n<script async src="${ADDRESS}.js?a=1&amp;b=2"></script>`,
    ofAddress,
  ],
  frame: [
    `<iframe src="${ADDRESS}?a=1&amp;b=2" title="Story" width="640" height="360" allow="autoplay; fullscreen" allowfullscreen></iframe>`,
    ofAddress,
  ],
  'frame-of-amp': [
    `<amp-iframe src="${ADDRESS}" width="640" height="360" sandbox="allow-scripts allow-same-origin"></amp-iframe>`,
    ofAddress,
  ],
};

const escaped: Write = (code) =>
  code
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const inScript: Write = (code) => JSON.stringify(code).replaceAll('<', '\\u003c');

/** Where code stands as a text, and what is undone to read it. Of its reader, who undoes it too, nothing is said. */
const CONTAINERS: readonly (readonly [name: string, write: Write, changes: readonly string[]])[] = [
  ['alone', (code) => code, []],
  ['escaped', escaped, ['html-escaped']],
  ['escaped-twice', (code) => escaped(escaped(code)), ['html-escaped']],
  [
    'escaped-brackets',
    (code) => code.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    ['html-escaped'],
  ],
  [
    'escaped-in-words',
    (code) => `Our code is ${escaped(code)} and shows nothing.`,
    ['html-escaped'],
  ],
  ['escaped-behind-line', (code) => `Our code:\n${escaped(code)}`, ['html-escaped']],
  ['text-field', (code) => `<textarea rows="4" readonly>${escaped(code)}</textarea>`, []],
  ['plain-text-field', (code) => `<textarea rows="4" readonly>${code}</textarea>`, []],
  [
    'label-and-text-field',
    (code) => `<label>Code</label>\n<textarea>${escaped(code)}</textarea>`,
    [],
  ],
  ['template', (code) => `<template>${code}</template>`, []],
  ['pre', (code) => `<pre><code class="language-html">${escaped(code)}</code></pre>`, []],
  ['paragraph', (code) => `<p>${escaped(code)}</p>`, []],
  ['attribute', (code) => `<div class="media" data-code="${escaped(code)}"></div>`, []],
  ['input', (code) => `<input type="text" readonly value="${escaped(code)}">`, []],
  ['json-string', (code) => JSON.stringify(code), []],
  ['json-string-escaped', inScript, []],
  ['json-field', (code) => JSON.stringify({ id: 7, html: code }, null, 2), []],
  ['json-field-escaped', (code) => `{"embed_html":${inScript(code)}}`, []],
  ['json-entities', (code) => JSON.stringify({ html: escaped(code) }), ['html-escaped']],
  [
    'json-post',
    (code) => JSON.stringify({ id: 7, content: { rendered: `<p>Story</p>\n${code}\n<p>End</p>` } }),
    [],
  ],
  [
    'oembed',
    (code) => JSON.stringify({ version: '1.0', type: 'video', provider_name: 'a', html: code }),
    [],
  ],
];

const typographic =
  (open: string, close: string): Write =>
  (code) => {
    let isOpen = false;
    return code.replaceAll('"', () => {
      isOpen = !isOpen;
      return isOpen ? open : close;
    });
  };

/** What editors make of quotation marks and of blanks. */
const EDITORS: readonly (readonly [name: string, write: Write])[] = [
  ['english', typographic('“', '”')],
  ['german', typographic('„', '“')],
  ['french', typographic('«', '»')],
  ['inches', typographic('″', '″')],
  ['single', (code) => code.replaceAll('"', '’')],
  ['in-tags', (code) => code.replace(/<[^<>]*>/g, typographic('“', '”'))],
];

/** Quotation marks of an editor within a value of the code, which are its own. */
const IN_VALUES = ['„Story“', '“Story”', '« Story »', 'L’histoire'];

const coded = (
  name: string,
  paste: string,
  expected: Expectation,
  changes: readonly string[],
): Fault => ({
  name: `code-${name}`,
  part: 'paste',
  hops: 'alone',
  forms: ['unsent'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({ ...expected, changes, isAboutHost: false }),
});

/** Code that an editor has changed: the fault itself, and the code as it was. */
const EDITED: readonly Fault[] = Object.entries(CODES).flatMap(([name, [code, expected]]) => [
  ...EDITORS.flatMap(([editor, write]) => {
    const repaired = editor === 'single' ? code.replaceAll('"', "'") : code;
    const copied: Expectation = { id: 'code-copied', owner: 'publisher', facts: { repaired } };
    // The marks of JSON are not told apart by an apostrophe.
    return editor === 'single' && code.includes('{')
      ? []
      : [
          coded(`${name}-by-${editor}`, write(code), copied, ['typography']),
          coded(`${name}-by-${editor}-in-words`, `Our code:\n\n${write(code)}`, copied, [
            'typography',
          ]),
        ];
  }),
  ...IN_VALUES.map((title, at) =>
    coded(
      `${name}-title-${at}`,
      code.replace(/(?<=^<[\w-]+) /, ` title="${title}" `),
      expected,
      [],
    ),
  ),
]);

/** Embed code that stands as a text in something else is read as the code. */
const CONTAINED: readonly Fault[] = Object.entries(CODES).flatMap(([name, [code, expected]]) =>
  CONTAINERS.map(([container, write, changes]) => ({
    name: `code-${name}-${container}`,
    part: 'paste',
    hops: 'alone',
    forms: ['unsent'],
    inject: (chain) => ({ ...chain, paste: write(code) }),
    expected: () => ({ ...expected, changes, isAboutHost: false }),
  })),
);

export const CODE_FAULTS: readonly Fault[] = [...CONTAINED, ...EDITED];
