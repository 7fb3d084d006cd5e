/** A server on loopback that answers every rewritten URL with something playable, and counts the requests by key. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { sendFile } from '../file-response.mjs';
import { startLoopbackServer } from '../loopback-server.mjs';
import { root } from '../run.mjs';
import { keyOf, relativeKey } from './addresses.mjs';
import { typeOf } from './due-trackers.mjs';

const HLS = /mpegurl/i;

/** Seconds of the file for a media type. */
export const secondsOf = (type) => (HLS.test(type) ? 4 : 30);

const media = (name) => readFileSync(join(import.meta.dirname, 'media', name));
const sandboxMedia = (name) => readFileSync(join(root, 'demo/sandbox/media', name));

const MP4 = media('ad.mp4');
const WEBM = media('ad.webm');
const PICTURE = sandboxMedia('banner.png');
const CONTENT = sandboxMedia('advert.mp4');

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:20.000\nAn ad\n';

/** A file of the stream by the last part of the path, else its main playlist. */
const stream = (pathname) => {
  const [, name = ''] = /\/(\d+\.m4s|init\.mp4|index\.m3u8)$/.exec(pathname) ?? [];
  const body = sandboxMedia(`advert-stream/${name || 'master.m3u8'}`);
  return {
    type: name.endsWith('4s') || name.endsWith('4') ? 'video/mp4' : 'application/vnd.apple.mpegurl',
    body,
  };
};

const mediaFile = (role, pathname) => {
  const type = typeOf(role);
  if (HLS.test(type)) return stream(pathname);
  return { type: type || 'video/mp4', body: /webm/i.test(type) ? WEBM : MP4 };
};

/** The answers by element; trackers have none. */
const ANSWERS = {
  MediaFile: mediaFile,
  Mezzanine: mediaFile,
  StaticResource: () => ({ type: 'image/png', body: PICTURE }),
  ClosedCaptionFile: () => ({ type: 'text/vtt', body: CAPTIONS }),
  ClickThrough: () => ({ type: 'text/html', body: '<!doctype html><title>A landing page</title>' }),
};

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Conformance</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
<script type="module" src="/cdn/media-embed-player.js"></script>
</head>
<body></body>
</html>`;

const SHEET = `body { margin: 0; display: flex; flex-wrap: wrap }
/* Outside of the flow, so that they move no player out of view. */
.companion { position: fixed; inset: auto 0 0 auto; inline-size: 1px; block-size: 1px; overflow: hidden }
media-embed-player { display: block; inline-size: 416px; block-size: 234px }
`;

const TYPES = { '.js': 'text/javascript', '.mp4': 'video/mp4' };

const pageFile = (pathname) => {
  if (pathname === '/player') return { type: 'text/html', body: PAGE };
  if (pathname === '/page.css') return { type: 'text/css', body: SHEET };
  if (pathname === '/blank')
    return { type: 'text/html', body: '<!doctype html><title>XML</title>' };
  if (pathname === '/content.mp4') return { type: 'video/mp4', body: CONTENT };
  const [, folder] = /^\/(cdn|timing)\/[\w./-]+\.js$/.exec(pathname) ?? [];
  if (folder === undefined || pathname.includes('..')) return null;
  const path = join(root, folder === 'cdn' ? 'dist' : '.build/test', pathname);
  return { type: TYPES[extname(pathname)], body: readFileSync(path) };
};

/** The CORS rule of VAST. */
const allowOrigin = ({ headers: { origin = '*' } }, response) => {
  response.setHeader('access-control-allow-origin', origin);
  if (origin !== '*') response.setHeader('access-control-allow-credentials', 'true');
};

/** What the server answers and has counted. */
class Counter {
  /** Files of other players by path: `{ type, body }`. */
  #files;
  #documents = new Map();
  #roles = new Map();
  /** The counted requests by key. */
  requests = new Map();

  constructor(files) {
    this.#files = files;
  }

  /** Adds what the server answers for a site. */
  add({ loaded, roles }) {
    for (const document of loaded) this.#documents.set(document.key, document);
    for (const [key, role] of roles) this.#roles.set(key, role);
  }

  answer(request) {
    const { pathname } = new URL(request.url, 'http://host');
    const key = keyOf(`http://host${request.url}`);
    if (key === null) return this.#files.get(pathname) ?? pageFile(pathname);
    const relative = this.#documents.get(relativeKey(key, pathname));
    this.#count(relative === undefined ? key : relative.key, request);
    const document = relative ?? this.#documents.get(key);
    if (document !== undefined) return { type: 'application/xml', body: document.text };
    const role = this.#roles.get(key);
    return ANSWERS[role?.name]?.(role, pathname) ?? { type: 'text/plain', body: '' };
  }

  #count(key, { url, headers }) {
    const counted = this.requests.get(key) ?? [];
    this.requests.set(key, [...counted, { url, destination: headers['sec-fetch-dest'] ?? '' }]);
  }
}

/**
 * Starts the server: `page` and `origin` are its addresses for the page and for ad servers. `files` are more files of
 * the page, by path: `{ type, body }`. `policyOf` makes the policy of the page that plays from the origin of ad servers.
 */
export const startServer = async (files = new Map(), policyOf = null) => {
  const counter = new Counter(files);
  const { origin, foreign, stop } = await startLoopbackServer((request, response) => {
    allowOrigin(request, response);
    if (policyOf !== null && request.url === '/player')
      response.setHeader('content-security-policy', policyOf(foreign));
    const found = counter.answer(request);
    if (found === null) response.writeHead(404).end();
    else sendFile(request, response, found);
  });
  return {
    page: origin,
    // Another origin than that of the page, as ad servers have.
    origin: foreign,
    requests: counter.requests,
    add: (site) => counter.add(site),
    stop,
  };
};
