import { answer, type Chain, hostedAt, movedTo, withAnswer, withDocument } from '../chain.js';
import { type Expectation, type Fault, serverAt } from '../fault.js';
import { damaged, of, query, REFUSALS, unexplained } from './refused-tags.js';

/** Words of templates in place of a value, as the documents of ad servers have them. */
const WORDS = [
  'YOUR_PUBLISHER_ID',
  'INSERT_PUBLISHER_ID_HERE',
  'your_ad_unit',
  'PUBLISHER_ID',
  'NETWORK_CODE',
  'REPLACE_ME',
  'TODO',
  'XXXXXX',
  'xxxxx',
  'ROKU_ADS_TRACKING_ID',
  '@@CACHEBUSTER@@',
];

/** Words in place of values that only the SDK of a device fills: nobody can write them into a tag. */
const OF_SDK = ['TRACKING_ID', 'APP_ID', 'LIMIT_TRACKING', 'CACHE_BUSTER', 'KIDS_CONTENT'];

const OF_DEVICES: readonly Fault[] = OF_SDK.flatMap((name) => {
  const placeholder = `ROKU_ADS_${name}`;
  const sdk = 'Roku Advertising Framework';
  return query(
    `template-word-of-sdk-${name}`,
    `id=7&x=${placeholder}`,
    of('macro-unresolved', {
      placeholders: [placeholder],
      fixes: [{ placeholder, macro: null, field: null, sdk }],
    }),
  );
});

const PLAUSIBLE = ['your-money', 'PRE_ROLL', 'xxx', 'ENTERTAINMENT', 'TAG-WATCHES', 'todo-list'];

const IN_VALUES: readonly Fault[] = [
  ...OF_DEVICES,
  ...WORDS.flatMap((word, index) =>
    query(
      `template-word-${index}`,
      `id=7&x=${word}`,
      of('macro-unresolved', { placeholders: [word] }),
    ),
  ),
  ...WORDS.filter((word) => !word.includes('@')).flatMap((word, index) =>
    damaged(
      `template-word-in-path-${index}`,
      (tag) => `${tag}/${word}/vast?id=7&cb=[CACHEBUSTING]`,
      of('macro-unresolved', { placeholders: [word] }),
      ['tag', 'embed', 'case'],
    ),
  ),
  ...query(
    'template-word-in-path',
    'iu=/XXXX/video&id=7',
    of('macro-unresolved', { placeholders: ['XXXX'] }),
  ),
  ...query(
    'template-word-in-angles',
    'id=7&x=<your publisher id>&y=1',
    of('macro-unresolved', { placeholders: ['<your publisher id>'] }),
    ['tag', 'embed'],
  ),
  ...PLAUSIBLE.flatMap((word, index) =>
    damaged(
      `no-template-word-${index}`,
      (tag) => `${tag}?id=7&x=${word}&cb=[CACHEBUSTING]`,
      unexplained,
      ['tag', 'embed', 'case'],
    ),
  ),
];

/** Hosts that answer, and are like those of templates. */
const ANSWERING: readonly Fault[] = ['ads.your-network.example', 'ads.youradexchange.example'].map(
  (host, index): Fault => ({
    name: `no-template-in-host-${index}`,
    part: 'tag',
    hops: 'alone',
    forms: ['tag', 'embed', 'case'],
    inject: (chain) =>
      withAnswer(
        hostedAt(chain, `https://${host}${new URL(chain.tag).pathname}?id=7`),
        0,
        REFUSALS[0]?.[1] ?? {},
      ),
    expected: () => ({ id: 'no-ad', owner: 'ad-server' }),
  }),
);

/** Templates that were not rendered, with the host in them. */
const HOSTS = ['{{ ad_host }}', '${config.adHost}', '<%= ad_host %>', '%%AD_HOST%%', '[AD_HOST]'];

const IN_HOST: readonly Fault[] = HOSTS.map((host, index): Fault => ({
  name: `template-instead-of-host-${index}`,
  part: 'tag',
  hops: 'alone',
  forms: ['embed'],
  inject: (chain) => ({ ...chain, tag: `https://${host}/vast?zone=7&cb=[CACHEBUSTING]` }),
  expected: () => ({
    id: 'tag-not-url',
    owner: 'publisher',
    facts: { reason: 'macro-unsafe-position' },
    isAboutHost: false,
  }),
}));

