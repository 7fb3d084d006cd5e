import { type Answer, answer, type Chain, withAnswer } from '../chain.js';
import { type Expectation, type Fault, PLAYS } from '../fault.js';
import { CLOSED_HOST } from '../servers.js';

interface EmbedFault {
  readonly name: string;
  readonly embed: (tag: string) => Readonly<Record<string, unknown>>;
  readonly expected: Expectation;
  readonly answer?: Partial<Answer>;
  readonly viewer?: Fault['viewer'];
  readonly edit?: (tag: string) => string;
}

const fault = ({ name, embed, expected, answer: parts, viewer, edit }: EmbedFault): Fault => ({
  name,
  part: 'embed',
  hops: 'first',
  forms: ['embed', 'case'],
  endsAt: 'end',
  ...(viewer && { viewer }),
  inject: (chain: Chain) => {
    const { tag } = chain;
    const answered = parts === undefined ? chain : withAnswer(chain, 0, parts);
    return { ...answered, embed: { id: '77', ...embed(edit?.(tag) ?? tag) } };
  },
  expected: () => expected,
});

const publisher = (id: string, facts: Expectation['facts'] = {}): Expectation => ({
  id,
  owner: 'publisher',
  facts,
  isAboutHost: false,
});

const slots = (tag: string) => ({
  preroll: [{ source_url: tag }],
  mobile_preroll: [{ source_url: tag }],
});

const EMPTY: Partial<Answer> = { status: 204, body: '' };
const NOT_FOUND: Partial<Answer> = { ...answer('', 'text/plain'), status: 404 };

const SLOTS: readonly Fault[] = [
  fault({
    name: 'mobile-slot-missing',
    embed: (tag) => ({ preroll: [{ source_url: tag }] }),
    expected: publisher('device-without-ads', { slot: 'preroll', empty: 'mobile' }),
  }),
  fault({
    name: 'mobile-slot-empty',
    embed: (tag) => ({ preroll: [{ source_url: tag }], mobile_preroll: [] }),
    expected: publisher('device-without-ads', { slot: 'preroll', empty: 'mobile' }),
  }),
  fault({
    name: 'desktop-slot-missing',
    embed: (tag) => ({ mobile_preroll: [{ source_url: tag }] }),
    expected: publisher('device-without-ads', { slot: 'preroll', empty: 'desktop' }),
  }),
  // Prerolls for both devices, and another slot for one of them.
  ...['midroll', 'mobile_midroll', 'postroll', 'mobile_postroll'].map((slot) =>
    fault({
      name: `${slot}-alone-beside-prerolls`,
      embed: (tag) => ({ ...slots(tag), [slot]: [{ source_url: tag }] }),
      expected: PLAYS,
    }),
  ),
  fault({
    name: 'slots-without-a-common-one',
    embed: (tag) => ({ preroll: [{ source_url: tag }], mobile_postroll: [{ source_url: tag }] }),
    expected: publisher('device-without-ads'),
  }),
  fault({
    name: 'all-slots-empty',
    embed: () => ({ preroll: [], mobile_preroll: [], midroll: null }),
    expected: publisher('embed-without-ads'),
  }),
  fault({
    name: 'tag-empty',
    embed: () => slots(''),
    expected: publisher('ad-object-unknown', { slot: 'preroll' }),
  }),
  fault({
    name: 'tag-of-blanks-in-embed',
    embed: () => slots('  \n '),
    expected: publisher('tag-empty'),
  }),
  fault({
    name: 'ad-object-without-tag',
    embed: () => ({ preroll: [{ title: 'Spot' }], mobile_preroll: [{ title: 'Spot' }] }),
    expected: publisher('ad-object-unknown', { slot: 'preroll' }),
  }),
  fault({
    name: 'linear-in-overlay',
    embed: (tag) => {
      const ad = { type: 'linear', source_url: tag };
      return { overlay_initial: [ad], mobile_overlay_initial: [ad] };
    },
    expected: publisher('slot-type-mismatch', { type: 'linear' }),
  }),
  fault({
    name: 'overlay-in-preroll-without-ad',
    embed: (tag) => {
      const ad = { type: 'non-linear', source_url: tag };
      return { preroll: [ad], mobile_preroll: [ad] };
    },
    answer: EMPTY,
    expected: publisher('slot-type-mismatch', { type: 'non-linear' }),
  }),
  fault({
    name: 'replace-rule-unknown',
    embed: (tag) => {
      const replace_rules = [{ subject: '[section]', value: 'section-name' }];
      const ad = { source_url: `${tag}?s=[section]`, replace_rules };
      return { preroll: [ad], mobile_preroll: [ad] };
    },
    answer: EMPTY,
    expected: publisher('macro-unresolved', { placeholders: ['[section]'] }),
  }),
  fault({
    name: 'mobile-tag-wrong',
    embed: (tag) => ({
      preroll: [{ source_url: `${tag}?device=desktop` }],
      mobile_preroll: [{ source_url: `${tag}?device=mobile` }],
    }),
    answer: { query: 'device=desktop' },
    expected: { id: 'http-client-error', owner: 'publisher', facts: { device: 'mobile' } },
  }),
];

const DEVICE_SLOTS = [
  ['preroll', 'desktop'],
  ['mobile_preroll', 'mobile'],
] as const;

