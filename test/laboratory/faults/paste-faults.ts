import type { PasteChange } from '../../../src/diagnosis/input/undo-copying.js';
import { type Answer, answer, type Chain, hostedAt, withAnswer } from '../chain.js';
import { type Expectation, type Fault, PLAYS } from '../fault.js';

export type Medium = (tag: string) => string;

const entities: Medium = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const quotedPrintable: Medium = (text) =>
  text
    .replaceAll('=', '=3D')
    .split('\r\n')
    .map((line) => (line.match(/(?:=3D|.){1,70}/g) ?? []).join('=\r\n'))
    .join('\r\n');

const wrapped = (text: string, indent = ''): string =>
  (text.match(/.{1,60}/g) ?? []).join(`\n${indent}`);

const scriptEscaped: Medium = (text) =>
  text.replaceAll('/', '\\/').replaceAll('&', '\\u0026').replaceAll('=', '\\u003d');

/** Places where tags are copied from, each with what it does to them. */
const MEDIA: Readonly<Record<string, Medium>> = {
  'straight-quotes': (tag) => `"${tag}"`,
  'single-quotes': (tag) => `'${tag}'`,
  'curly-quotes': (tag) => `“${tag}”`,
  'german-quotes': (tag) => `„${tag}“`,
  guillemets: (tag) => `« ${tag} »`,
  backticks: (tag) => `\`${tag}\``,
  'code-fence': (tag) => `\`\`\`\n${tag}\n\`\`\``,
  'angle-brackets': (tag) => `<${tag}>`,
  parentheses: (tag) => `(${tag})`,
  'markdown-link': (tag) => `[our ad tag](${tag})`,
  'markdown-link-to-itself': (tag) => `[${tag}](${tag})`,
  'chat-link': (tag) => `<${tag}|${tag}>`,
  'full-stop': (tag) => `${tag}.`,
  comma: (tag) => `${tag},`,
  semicolon: (tag) => `${tag};`,
  label: (tag) => `Ad tag: ${tag}`,
  'label-without-blank': (tag) => `VAST:${tag}`,
  'label-before-line': (tag) => `Preroll desktop\n${tag}`,
  'words-before': (tag) => `Please check ${tag}`,
  'words-after': (tag) => `${tag} does not show an ad`,
  'words-around': (tag) => `Hello,\n\nour tag ${tag} shows nothing.\n\nBest regards\nMaria`,
  'words-with-page': (tag) =>
    `On https://www.publisher.example/story nothing plays. The tag is:\n${tag}\nThanks`,
  'words-in-parentheses': (tag) => `${tag} (desktop)`,
  'mail-quote': (tag) => `> ${tag}`,
  'mail-wrapped': (tag) => wrapped(tag),
  'mail-wrapped-and-indented': (tag) => wrapped(tag, '   '),
  'mail-wrapped-and-quoted': (tag) => `> ${wrapped(tag, '> ')}`,
  'quoted-printable': quotedPrintable,
  'encoded-whole': (tag) => encodeURIComponent(tag),
  'encoded-twice': (tag) => encodeURIComponent(encodeURIComponent(tag)),
  safelinks: (tag) =>
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(tag)}&data=05%7C01&reserved=0`,
  'urldefense-with-signs': (tag) =>
    `https://urldefense.com/v3/__${tag.replace(/[[\]]/g, '*')}__;${Buffer.from(
      tag.replace(/[^[\]]/g, ''),
    )
      .toString('base64')
      .replace(/=+$/, '')}!!AbC!dEf$`,
  urldefense: (tag) => `https://urldefense.com/v3/__${tag}__;!!AbC!dEf$`,
  'google-redirect': (tag) => `https://www.google.com/url?q=${encodeURIComponent(tag)}&sa=D`,
  'cuda-redirect': (tag) =>
    `https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(tag)}&c=E,1`,
  'slack-redirect': (tag) => `https://slack-redir.net/link?url=${encodeURIComponent(tag)}`,
  'teams-redirect': (tag) =>
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encodeURIComponent(tag)}&locale=en`,
  'reddit-redirect': (tag) => `https://out.reddit.com/t3_7?url=${encodeURIComponent(tag)}&token=A`,
  'video-redirect': (tag) =>
    `https://www.youtube.com/redirect?event=d&q=${encodeURIComponent(tag)}`,
  'urldefense-of-old': (tag) =>
    `https://urldefense.proofpoint.com/v2/url?u=${encodeURIComponent(tag).replaceAll('-', '-2D').replaceAll('_', '-5F').replaceAll('%2F', '_').replaceAll('%', '-')}&d=DwMFaQ&c=x&r=y`,
  'frame-address': (tag) =>
    `<iframe src="https://player.example/7?vast=${encodeURIComponent(tag)}&amp;autoplay=1"></iframe>`,
  'page-address': (tag) => `https://player.example/embed?id=7&ad_tag=${encodeURIComponent(tag)}`,
  'player-address': (tag) =>
    `https://player.example/embed.html?adTagUrl=${encodeURIComponent(tag)}&autoplay=1`,
  'script-string': (tag) => `var adTagUrl = "${tag}";`,
  'script-assignment': (tag) => `adsRequest.adTagUrl = '${tag}';`,
  'script-call': (tag) => `player.loadAds("${tag}", { timeout: 5000 });`,
  'script-escaped': (tag) => `"${scriptEscaped(tag)}"`,
  'script-escaped-without-quotes': scriptEscaped,
  'script-joined': (tag) => `'${tag.slice(0, 40)}' +\n  '${tag.slice(40)}'`,
  'script-joined-at-path': (tag) =>
    `'${new URL(tag).origin}' +\n  '${tag.slice(new URL(tag).origin.length)}'`,
  'json-string': (tag) => JSON.stringify(tag),
  'json-object': (tag) => JSON.stringify({ adTagUrl: tag }),
  'json-nested': (tag) => JSON.stringify({ player: { ads: { tag, timeout: 3 } } }, null, 2),
  'json-escaped': (tag) => `{"adTagUrl":"${scriptEscaped(tag)}"}`,
  'json-list': (tag) => JSON.stringify([tag]),
  'json-line': (tag) => `"adTagUrl": "${tag}",`,
  yaml: (tag) => `ads:\n  preroll: ${tag}`,
  curl: (tag) => `curl '${tag}' -H 'accept: */*' --compressed`,
  fetch: (tag) => `fetch("${tag}", { "mode": "cors" });`,
  'request-line': (tag) => `GET ${tag} HTTP/1.1`,
  'request-head': (tag) => {
    const { host, pathname, search } = new URL(tag);
    return `GET ${pathname}${search} HTTP/1.1\nAccept: */*\nHost: ${host}\nReferer: https://www.publisher.example/`;
  },
  'console-prefix': (tag) => `[IMA] Requesting ads: ${tag}`,
  'console-time': (tag) => `10:12:07.123 player.js:17 Ad tag: ${tag}`,
  'markup-element': (tag) => `<VASTAdTagURI>${entities(tag)}</VASTAdTagURI>`,
  'markup-cdata': (tag) => `<AdTagURI templateType="vast3"><![CDATA[${tag}]]></AdTagURI>`,
  'markup-cdata-alone': (tag) => `<![CDATA[ ${tag} ]]>`,
  'markup-link': (tag) => `<a href="${entities(tag)}">Ad tag</a>`,
  'markup-attribute': (tag) => `<video data-ad-tag="${entities(tag)}" controls></video>`,
  'markup-of-other-elements': (tag) => `<div id="p" data-ad-tag="${entities(tag)}"></div>`,
  'markup-of-amp': (tag) =>
    `<amp-ima-video width=640 height=360 data-tag="${entities(tag)}"></amp-ima-video>`,
  'markup-attribute-of-json': (tag) =>
    `<div data-setup="${entities(JSON.stringify({ adTagUrl: tag }))}"></div>`,
  'zero-width': (tag) => `${tag.slice(0, 50)}\u200b${tag.slice(50)}`,
  'zero-width-before': (tag) => `\u200b${tag}`,
  'soft-hyphen': (tag) => `${tag.slice(0, 50)}\u00ad${tag.slice(50)}`,
  'byte-order-mark': (tag) => `\ufeff${tag}`,
  'non-breaking-blanks': (tag) => `\u00a0${tag}\u00a0`,
  'blanks-around': (tag) => `  \t${tag}\r\n\r\n`,
  'blank-before-separator': (tag) => tag.replaceAll('&', ' &'),
  'line-before-separator': (tag) => tag.replaceAll('&', '\n&'),
  'line-after-separator': (tag) => tag.replaceAll('&', '&\n'),
  'size-with-sign': (tag) => tag.replace(/(?<=\d)x(?=\d)/, '×'),
  bullet: (tag) => `• ${tag}`,
  hyphen: (tag) => `- ${tag}`,
  number: (tag) => `1. ${tag}`,
  'table-row': (tag) => `Preroll\t${tag}\tdesktop`,
  'table-row-quoted': (tag) => `"Preroll","${tag}","desktop"`,
  'table-row-with-pipes': (tag) => `| Preroll | ${tag} |`,
  'waterfall-begun': (tag) => `${tag} ***`,
  'waterfall-of-one': (tag) => `${tag} *** ${tag}`,
  'same-line-twice': (tag) => `${tag}\n${tag}`,
  'upper-case-scheme': (tag) => tag.replace('https', 'HTTPS'),
  'scheme-twice': (tag) => `https://${tag}`,
  'scheme-twice-without-slashes': (tag) => `https:${tag}`,
  'scheme-twice-without-colon': (tag) => `https://${tag.replace(':', '')}`,
  'scheme-without-colon': (tag) => tag.replace(':', ''),
  'scheme-with-semicolon': (tag) => tag.replace(':', ';'),
  'scheme-with-one-slash': (tag) => tag.replace('//', '/'),
  'mail-reply': (tag) =>
    `Hello,\n\nsee below.\n\nOn Tue, Nov 24, 2026 Maria Rossi wrote:\n> Our tag is\n> ${tag}\n> Thanks\n\nBest regards`,
  'quoted-twice': (tag) => `>> ${tag}`,
  'quoted-with-bar': (tag) => `| ${tag}`,
  'quoted-printable-in-mail': (tag) => quotedPrintable(`Hello,\r\nour tag is ${tag}\r\nThanks`),
  'chat-with-date': (tag) =>
    `[26.11. 09:12] Maria: since the new banner there is no ad. This is the request:\n${tag}\n[26.11. 09:13] Jan: looks fine`,
  'chat-with-name': (tag) => `Maria Rossi  10:42 AM\n${tag}`,
  'code-macro': (tag) => `{code}\n${tag}\n{code}`,
  'code-macro-in-line': (tag) => `{code}${tag}{code}`,
  'noformat-macro': (tag) => `{noformat}${tag}{noformat}`,
  'code-fence-in-line': (tag) => `\`\`\`${tag}\`\`\``,
  'code-fence-with-language': (tag) => `\`\`\`text\n${tag}\n\`\`\``,
  'terminal-colors': (tag) => `\u001b[32m${tag}\u001b[0m`,
  'terminal-colors-within': (tag) => tag.replaceAll('&', '\u001b[1m&\u001b[0m'),
  'pdf-page-foot': (tag) => {
    const middle = Math.floor(tag.length / 2);
    return `${tag.slice(0, middle)}\nTag sheet, page 2 of 5\n${tag.slice(middle)}`;
  },
  'table-cell': (tag) => `"${tag}"\t"desktop"`,
  'formula-with-semicolon': (tag) => `=HYPERLINK("${tag}";"Preroll desktop")`,
  'formula-with-comma': (tag) => `=HYPERLINK("${tag}", "Preroll")`,
  'formula-in-french': (tag) => `=LIEN_HYPERTEXTE("${tag}")`,
  'formula-of-text': (tag) => `="${tag}"`,
  'formula-joined': (tag) => `=HYPERLINK("${tag.slice(0, 60)}"&"${tag.slice(60)}";"Preroll")`,
  base64: (tag) => Buffer.from(tag).toString('base64'),
  'pdf-lines': (tag) => wrapped(tag.replaceAll('&', '\n&')),
  'pdf-lines-at-any-place': (tag) => (tag.match(/.{1,37}/g) ?? []).join('\n'),
  'directional-marks': (tag) => `\u202a${tag}\u202c`,
  'isolating-marks': (tag) => `\u2066${tag}\u2069`,
  'word-joiners': (tag) => tag.replaceAll('=', '=\u2060'),
};

