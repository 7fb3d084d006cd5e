/** A server with a page of players, an ad server and media, all in memory. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sendFile } from '../file-response.mjs';
import { startLoopbackServer } from '../loopback-server.mjs';
import { root } from '../run.mjs';

const { resolveEmbed } = await import(pathToFileURL(join(root, '.build/src/index.js')).href);

const media = (name) => readFileSync(join(root, 'demo/sandbox/media', name));

const VIDEO = media('test-card.mp4');
const AD = media('short-advert.mp4');
const PICTURE = media('small-banner.png');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Soak</title>
<link rel="icon" href="data:,">
<style>body { margin: 0; display: flex; flex-wrap: wrap } media-embed-player { display: block; inline-size: 416px; block-size: 234px }</style>
<script type="module" src="/cdn/media-embed-player.js"></script>
</head>
<body></body>
</html>`;

const TRACKED = ['creativeView', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

const tracking = (origin) =>
  TRACKED.map((name) => `<Tracking event="${name}">${origin}/track/${name}</Tracking>`).join('');

const inline = (origin, creative) =>
  `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>Soak</AdSystem><AdTitle>An ad</AdTitle><Error>${origin}/track/error</Error><Impression>${origin}/track/impression</Impression><Creatives><Creative>${creative}</Creative></Creatives></InLine></Ad></VAST>`;

/** The responses of the ad server by path. */
const adsOf = (origin) => ({
  '/ads/linear.xml': inline(
    origin,
    `<Linear skipoffset="00:00:01"><Duration>00:00:02</Duration><TrackingEvents>${tracking(origin)}</TrackingEvents><VideoClicks><ClickThrough>${origin}/landing</ClickThrough></VideoClicks><Icons><Icon program="AdChoices" width="20" height="20" xPosition="right" yPosition="top"><StaticResource creativeType="image/png">${origin}/picture.png</StaticResource></Icon></Icons><MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360">${origin}/ad.mp4</MediaFile></MediaFiles></Linear>`,
  ),
  '/ads/wrapper.xml': `<VAST version="4.2"><Ad id="w"><Wrapper><AdSystem>Soak</AdSystem><Error>${origin}/track/error</Error><Impression>${origin}/track/wrapper</Impression><VASTAdTagURI>${origin}/ads/linear.xml</VASTAdTagURI></Wrapper></Ad></VAST>`,
  '/ads/overlay.xml': inline(
    origin,
    `<NonLinearAds><NonLinear width="300" height="50"><StaticResource creativeType="image/png">${origin}/picture.png</StaticResource></NonLinear></NonLinearAds>`,
  ),
  '/ads/none.xml': `<VAST version="4.2"><Error>${origin}/track/error</Error></VAST>`,
  '/ads/broken.xml': '<VAST version="4.2"><Ad>',
});

const adOf = (url) => ({ id: '1', adv_type: 'addart', type: 'linear', source_url: url });

const overlayOf = (url) => ({ ...adOf(url), type: 'non-linear', after_time: 0, stay_time: 1 });

/** Configurations that a page plays one after another: with ads of each kind, with ads that fail, and without ads. */
const configsOf = (origin) =>
  [
    { preroll: [adOf(`${origin}/ads/linear.xml`)] },
    { preroll: [adOf(`${origin}/ads/wrapper.xml`)] },
    { preroll: [adOf(`${origin}/ads/none.xml`)] },
    { overlay_initial: [overlayOf(`${origin}/ads/overlay.xml`)] },
    { preroll: [adOf(`${origin}/ads/broken.xml***${origin}/ads/linear.xml`)] },
    {},
  ].map((ads, index) => {
    const video = { id: `${index}`, title: `Video ${index}`, duration: '10' };
    const embed = { id: `${index}`, title: `Embed ${index}`, video, ...ads };
    return resolveEmbed(embed, {}, { streamUrl: () => `${origin}/video.mp4` }).config;
  });

const fileOf = (pathname, ads) => {
  if (pathname === '/') return ['text/html', PAGE];
  if (pathname === '/video.mp4') return ['video/mp4', VIDEO];
  if (pathname === '/ad.mp4') return ['video/mp4', AD];
  if (pathname === '/picture.png') return ['image/png', PICTURE];
  if (pathname in ads) return ['application/xml', ads[pathname]];
  if (pathname.startsWith('/track/')) return ['text/plain', ''];
  const [, folder] = /^\/(cdn|timing)\/[\w./-]+\.js$/.exec(pathname) ?? [];
  if (folder === undefined || pathname.includes('..')) return null;
  const path = join(root, folder === 'cdn' ? 'dist' : '.build/test', pathname);
  return ['text/javascript', readFileSync(path)];
};

/** Starts the server: its address, the configurations, and the number of impressions so far. */
export const startPageSite = async () => {
  let impressions = 0;
  let ads = {};
  const { origin, stop } = await startLoopbackServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    if (pathname === '/track/impression') impressions += 1;
    const file = fileOf(pathname, ads);
    if (file === null) response.writeHead(404).end();
    else sendFile(request, response, { type: file[0], body: file[1] });
  });
  ads = adsOf(origin);
  return { origin, configs: configsOf(origin), impressions: () => impressions, stop };
};
