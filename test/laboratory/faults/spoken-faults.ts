import { answer, type Chain, documentAt, hostedAt, withAnswer } from '../chain.js';
import { inlineVast } from '../documents.js';
import { type Expectation, type Fault, PLAYS } from '../fault.js';

/** A text around a chain, and the verdict that it explains. */
const spoken = (
  name: string,
  write: (chain: Chain) => string,
  expected: Expectation,
  forms: Fault['forms'] = ['tag', 'case'],
): Fault => ({
  name: `spoken-${name}`,
  part: 'paste',
  hops: 'alone',
  forms,
  inject: (chain) => ({ ...chain, paste: write(chain) }),
  expected: () => ({ ...expected, isAboutHost: false }),
});

const vmapAt = (offset: string, media: string): string =>
  `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0"><vmap:AdBreak timeOffset="${offset}" breakType="linear" breakId="m"><vmap:AdSource id="1"><vmap:VASTAdData>${inlineVast('3.0', media).replace(/<\?.*\?>/, '')}</vmap:VASTAdData></vmap:AdSource></vmap:AdBreak></vmap:VMAP>`;

/** How people say how long a video is, in seconds. */
const LENGTHS: readonly (readonly [sentence: string, seconds: number])[] = [
  ['Clip length is 2:30.', 150],
  ['Our video lasts 90 seconds.', 90],
  ['The content is only 0:45 long.', 45],
  ['Der Beitrag dauert 4:30.', 270],
  ['La vidéo dure 3:20.', 200],
  ['Il filmato dura 5 min.', 300],
  ['El vídeo es de 6:00.', 360],
  ['O conteúdo tem duração: 2:00', 120],
];

const CLIPS: readonly Fault[] = LENGTHS.flatMap(([sentence, seconds], index) =>
  (
    [
      [
        'in-front',
        { changes: ['text-around'] },
        (playlist: string) => `Ticket 7: no ad is shown\n${sentence}\n\n${playlist}`,
      ],
      ['behind', {}, (playlist: string) => `${playlist}\n\nThis is what we get. ${sentence}`],
    ] as const
  ).flatMap(([place, changed, around]) => [
    spoken(
      `length-${index}-${place}`,
      ({ addresses }) => around(vmapAt('00:10:00', addresses.media)),
      {
        id: 'break-after-end',
        owner: 'ad-server',
        facts: { offset: '00:10:00', seconds },
        ...changed,
      },
    ),
    spoken(
      `length-${index}-${place}-with-room`,
      ({ addresses }) => around(vmapAt('00:00:10', addresses.media)),
      { id: 'playlist-plays', owner: 'nobody', ...changed },
    ),
  ]),
);

const overlayOf = ({ addresses }: Chain): string =>
  inlineVast('3.0', addresses.media).replace(
    /<Linear>[^]*<\/Linear>/,
    `<NonLinearAds><NonLinear width="480" height="70"><StaticResource creativeType="image/png"><![CDATA[${addresses.elsewhere}]]></StaticResource></NonLinear></NonLinearAds>`,
  );

const SLOTS: readonly Fault[] = [
  'This is the response for our preroll:',
  'The player asks this for the mid-roll and shows nothing.',
  'unser Postroll, Fehler 201',
].map((sentence, index) =>
  spoken(`slot-${index}`, (chain) => `${sentence}\n${overlayOf(chain)}\nthanks`, {
    id: 'linearity-mismatch',
    owner: 'ad-server',
    facts: { found: 'non-linear' },
    changes: ['text-around'],
  }),
);

/** How people say who gets no ad. */
const SCOPES: readonly (readonly ['country' | 'device', string])[] = [
  ['country', 'In Germany ads are fine, but in Austria we get AdError 1009.'],
  ['country', 'Aus der Schweiz kommt nur VAST error 303.'],
  ['country', 'VAST error 303, mais seulement en Belgique'],
  ['country', 'A Milano il preroll parte, ma in Svizzera solo AdError 1009'],
  ['country', 'En España funciona, pero en México da VAST error 303'],
  ['country', 'Em Portugal funciona, mas no Brasil vem VAST error 303'],
  ['device', 'VAST error 303 only on iPhones'],
  ['device', 'AdError 1009 auf Android, auf dem Desktop nicht'],
  ['device', 'VAST error 303 seulement sur smartphones'],
];

const VIEWERS: readonly Fault[] = SCOPES.map(([by, sentence], index) =>
  spoken(
    `scope-${by}-${index}`,
    () => sentence,
    { id: 'no-ad-for-some', owner: 'ad-server', facts: { by } },
    ['unsent'],
  ),
);

/** Sentences that set nobody apart. */
const OF_ALL: readonly Fault[] = [
  'VAST error 303 since the release',
  'VAST error 303 in Austria and elsewhere',
].map((sentence, index) =>
  spoken(
    `no-scope-${index}`,
    () => sentence,
    { id: 'error-code', owner: 'ad-server', facts: { code: '303' } },
    ['unsent'],
  ),
);

const CUT: readonly Fault[] = [
  '[message truncated - 18 KB]',
  '[Nachricht gekürzt]',
  '[message tronqué]',
  '[messaggio troncato]',
  '[mensaje recortado]',
  '[message clipped]  View entire message',
  '(output truncated)',
].map((mark, index) =>
  spoken(
    `cut-${index}`,
    (chain) => `${documentAt(chain, 0).slice(0, 400)}\n${mark}`,
    { id: 'input-unknown', owner: 'unknown', facts: { reason: 'cut-off' } },
    ['unsent'],
  ),
);

