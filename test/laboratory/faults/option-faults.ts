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

/** Values of other kinds in the options of players. */
export const OPTION_FAULTS: readonly Fault[] = [
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
