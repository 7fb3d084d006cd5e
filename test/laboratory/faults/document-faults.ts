import { RARE_CODECS, USUAL_CODECS } from './codecs.js';
import { type Chain, withDocument } from '../chain.js';
import { vmapOf } from '../documents.js';
import { type FormName, RECORDINGS } from '../forms.js';
import {
  type Expectation,
  type Fault,
  type Hops,
  ownerOfAd,
  PLAYS,
  type Place,
  serverAt,
} from '../fault.js';

type Edit = (document: string, chain: Chain, place: Place) => string;

interface DocumentFault {
  readonly name: string;
  readonly hops?: Hops;
  readonly forms?: readonly FormName[];
  readonly edit: Edit;
  readonly expected: (place: Place) => Expectation;
  readonly endsAt?: 'hop' | 'media' | 'end';
}

const fault = ({ edit, ...rest }: DocumentFault): Fault => ({
  ...rest,
  part: 'document',
  inject: (chain, place) =>
    withDocument(chain, place.hop, (document) => edit(document, chain, place)),
});

const of =
  (id: string, facts: Expectation['facts'] = {}) =>
  (place: Place): Expectation => ({ id, owner: ownerOfAd(id, facts, place), facts });

const without = (element: string): Edit => {
  const pattern = new RegExp(`\\s*<${element}[\\s>][\\s\\S]*?</${element}>`);
  return (document) => document.replace(pattern, '');
};

const malformed = (name: string, edit: Edit, facts: Expectation['facts'] = {}): Fault =>
  fault({ name, edit, expected: of('xml-malformed', facts) });

const playing = (name: string, edit: Edit, hops: Hops = 'all'): Fault =>
  fault({ name, edit, hops, endsAt: 'end', expected: () => PLAYS });

/** An ad that plays without an element that its version requires: it may not be counted or paid. */
const flawed = (name: string, element: string, hops: Hops = 'all'): Fault =>
  fault({
    name,
    hops,
    endsAt: 'end',
    edit: without(element),
    expected: of('plays-with-fault'),
  });

/** XML that this player repairs, and no other player with a strict parser reads. */
const repaired = (name: string, finding: string, edit: Edit): Fault =>
  fault({ name, edit, endsAt: 'end', expected: of('plays-with-fault', { finding }) });

const lastFlawed = (name: string, finding: string, edit: Edit): Fault => ({
  ...repaired(name, finding, edit),
  hops: 'last',
});

const inline = (name: string, edit: Edit, id: string, facts: Expectation['facts'] = {}): Fault =>
  fault({ name, edit, hops: 'last', expected: of(id, facts) });

const mediaFile =
  (attributes: string, url = 'https://cdn.example/creative'): Edit =>
  (document) =>
    document.replace(
      /<MediaFile [\s\S]*<\/MediaFile>/,
      `<MediaFile ${attributes} width="640" height="360">${url}</MediaFile>`,
    );

const onlyMedia = (name: string, type: string, id: string, framework = ''): Fault =>
  inline(
    name,
    mediaFile(
      `delivery="progressive" type="${type}"${framework && ` apiFramework="${framework}"`}`,
    ),
    id,
    id === 'response-fault' ? { finding: 'media-interactive-only' } : {},
  );

type CodecAttributes = (codec: string) => string;

/** Where a media file has its codec. */
const CODEC_WRITERS: Readonly<Record<string, CodecAttributes>> = {
  type: (codec) => `type="video/mp4; codecs=&quot;${codec}&quot;"`,
  attribute: (codec) => `type="video/mp4" codec="${codec}"`,
  'attribute-without-type': (codec) => `codec="${codec}"`,
};

const slug = (text: string): string => text.replaceAll(/\W+/g, '-') || 'none';

const CODECS: readonly Fault[] = Object.entries(CODEC_WRITERS).flatMap(([place, write]) => [
  ...RARE_CODECS.map((codec) => ({
    ...inline(
      `codec-${slug(codec)}-in-${place}`,
      (document) => document.replace('type="video/mp4"', write(codec)),
      'media-unplayable',
    ),
    // Chromium plays every profile of AV1.
    ...(codec.startsWith('av01') && { formsInBrowser: [] }),
  })),
  ...USUAL_CODECS.filter((codec) => place !== 'type' || codec.startsWith('avc1')).map((codec) =>
    playing(
      `codec-${slug(codec)}-in-${place}`,
      (document) => document.replace('type="video/mp4"', write(codec)),
      'last',
    ),
  ),
]);