/** What the diagnosis has to say that was undone. Nothing is undone in the other media: the tag is as it was. */
const CHANGES: Readonly<Record<string, PasteChange>> = {
  'mail-quote': 'mail-quote',
  'mail-wrapped': 'line-breaks',
  'mail-wrapped-and-indented': 'line-breaks',
  'quoted-printable': 'mail-encoded',
  'encoded-whole': 'percent-encoded',
  'encoded-twice': 'percent-encoded',
  safelinks: 'rewritten-link',
  urldefense: 'rewritten-link',
  'urldefense-with-signs': 'rewritten-link',
  'google-redirect': 'rewritten-link',
  'cuda-redirect': 'rewritten-link',
  'slack-redirect': 'rewritten-link',
  'teams-redirect': 'rewritten-link',
  'reddit-redirect': 'rewritten-link',
  'video-redirect': 'rewritten-link',
  'urldefense-of-old': 'rewritten-link',
  'words-after': 'text-behind',
  'words-in-parentheses': 'text-behind',
  'script-escaped-without-quotes': 'script-escaped',
  'zero-width': 'invisible-characters',
  'zero-width-before': 'invisible-characters',
  'soft-hyphen': 'invisible-characters',
  'blank-before-separator': 'stray-blanks',
  'line-before-separator': 'line-breaks',
  'line-after-separator': 'line-breaks',
  'mail-reply': 'mail-quote',
  ...Object.fromEntries(
    (
      'straight-quotes single-quotes backticks angle-brackets parentheses ' +
      'chat-link json-string script-escaped script-joined script-joined-at-path'
    )
      .split(' ')
      .map((medium) => [medium, 'quotes'] as const),
  ),
  'curly-quotes': 'typography',
  'german-quotes': 'typography',
  guillemets: 'typography',
  'size-with-sign': 'look-alikes',
  'formula-with-semicolon': 'formula',
  'formula-with-comma': 'formula',
  'formula-in-french': 'formula',
  'formula-of-text': 'formula',
  'formula-joined': 'formula',
  'code-fence': 'code-block',
  'code-macro': 'code-block',
  'code-macro-in-line': 'code-block',
  'noformat-macro': 'code-block',
  'code-fence-in-line': 'code-block',
  'code-fence-with-language': 'code-block',
  'quoted-twice': 'mail-quote',
  'quoted-with-bar': 'mail-quote',
  'terminal-colors': 'terminal-colors',
  'terminal-colors-within': 'terminal-colors',
  base64: 'base64',
  'scheme-twice': 'scheme-twice',
  'scheme-twice-without-slashes': 'scheme-twice',
  'scheme-twice-without-colon': 'scheme-twice',
  'scheme-without-colon': 'scheme-twice',
  'scheme-with-semicolon': 'scheme-twice',
  'scheme-with-one-slash': 'scheme-twice',
  'pdf-lines': 'line-breaks',
  'pdf-page-foot': 'line-breaks',
  'pdf-lines-at-any-place': 'line-breaks',
  'directional-marks': 'invisible-characters',
  'isolating-marks': 'invisible-characters',
  'word-joiners': 'invisible-characters',
};

