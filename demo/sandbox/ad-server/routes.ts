import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import type { DemoText } from '../../../src/messages/generated/demo/index.js';
import type { Language } from '../../../src/messages/languages.js';
import { acceptedLanguage, pageText } from '../page-language.js';
import type { SandboxContext, SandboxEnv } from '../server/environment.js';
import { isObjectId } from '../wire-object.js';
import type { Counter } from './ad-log.js';
import { ADVERT, CREATIVES } from './creative.js';
import { DOCUMENTS } from './documents.js';
import { TRACKED_EVENTS } from './trackers.js';
import { type Ad, xmlDocument } from './vast.js';

const XML = { 'Content-Type': 'application/xml; charset=utf-8' };

const missing = (what: string): HTTPException =>
  new HTTPException(404, { message: `There is no such ${what}.` });

/** A query parameter that is a plain name, or null. */
const nameIn = (c: SandboxContext, parameter: string): string | null => {
  const value = c.req.query(parameter);
  return isObjectId(value) ? value : null;
};

/** The caller's name for one run, so that a page can count its own hits. */
const runIn = (c: SandboxContext): string | null => nameIn(c, 'run');

/** Parameters of a request that the addresses in its document repeat. */
const REPEATED = ['run', 'creative', 'delay'] as const;

const adOf = (c: SandboxContext, document: string): Ad => {
  const { origin } = new URL(c.req.url);
  const repeat = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => {
      const value = nameIn(c, name);
      return value === null ? [] : [`${name}=${value}`];
    });
  const search = repeat(REPEATED).join('&');
  const named = (name: string): Ad => ({
    name,
    origin,
    creative: CREATIVES.get(c.req.query('creative') ?? '') ?? ADVERT,
    track: (event) =>
      `${origin}/ads/track/${event}?${[`ad=${name}`, ...repeat(['run'])].join('&')}`,
    addressOf: (next) => `${origin}/ads/vast/${next}.xml${search === '' ? '' : `?${search}`}`,
    named,
  });
  return named(document);
};

const DEFAULT_DELAY_MS = 10_000;

const MAX_DELAY_MS = 60_000;

/** Waits for the milliseconds in the parameter `delay`. Throws HTTPException 408 if the caller disconnects first. */
const delay = async (c: SandboxContext): Promise<void> => {
  const requested = c.req.query('delay') ?? '';
  const milliseconds = /^\d{1,9}$/.test(requested)
    ? Math.min(Number(requested), MAX_DELAY_MS)
    : DEFAULT_DELAY_MS;
  try {
    await sleep(milliseconds, undefined, { signal: c.req.raw.signal });
  } catch {
    throw new HTTPException(408, { message: 'The caller disconnected.' });
  }
};

/** The first half of a text, and then nothing until the caller disconnects. */
const stalledBody = (text: string): ReadableStream =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)));
    },
  });

type Reply = (c: SandboxContext, text: string) => Response | Promise<Response>;

/** Documents that are not simply sent. */
const SPECIAL_REPLIES = new Map<string, Reply>([
  ['html', (c, text) => c.html(text)],
  ['error-500', (c) => c.text('The ad server is out of order.\n', 500)],
  ['stalled', (c, text) => c.body(stalledBody(text), 200, XML)],
  [
    'slow',
    async (c, text) => {
      await delay(c);
      return c.body(text, 200, XML);
    },
  ],
]);

/**
 * The VAST document in the path; the request is logged. Parameters, all optional: `run`, the caller's
 * name for what is counted; `creative`: `short` or `stream`; `delay` of the slow document in
 * milliseconds.
 */