const MALFORMED: readonly Fault[] = [
  malformed('element-not-closed', (document) => document.replace('</AdSystem>', '')),
  malformed('elements-crossed', (document) => document.replace('</Ad>\n</VAST>', '</VAST>\n</Ad>')),
  malformed('attribute-without-quotes', (document) => document.replace('id="7"', 'id=7')),
  malformed('attribute-twice', (document) => document.replace('id="7"', 'id="7" id="8"')),
  malformed('bare-less-than', (document) => document.replace('Laboratory', 'A < B')),
  malformed('cdata-not-closed', (document) => document.replace(']]>', '')),
  malformed('prefix-not-declared', (document) =>
    document.replace('<AdSystem>Laboratory</AdSystem>', '<x:AdSystem>Laboratory</x:AdSystem>'),
  ),
  malformed('control-character', (document) => document.replace('Laboratory', 'Lab\u0001oratory')),
  malformed('text-after-document', (document) => `${document}\nDebug: 12 ms`),
  malformed(
    'text-before-document',
    (document) => `Warning: undefined index\n${document.replace(/^<\?.*\?>/, '')}`,
  ),
  malformed('comment-before-declaration', (document) => `<!-- cached -->${document}`),
];

const VERSIONS: readonly Fault[] = [
  ...['1.0', '5.0', '0', 'abc'].map((version) =>
    fault({
      name: `version-${version}`,
      edit: (document) => document.replace(/(<VAST version=")[^"]*/, `$1${version}`),
      expected: of('vast-version', { version }),
    }),
  ),
  fault({
    name: 'vast-1-root',
    edit: (document) => document.replaceAll(/(<\/?)VAST\b/g, '$1VideoAdServingTemplate'),
    expected: of('vast-version', { version: '1' }),
  }),
  playing('version-missing', (document) => document.replace(/ version="[\d.]*">/, '>')),
  ...['2', '3', '4', '2.0.1', '4.2.1'].map((version) =>
    playing(`version-${version}`, (document) =>
      document.replace(/(<VAST version=")[^"]*/, `$1${version}`),
    ),
  ),
];