/** Changes to what is around a tag. */
const AROUND: readonly PasteChange[] = [
  'terminal-colors',
  'xml-viewer',
  'mail-quote',
  'line-numbers',
  'code-block',
  'quotes',
  'table-cell',
  'text-around',
  'text-behind',
  'cut-off',
];

const CHANGES_IN_TURN: Readonly<Record<string, readonly PasteChange[]>> = {
  'mail-wrapped-and-quoted': ['mail-quote', 'line-breaks'],
};

const changesIn = (medium: string): readonly PasteChange[] => {
  const change = CHANGES[medium];
  return CHANGES_IN_TURN[medium] ?? (change === undefined ? [] : [change]);
};

export const QUERY =
  'tid=1234567&size=640x360&url=https%3A%2F%2Fwww.publisher.example%2Fstory%3Fa%3D1&pos=pre&v=4.2';

/** Of a tag that lacks what only costs demand and money. */
const AD_MANAGER_QUERY =
  'iu=/53710022/news/preroll&sz=640x480&env=vp&gdfp_req=1&output=vast&correlator=1700000000';

interface Tag {
  /** Default: that of the chain. */
  readonly path?: string;
  readonly query: string;
  readonly answer: Partial<Answer>;
  readonly expected: Expectation;
}

/** The tags that are copied: the verdict about each stays the same. */
export const PASTED_TAGS: Readonly<Record<string, Tag>> = {
  plays: { query: QUERY, answer: { query: QUERY }, expected: PLAYS },
  'is-refused': {
    query: QUERY,
    answer: { ...answer('', 'text/plain'), status: 410 },
    expected: { id: 'http-client-error', owner: 'publisher', facts: { status: 410 } },
  },
  // What only costs demand does not take the place of damage.
  recommendation: {
    path: '/gampad/ads',
    query: AD_MANAGER_QUERY,
    answer: { query: AD_MANAGER_QUERY },
    expected: {
      id: 'plays-with-fault',
      owner: 'publisher',
      facts: { finding: 'gam-missing-required' },
    },
  },
  // A blank before another parameter is in a value.
  'has-blank': {
    query: 'tid=1234567&title=my story&pos=pre&v=4.2',
    answer: { query: 'tid=1234567&title=my%20story&pos=pre&v=4.2' },
    expected: {
      id: 'plays-with-fault',
      owner: 'publisher',
      facts: { finding: 'tag-illegal-chars' },
    },
  },
  'has-placeholders': {
    query: `tid=1234567&size=640x360&section=[SECTION_ID]&cb=[CACHEBUSTING]&pos=pre&v=4.2`,
    answer: { body: '<VAST version="3.0"/>' },
    expected: {
      id: 'macro-unresolved',
      owner: 'publisher',
      facts: { placeholders: ['[SECTION_ID]'] },
    },
  },
};

