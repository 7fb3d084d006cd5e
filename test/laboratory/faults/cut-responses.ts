import type { PasteChange } from '../../../src/diagnosis/input/undo-copying.js';
import { type Chain, documentAt, withDocument } from '../chain.js';
import { inlineVast, vmapOf, vmapWith, wrapperVast } from '../documents.js';
import { FORM_NAMES } from '../forms.js';
import { type Expectation, type Fault, serverAt } from '../fault.js';

/** Marks of logs and programs that leave out the rest of a text. */
const CUTS: readonly string[] = [
  '…',
  '...',
  '…[truncated 3121 bytes]',
  ' [truncated]',
  ' (truncated)',
  '… (1234 more characters)',
  '<...>',
  '<snip>',
  '[3,121 bytes omitted]',
  '... truncated',
  '\nShow more',
];

/** What a log writes before a response. */
const LOG = '2026-11-24T08:11:09.220Z INFO  [vast-proxy] resp body=';

const CUT_OFF: Expectation = {
  id: 'input-unknown',
  owner: 'unknown',
  facts: { reason: 'cut-off' },
  isAboutHost: false,
};

const MARKED: readonly Fault[] = CUTS.flatMap((mark, index) =>
  ['', LOG].map((before, form): Fault => ({
    name: `response-cut-off-${index}-${form}`,
    part: 'paste',
    hops: 'alone',
    forms: ['tag', 'case'],
    inject: (chain) => {
      const text = documentAt(chain, 0);
      return { ...chain, paste: before + text.slice(0, text.indexOf('<MediaFile ') + 40) + mark };
    },
    expected: () => CUT_OFF,
  })),
);

type Document = (chain: Chain) => string;

const DOCUMENTS: Readonly<Record<string, Document>> = {
  inline: ({ version, addresses }) => inlineVast(version, addresses.media),
  wrapper: ({ version, addresses }) => wrapperVast(version, addresses.elsewhere),
  vmap: ({ addresses }) => vmapOf(addresses.elsewhere),
  'vmap-with-ads': ({ version, addresses }) =>
    vmapWith([['start', inlineVast(version, addresses.media)]]),
  'without-declaration': ({ version, addresses }) =>
    inlineVast(version, addresses.media).replace(/^<\?.*\?>\s*/, ''),
  'on-one-line': ({ version, addresses }) =>
    inlineVast(version, addresses.media).replace(/>\s+</g, '><'),
};

/** Where a document ends too early: after a part of its length, or inside of one of its parts. */
const ENDS: readonly ((document: string) => number)[] = [
  ...Array.from(
    { length: 18 },
    (_, index) => (document: string) => Math.floor(document.length * (0.1 + index * 0.05)),
  ),
  ...['</Ad', '</VA', '</vm', '<Ad', '<![CDATA[', '</', ']]>'].map(
    (part) => (document: string) => document.lastIndexOf(part) + part.length,
  ),
  (document) => document.trimEnd().length - 1,
  (document) => document.lastIndexOf('\n'),
];

/** How the beginning of a document is brought. */
const COPIES: readonly (readonly [copy: (text: string) => string, ...PasteChange[]])[] = [
  [(text) => text],
  [(text) => `${text}\n`],
  [(text) => `\`\`\`xml\n${text}\n\`\`\``, 'code-block'],
];

/** A document of which somebody copied only the beginning. */
const BEGINNINGS: readonly Fault[] = Object.entries(DOCUMENTS).flatMap(([name, write]) =>
  ENDS.flatMap((endOf, end) =>
    COPIES.map(([copy, ...changes], index): Fault => ({
      name: `document-begins-${name}-${end}-${index}`,
      part: 'paste',
      hops: 'alone',
      forms: ['tag', 'unsent', 'case'],
      inject: (chain) => {
        const document = write(chain);
        // Behind the root element's start tag, there is always more to come.
        const length = Math.max(endOf(document), document.indexOf('<V') + 8);
        return { ...chain, paste: copy(document.slice(0, Math.min(length, document.length - 1))) };
      },
      expected: () => ({ ...CUT_OFF, changes }),
    })),
  ),
);

/** A document that its server broke off: that of a pasted one is not known, and that of a requested one is the server's. */
const BROKEN_OFF: readonly Fault[] = ENDS.map((endOf, end) => ({
  name: `document-broken-off-${end}`,
  part: 'document',
  forms: end % 4 === 3 ? FORM_NAMES : ['tag', 'document'],
  inject: (chain, { hop }) =>
    withDocument(chain, hop, (text) =>
      text.slice(0, Math.min(Math.max(endOf(text), 100), text.length - 1)),
    ),
  expected: (place) =>
    place.form === 'document' && place.hop === 0
      ? CUT_OFF
      : { id: 'xml-malformed', owner: serverAt(place) },
}));

/** Responses whose end is missing: nobody can say what the server of a copied one sent. */
export const CUT_RESPONSES: readonly Fault[] = [...MARKED, ...BEGINNINGS, ...BROKEN_OFF];