const WRAPPERS: readonly Fault[] = [
  ...[
    ['wrapper-without-tag', without('VASTAdTagURI')],
    [
      'wrapper-with-empty-tag',
      (document: string) => document.replace(/(<VASTAdTagURI>)[\s\S]*(<\/VASTAdTagURI>)/, '$1$2'),
    ],
    [
      'wrapper-with-script',
      (document: string) =>
        document.replace(/(<VASTAdTagURI><!\[CDATA\[)[^\]]*/, '$1javascript:void(0)'),
    ],
    [
      'wrapper-with-ftp',
      (document: string) =>
        document.replace(/(<VASTAdTagURI><!\[CDATA\[)[^\]]*/, '$1ftp://ads.example/vast'),
    ],
  ].map(([name, edit]) =>
    fault({
      name: name as string,
      edit: edit as Edit,
      hops: 'wrappers',
      expected: of('wrapper-without-tag'),
    }),
  ),
  fault({
    name: 'wrapper-loop',
    hops: 'wrappers',
    edit: (document, { addresses }, { hop }) =>
      document.replace(addresses.hops[hop + 1] ?? '', addresses.hops[hop] ?? ''),
    expected: () => ({ id: 'wrapper-loop', owner: 'network' }),
  }),
  fault({
    name: 'wrapper-loop-to-start',
    forms: ['tag', 'embed', 'case', ...RECORDINGS],
    hops: 'wrappers',
    edit: (document, { addresses }, { hop }) =>
      document.replace(addresses.hops[hop + 1] ?? '', addresses.hops[0] ?? ''),
    expected: () => ({ id: 'wrapper-loop', owner: 'network' }),
  }),
  fault({
    name: 'wrapper-to-http',
    forms: ['tag', 'embed', 'document', 'case'],
    hops: 'wrappers',
    edit: (document, { addresses }, { hop }) =>
      document.replace(addresses.hops[hop + 1] ?? '', 'http://ads.network.example/vast'),
    expected: () => ({
      id: 'http-on-https',
      owner: 'network',
      facts: { blockedHost: 'ads.network.example' },
    }),
  }),
  fault({
    name: 'wrapper-that-forbids-wrappers',
    forms: ['tag', 'embed', 'document', 'case'],
    hops: 'wrappers',
    edit: (document) => document.replace('<Wrapper>', '<Wrapper followAdditionalWrappers="false">'),
    // The next hop may be an ad.
    expected: ({ hop, wrappers }) =>
      hop + 1 < wrappers ? { id: 'wrapper-forbidden', owner: 'network' } : PLAYS,
    endsAt: 'end',
  }),
  fault({
    name: 'vmap-behind-wrapper',
    hops: 'behind-wrapper',
    edit: (_, { addresses }) => vmapOf(addresses.elsewhere),
    expected: () => ({ id: 'vmap-misplaced', owner: 'network' }),
  }),
  playing(
    'wrapper-tag-with-blanks',
    (document) => document.replace('<VASTAdTagURI>', '<VASTAdTagURI>\n   '),
    'wrappers',
  ),
  playing(
    'wrapper-tag-without-cdata',
    (document) => document.replace(/<!\[CDATA\[([^\]]*)\]\]><\/VASTAdTagURI>/, '$1</VASTAdTagURI>'),
    'wrappers',
  ),
  playing(
    'wrapper-with-creatives',
    (document) =>
      document.replace(
        '</Wrapper>',
        '<Creatives><Creative><Linear><TrackingEvents><Tracking event="start">https://measure.example/s</Tracking></TrackingEvents></Linear></Creative></Creatives></Wrapper>',
      ),
    'wrappers',
  ),
];

export const nonLinear = (document: string): string =>
  document.replace(
    /<Linear>[\s\S]*<\/Linear>/,
    '<NonLinearAds><NonLinear width="300" height="50"><StaticResource creativeType="image/png">https://cdn.example/b.png</StaticResource></NonLinear></NonLinearAds>',
  );

const companion = (document: string): string =>
  document.replace(
    '</Creatives>',
    '<Creative><CompanionAds required="all"><Companion width="300" height="250"><StaticResource creativeType="image/png">https://cdn.example/c.png</StaticResource></Companion></CompanionAds></Creative></Creatives>',
  );

const ADS: readonly Fault[] = [
  inline(
    'ad-without-content',
    (document) => document.replace(/<InLine>[\s\S]*<\/InLine>/, ''),
    'response-fault',
    { finding: 'vast-ad-empty' },
  ),
  ...['Creatives', 'Creative'].map((element) =>
    inline(`ad-without-${element}`, without(element), 'response-fault', {
      finding: 'vast-inline-missing',
    }),
  ),
  inline('creative-without-linear', without('Linear'), 'response-fault', {
    finding: 'vast-companions-only',
  }),
  inline('linear-without-media-files', without('MediaFiles'), 'media-missing'),
  inline('media-files-empty', without('MediaFile'), 'media-missing'),
  inline(
    'media-file-without-address',
    (document) => document.replace(/(<MediaFile [^>]*>)<!\[CDATA\[[^\]]*\]\]>/, '$1'),
    'response-fault',
    { finding: 'media-not-url' },
  ),
  inline(
    'media-file-relative',
    (document) => document.replace(/(<MediaFile [^>]*><!\[CDATA\[)[^\]]*/, '$1/ads/spot.mp4'),
    'response-fault',
    { finding: 'media-not-url' },
  ),
  inline(
    'media-file-ftp',
    (document) =>
      document.replace(/(<MediaFile [^>]*><!\[CDATA\[)[^\]]*/, '$1ftp://cdn.example/spot.mp4'),
    'response-fault',
    { finding: 'media-not-url' },
  ),
  inline(
    'only-mezzanine',
    (document) =>
      document.replace(
        /<MediaFile [\s\S]*<\/MediaFile>/,
        '<Mezzanine delivery="progressive" type="video/mp4" width="1920" height="1080">https://cdn.example/master.mp4</Mezzanine>',
      ),
    'response-fault',
    { finding: 'vast-no-media', params: { creative: 'mezzanine' } },
  ),
  inline(
    'only-interactive',
    (document) =>
      document.replace(
        /<MediaFile [\s\S]*<\/MediaFile>/,
        '<InteractiveCreativeFile type="text/html" apiFramework="SIMID">https://cdn.example/simid.html</InteractiveCreativeFile>',
      ),
    'response-fault',
    { finding: 'vast-no-media', params: { creative: 'interactive' } },
  ),
  onlyMedia('only-simid', 'text/html', 'response-fault', 'SIMID'),
  onlyMedia('only-vpaid', 'application/javascript', 'vpaid-only', 'VPAID'),
  onlyMedia('only-vpaid-flash', 'application/x-shockwave-flash', 'vpaid-only', 'VPAID'),
  onlyMedia('only-flash-video', 'video/x-flv', 'media-unplayable'),
  onlyMedia('only-windows-media', 'video/x-ms-wmv', 'media-unplayable'),
  onlyMedia('only-hevc', 'video/mp4; codecs=hvc1.1.6.L93.B0', 'media-unplayable'),
  onlyMedia('only-mpeg', 'video/mpeg', 'media-unplayable'),
  onlyMedia('only-dash', 'application/dash+xml', 'media-unplayable'),
  fault({
    name: 'companion-required',
    hops: 'last',
    edit: companion,
    expected: () => ({ id: 'companion-required', owner: 'publisher' }),
  }),
  fault({
    name: 'overlay-instead-of-linear',
    hops: 'last',
    endsAt: 'end',
    edit: nonLinear,
    // A tag alone may be for any slot; that of the embed is a preroll.
    expected: (place) =>
      place.form === 'embed'
        ? { id: 'linearity-mismatch', owner: serverAt(place), facts: { found: 'non-linear' } }
        : PLAYS,
  }),
];

/** The faults of an ad that plays: it is not counted, not paid, or not as its version demands. */
const UNCOUNTED: readonly Fault[] = [
  flawed('no-impression', 'Impression', 'last'),
  flawed('no-duration', 'Duration', 'last'),
  flawed('no-ad-system', 'AdSystem', 'last'),
  flawed('no-ad-title', 'AdTitle', 'last'),
  playing('no-error-tracker', without('Error')),
  playing('no-tracking-events', without('TrackingEvents'), 'last'),
  repaired('ampersand-not-escaped', 'xml-unescaped-amp', (document) =>
    document.replace('Laboratory', 'Spot & Söhne'),
  ),
  repaired('prefix-xsi-not-declared', 'xml-undeclared-xsi', (document) =>
    document.replace('<VAST ', '<VAST xsi:noNamespaceSchemaLocation="vast.xsd" '),
  ),
  lastFlawed('skip-after-end', 'vast-skip-offset', (document) =>
    document.replace('<Linear>', '<Linear skipoffset="00:00:30">'),
  ),
  lastFlawed('only-audio', 'media-audio-only', (document) =>
    document.replace('type="video/mp4"', 'type="audio/mpeg"'),
  ),
  playing('extension-with-xhtml', (document) =>
    document.replace(
      /<\/(InLine|Wrapper)>/,
      '<Extensions><Extension type="x"><div xmlns="http://www.w3.org/1999/xhtml">x</div></Extension></Extensions></$1>',
    ),
  ),
  playing('comments-everywhere', (document) =>
    document.replaceAll('\n', '<!-- x -->\n').replace(/(\?>)<!-- x -->/, '$1'),
  ),
  // A reference that XML does not know is text, as `&` is.
  repaired('html-entity', 'xml-unescaped-amp', (document) =>
    document.replace('Laboratory', 'Lab&nbsp;oratory'),
  ),
  playing('unknown-elements', (document) =>
    document.replace('<AdSystem>', '<Pricing model="CPM" currency="EUR">2</Pricing><AdSystem>'),
  ),
];

/** Faults in the document of a hop. */
export const DOCUMENT_FAULTS: readonly Fault[] = [
  ...MALFORMED,
  ...VERSIONS,
  ...WRAPPERS,
  ...ADS,
  ...CODECS,
  ...UNCOUNTED,
];
