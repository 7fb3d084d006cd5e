import fc from 'fast-check';
import { readShared } from '../conformance/corpus.js';
import { HOSTILE } from '../src/render/hostile-texts.js';

const payloads = (readShared('corpora/xss-payloads.json') ?? []) as readonly {
  readonly payload: string;
}[];
const naughty = (readShared('corpora/naughty-strings.json') ?? []) as readonly string[];

/** Texts of the corpora beside the checkout, if there are any, and of the tests. */
const known = [
  ...HOSTILE.map(([, text]) => text).filter((text) => text.length < 1000),
  ...payloads.map(({ payload }) => payload),
  ...naughty,
];

const piece = fc.constantFrom(
  ...['<script>', '</script>', '<!--', '-->', ']]>', '<![CDATA[', '</', '/>', '<', '>', '"', "'"],
  ...['`', '&', ';', '&lt;', '&#0;', '=', ' onerror=alert(1) ', 'javascript:', 'data:text/html,'],
  ...['\0', '\n', '\r', '\t', '\u2028', '\ud800', '\udc00', '\u{1f600}', '\u202e', '%00', '%3C'],
  ...['${', '$&', '{{', '[', '[TIMESTAMP]', '\\', '//', '..', '?', '#', 'a', ' '],
);

/** Texts that end values, elements, scripts or documents, as whole texts and in pieces. */
export const anyHostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...known),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Ad tags that people published, of the corpora beside the checkout. */
export const realAdTags: readonly string[] = (
  (readShared('corpora/real-ad-tags.json') ?? []) as readonly { readonly url?: string }[]
).flatMap(({ url }) => (url === undefined ? [] : [url]));
