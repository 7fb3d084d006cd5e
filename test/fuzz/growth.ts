import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expandAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { parseAdManagerTag } from '../../src/ad-tags/google-ad-manager-tag.js';
import { translateAdTag } from '../../src/ad-tags/translate-ad-tag.js';
import { decodeConsentString } from '../../src/consent-strings/decode-consent-string.js';
import { recognizeInput } from '../../src/diagnosis/index.js';
import { lintAdTag } from '../../src/lint/ad-tag/lint-ad-tag.js';
import { codeRequest } from '../../src/render/code-request.js';
import { renderCode } from '../../src/render/render-code.js';
import { resolveEmbed } from '../../src/resolve/resolve-embed.js';
import { lintVast } from '../../src/lint/response/lint-vast.js';
import { sampleEmbed } from '../src/render/sample-embed.js';
import { asEmbed } from '../src/resolve/rule-table.js';
import { fuzzProperty } from './fuzz-property.js';

/** The functions that read texts of others, each of which must take time linear to the length of its text. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  expandAdTag: (text) => expandAdTag(text, { values: { u: 'x' } }),
  'expandAdTag, a value': (text) =>
    expandAdTag('https://a.example/?a=[u]&b=x%3D[u]', { values: { u: text } }),
  'expandAdTag, a rule': (text) =>
    expandAdTag('https://a.example/?a=[u]', { replaceRules: [{ subject: text, value: 'u' }] }),
  lintAdTag: (text) => lintAdTag(text),
  translateAdTag: (text) => translateAdTag(text, 'iab'),
  parseAdManagerTag: (text) => parseAdManagerTag(text),
  'resolveEmbed, every field': (text) =>
    resolveEmbed(
      asEmbed({
        ...Object.fromEntries(FIELDS.map((field) => [field, text])),
        preroll: [{ source_url: text, replace_rules: text }],
      }),
    ),
  'renderCode, code of the service': (text) =>
    codeRequest(sampleEmbed({ code: text, code_iframe: text, code_360: text })),
  'renderCode, a title': (text) => renderCode(sampleEmbed(), 'iframe', { title: text }),
  lintVast: (text) => lintVast(text),
  decodeConsentString: (text) => decodeConsentString(text),
  recognizeInput: (text) => recognizeInput(text),
};

const FIELDS =
  'id title width watermark code code_iframe created_at scrollmode_destroy_on player_color bulks'.split(
    ' ',
  );

const STARTS = [
  '',
  'https://a.example/?a=',
  'https://pubads.g.doubleclick.net/gampad/ads?cust_params=',
  '<VAST version="4.2"><Ad><InLine>',
  '<VAST a="',
  '{"a":[',
  '"',
  'C',
  'DBAA',
  '<iframe src="',
];

const PIECES = [
  '[',
  ']',
  '[a',
  '[a]',
  '%5B',
  '%',
  '%25',
  '{',
  '}',
  '{{',
  '${',
  '$$',
  '%%',
  '__',
  '#{',
  '***',
  '&',
  '=',
  '&a=',
  '?',
  '#',
  '/',
  '\\',
  '..',
  '/..',
  '@',
  ':',
  ' ',
  '\n',
  '\r',
  '\t',
  '\0',
  ',',
  ';',
  '<',
  '>',
  '<a',
  '<a>',
  '</a>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '?>',
  '"',
  "'",
  ' a="',
  '&amp;',
  '&a',
  '&#',
  '~',
  '_',
  'A',
  '.',
  '-',
  '0',
  '1',
  'a',
  'é',
  '\ud800',
  '\u{1f600}',
  '"a":',
  '{"',
  '<Ad>',
  '<MediaFile>',
  '<Tracking event="start">',
  'https://',
  'http://a/',
  '<script>',
  'VAST',
];

/** Texts made of a start and a piece that is repeated. */
interface RepeatedText {
  readonly reader: string;
  readonly start: string;
  readonly piece: string;
}

const repeatedText: fc.Arbitrary<RepeatedText> = fc.record({
  reader: fc.constantFrom(...Object.keys(READERS)),
  start: fc.constantFrom(...STARTS),
  piece: fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 })
    .map((pieces) => pieces.join('')),
});

const LENGTHS = [2_000, 8_000, 32_000, 128_000];

/** Microseconds of the processor that are too few to compare. */
const MIN_COMPARED_US = 4_000;

/** Four times the length takes four times the time if it is linear, and 16 times if it is quadratic. */
const MAX_RATIO = 10;

const REPETITIONS = 3;

const timeOf = (run: () => unknown, repetitions: number): number => {
  let fastest = Infinity;
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const start = process.cpuUsage().user;
    run();
    fastest = Math.min(fastest, process.cpuUsage().user - start);
  }
  return fastest;
};

const textOf = ({ start, piece }: RepeatedText, length: number): string =>
  start + piece.repeat(Math.ceil(length / piece.length));

/** The time of a length beside that of a quarter of it; 0 if it is too short to compare. */
const ratioAt = (text: RepeatedText, length: number, repetitions: number): number => {
  const read = READERS[text.reader] ?? assert.fail(text.reader);
  const long = textOf(text, length);
  const longer = timeOf(() => read(long), repetitions);
  if (longer < MIN_COMPARED_US) return 0;
  const short = textOf(text, length / 4);
  return (
    longer /
    Math.max(
      timeOf(() => read(short), repetitions),
      MIN_COMPARED_US / 10,
    )
  );
};

/** Asserts that the time grows as the length does; a busy machine is given more repetitions before it counts. */
const assertLinear = (text: RepeatedText): void => {
  for (const length of LENGTHS) {
    let ratio = ratioAt(text, length, 1);
    for (let more = REPETITIONS; ratio > MAX_RATIO && more <= 4 * REPETITIONS; more *= 2)
      ratio = Math.min(ratio, ratioAt(text, length, more));
    assert.ok(
      ratio <= MAX_RATIO,
      `Four times the length takes ${ratio.toFixed(1)} times the time, at ${length} characters; at most ${MAX_RATIO} were expected.`,
    );
  }
};

export const GROWTH_PROPERTIES = [
  fuzzProperty(
    'every function that reads a text takes time linear to its length',
    0.05,
    repeatedText,
    assertLinear,
  ),
];