/** What templates have in place of a whole address. */
const WHOLE = ['{{preroll}}', '${vastPre}', '%%TAG%%', '[VAST_URL]', '#{ad.tag}', 'YOUR_VAST_TAG'];

const placeholder: Expectation = {
  id: 'tag-not-url',
  owner: 'publisher',
  facts: { reason: 'placeholder' },
  isAboutHost: false,
};

const IN_PLACE_OF_TAG: readonly Fault[] = [
  ...[...WHOLE, '{preroll}', 'undefined', 'null'].map((text, index): Fault => ({
    name: `template-in-place-of-tag-${index}`,
    part: 'tag',
    hops: 'alone',
    // A word of a script that stands alone may be anything.
    forms: /^\w+$/.test(text) && !text.includes('_') ? ['embed'] : ['tag', 'embed', 'case'],
    inject: (chain) => ({ ...chain, tag: text }),
    expected: () => placeholder,
  })),
  ...['https://YOUR_AD_SERVER/vast?zone=7', 'https://ads.yourdomain.com/vast?zone=7'].map(
    (text, index): Fault => ({
      name: `template-in-host-${index}`,
      part: 'tag',
      hops: 'alone',
      forms: ['tag', 'embed'],
      inject: (chain) => ({ ...chain, tag: text }),
      expected: () => ({ ...placeholder, facts: { reason: 'macro-unsafe-position' } }),
    }),
  ),
];

const playlist = (tag: string): string =>
  `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
  <vmap:AdBreak timeOffset="start" breakType="linear" breakId="preroll">
    <vmap:AdSource id="1"><vmap:AdTagURI templateType="vast3"><![CDATA[${tag}]]></vmap:AdTagURI></vmap:AdSource>
  </vmap:AdBreak>
</vmap:VMAP>`;

/** The chain whose wrapper has another text in place of the tag that it leads to. */
const leadingTo = (chain: Chain, hop: number, text: string): Chain =>
  withDocument(chain, hop, (document) =>
    document.replace(chain.addresses.hops[hop + 1] ?? '', () => text),
  );

const IN_DOCUMENTS: readonly Fault[] = WHOLE.flatMap((text, index): readonly Fault[] => [
  {
    name: `template-in-wrapper-${index}`,
    part: 'document',
    hops: 'wrappers',
    inject: (chain, { hop }) => leadingTo(chain, hop, text),
    expected: (place) => ({
      id: 'wrapper-without-tag',
      owner: serverAt(place),
      facts: { quote: text },
    }),
  },
  {
    name: `template-in-playlist-${index}`,
    part: 'document',
    hops: 'alone',
    forms: ['tag', 'embed', 'document', 'case', 'har'],
    inject: (chain) => withAnswer(chain, 0, answer(playlist(text))),
    expected: (place) => ({
      id: 'wrapper-without-tag',
      owner: serverAt(place),
      facts: { quote: text },
    }),
  },
]);

