import type { PasteChange } from '../../../src/diagnosis/input/undo-copying.js';
import { type Chain, documentAt, hostedAt, withAnswer, withDocument } from '../chain.js';
import { type Expectation, type Fault, PLAYS } from '../fault.js';

/** What programs and people do to a text of any kind that is copied from them. */
interface Medium {
  readonly name: string;
  readonly copy: (text: string) => string;
  /** What the diagnosis has to say that was undone. */
  readonly changes: readonly PasteChange[];
  /** Inputs that it does this to. Default: all. */
  readonly inputs?: readonly InputName[];
}

type InputName = 'document' | 'embed' | 'code' | 'console' | 'cors-console';

const lines = (text: string, edit: (line: string, index: number) => string): string =>
  text.split('\n').map(edit).join('\n');

const bytes = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);

const quotedPrintable = (text: string): string =>
  lines(
    text
      .replaceAll('=', '=3D')
      .replace(/[\u0080-\uffff]/g, (one) => encodeURIComponent(one).replaceAll('%', '=')),
    (line) => (line.match(/(?:=[\dA-F]{2}|.){1,70}/g) ?? ['']).join('=\r\n'),
  );

const withoutDeclaration = (text: string): string => text.replace(/^<\?[^>]*\?>\s*/, '');

const entities = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const VIEWER =
  'This XML file does not appear to have any style information associated with it. The document tree is shown below.';

const GREETING = 'Hello,\n\nthis is what we see. Please help.\n\n';
const SIGNATURE = '\n\nBest regards\nMaria Rossi\n';
const WROTE = 'On Tue, Nov 24, 2026 at 10:42 AM Maria Rossi <maria@publisher.example> wrote:\n';

const MARKUP: readonly InputName[] = ['document', 'code'];
const STRUCTURED: readonly InputName[] = ['document', 'embed', 'code'];

const around = (name: string, copy: Medium['copy']): readonly Medium[] => [
  { name, copy, changes: ['text-around'], inputs: ['document', 'embed'] },
  { name, copy, changes: [], inputs: ['code', 'console', 'cors-console'] },
];

/** Some lines of a number each, as `1| `. */
const numbered = (text: string, mark: string, first = 1): string =>
  lines(text, (line, index) => `${String(index + first).padStart(4)}${mark}${line}`);