const changesTag = (change: PasteChange): boolean => !AROUND.includes(change);

/** The verdict about a tag that plays, and was copied but not sent. */
const unsentOf = (changes: readonly PasteChange[]): Expectation =>
  changes.some(changesTag)
    ? { id: 'tag-copied', owner: 'publisher', changes }
    : { id: 'not-requested', owner: 'unknown', others: ['tag-fault'], changes };

export const pasted = (medium: string, paste: Medium, name: string, tag: Tag): Fault => ({
  name: `${medium}-${name}`,
  part: 'paste',
  hops: 'alone',
  forms: ['tag', 'case', ...(name === 'plays' ? (['unsent'] as const) : [])],
  inject: (chain: Chain) => {
    const { path = new URL(chain.tag).pathname } = tag;
    const hosted = hostedAt(chain, `https://ads.publisher.example${path}`);
    const address = `${hosted.tag}?${tag.query}`;
    return { ...withAnswer(hosted, 0, tag.answer), tag: address, paste: paste(address) };
  },
  expected: ({ form }) => {
    const changes = changesIn(medium);
    if (form === 'unsent') return unsentOf(changes);
    // No player undoes what copying did, whatever else could be better in the tag.
    return /^(?:ad-plays|plays-with-fault)$/.test(tag.expected.id) && changes.some(changesTag)
      ? { id: 'tag-copied', owner: 'publisher', changes }
      : { ...tag.expected, changes };
  },
});

