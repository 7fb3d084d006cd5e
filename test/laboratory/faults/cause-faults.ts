import { answer, withAnswer, withDocument } from '../chain.js';
import { type Fault, serverAt } from '../fault.js';
import { tagged } from './refused-tags.js';

/** A wrapper whose address has a macro in place of its host: it leads nowhere, because of the macro. */
const IN_HOST: readonly Fault[] = ['%%DSP_HOST%%', '[DSP_HOST]', '${DSP_HOST}'].map(
  (macro, index): Fault => ({
    name: `cause-macro-in-host-${index}`,
    part: 'document',
    hops: 'wrappers',
    // A recording only shows that nothing was requested behind the wrapper.
    forms: ['tag', 'embed', 'document', 'bid'],
    inject: (chain, { hop }) => {
      const { host } = new URL(chain.addresses.hops[hop + 1] ?? '');
      return withDocument(chain, hop, (text) => text.replace(host, () => macro));
    },
    expected: (place) => ({
      id: 'response-fault',
      owner: serverAt(place),
      facts: { finding: 'wrapper-macro-in-host' },
    }),
  }),
);

/** A raw & in the address of a media file that does not respond under what is read of it. */
const IN_MEDIA: readonly Fault[] = ([404, 403, 500] as const).map((status): Fault => ({
  name: `cause-raw-ampersand-media-${status}`,
  part: 'document',
  hops: 'last',
  forms: ['tag', 'embed', 'document', 'bid'],
  endsAt: 'media',
  inject: (chain, { hop }) => ({
    ...withDocument(chain, hop, (text) =>
      text.replace(
        /(<MediaFile\b[^>]*>)\s*(?:<!\[CDATA\[)?([^<\]]*)(?:\]\]>)?\s*(?=<\/MediaFile>)/g,
        '$1$2?a=1&b=2',
      ),
    ),
    media: { ...answer('', 'text/plain'), status },
  }),
  expected: (place) => ({
    id: 'response-fault',
    owner: serverAt(place),
    facts: { finding: 'xml-unescaped-amp' },
  }),
}));

/** Where a document ends inside of a tag, and which tag that is. */
const CUTS: readonly (readonly [before: string, kept: number, tag: string])[] = [
  ['<MediaFile ', 18, 'MediaFile'],
  ['<Linear', 5, 'Line'],
  ['</Linear', 8, 'Linear'],
  ['<Impression', 11, 'Impression'],
];

const CUT: readonly Fault[] = CUTS.map(([before, kept, tag], index): Fault => ({
  name: `cause-cut-inside-tag-${index}`,
  part: 'document',
  hops: 'last',
  forms: ['tag', 'embed', 'har'],
  inject: (chain, { hop }) =>
    withDocument(chain, hop, (text) => text.slice(0, text.indexOf(before) + kept)),
  expected: (place) => ({
    id: 'xml-malformed',
    owner: serverAt(place),
    facts: { finding: 'xml-malformed', params: { fault: 'cut', detail: tag } },
  }),
}));

/** The server sends the other XML that its tag asks for. */
const ASKED: Fault = {
  name: 'cause-format-of-tag',
  part: 'tag',
  hops: 'alone',
  forms: ['tag', 'embed', 'har'],
  inject: (chain) =>
    withAnswer(
      tagged(chain, (tag) => `${tag}?resp=smrx`),
      0,
      { body: '<adResponse version="1"><ads/></adResponse>' },
    ),
  expected: () => ({
    id: 'tag-fault',
    owner: 'publisher',
    facts: { finding: 'param-implausible' },
  }),
};

/** Causes that a rule finds, whose symptom is at the same place. */
export const CAUSE_FAULTS: readonly Fault[] = [...IN_HOST, ...IN_MEDIA, ...CUT, ASKED];
