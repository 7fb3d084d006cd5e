import { answer, hostedAt, withAnswer } from '../chain.js';
import type { Fault } from '../fault.js';
import { type FormName, RECORDINGS } from '../forms.js';
import { type Edit, type Expected, of, refused, tagged, unexplained } from './refused-tags.js';

const GOOGLE = 'https://pubads.g.doubleclick.net/gampad/ads';

const GOOGLE_QUERY =
  'iu=/1234567/video&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1' +
  '&url=https%3A%2F%2Fwww.publisher.example%2Fstory' +
  '&description_url=https%3A%2F%2Fwww.publisher.example%2Fstory&correlator=[timestamp]';

const google = (
  name: string,
  edit: Edit,
  expected: Expected,
  forms: readonly FormName[],
): readonly Fault[] =>
  refused({
    name: `google-${name}`,
    inject: (chain) => {
      const hosted = hostedAt(chain, GOOGLE);
      return { ...hosted, tag: `${hosted.tag}?${edit(GOOGLE_QUERY)}` };
    },
    expected,
    forms,
  });

const WRITTEN: readonly FormName[] = ['tag', 'embed', 'case'];

/** A tag as it is written, and as a browser requested it. */
const inAllForms = (name: string, edit: Edit, expected: Expected): readonly Fault[] => [
  ...google(name, edit, expected, WRITTEN),
  ...google(
    `${name}-recorded`,
    (text) => edit(text.replace('[timestamp]', '1700000000000')),
    expected,
    RECORDINGS,
  ),
];

const without =
  (name: string): Edit =>
  (text) =>
    text.replace(new RegExp(`(^|&)${name}=[^&]*`), '').replace(/^&/, '');

const to =
  (name: string, value: string): Edit =>
  (text) =>
    text.replace(new RegExp(`((?:^|&)${name}=)[^&]*`), (_, start: string) => start + value);

const finding = (name: string): Expected => of('tag-fault', { finding: name });

/** In a tag that stands alone it may be what a page has sent, and counts less than the answer. */
const frozen: Expected = (place, refusal) =>
  place.form === 'embed' || place.form === 'unsent'
    ? finding('cachebuster-frozen')(place, refusal)
    : { ...unexplained(place, refusal), others: ['tag-fault'] };

/** Parameters without which Google sells ads: what it answers counts more than that they are missing. */
const RECOMMENDED: readonly (readonly [name: string, others: readonly string[]])[] = [
  ['unviewed_position_start', ['tag-fault']],
  ['description_url', []],
  ['url', []],
  ['correlator', []],
];

const withoutRecommended = ([name, others]: (typeof RECOMMENDED)[number]): readonly Fault[] => [
  ...inAllForms(`without-recommended-${name}`, without(name), (place, refusal) =>
    place.form === 'unsent' ? of('tag-fault')(place) : { ...unexplained(place, refusal), others },
  ),
  ...[404, 503].flatMap((status) =>
    (
      [
        [WRITTEN, '[timestamp]'],
        [RECORDINGS, '1700000000000'],
      ] as const
    ).map(([forms, correlator]): Fault => ({
      name: `google-without-recommended-${name}-${status}-${correlator}`,
      part: 'tag',
      hops: 'alone',
      forms,
      inject: (chain) => {
        const hosted = hostedAt(chain, GOOGLE);
        const failed = withAnswer(hosted, 0, { ...answer('', 'text/plain'), status });
        const query = without(name)(GOOGLE_QUERY.replace('[timestamp]', correlator));
        return { ...failed, tag: `${failed.tag}?${query}` };
      },
      expected: () => ({
        id: status < 500 ? 'http-client-error' : 'http-server-error',
        owner: status < 500 ? 'publisher' : 'ad-server',
        facts: { status },
        others,
      }),
    })),
  ),
];

/** Values that Google does not know, by their parameters. */
const VALUES: readonly (readonly [name: string, value: string])[] = [
  ['ad_rule', 'true'],
  ['env', 'web'],
  ['gdfp_req', '0'],
  ['unviewed_position_start', '0'],
  ['impl', 'ifr'],
  ['vpos', 'pre'],
  ['vpos', 'mid-roll'],
  ['pod', 'first'],
  ['ppos', '0'],
  ['pmad', 'two'],
  ['min_ad_duration', '5'],
  ['max_ad_duration', '30'],
  ['max_ad_duration', '00:00:30'],
  ['pmxd', '90'],
  ['hl', 'english'],
  ['plcmt', 'instream'],
  ['vpa', 'autoplay'],
  ['vpmute', 'muted'],
  ['vpmute', 'yes'],
  ['wta', 'yes'],
  ['ciu_szs', '300x250;728x90'],
  ['vad_type', 'video'],
  ['vconp', 'true'],
  ['ssss', 'stitcher'],
];

