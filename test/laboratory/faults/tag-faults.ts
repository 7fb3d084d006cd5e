import { movedTo, withAnswer } from '../chain.js';
import { type Expectation, type Fault, PLAYS } from '../fault.js';
import { type FormName, RECORDINGS } from '../forms.js';
import { GOOGLE_FAULTS } from './google-faults.js';
import { PLACEHOLDER_FAULTS } from './placeholder-faults.js';
import {
  damaged,
  type Edit,
  type Expected,
  of,
  PART,
  query,
  REFUSALS,
  tagged,
  unexplained,
} from './refused-tags.js';

/** A fault for which a tag has no address that is requested. */
const unsent = (
  name: string,
  edit: Edit,
  id: string,
  facts: Expectation['facts'] = {},
  isAboutHost = true,
): Fault => ({
  name,
  part: PART,
  hops: 'alone',
  forms: ['tag', 'embed', 'case'],
  inject: (chain) => tagged(chain, edit),
  expected: () => ({ id, owner: 'publisher', facts, isAboutHost }),
});

/** A tag with a fault for which the ad server has an ad all the same. */
const playing = (
  name: string,
  text: string,
  id = PLAYS.id,
  forms: readonly FormName[] = ['tag', 'embed', 'case'],
): Fault => ({
  name: `${name}-plays`,
  part: PART,
  hops: 'first',
  forms,
  endsAt: 'end',
  inject: (chain) => tagged(chain, (tag) => `${tag}?${text}`),
  expected: () => (id === PLAYS.id ? PLAYS : { id, owner: 'publisher' }),
});

const WRONG_ADDRESSES: readonly Fault[] = [
  ...(
    [
      ['scheme-missing', (tag) => tag.replace('https://', ''), 'tag-not-absolute'],
      ['www-without-scheme', () => 'www.publisher.example/vast?id=7', 'tag-not-absolute'],
      ['path-only', () => '/ads/vast?id=7', 'tag-not-absolute'],
      ['scheme-ftp', (tag) => tag.replace('https', 'ftp'), 'tag-scheme'],
      ['scheme-misspelled', (tag) => tag.replace('https', 'htps'), 'tag-scheme'],
      ['scheme-of-feed', (tag) => tag.replace('https', 'feed'), 'tag-scheme'],
      ['user-and-password', (tag) => tag.replace('//', '//user:secret@'), 'tag-userinfo'],
      ['user', (tag) => tag.replace('//', '//user@'), 'tag-userinfo'],
      ['port-too-high', (tag) => tag.replace('.example/', '.example:99999/'), 'tag-host'],
      ['placeholder-in-host', (tag) => tag.replace('ads.', '[REGION].'), 'macro-unsafe-position'],
      ['too-long', (tag) => `${tag}?x=${'a'.repeat(70_000)}`, 'tag-too-long'],
    ] as const satisfies readonly (readonly [string, Edit, string])[]
  ).map(([name, edit, reason]) => unsent(name, edit, 'tag-not-url', { reason }, false)),
];

const HTML_ESCAPED: Edit = (tag) => `${tag}?id=7&amp;size=640x360&amp;cb=1`;