/** Addresses in a wrapper that were escaped for XML, and written into CDATA. */
const ESCAPED: readonly Fault[] = [
  ...REFUSALS.map(([refusal, parts]): Fault => ({
    name: `wrapper-escaped-twice-${refusal}`,
    part: 'tag',
    hops: 'behind-wrapper',
    inject: (chain, { hop }) => {
      const address = `${chain.addresses.hops[hop] ?? ''}?a=1&amp;b=2`;
      return withAnswer(movedTo(chain, hop, address), hop, parts);
    },
    expected: () => ({ id: 'tag-html-escaped', owner: 'network', facts: { isInWrapper: true } }),
  })),
  {
    name: 'tracker-escaped-twice',
    part: 'document',
    endsAt: 'end',
    inject: (chain, { hop }) =>
      withDocument(chain, hop, (document) =>
        document.replace(/(<Impression><!\[CDATA\[[^\]]+)/, '$1?a=1&amp;b=2'),
      ),
    expected: (place) => ({
      id: 'plays-with-fault',
      owner: serverAt(place),
      facts: { finding: 'url-escaped-twice' },
    }),
  },
  {
    name: 'media-escaped-twice',
    part: 'document',
    hops: 'last',
    endsAt: 'media',
    forms: ['tag', 'embed', 'document', 'case', 'har'],
    inject: (chain, { hop }) => {
      const url = chain.addresses.media;
      const edited = withDocument(chain, hop, (text) => text.replace(url, `${url}?a=1&amp;b=2`));
      return { ...edited, media: { ...answer('', 'text/plain'), status: 403 } };
    },
    expected: (place) => ({
      id: 'response-fault',
      owner: serverAt(place),
      facts: { finding: 'url-escaped-twice' },
    }),
  },
];

const SCHEMES = ['https://', 'http://'];

const SCHEME_TWICE: readonly Fault[] = SCHEMES.flatMap((scheme, index): readonly Fault[] => [
  {
    name: `scheme-twice-in-embed-${index}`,
    part: 'tag',
    hops: 'alone',
    forms: ['embed'],
    inject: (chain) => ({ ...chain, tag: scheme + chain.tag }),
    expected: () => ({ id: 'scheme-twice', owner: 'publisher' }),
  },
  {
    name: `scheme-twice-in-wrapper-${index}`,
    part: 'tag',
    hops: 'behind-wrapper',
    forms: ['tag', 'embed', 'document', 'case'],
    inject: (chain, { hop }) =>
      leadingTo(chain, hop - 1, scheme + (chain.addresses.hops[hop] ?? '')),
    expected: () => ({ id: 'scheme-twice', owner: 'network' }),
  },
]);

/** Hosts that no public name server knows. */
const LOCAL_HOSTS = ['adserver.local', 'ads.corp.internal', 'ads.publisher.test', 'nas.lan:8080'];

const LOCAL: readonly Fault[] = [
  ...LOCAL_HOSTS.map((host, index): Fault => ({
    name: `local-host-${index}`,
    part: 'connection',
    forms: ['tag', 'embed', 'document', 'case', 'har'],
    formsInBrowser: [],
    inject: (chain, { hop }) =>
      withAnswer(movedTo(chain, hop, `http://${host}/vast?id=7`), hop, { connection: 'no-name' }),
    expected: ({ hop }) => ({
      id: 'local-host',
      owner: hop === 0 ? 'publisher' : 'network',
      facts: { localHost: host, parameter: '' },
    }),
  })),
  // That a browser blocks http matters less: https does not mend it.
  ...[...LOCAL_HOSTS, 'adserver'].flatMap((host, index) =>
    ['http', 'https'].map((scheme): Fault => ({
      name: `local-host-on-https-${index}-${scheme}`,
      part: 'connection',
      hops: 'alone',
      forms: ['tag', 'embed'],
      formsInBrowser: [],
      viewer: { page: { url: 'https://www.publisher.example/story' } },
      inject: (chain) =>
        withAnswer(movedTo(chain, 0, `${scheme}://${host}/vast?id=7`), 0, {
          connection: 'no-name',
        }),
      expected: () => ({ id: 'local-host', owner: 'publisher', facts: { localHost: host } }),
    })),
  ),
  ...LOCAL_HOSTS.map((host, index): Fault => ({
    name: `local-host-unsent-${index}`,
    part: 'tag',
    hops: 'alone',
    forms: ['unsent'],
    formsInBrowser: [],
    inject: (chain) => hostedAt(chain, `https://${host}/vast?id=7`),
    expected: () => ({ id: 'local-host', owner: 'publisher', facts: { localHost: host } }),
  })),
];

/** Addresses that nobody filled in, or that were damaged where they were written. */
export const TEMPLATE_FAULTS: readonly Fault[] = [
  ...IN_VALUES,
  ...ANSWERING,
  ...IN_HOST,
  ...IN_PLACE_OF_TAG,
  ...IN_DOCUMENTS,
  ...ESCAPED,
  ...SCHEME_TWICE,
  ...LOCAL,
];
