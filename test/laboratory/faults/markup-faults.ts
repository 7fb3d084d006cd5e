import { type Answer, answer, type Chain, withAnswer, withDocument } from '../chain.js';
import { inlineVast, vmapWith, wrapperVast } from '../documents.js';
import { type Expectation, type Fault, type Hops, type Place, serverAt } from '../fault.js';
import type { FormName } from '../forms.js';

type Edit = (document: string, chain: Chain) => string;

const fault = (
  name: string,
  edit: Edit,
  expected: (place: Place) => Expectation,
  hops: Hops = 'last',
): Fault => ({
  name,
  part: 'document',
  hops,
  inject: (chain, { hop }) => withDocument(chain, hop, (document) => edit(document, chain)),
  expected,
});

const ofResponse =
  (finding: string) =>
  (place: Place): Expectation => ({
    id: 'response-fault',
    owner: serverAt(place),
    facts: { finding },
  });

/** How a template engine writes markup as text. */
const AS_TEXT: Readonly<Record<string, (markup: string) => string>> = {
  escaped: (markup) =>
    markup.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  'escaped-by-number': (markup) =>
    markup.replaceAll('&', '&#38;').replaceAll('<', '&#60;').replaceAll('>', '&#x3E;'),
  'in-cdata': (markup) => `<![CDATA[${markup.replaceAll(/<!\[CDATA\[|\]\]>/g, '')}]]>`,
};

const asText =
  (parent: string, write: (markup: string) => string): Edit =>
  (document) =>
    document.replace(
      new RegExp(`(<${parent}(?: [^>]*)?>)([\\s\\S]*)(</${parent}>)`),
      (_, start: string, content: string, end: string) => start + write(content.trim()) + end,
    );

const ESCAPED: readonly Fault[] = Object.entries(AS_TEXT).flatMap(([form, write]) => [
  ...['VAST', 'Ad', 'Creatives', 'Creative', 'Linear', 'MediaFiles'].map((parent) =>
    fault(`${form}-in-${parent}`, asText(parent, write), ofResponse('vast-escaped-markup')),
  ),
  ...['VAST', 'Ad', 'Wrapper'].map((parent) =>
    fault(
      `${form}-in-${parent}-of-wrapper`,
      asText(parent, write),
      ofResponse('vast-escaped-markup'),
      'wrappers',
    ),
  ),
]);

const COMPANION =
  '<CompanionAds><Companion width="300" height="250"><StaticResource creativeType="image/png">https://cdn.example/c.png</StaticResource></Companion></CompanionAds>';

/** What an ad for a video slot may have in place of a video. */
const WITHOUT_VIDEO: readonly Fault[] = (
  [
    ['companions-only', COMPANION],
    ['companions-twice', `${COMPANION}</Creative><Creative>${COMPANION}`],
    ['companions-empty', '<CompanionAds/>'],
  ] as const
).map(([name, content]) =>
  fault(
    name,
    (document) => document.replace(/<Linear>[\s\S]*<\/Linear>/, content),
    ofResponse('vast-companions-only'),
  ),
);

/** Texts that are no media type, of a file that would play. */
const TYPES: readonly Fault[] = ['mp4', 'MP4 video', '.mp4', 'video', 'H264'].map((type) =>
  fault(
    `media-type-${type.replaceAll(/\W/g, '-')}`,
    (document) => document.replace('type="video/mp4"', `type="${type}"`),
    ofResponse('media-mime-mismatch'),
  ),
);

/** Two documents in one response. */
const JOINED: readonly Fault[] = (
  [
    ['with-declaration', (document) => `${document}\n${document}`],
    ['at-once', (document) => document + document],
    ['without-declaration', (document) => `${document}\n${document.replace(/^<\?.*\?>\s*/, '')}`],
    ['with-empty-one', (document) => `${document}<VAST version="3.0"/>`],
    ['behind-empty-one', (document) => `<VAST version="3.0"/>\n${document}`],
    ['with-playlist', (document) => document + vmapWith([['start', document]])],
  ] as readonly (readonly [string, Edit])[]
).map(([name, edit]) =>
  fault(
    `joined-${name}`,
    edit,
    (place) => ({
      id: 'xml-malformed',
      owner: serverAt(place),
      facts: { finding: 'xml-malformed' },
      onlyError: 'xml-malformed',
    }),
    'all',
  ),
);