const ADDRESSES: readonly Fault[] = [
  ...damaged('html-escaped', HTML_ESCAPED, of('tag-html-escaped')),
  ...damaged('html-escaped-number', (tag) => `${tag}?id=7&#38;size=1`, of('tag-html-escaped'), [
    'tag',
    'embed',
    'case',
  ]),
  ...damaged(
    'html-escaped-number-padded',
    (tag) => `${tag}?id=7&#038;size=1`,
    of('tag-html-escaped'),
    ['tag', 'embed', 'case'],
  ),
  ...damaged(
    'placeholders-lost',
    (tag) => `${tag}?id=7&w=&h=&url=&cb=&ua=`,
    of('tag-fault', { finding: 'param-empty' }),
    ['tag', 'embed', 'case'],
  ),
  ...damaged(
    'fragment-in-value',
    (tag) => `${tag}?url=https%3A%2F%2Fwww.publisher.example%2Fstory#video&id=7&cb=[CACHEBUSTING]`,
    of('tag-fault', { finding: 'tag-fragment' }),
    ['tag', 'embed', 'case'],
  ),
  ...damaged(
    'query-without-question-mark',
    (tag) => `${tag}&id=7&size=640x360`,
    of('tag-fault', { finding: 'tag-no-query' }),
  ),
  ...damaged(
    'second-question-mark',
    (tag) => `${tag}?id=7?size=640x360`,
    of('tag-fault', { finding: 'param-question-mark' }),
  ),
  ...damaged(
    'nested-address-not-encoded',
    (tag) => `${tag}?id=7&url=https://www.publisher.example/story?a=1&b=2`,
    of('tag-fault', { finding: 'param-question-mark' }),
  ),
  ...damaged(
    'percent-sign-alone',
    (tag) => `${tag}?id=7&discount=50%&x=1`,
    of('tag-fault', { finding: 'tag-bad-percent' }),
  ),
  ...query(
    'address-encoded-twice',
    'id=7&url=https%253A%252F%252Fwww.publisher.example%252Fstory',
    of('page-url-encoded-twice', { parameter: 'url', cause: 'literal' }),
  ),
  ...damaged('blank-in-value', (tag) => `${tag}?id=7&title=My story`, unexplained, ['embed']),
];

const TC_STRING = 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA';
/** With consent to the first purpose. */
const CONSENTING = 'CPXxRfAPXxRfAAfKABENB-CgAIAAAAAAAAYgAAAAAAAA';

/** Of a consent string for which the tag has a macro. */
const fromConsent =
  (parameter: string): Expected =>
  () => ({ id: 'consent-missing', owner: 'consent', facts: { parameter } });

/** Parameters by which fewer campaigns may run. */
const RESTRICTIONS: readonly Fault[] = [
  'tfcd=1',
  'tfua=1',
  'npa=1',
  'ltd=1',
  'rdp=1',
  'coppa=1',
  'COPPA=true',
  'tag_for_child_directed_treatment=1',
]
  .flatMap((parameter) =>
    query(
      `restricted-by-${parameter.replace('=', '-')}`,
      `id=7&${parameter}&pos=pre`,
      of('ads-restricted', { parameter }),
      ['embed', 'case', ...RECORDINGS],
    ),
  )
  .filter(({ name }) => !name.endsWith('bad-request'));

