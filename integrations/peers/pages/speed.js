/** Expands ad tags and reads VAST documents with this library and its peers. */
import { VASTClient } from '@dailymotion/vast-client';
import videojs from 'video.js';
import 'videojs-contrib-ads';
import { compileAdTag, expandAdTag } from 'media-embed-build/src/index.js';
import { AdTracker, reporter } from 'media-embed-build/src/vast/request/ad-tracker.js';
import { CandidateResolver } from 'media-embed-build/src/vast/request/candidate-resolver.js';
import { documentOf } from 'media-embed-build/src/vast/request/document-request.js';
import { chooseMedia } from 'media-embed-build/src/vast/play/media-choice.js';
import { vastAdOf } from 'media-embed-build/src/vast/read/resolved-ad.js';
import { pageTransport } from 'media-embed-build/src/vast/request/xml-request.js';
import { contest } from './contest.js';

/** In the dialect of videojs-contrib-ads, which this library reads too. */
const TEMPLATE =
  'https://ads.example/vast?sz=640x480&iu=%2F1234%2Fvideo&cb={random}&ts={timestamp}' +
  '&url={player.pageUrl}&w={player.width}&h={player.height}&id={mediainfo.id}' +
  '&title={mediainfo.name}&d={mediainfo.duration}&v=4';

const VISITS = Array.from({ length: 16 }, (_, at) => ({
  id: `v${at}`,
  title: `Città ${at} & more`,
  duration: 60 + at,
}));

const PAGE_URL = location.href;

const contextOf = ({ id, title, duration }, turn) => ({
  page: { url: PAGE_URL },
  player: { width: 640, height: 360 },
  content: { id, title, duration },
  now: 1_700_000_000_000 + turn,
  random: (turn % 997) / 997,
});

/** As a developer would write it by hand for this one tag. */
const byHand = ({ id, title, duration }, turn) =>
  `https://ads.example/vast?sz=640x480&iu=%2F1234%2Fvideo&cb=${Math.floor(((turn % 997) / 997) * 1e12)}` +
  `&ts=${1_700_000_000_000 + turn}&url=${encodeURIComponent(PAGE_URL)}&w=640&h=360` +
  `&id=${encodeURIComponent(id)}&title=${encodeURIComponent(title)}&d=${duration}&v=4`;

const playerOfContribAds = () => {
  const video = document.createElement('video');
  video.width = 640;
  video.height = 360;
  document.body.append(video);
  const player = videojs(video, { width: 640, height: 360 });
  player.ads({});
  return player;
};

/** The parameters of a URL that do not depend on the moment. */
const stableParts = (url) =>
  [...new URL(url).searchParams].filter(([name]) => !['cb', 'ts'].includes(name)).join('|');

const expansion = async () => {
  const player = playerOfContribAds();
  const compiled = compileAdTag(TEMPLATE, []);
  const visitOf = (turn) => VISITS[turn & 15];
  const contenders = {
    'by hand': (turn) => byHand(visitOf(turn), turn),
    compileAdTag: (turn) => compiled(contextOf(visitOf(turn), turn)),
    expandAdTag: (turn) => expandAdTag(TEMPLATE, contextOf(visitOf(turn), turn)).url,
    'videojs-contrib-ads': (turn) => {
      const { id, title, duration } = visitOf(turn);
      player.mediainfo = { id, name: title, duration };
      return player.ads.adMacroReplacement(TEMPLATE, true, {});
    },
  };
  const urls = Object.entries(contenders).map(([name, run]) => [name, run(3)]);
  const different = urls.filter(([, url]) => stableParts(url) !== stableParts(urls[0][1]));
  return {
    rows: await contest(contenders),
    different: different.map(([name, url]) => `${name}: ${url}`),
  };
};

const ORIGIN = 'https://ads.example';

const file = (at) =>
  `<MediaFile delivery="progressive" type="video/${at % 2 ? 'webm' : 'mp4'}" width="${320 + 160 * at}" height="${180 + 90 * at}" bitrate="${400 * (at + 1)}"><![CDATA[${ORIGIN}/${at}.mp4]]></MediaFile>`;

const EVENTS = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'mute', 'pause'];