const LACKS_ORIGIN =
  "SecurityError: Failed to read the 'localStorage' property from 'Window': The document is sandboxed and lacks the 'allow-same-origin' flag.";

const SANDBOXES: readonly Fault[] = [
  (frame: string) => `${frame}\n\nConsole: "${LACKS_ORIGIN}"`,
  (frame: string) => `Console: ${LACKS_ORIGIN}\n${frame}`,
  (frame: string) => frame,
].map((write, index) =>
  spoken(
    `sandbox-${index}`,
    () =>
      write(
        '<iframe src="https://player.publisher.example/7" sandbox="allow-scripts" allowfullscreen></iframe>',
      ),
    { id: 'error-code', owner: 'publisher', facts: { code: 'frame-sandboxed' } },
    ['unsent'],
  ),
);

const PINGS: readonly Fault[] = (
  [
    ['https://trk.example/err?e=402&cid=6', '402', 'network'],
    ['https://events.example/error?errorcode=303&c=5', '303', 'ad-server'],
    ['https://t.example/track/err?ec=405', '405', 'advertiser'],
  ] as const
).map(([address, code, owner], index) =>
  spoken(
    `ping-${index}`,
    () => `We see many pings like ${address} for one campaign, on mobile.`,
    { id: 'error-code', owner, facts: { code } },
    ['unsent'],
  ),
);

/** Services with which advertisers keep ads away from pages. */
const BLOCKS: readonly Fault[] = ['unified.adsafeprotected.com', 'vast.doubleverify.com'].flatMap(
  (host) =>
    ['', '<!-- IAS: blocked, reason=brand_safety category=vio -->'].map(
      (comment, index): Fault => ({
        name: `verification-${host}-${index}`,
        part: 'tag',
        hops: 'alone',
        forms: ['har'],
        inject: (chain) =>
          hostedAt(
            withAnswer(chain, 0, answer(`<VAST version="3.0">${comment}</VAST>`)),
            `https://${host}/v2`,
          ),
        expected: () => ({ id: 'no-ad', owner: 'advertiser', facts: { reason: 'verification' } }),
      }),
    ),
);

const GOOGLE = 'https://pubads.g.doubleclick.net/gampad/ads';
const QUERY =
  'iu=/1234567/video&sz=640x480&env=vp&gdfp_req=1&output=vast&url=https%3A%2F%2Fwww.publisher.example%2F&description_url=https%3A%2F%2Fwww.publisher.example%2F&correlator=1700000000000';

/** Flags by which an ad server has fewer ads count before a parameter that only tells it the place of an ad. */
const RESTRICTED: readonly Fault[] = ['tfcd=1', 'npa=1', 'ltd=1', 'rdp=1', 'tfua=1'].map(
  (parameter): Fault => ({
    name: `restricted-${parameter}`,
    part: 'tag',
    hops: 'alone',
    forms: ['har'],
    inject: (chain) => {
      const hosted = hostedAt(withAnswer(chain, 0, answer('<VAST version="3.0"/>')), GOOGLE);
      return { ...hosted, tag: `${hosted.tag}?${QUERY}&${parameter}` };
    },
    expected: () => ({
      id: 'ads-restricted',
      owner: 'publisher',
      facts: { parameter },
      others: ['tag-fault'],
    }),
  }),
);

const INIT = 'm.init(640, 360, google.ima.ViewMode.NORMAL);';
const REQUEST = (tag: string): string =>
  `const r = new google.ima.AdsRequest(); r.adTagUrl = '${tag}?id=7'; loader.requestAds(r);`;

/** Code of a page without a call of the IMA SDK. */
const CODE: readonly Fault[] = [
  ['adsManager.start()', `function on(e) { const m = e.getAdsManager(video); ${INIT} }`],
  [
    'adsManager.start()',
    `function on(e) { const m = e.getAdsManager(video); ${INIT}\n// m.start();\n}`,
  ],
  ['adsManager.init()', 'function on(e) { const m = e.getAdsManager(video); m.start(); }'],
  [
    'player.ima3.adrequest()',
    "videojs.getPlayer('v').ready(function () { this.ima3({ requestMode: 'ondemand', debug: true }); });",
  ],
].map(([call = '', code = ''], index) =>
  spoken(`code-${index}`, ({ tag }) => `${code}\n${REQUEST(tag)}`, {
    id: 'text-judged',
    owner: 'publisher',
    facts: { finding: 'code-without-call', detail: call },
  }),
);

const WHOLE_CODE: Fault = {
  ...spoken(
    'code-whole',
    ({ tag }) =>
      `function on(e) { const m = e.getAdsManager(video); ${INIT} m.start(); }\n${REQUEST(tag)}`,
    PLAYS,
  ),
  endsAt: 'end',
};

/** What people write around an artefact, and code and answers whose cause is beside their first fault. */
export const SPOKEN_FAULTS: readonly Fault[] = [
  ...CLIPS,
  ...SLOTS,
  ...VIEWERS,
  ...OF_ALL,
  ...CUT,
  ...SANDBOXES,
  ...PINGS,
  ...BLOCKS,
  ...RESTRICTED,
  ...CODE,
  WHOLE_CODE,
];