/** Two ads in each slot. The ad server has none for those that `isEmpty` says. */
const twoAds = (
  name: string,
  isEmpty: (level: number, device: string) => boolean,
  expected: Expectation,
): Fault =>
  fault({
    name,
    embed: (tag) =>
      Object.fromEntries(
        DEVICE_SLOTS.map(([slot, device]) => [
          slot,
          [1, 2].map((level) => ({
            source_url: `${tag}?ad=${isEmpty(level, device) ? 0 : 1}`,
          })),
        ]),
      ),
    answer: { query: 'ad=1', otherStatus: 204 },
    expected,
  });

const noAdOn = (empty: string): Expectation => ({
  id: 'no-ad-on-device',
  owner: 'ad-server',
  facts: { slot: 'preroll', empty },
});

const TWO_ADS: readonly Fault[] = [
  twoAds('first-of-two-ads-empty', (level) => level === 1, PLAYS),
  twoAds('second-of-two-ads-empty', (level) => level === 2, PLAYS),
  ...DEVICE_SLOTS.flatMap(([, device]) => [
    twoAds(`one-of-two-ads-empty-on-${device}`, (level, on) => level === 1 && on === device, PLAYS),
    twoAds(`both-ads-empty-on-${device}`, (_, on) => on === device, noAdOn(device)),
  ]),
];

const bulk = (rule: string, ads: object) => ({
  bulks: [{ id: '5', label: 'quiet', context_rules: [rule], ...ads }],
});

const OFF = { preroll: [], mobile_preroll: [] };

const SETTINGS: readonly Fault[] = [
  fault({
    name: 'bulk-for-all-pages',
    embed: (tag) => ({ ...slots(tag), ...bulk('*', OFF) }),
    expected: publisher('ads-off-by-bulk', { label: 'quiet', by: 'any' }),
  }),
  fault({
    name: 'bulk-for-page',
    embed: (tag) => ({ ...slots(tag), ...bulk('https://www.publisher.example*', OFF) }),
    viewer: { page: { url: 'https://www.publisher.example/story' } },
    expected: publisher('ads-off-by-bulk', { label: 'quiet', by: 'origin' }),
  }),
  fault({
    name: 'bulk-for-other-page',
    embed: (tag) => ({ ...slots(tag), ...bulk('https://other.example*', OFF) }),
    expected: PLAYS,
  }),
  fault({
    name: 'content-in-conversion',
    embed: (tag) => ({ ...slots(tag), video: { id: '9', available_video: 0 } }),
    expected: { id: 'content-processing', owner: 'nobody', isAboutHost: false },
  }),
  fault({
    name: 'content-not-converted',
    embed: (tag) => ({ ...slots(tag), video: { id: '9', invalid_video: 1 } }),
    expected: publisher('content-failed'),
  }),
  fault({
    name: 'ad-video-in-conversion',
    embed: () => {
      const ad = { id: '4', title: 'Spot', destination_url: null, available_video: 0 };
      return { preroll: [ad], mobile_preroll: [ad] };
    },
    expected: publisher('ad-video-not-ready', { slot: 'preroll' }),
  }),
];

const waterfallOf = (tag: string) => slots(`${tag}?level=1 *** ${tag}?level=2`);

/** The tag at a host where nothing listens. */
const downAt = (tag: string): string => tag.replace(/\/\/127[\d.]+/, `//${CLOSED_HOST}`);

const WATERFALLS: readonly Fault[] = [
  fault({
    name: 'waterfall-whose-first-tag-fails',
    embed: waterfallOf,
    answer: { query: 'level=2' },
    expected: { id: 'plays-with-fault', owner: 'ad-server' },
  }),
  fault({
    name: 'waterfall-whose-first-host-is-down',
    embed: (tag) => slots(`${downAt(tag)} *** ${tag}`),
    expected: { id: 'plays-with-fault', owner: 'ad-server', isAboutHost: false },
  }),
  fault({
    name: 'waterfall-whose-second-tag-fails',
    embed: waterfallOf,
    answer: { query: 'level=1' },
    expected: { id: 'plays-with-fault', owner: 'ad-server' },
  }),
  fault({
    name: 'waterfall-without-an-address',
    embed: waterfallOf,
    answer: NOT_FOUND,
    expected: { id: 'http-client-error', owner: 'publisher', facts: { status: 404 } },
  }),
  fault({
    name: 'waterfall-without-an-ad',
    embed: waterfallOf,
    answer: EMPTY,
    expected: { id: 'no-ad', owner: 'ad-server' },
  }),
  fault({
    name: 'waterfall-without-address-and-ad',
    embed: waterfallOf,
    answer: { ...EMPTY, query: 'level=2' },
    expected: {
      id: 'http-client-error',
      owner: 'publisher',
      facts: { status: 404 },
      others: ['no-ad'],
    },
  }),
  fault({
    name: 'waterfall-with-empty-place',
    embed: (tag) => slots(`*** ${tag} ***`),
    expected: { id: 'plays-with-fault', owner: 'publisher' },
  }),
];

/** Faults of an embed. */
export const EMBED_FAULTS: readonly Fault[] = [...SLOTS, ...TWO_ADS, ...SETTINGS, ...WATERFALLS];