const VMAP_FORMS: readonly FormName[] = ['tag', 'embed', 'document', 'case'];

/** A break whose attributes forbid what its document has. */
const CUT: readonly Fault[] = (
  [
    [
      'redirects-forbidden',
      'followRedirects="false"',
      (version: string) => wrapperVast(version, 'https://ads.network.example/vast'),
      'response-fault',
    ],
    [
      'pod-forbidden',
      'allowMultipleAds="false"',
      (version: string, media: string) =>
        inlineVast(version, media).replace(
          /<Ad [\s\S]*<\/Ad>/,
          (ad) =>
            ad.replace('<Ad ', '<Ad sequence="1" ') + ad.replace('<Ad id="7"', '<Ad sequence="2"'),
        ),
      'plays-with-fault',
    ],
  ] as const
).map(([name, attribute, write, id]): Fault => ({
  name: `playlist-${name}`,
  part: 'document',
  hops: 'alone',
  forms: VMAP_FORMS,
  endsAt: 'end',
  inject: (chain) =>
    withDocument(chain, 0, () =>
      vmapWith([['start', write(chain.version, chain.addresses.media)]]).replace(
        '<vmap:AdSource ',
        `<vmap:AdSource ${attribute} `,
      ),
    ),
  expected: (place) => ({ id, owner: serverAt(place), facts: { finding: 'vmap-cut' } }),
}));

const VMAP_NAMESPACE = 'http://www.iab.net/videosuite/vmap';

/** Namespaces that are not that of VMAP; empty: none. */
const OTHER_NAMESPACES: readonly (readonly [kind: string, namespace: string])[] = [
  ['no-namespace', ''],
  ['vast-namespace', 'http://www.iab.com/VAST'],
  ['https', VMAP_NAMESPACE.replace('http:', 'https:')],
  ['slash', `${VMAP_NAMESPACE}/`],
  ['other-path', VMAP_NAMESPACE.replace('videosuite', 'vast')],
  ['upper-case', VMAP_NAMESPACE.toUpperCase()],
];

type Placing = (playlist: string, name: string, namespace: string) => string;

/** How one element is put into another namespace, and only it. */
const PLACINGS: Readonly<Record<string, Placing>> = {
  default: (playlist, name, namespace) =>
    playlist
      .replaceAll(new RegExp(`<vmap:${name}(?=[ >])`, 'g'), `<${name} xmlns="${namespace}"`)
      .replaceAll(`</vmap:${name}>`, `</${name}>`),
  prefix: (playlist, name, namespace) =>
    playlist
      .replaceAll(new RegExp(`<vmap:${name}(?=[ >])`, 'g'), `<x:${name} xmlns:x="${namespace}"`)
      .replaceAll(`</vmap:${name}>`, `</x:${name}>`),
};

const PARTS_OF_VMAP = [
  'VMAP',
  'AdBreak',
  'AdSource',
  'VASTAdData',
  'AdTagURI',
  'TrackingEvents',
  'Tracking',
  'Extensions',
  'Extension',
];

/** A playlist with every element of VMAP but custom data. */
const wholePlaylist = ({ version, addresses }: Chain): string =>
  vmapWith([
    ['start', inlineVast(version, addresses.media)],
    ['end', ''],
  ])
    .replace(
      '<vmap:VASTAdData></vmap:VASTAdData>',
      `<vmap:AdTagURI templateType="vast3"><![CDATA[${addresses.hops[1] ?? ''}]]></vmap:AdTagURI>`,
    )
    .replace(
      '</vmap:AdBreak>',
      '<vmap:TrackingEvents><vmap:Tracking event="breakStart">https://t.example/b</vmap:Tracking></vmap:TrackingEvents><vmap:Extensions><vmap:Extension type="x">1</vmap:Extension></vmap:Extensions></vmap:AdBreak>',
    );