const CONSENT: readonly Fault[] = [
  ...[
    null,
    '',
    'undefined',
    'null',
    '0',
    '%5Bobject%20Promise%5D',
    '%5Bobject%20Object%5D',
  ].flatMap((text, index) =>
    query(
      `gdpr-without-string-${index}`,
      `id=7&gdpr=1${text === null ? '' : `&gdpr_consent=${text}`}`,
      of('consent-missing', {
        parameter: 'gdpr_consent',
        value: text === '0' ? '' : decodeURIComponent(text ?? ''),
      }),
    ),
  ),
  ...query(
    'gdpr-with-macro',
    'id=7&gdpr=1&gdpr_consent=[GDPR_CONSENT]',
    fromConsent('gdpr_consent'),
  ),
  ...query(
    'gdpr-with-macro-of-vendor',
    'id=7&gdpr=1&gdpr_consent=${GDPR_CONSENT_755}',
    fromConsent('gdpr_consent'),
  ),
  ...damaged('consent-undefined', (tag) => `${tag}?id=7&gdpr_consent=undefined`, of('tag-fault')),
  ...damaged(
    'gdpr-as-word',
    (tag) => `${tag}?id=7&gdpr=true&gdpr_consent=${TC_STRING}`,
    of('tag-fault', { finding: 'consent-flag-form' }),
    RECORDINGS,
  ),
  ...damaged(
    'consent-is-no-string',
    (tag) => `${tag}?id=7&gdpr=1&gdpr_consent=granted`,
    of('tag-fault', { finding: 'consent-tcstring-form' }),
  ),
  ...damaged(
    'us-privacy-wrong',
    (tag) => `${tag}?id=7&us_privacy=optout`,
    of('tag-fault', { finding: 'consent-usp-form' }),
  ),
  ...damaged(
    'sale-refused',
    (tag) => `${tag}?id=7&us_privacy=1YYN`,
    (place, refusal) =>
      place.form === 'unsent' || refusal === 'bad-request'
        ? of('tag-fault', { finding: 'consent-frozen' })(place)
        : {
            id: 'ads-restricted',
            owner: 'consent',
            facts: { parameter: 'us_privacy' },
            others: ['tag-fault'],
          },
    ['tag', 'embed'],
  ),
  ...damaged(
    'consent-of-somebody',
    (tag) => `${tag}?id=7&gdpr=1&gdpr_consent=${CONSENTING}`,
    of('tag-fault', { finding: 'consent-frozen' }),
    ['tag', 'embed', 'case'],
  ),
  // That it refuses explains why there is no ad; that it is literal comes next.
  ...damaged(
    'consent-of-refuser',
    (tag) => `${tag}?id=7&gdpr=1&gdpr_consent=${TC_STRING}`,
    (place, refusal) =>
      refusal === 'bad-request' || place.form === 'unsent'
        ? of('tag-fault', { finding: 'consent-frozen' })(place)
        : {
            id: 'consent-withheld',
            owner: 'consent',
            facts: { refused: 'all' },
            others: ['tag-fault'],
          },
    ['tag', 'embed'],
  ),
  // In a recording it is the string of the viewer.
  ...damaged(
    'consent-recorded',
    (tag) => `${tag}?id=7&gdpr=1&gdpr_consent=${CONSENTING}`,
    unexplained,
    RECORDINGS,
  ),
];

/** A fault of a tag that gets a wrapper all the same: what ends the chain behind it is the fault that counts. */
const served = (name: string, text: string, other: string): readonly Fault[] =>
  REFUSALS.map(([refusal, parts]) => ({
    name: `${name}-behind-wrapper-${refusal}`,
    part: PART,
    hops: 'behind-wrapper',
    forms: ['tag', 'embed', 'case', ...RECORDINGS],
    inject: (chain, { hop }) =>
      withAnswer(movedTo(chain, 0, `${chain.addresses.hops[0] ?? ''}?${text}`), hop, parts),
    expected: (place) => ({
      owner: 'network',
      others: [other],
      ...(refusal === 'bad-request'
        ? { id: 'http-client-error', facts: { status: 400 } }
        : { id: 'no-ad-after-wrapper', facts: { wrappers: place.hop } }),
    }),
  }));

/** Addresses in a parameter that only the machine of their author reaches. */
const LOCAL: readonly Fault[] = [
  'localhost:3000',
  'dev.localhost',
  '127.0.0.1:8080',
  '192.168.1.20',
  '10.0.0.7',
  'mac.local',
].flatMap((localHost, index) =>
  ['url', 'description_url', 'page'].flatMap((parameter) =>
    query(
      `local-${parameter}-${index}`,
      `id=7&${parameter}=${encodeURIComponent(`http://${localHost}/story`)}`,
      of('local-host', { localHost, parameter }),
    ),
  ),
);

const SERVED: readonly Fault[] = [
  ...served('unknown-placeholder', 'id=7&x=[SECTION_ID]', 'macro-unresolved'),
  ...served('foreign-placeholder', 'id=7&x={{DEVICE_ID}}', 'macro-foreign-player'),
  ...served('server-side-placeholder', 'id=7&x=%%CACHEBUSTER%%', 'macro-server-side'),
  ...served(
    'address-encoded-twice',
    'url=https%253A%252F%252Fwww.publisher.example%252Fstory',
    'page-url-encoded-twice',
  ),
  ...served('second-question-mark', 'id=7?size=640x360', 'tag-fault'),
];

