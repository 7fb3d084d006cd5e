import type { Expectation, Fault } from '../fault.js';

const TAG = 'https://ads.market.example/vast?pid=7&cb=[timestamp]';

/** The code of each player with the value of its option for an ad tag, as its documentation has it. */
const PLAYERS: Readonly<Record<string, (value: string) => string>> = {
  'jw-tag': (value) =>
    `jwplayer("p").setup({ file: "/v.mp4", advertising: { client: "vast", tag: ${value} } });`,
  'jw-schedule': (value) =>
    `jwplayer("p").setup({ file: "/v.mp4", advertising: { client: "googima", schedule: [{ offset: "pre", tag: ${value} }] } });`,
  plyr: (value) => `const player = new Plyr('#p', { ads: { enabled: true, tagUrl: ${value} } });`,
  'video-js-ima': (value) => `const player = videojs('v'); player.ima({ adTagUrl: ${value} });`,
  brightcove: (value) =>
    `videojs.getPlayer('p').ready(function () { this.ima3({ serverUrl: ${value}, requestMode: 'onload' }); });`,
  flowplayer: (value) =>
    `flowplayer('#p', { src: '/v.m3u8', ima: { ads: [{ time: 0, adTag: ${value} }] } });`,
  'fluid-player': (value) =>
    `fluidPlayer('v', { vastOptions: { adList: [{ roll: 'preRoll', vastTag: ${value} }] } });`,
  shaka: (value) =>
    `const request = new google.ima.AdsRequest(); request.adTagUrl = ${value}; manager.requestClientSideAds(request);`,
  bitmovin: (value) =>
    `const player = new bitmovin.player.Player(el, { advertising: { adBreaks: [{ tag: { url: ${value}, type: 'vast' } }] } });`,
  theo: (value) =>
    `player.source = { sources: [{ src: '/v.m3u8' }], ads: [{ integration: 'google-ima', sources: ${value} }] };`,
  radiant: (value) =>
    `const rmp = new RadiantMP('rmp'); rmp.init({ ads: true, adTagUrl: ${value} });`,
  ima: (value) =>
    `const request = new google.ima.AdsRequest(); request.adTagUrl = ${value}; loader.requestAds(request);`,
};

const of = (owner: Expectation['owner'], format: string): Expectation => ({
  id: 'display-tag',
  owner,
  facts: { format },
  isAboutHost: false,
});

const EMPTY = of('publisher', 'option-empty');
const WRONG = of('publisher', 'option-value');
const OPEN = of('unknown', 'option-unknown');

const VALUES: Readonly<Record<string, readonly [value: string, expected: Expectation]>> = {
  'empty-text': ['""', EMPTY],
  null: ['null', EMPTY],
  undefined: ['undefined', EMPTY],
  false: ['false', EMPTY],
  'empty-object': ['{}', EMPTY],
  'empty-list': ['[]', EMPTY],
  number: ['42', WRONG],
  true: ['true', WRONG],
  word: ['"YOUR_AD_TAG"', WRONG],
  'media-file': ['"https://cdn.market.example/spot.mp4"', WRONG],
  stream: ['"https://cdn.market.example/live.m3u8"', WRONG],
  script: ['"https://cdn.market.example/ads.js"', WRONG],
  variable: ['window.adTag', OPEN],
  call: ['settings.tag', OPEN],
  tag: [`"${TAG}"`, { id: 'not-requested', owner: 'unknown', isAboutHost: false }],
};

const pasted = (name: string, paste: string, expected: Expectation): Fault => ({
  name,
  part: 'paste',
  hops: 'alone',
  forms: ['unsent'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => expected,
});

/** Options with few values, as a person mistakes them. */
const CHOICES: readonly (readonly [name: string, paste: string])[] = [
  ['jw-client', `jwplayer("p").setup({ advertising: { client: §, tag: "${TAG}" } });`],
  [
    'brightcove-mode',
    `videojs.getPlayer('p').ready(function () { this.ima3({ serverUrl: "${TAG}", requestMode: § }); });`,
  ],
  [
    'fluid-roll',
    `fluidPlayer('v', { vastOptions: { adList: [{ roll: §, vastTag: "${TAG}" }] } });`,
  ],
];

/** Time limits in milliseconds of players and SDKs. § stands for the value. */
const TIMES: Readonly<Record<string, string>> = {
  ima: `const request = new google.ima.AdsRequest(); request.adTagUrl = "${TAG}"; request.vastLoadTimeout = §; loader.requestAds(request);`,
  'ima-media': `const settings = new google.ima.AdsRenderingSettings(); settings.loadVideoTimeout = §; request.adTagUrl = '${TAG}';`,
  'video-js-ima': `player.ima({ adTagUrl: "${TAG}", vastLoadTimeout: § });`,
  'contrib-ads': `const player = videojs('v'); player.ads({ timeout: §, debug: true }); player.vast({ adTagUrl: '${TAG}' });`,
  'contrib-ads-preroll': `videojs('v').ima({ adTagUrl: '${TAG}', contribAdsSettings: { prerollTimeout: § } });`,
  'jw-request': `jwplayer("p").setup({ file: "/v.mp4", advertising: { client: "vast", requestTimeout: §, tag: "${TAG}" } });`,
  'jw-creative': `jwplayer("p").setup({ file: "/v.mp4", advertising: { client: "vast", tag: "${TAG}", creativeTimeout: § } });`,
  'jw-json': `{"advertising": {"client": "vast", "vastLoadTimeout": §, "adTagUrl": "${TAG}"}}`,
  prebid: `pbjs.setConfig({ bidderTimeout: § }); const adTagUrl = "${TAG}"; player.ima({ adTagUrl });`,
  'prebid-request': `pbjs.requestBids({ timeout: §, bidsBackHandler: () => start("${TAG}") });`,
};

const TIME_FAULTS: readonly Fault[] = Object.entries(TIMES).flatMap(([name, paste]) => [
  ...['1', '8', '2.5', '30'].map((seconds, index) =>
    pasted(
      `option-time-${name}-${index}`,
      paste.replace('§', seconds),
      of('publisher', 'option-time'),
    ),
  ),
  ...['8000', '400', '-1', '0', ...(name === 'jw-json' ? [] : ['8 * 1000'])].map((value, index) =>
    pasted(`option-time-${name}-right-${index}`, paste.replace('§', value), {
      id: 'not-requested',
      owner: 'unknown',
      isAboutHost: false,
    }),
  ),
]);

/** Values of other kinds in the options of players. */
export const OPTION_FAULTS: readonly Fault[] = [
  ...TIME_FAULTS,
  ...Object.entries(PLAYERS).flatMap(([player, write]) =>
    Object.entries(VALUES).map(([kind, [value, expected]]) =>
      pasted(`option-of-${player}-${kind}`, write(value), expected),
    ),
  ),
  ...CHOICES.flatMap(([name, paste]) =>
    ['""', '"VAST"', '"preroll"', '"other"'].map((value, index) =>
      pasted(`option-choice-${name}-${index}`, paste.replace('§', value), WRONG),
    ),
  ),
  ...['false', '0', 'null', '"false"', '"no"', '"off"'].map((value, index) =>
    pasted(
      `option-switch-${index}`,
      `const player = new Plyr('#p', { ads: { enabled: ${value}, tagUrl: "${TAG}" } });`,
      of('publisher', 'option-off'),
    ),
  ),
];