/** Near them, those that Google knows. */
const KNOWN_VALUES = [
  'vpos=midroll&pod=2&ppos=1&lip=true',
  'min_ad_duration=5000&max_ad_duration=30000',
  'pmnd=0&pmxd=90000&pmad=3',
  'hl=pt-BR&wta=1&vpa=click&vpmute=0&plcmt=1',
  'vpa=auto&vpmute=1&plcmt=2',
  'ciu_szs=300x250,728x90&vad_type=linear',
  'ciu_szs=300x250%7C728x90&ad_rule=0',
];

/** Faults of tags of Google Ad Manager. */
export const GOOGLE_FAULTS: readonly Fault[] = [
  ...['iu', 'sz', 'env', 'gdfp_req', 'output'].flatMap((name) =>
    inAllForms(`without-${name}`, without(name), finding('gam-missing-required')),
  ),
  ...RECOMMENDED.flatMap(withoutRecommended),
  ...inAllForms('with-empty-iu', to('iu', ''), finding('gam-missing-required')),
  ...(
    [
      ['without-network', '/video/preroll'],
      ['without-slash', '1234567/video'],
      ['of-words', 'video'],
      ['without-unit', '/1234567'],
      ['address', 'https://www.publisher.example/video'],
    ] as const
  ).flatMap(([name, iu]) => inAllForms(`iu-${name}`, to('iu', iu), finding('gam-iu'))),
  ...inAllForms('iu-not-filled', to('iu', '/NETWORK_CODE/video'), (place) => ({
    ...of('macro-unresolved', { placeholders: ['NETWORK_CODE'] })(place),
    others: ['tag-fault'],
  })),
  ...inAllForms('size-of-one-number', to('sz', '640'), finding('gam-sz')),
  ...inAllForms('output-html', to('output', 'html'), finding('gam-output')),
  ...VALUES.flatMap(([name, value]) =>
    inAllForms(
      `value-of-${name}-${value}`,
      (text) => `${without(name)(text)}&${name}=${value}`,
      finding('gam-value'),
    ),
  ),
  ...KNOWN_VALUES.flatMap((setting) =>
    google(`known-${setting}`, (text) => `${text}&${setting}`, unexplained, WRITTEN),
  ),
  ...inAllForms(
    'durations-exchanged',
    (text) => `${text}&min_ad_duration=30000&max_ad_duration=15000`,
    finding('gam-value'),
  ),
  ...inAllForms(
    'page-not-encoded',
    to('url', 'https://www.publisher.example/story?id=7&section=news'),
    finding('gam-url-params'),
  ),
  ...['google_preview', 'preview', 'gct'].flatMap((name) =>
    inAllForms(`preview-by-${name}`, (text) => `${text}&${name}=Q2lSbU5t`, finding('gam-value')),
  ),
  ...inAllForms('rule-without-vmap', (text) => `${text}&ad_rule=1`, finding('gam-output')),
  ...inAllForms(
    'cust-params-not-encoded',
    (text) => `${text}&cust_params=section=news&genre=sport`,
    finding('gam-cust-params'),
  ),
  ...inAllForms(
    'cust-params-encoded-twice',
    (text) => `${text}&cust_params=section%253Dnews%2526genre%253Dsport`,
    finding('gam-cust-params'),
  ),
  ...inAllForms(
    'bids-empty',
    (text) => `${text}&cust_params=hb_pb%3D%26hb_bidder%3D%26hb_uuid%3D`,
    finding('gam-bids-empty'),
  ),
  ...google('correlator-frozen', to('correlator', '12345678'), frozen, WRITTEN),
  ...inAllForms('network-of-two', to('iu', '/1234567,89012345/video/start-page'), unexplained),
  ...inAllForms('sound', (text) => text, unexplained),
  ...refused({
    name: 'google-proxied',
    inject: (chain) =>
      tagged(
        chain,
        (tag) => `${new URL(tag).origin}/gampad/ads?${to('output', 'html')(GOOGLE_QUERY)}`,
      ),
    expected: finding('gam-output'),
    forms: ['unsent'],
  }),
];