/** What a word processor, a mail or a person makes of a tag, of which the ad server receives another one. */
const WRITTEN: readonly (readonly [name: string, edit: Edit, finding: string])[] = [
  ['dash', (tag) => `${tag}?id=7&title=News–Sport&cb=[CACHEBUSTING]`, 'tag-illegal-chars'],
  ['quotes', (tag) => `${tag}?id=7&title=“News”&cb=[CACHEBUSTING]`, 'tag-illegal-chars'],
  ['apostrophe', (tag) => `${tag}?id=7&title=Today’s&cb=[CACHEBUSTING]`, 'tag-illegal-chars'],
  ['ellipsis', (tag) => `${tag}?id=7&title=News…&cb=[CACHEBUSTING]`, 'tag-illegal-chars'],
  ['fragment', (tag) => `${tag}?id=7#&section=news&cb=[CACHEBUSTING]`, 'tag-fragment'],
  [
    'id-of-person',
    (tag) => `${tag}?id=7&ppid=anna.kern%40mail.example&cb=[CACHEBUSTING]`,
    'user-id-frozen',
  ],
  ['parameter-twice', (tag) => `${tag}?id=7&id=8&cb=[CACHEBUSTING]`, 'param-duplicate'],
  ['macro-in-quotes', (tag) => `${tag}?id=7&cb='[CACHEBUSTING]'`, 'macro-quoted'],
  ['macro-without-brackets', (tag) => `${tag}?id=7&cb=CACHEBUSTING`, 'macro-bare-word'],
];

const DAMAGED_BY_WRITERS: readonly Fault[] = WRITTEN.flatMap(([name, edit, finding]) =>
  (['tag-fault', 'plays-with-fault'] as const).map((id): Fault => ({
    name: `written-${name}-${id === 'tag-fault' ? 'unsent' : 'plays'}`,
    part: PART,
    hops: 'alone',
    forms: id === 'tag-fault' ? ['unsent'] : ['tag', 'embed', 'case'],
    formsInBrowser: [],
    endsAt: 'end',
    inject: (chain) => tagged(chain, edit),
    expected: () => ({ id, owner: 'publisher', facts: { finding } }),
  })),
);

const PLAYING: readonly Fault[] = [
  playing('foreign-placeholder', 'id=7&x={{DEVICE_ID}}', 'plays-with-fault'),
  playing('blank-in-value', 'id=7&title=My story', 'plays-with-fault', ['embed']),
  playing('second-question-mark', 'id=7?size=640x360', 'plays-with-fault'),
  playing('section', 'id=7&section=news'),
  playing('html-escaped', 'id=7&amp;size=640x360', 'plays-with-fault'),
  playing('gdpr-without-string', 'id=7&gdpr=1', 'plays-with-fault'),
  playing('gdpr-with-undefined', 'id=7&gdpr=1&gdpr_consent=undefined', 'plays-with-fault'),
  playing('server-side-placeholder', 'id=7&cb=%%CACHEBUSTER%%', 'plays-with-fault'),
  playing('placeholder-not-closed', 'id=7&x=[CACHEBUSTING', 'plays-with-fault'),
  {
    name: 'scheme-of-page-plays',
    part: PART,
    hops: 'first',
    forms: ['tag', 'embed', 'case'],
    endsAt: 'end',
    inject: (chain) => tagged(chain, (tag) => tag.replace('https:', '')),
    expected: () => PLAYS,
  },
];

/** Faults of the ad tag itself. */
export const TAG_FAULTS: readonly Fault[] = [
  ...WRONG_ADDRESSES,
  ...ADDRESSES,
  ...PLACEHOLDER_FAULTS,
  ...CONSENT,
  ...RESTRICTIONS,
  ...GOOGLE_FAULTS,
  ...LOCAL,
  ...SERVED,
  ...DAMAGED_BY_WRITERS,
  ...PLAYING,
];