const MEDIA: readonly Medium[] = [
  ...['', '\n', '\n\n'].map((space, index): Medium => ({
    name: `xml-viewer-${index}`,
    copy: (text) => `${VIEWER}${space}${withoutDeclaration(text)}`,
    changes: ['xml-viewer'],
    inputs: ['document'],
  })),
  {
    name: 'xml-viewer-with-arrows',
    copy: (text) =>
      `${VIEWER}\n${lines(withoutDeclaration(text), (line) => line.replace(/^(\s*)(?=<\w)/, '$1▼'))}`,
    changes: ['xml-viewer'],
    inputs: ['document'],
  },
  {
    name: 'xml-viewer-with-signs',
    copy: (text) =>
      `${VIEWER}\n\n      ${lines(withoutDeclaration(text), (line) => line.replace(/^(\s*)(?=<\w)/, '$1-'))}`,
    changes: ['xml-viewer'],
    inputs: ['document'],
  },
  ...['> ', '>', '>> ', '> > ', '| '].map((mark, index): Medium => ({
    name: `mail-quote-${index}`,
    copy: (text) => lines(text, (line) => mark + line),
    changes: ['mail-quote'],
    inputs: STRUCTURED,
  })),
  ...['> ', '>> '].map((mark, index): Medium => ({
    name: `mail-reply-${index}`,
    copy: (text) => `${GREETING}${WROTE}${lines(text, (line) => mark + line)}${SIGNATURE}`,
    changes: ['mail-quote', 'text-around'],
    inputs: ['document', 'embed'],
  })),
  {
    name: 'mail-reply-with-code',
    copy: (text) => `${GREETING}${WROTE}${lines(text, (line) => `> ${line}`)}${SIGNATURE}`,
    changes: ['mail-quote'],
    inputs: ['code'],
  },
  {
    name: 'console-in-mail-reply',
    copy: (text) => `${WROTE}${lines(text, (line) => `> ${line}`)}${SIGNATURE}`,
    changes: [],
    inputs: ['console', 'cors-console'],
  },
  { name: 'quoted-printable', copy: quotedPrintable, changes: ['mail-encoded'], inputs: MARKUP },
  ...around('mail', (text) => `${GREETING}${text}${SIGNATURE}`),
  ...around('forwarded', (text) => `${WROTE}\n${text}${SIGNATURE}`),
  ...around('chat-with-name', (text) => `Maria Rossi  10:42 AM\n${text}\nany idea?`),
  ...around('chat-with-time', (text) => `[10:42] Maria Rossi\n\n${text}`),
  ...[
    (text: string) => `\`\`\`\n${text}\n\`\`\``,
    (text: string) => `\`\`\`xml\n${text}\n\`\`\``,
    (text: string) => `\`\`\`${text}\`\`\``,
    (text: string) => `{code:xml|title=answer}\n${text}\n{code}`,
    (text: string) => `{noformat}\n${text}\n{noformat}`,
    (text: string) => `{noformat}${text}{noformat}`,
    (text: string) => `{quote}\n${text}\n{quote}`,
  ].map((copy, index): Medium => ({ name: `code-block-${index}`, copy, changes: ['code-block'] })),
  {
    name: 'code-block-in-ticket',
    copy: (text) => `h3. Answer\n{noformat}${text}{noformat}\nSeen since Monday.`,
    changes: ['code-block', 'text-around'],
    inputs: ['document', 'embed'],
  },
  ...[' ', '\t', '  | ', ': ', '. '].map((mark, index): Medium => ({
    name: `line-numbers-${index}`,
    copy: (text) => numbered(text, mark),
    changes: ['line-numbers'],
    inputs: STRUCTURED,
  })),
  {
    name: 'line-numbers-from-the-middle',
    copy: (text) => numbered(text, ' ', 120),
    changes: ['line-numbers'],
    inputs: STRUCTURED,
  },
  {
    name: 'line-numbers-on-separate-lines',
    copy: (text) => lines(text, (line, index) => `${index + 1}\n${line}`),
    changes: ['line-numbers'],
    inputs: STRUCTURED,
  },
  {
    name: 'terminal-colors',
    copy: (text) => lines(text, (line) => `\u001b[32m${line}\u001b[0m`),
    changes: ['terminal-colors'],
  },
  {
    name: 'terminal-colors-within',
    copy: (text) => text.replace(/"[^"\n]*"|\d+/g, (part) => `\u001b[1;33m${part}\u001b[39m`),
    changes: ['terminal-colors'],
    inputs: [...STRUCTURED, 'console'],
  },
  {
    name: 'table-cell',
    copy: (text) => `"${text.replaceAll('"', '""')}"`,
    changes: ['table-cell'],
    inputs: STRUCTURED,
  },
  {
    name: 'table-row',
    copy: (text) => `Preroll,"${text.replaceAll('"', '""')}",desktop`,
    changes: ['table-cell'],
    inputs: MARKUP,
  },
  {
    name: 'table-row-of-blanks',
    copy: (text) => `Preroll\t"${text.replaceAll('"', '""')}"\tdesktop`,
    changes: ['table-cell'],
    inputs: MARKUP,
  },
  ...['“”', '„“', '””', '«»'].map(([open = '', close = ''], index): Medium => ({
    name: `typographic-quotes-${index}`,
    copy: (text) => text.replace(/"([^"\n]*)"/g, `${open}$1${close}`),
    changes: ['typography'],
    inputs: STRUCTURED,
  })),
  {
    name: 'non-breaking-blanks',
    copy: (text) => text.replaceAll(' ', '\u00a0'),
    changes: ['typography'],
    inputs: STRUCTURED,
  },
  {
    name: 'non-breaking-blanks-of-console',
    copy: (text) => text.replaceAll(' ', '\u00a0'),
    changes: [],
    inputs: ['console'],
  },
  {
    name: 'console-typography',
    copy: (text) => `“${text.replaceAll("'", '’').replaceAll('-', '–')}…”`,
    changes: [],
    inputs: ['console', 'cors-console'],
  },
  ...['\u200b', '\u200e', '\u2066', '\ufeff', '\u2060'].map((mark, index): Medium => ({
    name: `invisible-characters-${index}`,
    copy: (text) => `${mark}${text.replaceAll('<', `${mark}<`).replaceAll('"', `"${mark}`)}${mark}`,
    changes: ['invisible-characters'],
    inputs: STRUCTURED,
  })),
  {
    name: 'invisible-characters-of-console',
    copy: (text) => `\u200e${text.replaceAll(' ', ' \u200b')}\u200b`,
    changes: ['invisible-characters'],
    inputs: ['console', 'cors-console'],
  },
  { name: 'html-escaped', copy: entities, changes: ['html-escaped'], inputs: MARKUP },
  {
    name: 'html-escaped-twice',
    copy: (text) => entities(entities(text)),
    changes: ['html-escaped'],
    inputs: MARKUP,
  },
  {
    name: 'html-escaped-in-page',
    copy: (text) => `<pre>${entities(text)}</pre>`,
    changes: ['html-escaped'],
    inputs: ['document'],
  },
  {
    name: 'script-escaped',
    copy: (text) => JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/'),
    changes: ['script-escaped'],
    inputs: STRUCTURED,
  },
  {
    name: 'script-escaped-in-unicode',
    copy: (text) =>
      JSON.stringify(text)
        .slice(1, -1)
        .replaceAll('<', '\\u003c')
        .replaceAll('>', '\\u003e')
        .replaceAll('&', '\\u0026'),
    changes: ['script-escaped'],
    inputs: MARKUP,
  },
  {
    name: 'script-escaped-in-log',
    copy: (text) => `10:42:07 response body: ${JSON.stringify(text).slice(1, -1)}`,
    changes: ['script-escaped'],
    inputs: ['document'],
  },
  { name: 'percent-encoded', copy: bytes, changes: ['percent-encoded'], inputs: STRUCTURED },
  {
    name: 'percent-encoded-twice',
    copy: (text) => bytes(bytes(text)),
    changes: ['percent-encoded'],
    inputs: STRUCTURED,
  },
  {
    name: 'percent-encoded-data-url',
    copy: (text) => `data:text/xml;charset=utf-8,${bytes(text)}`,
    changes: ['percent-encoded'],
    inputs: ['document'],
  },
  {
    name: 'base64',
    copy: (text) => Buffer.from(text).toString('base64'),
    changes: ['base64'],
    inputs: STRUCTURED,
  },
  {
    name: 'base64-in-lines',
    copy: (text) =>
      (
        Buffer.from(text)
          .toString('base64')
          .match(/.{1,76}/g) ?? []
      ).join('\r\n'),
    changes: ['base64'],
    inputs: STRUCTURED,
  },
  {
    name: 'base64-data-url',
    copy: (text) => `data:application/xml;base64,${Buffer.from(text).toString('base64')}`,
    changes: ['base64'],
    inputs: ['document'],
  },
  ...[
    (url: string) =>
      `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(url)}&data=05%7C01&reserved=0`,
    (url: string) => `https://urldefense.com/v3/__${url}__;!!AbC!dEf$`,
    (url: string) => `https://www.google.com/url?q=${encodeURIComponent(url)}&sa=D`,
  ].map((rewrite, index): Medium => ({
    name: `rewritten-links-${index}`,
    copy: (text) => text.replace(/https?:\/\/[^\s"\]<>]+/g, rewrite),
    changes: ['rewritten-link'],
    inputs: ['document', 'embed'],
  })),
];

interface Input {
  readonly text: (chain: Chain) => string;
  readonly expected: Expectation;
  readonly inject?: (chain: Chain) => Chain;
}

const embedOf = ({ tag }: Chain): string => {
  const slot = [{ source_url: tag, type: 'preroll' }];
  return JSON.stringify({ id: '77', preroll: slot, mobile_preroll: slot }, null, 2);
};

const INPUTS: Readonly<Record<InputName, readonly Input[]>> = {
  document: [
    { text: (chain) => documentAt(chain, 0), expected: PLAYS },
    {
      text: (chain) => documentAt(chain, 0),
      inject: (chain) =>
        withDocument(chain, 0, (text) => text.replace(/<MediaFiles>[^]*<\/MediaFiles>/, '')),
      expected: { id: 'media-missing', owner: 'ad-server', isAboutHost: false },
    },
  ],
  embed: [
    { text: embedOf, expected: PLAYS },
    {
      text: embedOf,
      inject: (chain) => withAnswer(chain, 0, { status: 410, body: '' }),
      expected: { id: 'http-client-error', owner: 'publisher', facts: { status: 410 } },
    },
  ],
  code: [
    {
      text: (chain) =>
        `<media-embed label="a b">\n  <script type="application/json">${embedOf(chain)}</script>\n</media-embed>`,
      expected: PLAYS,
    },
  ],
  console: [
    {
      text: () => 'AdError 1009: The VAST response document is empty.',
      expected: {
        id: 'error-code',
        owner: 'ad-server',
        isAboutHost: false,
        facts: { code: '1009' },
      },
    },
    {
      text: () => 'VAST error code: 303',
      expected: {
        id: 'error-code',
        owner: 'ad-server',
        isAboutHost: false,
        facts: { code: '303' },
      },
    },
  ],
  'cors-console': [
    {
      text: ({ tag }) =>
        `Access to XMLHttpRequest at '${tag}' from origin 'https://www.publisher.example' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`,
      expected: { id: 'error-code', owner: 'ad-server', facts: { code: 'cors' } },
    },
  ],
};

const INPUT_NAMES = Object.keys(INPUTS) as readonly InputName[];

/** No browser reads code in which an editor has changed the quotation marks, whatever its embed does. */
const COPIED_CODE: Expectation = { id: 'code-copied', owner: 'publisher', isAboutHost: false };

const copied = ({ name, copy, changes }: Medium, input: InputName): readonly Fault[] =>
  INPUTS[input].map(({ text, inject, expected }, index) => ({
    name: `${name}-of-${input}-${index}`,
    part: 'paste',
    hops: 'alone',
    forms: ['tag', 'case'],
    inject: (chain) => {
      // A proxy of links knows no address on loopback.
      const hosted = hostedAt(chain, 'https://ads.publisher.example/vast');
      const damaged = inject?.(hosted) ?? hosted;
      return { ...damaged, paste: copy(text(damaged)) };
    },
    expected: () => ({
      ...(input === 'code' && changes.includes('typography') ? COPIED_CODE : expected),
      ...(input === 'document' && { isAboutHost: false }),
      changes,
    }),
  }));

/** Texts that are copied with what a medium does to them: documents, embeds, embed code and lines of a console. */
export const COPIED_TEXTS: readonly Fault[] = MEDIA.flatMap((medium) =>
  (medium.inputs ?? INPUT_NAMES).flatMap((input) => copied(medium, input)),
);
