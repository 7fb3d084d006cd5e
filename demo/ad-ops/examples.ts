import type { IdAfter } from '../../src/messages/format.js';
import type { DemoMessages } from '../../src/messages/generated/demo/messages.js';

/** Each has a name in the texts of the page. */
type ExampleId = IdAfter<'ad-ops-example-', DemoMessages>;

/** A situation of the sandbox's ad server, as the fragment of this page. */
export interface Example {
  readonly id: ExampleId;
  readonly input: string;
  /** Fields of the context that belong to the situation. */
  readonly context?: Readonly<Record<string, string>>;
  readonly device?: 'mobile';
}

export interface SandboxOrigins {
  readonly own: string;
  /** The sandbox under its other name, which is another origin to a browser. */
  readonly other: string;
}

/** An embed as text, with the tags of some of its slots. */
const embed = (title: string, slots: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    {
      id: '1',
      title,
      ...Object.fromEntries(
        Object.entries(slots).map(([slot, source_url]) => [
          slot,
          [{ id: slot, title: 'Example', adv_type: 'dart', type: 'linear', source_url }],
        ]),
      ),
    },
    null,
    2,
  );

const SECURE_PAGE = 'https://paper.example/story?id=7';

type AdUrl = (document: string, search?: string) => string;

/** What ad ops meet most, each with its own answer. */
const situations = (vast: AdUrl): readonly Example[] => [
  { id: 'no-ad', input: vast('no-ad') },
  { id: 'time-out', input: vast('slow', '?delay=30000') },
  { id: 'wrapper-time-out', input: vast('wrapper-slow', '?delay=30000') },
  {
    id: 'no-ad-on-mobile',
    input: embed('Mobile without ads', { preroll: vast('inline') }),
    device: 'mobile',
  },
  {
    id: 'consent-missing',
    input: vast('no-ad', '?gdpr=[GDPR]&gdpr_consent=[GDPRCONSENT]&page=[PAGEURL]'),
    context: { gdpr: '1', 'tc-string': '' },
  },
  {
    id: 'encoded-twice',
    input: vast('no-ad', '?page=[PAGEURL]'),
    context: { 'page-url': encodeURIComponent(SECURE_PAGE) },
  },
  {
    id: 'http-on-https',
    input: 'http://ads.example/vast.xml?page=[PAGEURL]',
    context: { 'page-url': SECURE_PAGE },
  },
  { id: 'vpaid-only', input: vast('vpaid') },
  {
    id: 'foreign-macros',
    input: vast('no-ad', '?page={mediainfo.custom_page}&id={mediainfo.ad_keys}'),
  },
];

const plays = (vast: AdUrl): readonly Example[] => [
  { id: 'plays', input: vast('inline') },
  { id: 'three-wrappers', input: vast('wrapper-chain') },
  { id: 'vmap', input: vast('vmap') },
  { id: 'unplayable-then-ad', input: `${vast('no-media')}***${vast('inline')}` },
];

const failures = (vast: AdUrl, otherOrigin: string): readonly Example[] => [
  { id: 'error-500', input: vast('error-500') },
  { id: 'malformed', input: vast('broken') },
  { id: 'no-cors', input: `${otherOrigin}/ads/vast/no-cors.xml` },
  { id: 'wrapper-loop', input: vast('wrapper-loop') },
  { id: 'too-many-wrappers', input: vast('wrapper-deep') },
  { id: 'relative-wrapper', input: vast('wrapper-relative') },
  { id: 'companion-required', input: vast('companion-required') },
  {
    id: 'overlay-as-preroll',
    input: embed('Overlay as preroll', {
      preroll: vast('non-linear'),
      mobile_preroll: vast('non-linear'),
    }),
  },
];

/** The examples of the page: the most common situations, and more of them. */
export interface Examples {
  readonly common: readonly Example[];
  readonly more: readonly Example[];
}

/** Situations of the sandbox's ad server, as the fragments of this page. */
export const examplesOf = ({ own, other }: SandboxOrigins): Examples => {
  const vast: AdUrl = (name, search = '') => `${own}/ads/vast/${name}.xml${search}`;
  return { common: situations(vast), more: [...plays(vast), ...failures(vast, other)] };
};
