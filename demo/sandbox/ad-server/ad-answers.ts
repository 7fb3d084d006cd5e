import type { Answer, Call } from '../call.js';
import { Failure } from '../failure.js';
import { jsonReply } from '../json-reply.js';
import { markup } from '../markup.js';
import { isObjectId } from '../object-id.js';
import { ADVERT, CREATIVES } from './creative.js';
import { type AdCall, DOCUMENTS } from './documents.js';
import { stalledBody, wait } from './pace.js';
import { pixel } from './pixel.js';
import { runOf } from './run.js';
import { TRACKED_EVENTS } from './trackers.js';

/** Parameters that wrappers and trackers keep. */
const KEPT = ['run', 'creative', 'delay'] as const;

const adCallOf = ({ url: { origin, searchParams } }: Call): AdCall => {
  const kept = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => {
      const value = searchParams.get(name);
      return isObjectId(value) ? [`${name}=${value}`] : [];
    });
  const search = kept(KEPT).join('&');
  return {
    origin,
    creative: CREATIVES.get(searchParams.get('creative') ?? '') ?? ADVERT,
    trackerOf: (ad) => (event) =>
      `${origin}/ads/track/${event}?${[`ad=${ad}`, ...kept(['run'])].join('&')}`,
    addressOf: (document) =>
      `${origin}/ads/vast/${document}.xml${search === '' ? '' : `?${search}`}`,
  };
};

const XML = 'application/xml; charset=utf-8';

const reply = (body: string | ReadableStream<Uint8Array>, type = XML, status = 200): Response =>
  new Response(body, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });

/** Those that are not simply answered. */
const ANSWERS = new Map<string, (text: string, call: Call) => Response | Promise<Response>>([
  ['html', (text) => reply(text, 'text/html; charset=utf-8')],
  ['error-500', () => reply('The ad server is out of order.\n', 'text/plain', 500)],
  ['stalled', (text) => reply(stalledBody(text))],
  [
    'slow',
    async (text, { url, request }) => {
      await wait(url, request.signal);
      return reply(text);
    },
  ],
]);

/** The document of a name; the request is kept for `adRequests`. */
const answerNamed = (name: string, call: Call): Response | Promise<Response> => {
  const { request, services } = call;
  const document = DOCUMENTS.get(name);
  if (document === undefined) throw new Failure(404, 'There is no such ad.');
  services.adLog.requested({
    at: new Date(services.clock()).toISOString(),
    url: request.url,
    origin: request.headers.get('origin'),
    referrer: request.headers.get('referer'),
  });
  const text = document(adCallOf(call));
  return ANSWERS.get(name)?.(text, call) ?? reply(text);
};

/**
 * The VAST document that the path names. Parameters, all optional: `run`, the caller's name for what
 * is counted; `creative`: `short` or `stream`; `delay`, of the slow one, in milliseconds.
 */
export const vastDocument: Answer = (call) => answerNamed(call.parameters['name'] ?? '', call);

/** A document that no page of another origin may read: its route shares it with none. */
export const unsharedVastDocument: Answer = (call) => answerNamed('no-cors', call);

/** Counts a hit of a tracker. */
export const trackedEvent: Answer = (call) => {
  const { parameters, url, services } = call;
  const event = parameters['event'] ?? '';
  if (!TRACKED_EVENTS.has(event)) throw new Failure(404, 'There is no such event.');
  const parameter = (name: string): string | null => {
    const value = url.searchParams.get(name);
    return isObjectId(value) ? value : null;
  };
  services.adLog.tracked({
    event,
    ad: parameter('ad'),
    code: parameter('code'),
    run: runOf(url),
  });
  return pixel();
};

/** The hits so far: in total and by run; of a run that is asked for by event, by ad, and its error codes. */
export const adCounters: Answer = ({ url, services: { adLog } }) => {
  const run = runOf(url);
  if (run === null) return jsonReply({ total: adLog.events.total, runs: adLog.events.runs });
  const counts = adLog.events.counts(run);
  return jsonReply({ run, counts, ads: adLog.ads(run), codes: adLog.codes(run) });
};

/** The latest ad requests, oldest first. */
export const adRequests: Answer = ({ services }) => jsonReply(services.adLog.requests);

const LANDING = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The advertiser of the demo</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/hosted-player/hosted-player.css">
</head>
<body><main class="message"><p>This is where the adverts of the demo lead.</p></main></body>
</html>
`.html;

/** Where a click on an advert leads. */
export const adLandingPage: Answer = () =>
  new Response(LANDING, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; img-src data:",
    },
  });