const linear = (id, files) =>
  `<Creative><Linear skipoffset="00:00:05"><Duration>00:00:30</Duration><TrackingEvents>${EVENTS.map(
    (event) =>
      `<Tracking event="${event}"><![CDATA[${ORIGIN}/${id}/${event}?cb=[CACHEBUSTING]]]></Tracking>`,
  ).join(
    '',
  )}</TrackingEvents><VideoClicks><ClickThrough><![CDATA[${ORIGIN}/click]]></ClickThrough></VideoClicks><MediaFiles>${Array.from(
    { length: files },
    (_, at) => file(at),
  ).join('')}</MediaFiles></Linear></Creative>`;

const inline = (id, files, on = '') =>
  `<Ad id="${id}"${on}><InLine><AdSystem>Server</AdSystem><AdTitle>Ad ${id}</AdTitle><Error><![CDATA[${ORIGIN}/error?code=[ERRORCODE]]]></Error><Impression><![CDATA[${ORIGIN}/impression]]></Impression><Creatives>${linear(id, files)}</Creatives></InLine></Ad>`;

const wrapper = (next) =>
  `<Ad id="w"><Wrapper><AdSystem>Server</AdSystem><Error><![CDATA[${ORIGIN}/wrapper-error]]></Error><Impression><![CDATA[${ORIGIN}/wrapper]]></Impression><VASTAdTagURI><![CDATA[${next}]]></VASTAdTagURI><Creatives><Creative><Linear><TrackingEvents><Tracking event="start"><![CDATA[${ORIGIN}/wrapper-start]]></Tracking></TrackingEvents></Linear></Creative></Creatives></Wrapper></Ad>`;

const vast = (ads) => `<?xml version="1.0" encoding="UTF-8"?><VAST version="4.2">${ads}</VAST>`;

/** The responses of an ad server. */
const DOCUMENTS = {
  '/one': vast(inline('1', 4)),
  '/pod': vast(
    Array.from({ length: 5 }, (_, at) => inline(String(at), 10, ` sequence="${at + 1}"`)).join(''),
  ),
  '/wrapped': vast(wrapper(`${ORIGIN}/second`)),
  '/second': vast(wrapper(`${ORIGIN}/third`)),
  '/third': vast(wrapper(`${ORIGIN}/one`)),
};

const textAt = (url) => DOCUMENTS[new URL(url).pathname];

const SURFACE = { width: 640, height: 360, canPlay: (type) => type.startsWith('video/') };

/** Reads a tag as the player of this library does, and chooses the file of every ad. */
const readWithOurs = async (tag) => {
  const { signal } = new AbortController();
  const transport = pageTransport();
  const request = {
    tag,
    signal,
    expand: (url) => expandAdTag(url, { random: 0.5 }).url,
    mayUseCookies: () => true,
    ping: () => undefined,
  };
  const report = reporter(request);
  const ads = new CandidateResolver(request, {
    baseUrl: location.href,
    load: async (url) => ({
      document: await documentOf(textAt(url), signal, transport),
      url: url.href,
    }),
    parse: (text) => documentOf(text, signal, transport),
    report,
    adOf: (ad) => vastAdOf(ad, tag, new AdTracker(ad, report)),
  }).resolve();
  const files = [];
  let next = await ads.next('played');
  while (!next.done) {
    files.push(chooseMedia(next.value.ad.linear.media, SURFACE).url);
    next = await ads.next('played');
  }
  return files;
};

const client = new VASTClient();
const urlHandler = {
  get: (url) =>
    Promise.resolve({ xml: new DOMParser().parseFromString(textAt(url), 'text/xml'), details: {} }),
};

/** Reads a tag with vast-client, which leaves the choice of a file to the player. */
const readWithClient = async (tag) => {
  const { ads } = await client.get(tag, { urlHandler });
  return ads.flatMap(({ creatives }) => creatives.flatMap(({ mediaFiles }) => mediaFiles));
};

const READINGS = {
  'one ad of 4 files': '/one',
  'a pod of 5 ads of 10 files': '/pod',
  'one ad behind 3 wrappers': '/wrapped',
};

const reading = async () => {
  const results = {};
  for (const [name, path] of Object.entries(READINGS)) {
    const tag = ORIGIN + path;
    const [ours, theirs] = [await readWithOurs(tag), await readWithClient(tag)];
    if (ours.length === 0 || theirs.length === 0) throw new Error(`${name} has no ads.`);
    results[name] = await contest({
      'media-embed': () => readWithOurs(tag),
      'vast-client': () => readWithClient(tag),
    });
  }
  return results;
};

globalThis.measureSpeed = async () => ({ expansion: await expansion(), reading: await reading() });
