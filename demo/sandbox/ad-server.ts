import type { Answer, Call } from './call.js';
import { Failure } from './failure.js';
import { jsonReply } from './json-reply.js';
import { isObjectId } from './object-id.js';
import {
  type InlineAd,
  inlineVast,
  noAdVast,
  TRACKED_EVENTS,
  type TrackerUrl,
} from './vast-document.js';

const ADVERT = {
  title: 'Advert of the demo',
  duration: '00:00:06',
  media: { path: '/media/advert.mp4', type: 'video/mp4', width: 480, height: 270, bitrate: 55 },
} as const;

const advert = ({ url }: Call, id: string, skipAfter: string | null): InlineAd => {
  const { path, ...media } = ADVERT.media;
  return {
    id,
    title: ADVERT.title,
    duration: ADVERT.duration,
    skipAfter,
    media: { ...media, url: url.origin + path },
    clickThrough: `${url.origin}/ads/landing`,
  };
};

/** The documents that the server answers, by the name in the address. */
const DOCUMENTS = new Map<string, (call: Call, tracker: TrackerUrl) => string>([
  ['inline', (call, tracker) => inlineVast(advert(call, 'inline', null), tracker)],
  ['skippable', (call, tracker) => inlineVast(advert(call, 'skippable', '00:00:03'), tracker)],
  ['no-ad', (_, tracker) => noAdVast(tracker)],
]);

/** The caller's name for one run, so that a page can count its own hits: the parameter `run`. */
const runOf = ({ url }: Call): string | null => {
  const run = url.searchParams.get('run');
  return isObjectId(run) ? run : null;
};

const trackerOf = (call: Call, name: string): TrackerUrl => {
  const run = runOf(call);
  return (event) =>
    `${call.url.origin}/ads/track/${event}?ad=${name}${run === null ? '' : `&run=${run}`}`;
};

/** A VAST document; the request is kept for `adRequests`. */
export const vastDocument: Answer = (call) => {
  const { request, parameters, services } = call;
  const name = parameters['name'] ?? '';
  const document = DOCUMENTS.get(name);
  if (document === undefined) throw new Failure(404, 'There is no such ad.');
  services.adLog.requested({
    at: new Date(services.clock()).toISOString(),
    url: request.url,
    origin: request.headers.get('origin'),
    referrer: request.headers.get('referer'),
  });
  const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(document(call, trackerOf(call, name)), { headers });
};

/** A transparent GIF of one pixel: an `<img>` that asked for a tracker gets an image. */
const PIXEL = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='),
  (byte) => byte.charCodeAt(0),
);

/** Counts a hit of a tracker. */
export const trackedEvent: Answer = (call) => {
  const event = call.parameters['event'] ?? '';
  if (!TRACKED_EVENTS.includes(event)) throw new Failure(404, 'There is no such event.');
  call.services.adLog.tracked(event, runOf(call));
  return new Response(PIXEL, {
    headers: { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' },
  });
};

/** The hits so far: in total and by run, or of the run that is asked for. */
export const adCounters: Answer = (call) => {
  const { adLog } = call.services;
  const run = runOf(call);
  return jsonReply(
    run === null ? { total: adLog.total, runs: adLog.runs } : { run, counts: adLog.counts(run) },
  );
};

/** The latest ad requests, oldest first. */
export const adRequests: Answer = ({ services }) => jsonReply(services.adLog.requests);

/** Where a click on the advert leads. */
export const adLandingPage: Answer = () =>
  new Response('This is where the advert of the demo leads.\n', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
