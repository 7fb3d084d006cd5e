import { answer, type Chain, movedTo, withAnswer, withDocument } from '../chain.js';
import type { Fault } from '../fault.js';
import { nonLinear } from './document-faults.js';
import { PART, REFUSALS, tagged } from './refused-tags.js';

/** What scripts write for a missing value. */
const MISSING_VALUES = ['undefined', 'null', 'NaN'];

/** A wrapper that passes a value of the tag on, as that of a header bidding cache does. */
const passedOn = (chain: Chain, hop: number, value: string): Chain => {
  const moved = movedTo(chain, hop, `${chain.addresses.hops[hop] ?? ''}?uuid=${value}`);
  return tagged(moved, (tag) => `${tag}?id=7&cust_params=hb_uuid%3D${value}%26hb_pb%3D1.00`);
};

const PASSED_ON: readonly Fault[] = MISSING_VALUES.flatMap((value) =>
  REFUSALS.map(([refusal, parts]) => ({
    name: `value-${value}-passed-on-${refusal}`,
    part: PART,
    hops: 'behind-wrapper' as const,
    forms: ['tag', 'embed', 'case'] as const,
    inject: (chain, { hop }) => withAnswer(passedOn(chain, hop, value), hop, parts),
    expected: () => ({
      id: 'tag-fault',
      owner: 'publisher' as const,
      facts: { finding: 'macro-value-text' },
      isAboutHost: false,
    }),
  })),
);

const PAGE =
  '<!doctype html><html><head><title>Harbor festival</title></head><body><article>Text</article></body></html>';

/** Addresses of a site in place of a tag. */
const PAGES: readonly Fault[] = [
  ['article', '/news/harbor-festival.html'],
  ['story', '/2026/11/harbor-festival-opens'],
  ['start', '/'],
].map(([name = '', path = '']) => ({
  name: `address-of-page-${name}`,
  part: PART,
  hops: 'alone' as const,
  forms: ['tag', 'embed', 'case', 'curl'] as const,
  inject: (chain) =>
    withAnswer(
      tagged(chain, () => `https://ads.publisher.example${path}`),
      0,
      answer(PAGE, 'text/html; charset=utf-8'),
    ),
  expected: () => ({
    id: 'response-html',
    owner: 'publisher' as const,
    facts: { isPage: true, quote: 'Harbor festival' },
  }),
}));

/** Tags of a break in the content that an overlay answers. */
const OVERLAYS: readonly Fault[] = [
  'plc=preroll',
  'pos=mid-roll&id=7',
  'id=7&vpos=postroll',
  'id=7&ad_type=video',
  'id=7&ad_type=skippablevideo',
  'ad_type=standardvideo&id=7',
  'id=7&linearity=1',
  'linearity=1&id=7',
  'id=7&breakposition=1',
  'break_position=2&id=7',
  'adbreakpos=midroll',
  'cust_params=pos%3Dpreroll%26id%3D7',
].map((query, index) => ({
  name: `overlay-for-break-${index}`,
  part: PART,
  hops: 'alone' as const,
  forms: ['tag', 'case', 'har', 'curl'] as const,
  endsAt: 'end' as const,
  inject: (chain) => {
    const answered = withDocument(chain, 0, nonLinear);
    return { ...answered, tag: `${answered.tag}?${query}` };
  },
  expected: () => ({
    id: 'linearity-mismatch',
    owner: 'ad-server' as const,
    facts: { found: 'non-linear' },
  }),
}));

/** Tags with a value or an address that its writer did not mean. */
export const WRONG_VALUE_FAULTS: readonly Fault[] = [...PASSED_ON, ...PAGES, ...OVERLAYS];