const vastDocument = async (c: SandboxContext): Promise<Response> => {
  const name = (c.req.param('name') ?? '').replace(/\.xml$/, '');
  const document = DOCUMENTS.get(name);
  if (document === undefined) throw missing('ad');
  c.env.adLog.addRequest({
    at: new Date(c.env.clock()).toISOString(),
    url: c.req.raw.url,
    origin: c.req.header('origin') ?? null,
    referrer: c.req.header('referer') ?? null,
  });
  const text = (await document(adOf(c, name))).toString();
  return SPECIAL_REPLIES.get(name)?.(c, text) ?? c.body(text, 200, XML);
};

/** A transparent GIF of one pixel, for trackers that are requested by an `<img>`. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

const pixel = (c: SandboxContext): Response =>
  c.body(new Uint8Array(PIXEL), 200, { 'Content-Type': 'image/gif' });

const trackEvent = (c: SandboxContext): Response => {
  const event = c.req.param('event') ?? '';
  if (!TRACKED_EVENTS.has(event)) throw missing('event');
  c.env.adLog.addHit({ event, ad: nameIn(c, 'ad'), code: nameIn(c, 'code'), run: runIn(c) });
  return pixel(c);
};

const totals = ({ total, runs }: Counter) => ({ total, runs });

/** Returns the counts in total and per run; with `?run=`, the counts of that run per event and ad, and its error codes per ad. */
const adCounters = (c: SandboxContext): Response => {
  const { adLog } = c.env;
  const run = runIn(c);
  if (run === null) return c.json(totals(adLog.events));
  const counts = adLog.events.countsOf(run);
  return c.json({ run, counts, ads: adLog.ads(run), codes: adLog.codes(run) });
};

const landingMarkup = (language: Language, text: DemoText) =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text('sandbox-advertiser')}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/hosted-player/hosted-player.css">
</head>
<body><main class="message"><p>${text('sandbox-landing')}</p></main></body>
</html>
`;

const landingPage = async (c: SandboxContext) => {
  const language = acceptedLanguage(c.req.header('accept-language'));
  return c.html(landingMarkup(language, await pageText(language)), 200, {
    'Content-Security-Policy': "default-src 'none'; style-src 'self'; img-src data:",
    Vary: 'Accept-Language',
  });
};

/**
 * Playback events that an audience measurement counts. The form of the beacon document is not in the
 * specification, which names only its address (spec 2.8, `url_beacon`).
 */
const MEASURED_EVENTS: readonly string[] = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'pause',
];

/** `<beacons><beacon event="start" url="…"/>…</beacons>`; the URLs repeat the parameter `run`. */
const beaconDocument = async (c: SandboxContext): Promise<Response> => {
  const { origin } = new URL(c.req.url);
  const run = runIn(c);
  const search = run === null ? '' : `?run=${run}`;
  const beacons = MEASURED_EVENTS.map(
    (event) => html`<beacon event="${event}" url="${origin}/analytics/beacon/${event}${search}"/>`,
  );
  return c.body(await xmlDocument(html`<beacons>${beacons}</beacons>`), 200, XML);
};

const trackBeacon = (c: SandboxContext): Response => {
  const event = c.req.param('event') ?? '';
  if (!MEASURED_EVENTS.includes(event)) throw missing('event');
  c.env.beacons.count(event, runIn(c));
  return pixel(c);
};

/** Beacons so far: in total and by run, or those of the run in the query. */
const beaconCounters = (c: SandboxContext): Response => {
  const { beacons } = c.env;
  const run = runIn(c);
  return c.json(run === null ? totals(beacons) : { run, counts: beacons.countsOf(run) });
};

export const adRoutes = new Hono<SandboxEnv>()
  .get('/ads/vast/:name{[^/]+\\.xml}', vastDocument)
  .get('/ads/track/:event', trackEvent)
  .get('/ads/landing', landingPage)
  .get('/ads/counters.json', adCounters)
  .get('/ads/requests.json', (c) => c.json(c.env.adLog.requests))
  .get('/analytics/beacon.xml', beaconDocument)
  .get('/analytics/beacon/:event', trackBeacon)
  .get('/analytics/beacons.json', beaconCounters);