/** Elements of VMAP outside of its namespace. This player reads names alone. */
const NAMESPACES: readonly Fault[] = PARTS_OF_VMAP.flatMap((name) =>
  OTHER_NAMESPACES.flatMap(([kind, namespace]) =>
    Object.entries(PLACINGS)
      .filter(([placing]) => placing === 'default' || namespace !== '')
      .map(([placing, place]): Fault => ({
        name: `playlist-${name}-${kind}-as-${placing}`,
        part: 'document',
        hops: 'first-wrapper',
        forms: VMAP_FORMS,
        endsAt: 'end',
        inject: (chain) =>
          withDocument(chain, 0, () => place(wholePlaylist(chain), name, namespace)),
        expected: (at) => ({
          id: 'plays-with-fault',
          owner: serverAt(at),
          facts: { finding: 'vmap-namespace' },
          onlyError: 'vmap-namespace',
        }),
      })),
  ),
);

/** The whole playlist is right, also with its namespace as the default one. */
const RIGHT_PLAYLISTS: readonly Fault[] = (
  [
    ['prefix', (text) => text],
    ['default', (text) => text.replaceAll('vmap:', '').replace('xmlns:vmap=', 'xmlns=')],
  ] as readonly (readonly [string, (text: string) => string])[]
).map(([name, edit]) => ({
  name: `right-playlist-as-${name}`,
  part: 'document',
  hops: 'first-wrapper',
  forms: VMAP_FORMS,
  endsAt: 'end',
  inject: (chain) => withDocument(chain, 0, () => edit(wholePlaylist(chain))),
  expected: () => ({ id: 'playlist-plays', owner: 'nobody' }),
}));

/** What answers for the ad tag of a break, by the situation that it is. */
const ANSWERS: readonly (readonly [situation: string, parts: Partial<Answer>])[] = [
  ['http-client-error', { ...answer('unknown zone 5510', 'text/plain'), status: 404 }],
  ['http-server-error', { ...answer('', 'text/plain'), status: 503 }],
  ['response-html', answer('<html><title>Sign in</title></html>', 'text/html')],
  ['xml-malformed', answer('<VAST version="3.0"><Ad>')],
  ['unreachable', { connection: 'resets' }],
  ['no-ad-after-wrapper', answer('<VAST version="3.0"/>')],
];

/** A playlist with one break that plays, and one whose ad tag leads to a fault. */
const BREAKS: readonly Fault[] = ANSWERS.flatMap(([finding, parts]) =>
  (['start', '00:10:00', '50%'] as const).map((offset): Fault => ({
    name: `break-at-${offset}-${finding}`,
    part: 'document',
    hops: 'behind-wrapper',
    forms: ['tag', 'document', 'case'],
    endsAt: 'end',
    inject: (chain, { hop }) =>
      withDocument(withAnswer(chain, hop, parts), 0, () =>
        vmapWith([
          [offset, ''],
          ['end', inlineVast(chain.version, chain.addresses.media)],
        ]).replace(
          '<vmap:VASTAdData></vmap:VASTAdData>',
          `<vmap:AdTagURI templateType="vast3"><![CDATA[${chain.addresses.hops[1] ?? ''}]]></vmap:AdTagURI>`,
        ),
      ),
    expected: () => ({
      id: 'plays-with-fault',
      owner: 'network',
      facts: { finding, adBreak: 'b0', offset, ad: null },
    }),
  })),
);

/** White space before the declaration, which a file has that a script of a server wrote. */
const DECLARED_LATE: readonly Fault[] = ['\n', '\r\n\r\n', ' ', '\t', '\ufeff\ufeff'].map(
  (space, index) => ({
    name: `declared-late-${index}`,
    part: 'document',
    hops: 'alone',
    forms: ['document'],
    endsAt: 'end',
    inject: (chain, { hop }) => withDocument(chain, hop, (document) => space + document),
    expected: (place) => ({
      id: 'plays-with-fault',
      owner: serverAt(place),
      facts: { finding: 'xml-leading-space' },
    }),
  }),
);

/** Markup that is text, documents and breaks that are not what a player reads. */
export const MARKUP_FAULTS: readonly Fault[] = [
  ...DECLARED_LATE,
  ...ESCAPED,
  ...WITHOUT_VIDEO,
  ...TYPES,
  ...JOINED,
  ...CUT,
  ...NAMESPACES,
  ...RIGHT_PLAYLISTS,
  ...BREAKS,
];
