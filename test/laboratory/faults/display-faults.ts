import type { VerdictOwner } from '../../../src/diagnosis/index.js';
import type { Expectation, Fault } from '../fault.js';

const BANNER =
  '<div class="ad"><a href="https://shop.example/"><img src="https://shop.example/a.png"></a></div>';
const NATIVE = JSON.stringify({ native: { assets: [{ id: 1, title: { text: 'Buy' } }] } });

const pasted = (name: string, paste: string, expected: Expectation): Fault => ({
  name,
  part: 'paste',
  hops: 'alone',
  forms: ['tag', 'case'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({ ...expected, isAboutHost: false }),
});

/** Bids that no player of videos can show, as auctions give them. */
const BIDS: readonly Fault[] = (
  [
    ['open-rtb-banner', { mtype: 1, adm: BANNER }, 'banner'],
    ['open-rtb-banner-without-type', { adm: BANNER }, 'banner'],
    ['open-rtb-native', { mtype: 4, adm: NATIVE }, 'native'],
    ['prebid-server-banner', { adm: BANNER, ext: { prebid: { type: 'banner' } } }, 'banner'],
    ['prebid-banner', { bidderCode: 'b', cpm: 1, mediaType: 'banner', ad: BANNER }, 'banner'],
    ['prebid-text-banner', { bidderCode: 'b', cpm: 1, mediaType: 'banner', ad: 'Buy' }, 'banner'],
    [
      'prebid-script',
      { bidderCode: 'b', cpm: 1, ad: '<script src="//a.example"></script>' },
      'banner',
    ],
  ] as const
).map(([name, bid, mediaType]) =>
  pasted(
    `bid-${name}`,
    JSON.stringify(
      name.startsWith('prebid-') && !name.includes('server')
        ? [bid]
        : { id: '1', seatbid: [{ seat: 'b', bid: [{ impid: '1', price: 1, ...bid }] }] },
    ),
    {
      id: 'bid-not-video',
      owner: /open-rtb|server/.test(name) ? 'network' : 'publisher',
      facts: { bidder: 'b', mediaType },
    },
  ),
);

const CM360 = 'https://ad.doubleclick.net';
const SITE = 'N1234.publisher/B2345678.34567890;sz=300x250;ord=[timestamp]?';

const GPT = `googletag.cmd.push(function () {
  googletag.defineSlot('/1234567/news/top', [300, 250], 'div-gpt-1').addService(googletag.pubads());
  googletag.enableServices();
});`;

const vastTag =
  'https://pubads.g.doubleclick.net/gampad/ads?iu=/1234567/news/top&sz=640x480&env=vp&gdfp_req=1&output=vast' +
  '&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]';

const display = (
  name: string,
  paste: string,
  format: string,
  owner: VerdictOwner,
  tag = '',
): Fault => pasted(`display-${name}`, paste, { id: 'display-tag', owner, facts: { format, tag } });

/** Tags of display ads, which have no video. */
const TAGS: readonly Fault[] = [
  ...['adj', 'adi', 'ad'].flatMap((kind) => [
    display(`cm360-${kind}`, `${CM360}/ddm/${kind}/${SITE}`, 'cm360', 'ad-server'),
    display(
      `cm360-${kind}-script`,
      `<script src="${CM360}/ddm/${kind}/${SITE}"></script>`,
      'cm360',
      'ad-server',
    ),
    display(
      `cm360-${kind}-frame`,
      `<iframe src="${CM360}/ddm/${kind}/${SITE}" width="300" height="250"></iframe>`,
      'cm360',
      'ad-server',
    ),
  ]),
  display(
    'cm360-of-network',
    `${CM360}/N1234/adj/site/zone;sz=300x250;ord=1?`,
    'cm360',
    'ad-server',
  ),
  display(
    'cm360-ins',
    `<ins class="dcmads" data-dcm-placement="N1234.publisher/B2345678.34567890"><script src="https://www.googletagservices.com/dcm/dcmads.js"></script></ins>`,
    'cm360',
    'ad-server',
  ),
  ...['trackimp', 'trackimpj', 'trackclk', 'clk', 'jump'].map((kind) =>
    display(`cm360-${kind}`, `${CM360}/ddm/${kind}/${SITE}`, 'cm360-tracker', 'publisher'),
  ),
  display(
    'cm360-pixel',
    `<img src="${CM360}/ddm/trackimp/${SITE}" width="1" height="1">`,
    'cm360-tracker',
    'publisher',
  ),
  display('gpt', GPT, 'gpt', 'publisher', vastTag),
  display(
    'gpt-line',
    "googletag.defineSlot('/1234567/news/top',[300,250],'div').addService(googletag.pubads())",
    'gpt',
    'publisher',
    vastTag,
  ),
  display(
    'gpt-markup',
    `<script async src="https://securepubads.g.doubleclick.net/tag/js/gpt.js"></script>\n<script>${GPT}</script>\n<div id="div-gpt-1"></div>`,
    'gpt',
    'publisher',
    vastTag,
  ),
  display(
    'gpt-page',
    `<!DOCTYPE html><html><head><title>News</title><script>${GPT}</script></head><body></body></html>`,
    'gpt',
    'publisher',
    vastTag,
  ),
  display(
    'adsense',
    `<script async src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456" crossorigin="anonymous"></script>
<ins class="adsbygoogle" style="display:block" data-ad-client="ca-pub-1234567890123456" data-ad-slot="1234567890"></ins>
<script>(adsbygoogle = window.adsbygoogle || []).push({});</script>`,
    'adsense',
    'publisher',
  ),
  display(
    'adsense-element',
    '<ins class="adsbygoogle" data-ad-client="ca-pub-1234567890123456" data-ad-slot="1234567890"></ins>',
    'adsense',
    'publisher',
  ),
  ...(
    [
      ['script', 'https://track.banners.example/adfscript/?bn=48721;rnd=[timestamp]'],
      ['call', 'https://www8.banners.example/ac?siteid=7&pgid=8&fmtid=9&out=js&tmstp=[timestamp]'],
      ['frame', 'https://ads.banners.example/www/delivery/afr.php?zoneid=7&cb=[timestamp]'],
      [
        'zone',
        '<!-- zone --><script>var AdButler = AdButler || {}; AdButler.ads.push({handler: function(opt){ AdButler.register(7, 8, [300,250], "p"); }});</script>',
      ],
      [
        'element',
        '<ins data-revive-zoneid="7" data-revive-id="8"></ins><script async src="//ads.banners.example/asyncjs.php"></script>',
      ],
    ] as const
  ).map(([name, paste]) => display(`banner-${name}`, paste, 'banner', 'publisher')),
  display(
    'dai',
    "const request = new google.ima.dai.api.LiveStreamRequest();\nrequest.assetKey = 'abc';",
    'dai',
    'publisher',
  ),
  display(
    'prebid-units',
    `var adUnits = [{ code: 'div-1', mediaTypes: { banner: { sizes: [[300, 250]] } }, bids: [{ bidder: 'b', params: { id: 7 } }] }];\npbjs.addAdUnits(adUnits);`,
    'prebid',
    'publisher',
  ),
  display(
    'prebid-json',
    JSON.stringify([
      { code: 'div-1', mediaTypes: { banner: { sizes: [[300, 250]] } }, bids: [{ bidder: 'b' }] },
    ]),
    'prebid',
    'publisher',
  ),
  ...['instream', 'outstream'].map((context) =>
    display(
      `prebid-video-${context}`,
      JSON.stringify({
        code: 'v',
        mediaTypes: { video: { context, playerSize: [640, 480] } },
        bids: [{ bidder: 'b' }],
      }),
      context === 'instream' ? 'prebid-video' : 'outstream',
      'publisher',
    ),
  ),
  ...[
    '',
    'cache: { url: "https://prebid.market.example/cache" },',
    'cache: { useLocal: true },',
  ].map((cache, index) =>
    display(
      `prebid-video-of-ad-manager-${index}`,
      `pbjs.setConfig({ ${cache} debug: true });\npbjs.addAdUnits([{ code: 'v', mediaTypes: { video: { context: 'instream' } }, bids: [] }]);\nconst url = pbjs.adServers.dfp.buildVideoUrl({ adUnit, params: { iu: '/1234567/v' } });`,
      cache === '' ? 'prebid-cache' : 'prebid-video',
      'publisher',
    ),
  ),
  display(
    'prebid-video-code',
    `pbjs.addAdUnits({ code: 'v', mediaTypes: { video: { context: 'instream' } }, bids: [] });`,
    'prebid-video',
    'publisher',
  ),
];

const TAG = 'https://ads.publisher.example/vast?zone=87&cb=[CACHEBUSTING]';

/** The settings of JW Player for ads, with and without what plays them. */
const SETTINGS = (client: string): readonly string[] => [
  `jwplayer("p").setup({ file: "https://cdn.example/7.mp4", advertising: {${client} tag: "${TAG}" } });`,
  `jwplayer('p').setup({\n  advertising: {\n    ${client}\n    schedule: { pre: { offset: 'pre', tag: '${TAG}' } }\n  }\n});`,
  `<div id="p"></div><script>jwplayer("p").setup({"advertising":{${client.replace('client', '"client"')}"schedule":[{"offset":"pre","tag":"${TAG}"}]}});</script>`,
];

/** Code of players with an option for the ad tag, and with one that turns ads off. */
const EMPTY: readonly (readonly [option: string, code: string])[] = [
  ['adTagUrl', `player.ima({ adTagUrl: '', debug: true });`],
  ['tagUrl', `new Plyr('#p', { ads: { enabled: true, publisherId: '', tagUrl: "" } });`],
  [
    'vastTag',
    `fluidPlayer('p', { vastOptions: { adList: [{ roll: 'preRoll', vastTag: null }] } });`,
  ],
  ['adTag', `flowplayer('#p', { ima: { ads: [{ time: 0, adTag: undefined }] } });`],
  ['serverUrl', `videojs.getPlayer('p').ima3({"serverUrl": "", "requestMode": "onload"});`],
  ['data-ad-tag', `<video-player src="https://cdn.example/7.mp4" data-ad-tag=""></video-player>`],
];
const OFF: readonly (readonly [option: string, code: string])[] = [
  ['ads: { enabled: false', `new Plyr('#p', { ads: { enabled: false, tagUrl: '${TAG}' } });`],
  ['ads: false', `const settings = { src, ads: false, adTagUrl: '${TAG}' };`],
  ['disableAds: true', `player.setup({ disableAds: true, adTagUrl: "${TAG}" });`],
  ['showAds:false', `init({"showAds":false,"vastUrl":"${TAG}"})`],
];
/** Code in which the option for the ad tag has another name. */
const NAMED: readonly (readonly [option: string, code: string])[] = [
  ...['tagURL', 'adTag', 'vastUrl', 'tag'].map(
    (name) => ['tagUrl', `new Plyr('#p', { ads: { enabled: true, ${name}: '${TAG}' } });`] as const,
  ),
  ...['adTag', 'adtagUrl', 'vastTag', 'tag'].map(
    (name) => ['adTagUrl', `player.ima({ ${name}: "${TAG}" });`] as const,
  ),
  ['adTagUrl', `new RadiantMP('p').init({ licenseKey: 'k', src, ads: true, vastUrl: '${TAG}' });`],
  [
    'vastTag',
    `fluidPlayer('p', { vastOptions: { adList: [{ roll: 'preRoll', tag: '${TAG}' }] } });`,
  ],
];
const WITHOUT_SDK = `<script src="https://cdn.example/video.min.js"></script>
<script src="/js/videojs.ima.js"></script>
<script>videojs('p').ima({ adTagUrl: '${TAG}' });</script>`;
const MISSING: readonly (readonly [option: string, code: string])[] = [
  ['ads: true', `new RadiantMP('p').init({ licenseKey: 'k', src, adTagUrl: '${TAG}' });`],
];

const CALLS: readonly ((id: string) => string)[] = [
  (id) =>
    `fluidPlayer('${id}', { vastOptions: { adList: [{ roll: 'preRoll', vastTag: '${TAG}' }] } });`,
  (id) => `var player = videojs("${id}"); player.ima({ adTagUrl: "${TAG}" });`,
  (id) => `new Plyr('#${id}', { ads: { enabled: true, tagUrl: '${TAG}' } });`,
];

const page = (id: string, code: string): string =>
  `<video id="${id}" class="video-js" controls><source src="https://cdn.example/7.mp4"></video>\n<script>\n${code}\n</script>`;

/** Code of players that starts none, or none with ads; and near it, code that does. */
const PLAYERS: readonly Fault[] = [
  ...SETTINGS('').map((code, index) =>
    display(`jw-without-client-${index}`, code, 'jw-client', 'publisher'),
  ),
  ...EMPTY.map(([option, code], index) =>
    display(`option-empty-${index}`, code, 'option-empty', 'publisher', option),
  ),
  ...NAMED.map(([option, code], index) =>
    display(`option-name-${index}`, code, 'option-name', 'publisher', option),
  ),
  ...['data-tag', 'data-ad-tag', 'data-vast'].map((attribute) =>
    display(
      `amp-video-${attribute}`,
      `<amp-video width="640" height="360" src="https://cdn.example/7.mp4" ${attribute}="${TAG}"></amp-video>`,
      'amp-video',
      'publisher',
    ),
  ),
  display('without-sdk', WITHOUT_SDK, 'ima-script', 'publisher'),
  ...MISSING.map(([option, code], index) =>
    display(`option-missing-${index}`, code, 'option-missing', 'publisher', option),
  ),
  ...OFF.map(([option, code], index) =>
    display(`option-off-${index}`, code, 'option-off', 'publisher', option),
  ),
  ...CALLS.map((call, index) =>
    display(
      `player-of-other-id-${index}`,
      page('my-video', call('video-id')),
      'player-id',
      'publisher',
      'video-id',
    ),
  ),
  ...[
    ...SETTINGS(' client: "vast",'),
    ...CALLS.map((call) => page('my-video', call('my-video'))),
  ].map((paste, index): Fault => ({
    ...pasted(`player-with-ads-${index}`, paste, { id: 'not-requested', owner: 'unknown' }),
    forms: ['unsent'],
  })),
];

/** What people bring in place of a video ad: ads of other formats, and code without ads. */
export const DISPLAY_FAULTS: readonly Fault[] = [...BIDS, ...TAGS, ...PLAYERS];