/** Of a tag that is written twice, a repair changes one. */
const WRITTEN_TWICE = ['waterfall-of-one', 'same-line-twice'];

/** Media in which a tag is not tried. */
const UNTRIED: Readonly<Record<string, readonly string[]>> = {
  // Broken anywhere, nobody can say what continues it; a request has no blanks, and this tag no size.
  'has-blank': ['request-head', 'pdf-lines-at-any-place', 'size-with-sign', ...WRITTEN_TWICE],
  // One line of it is broken within a word, which may as well stand below it.
  recommendation: ['pdf-lines', ...WRITTEN_TWICE],
};

const TWO_TAGS = [
  'https://ads.a.example/vast?zone=1&cb=[CACHEBUSTING]',
  'https://ads.b.example/vast?zone=YOUR_ZONE&cb=[CACHEBUSTING]',
] as const;
const [FIRST, SECOND] = TWO_TAGS;

/** Settings of players with two ad tags, the second of which has a fault. */
const SETTINGS: readonly Fault[] = [
  JSON.stringify({ advertising: { client: 'vast', schedule: [{ tag: FIRST }, { tag: SECOND }] } }),
  JSON.stringify({ advertising: { schedule: [{ offset: 'pre', tag: TWO_TAGS }] } }),
  `jwplayer("p").setup({ playlist: "https://cdn.example/media/7", advertising: { client: "vast", schedule: { pre: { tag: "${FIRST}" }, mid: { tag: "${SECOND}" } } } });`,
  `jwplayer("p").setup({\n  file: "https://cdn.example/7.mp4",\n  advertising: {\n    client: "vast",\n    pre: { tag: "${FIRST}" },\n    mid: { tag: "${SECOND}" }\n  }\n});`,
  `player.ima({ pre: '${FIRST}', adTagUrl: '${SECOND}' });`,
].map((paste, index) => ({
  name: `settings-of-two-${index}`,
  part: 'paste',
  hops: 'alone',
  forms: ['unsent'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({
    id: 'macro-unresolved',
    owner: 'publisher',
    facts: { placeholders: ['YOUR_ZONE'] },
    isAboutHost: false,
  }),
}));

/** Texts that a tag is copied from. */
export const PASTE_FAULTS: readonly Fault[] = SETTINGS.concat(
  Object.entries(MEDIA).flatMap(([medium, paste]) =>
    Object.entries(PASTED_TAGS)
      .filter(([name]) => UNTRIED[name]?.includes(medium) !== true)
      .map(([name, tag]) => pasted(medium, paste, name, tag)),
  ),
);
