import type { Answer } from '../call.js';
import { Failure } from '../failure.js';
import { jsonReply } from '../json-reply.js';
import { pixel } from './pixel.js';
import { runOf } from './run.js';
import { element, xmlDocument } from './xml.js';

/**
 * Events of playing that an audience measurement is told. The form of the beacon document is ours:
 * the spec names its address alone (spec 2.8, `url_beacon`).
 */
const BEACON_EVENTS: readonly string[] = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'pause',
];

/** `<beacons><beacon event="start" url="…"/>…</beacons>`; the parameter `run` is kept. */
export const beaconDocument: Answer = ({ url }) => {
  const run = runOf(url);
  const search = run === null ? '' : `?run=${run}`;
  const beacons = BEACON_EVENTS.map((event) =>
    element('beacon', { event, url: `${url.origin}/analytics/beacon/${event}${search}` }),
  );
  return new Response(xmlDocument(element('beacons', {}, ...beacons)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-store' },
  });
};

/** Counts a beacon. */
export const trackedBeacon: Answer = ({ parameters, url, services }) => {
  const event = parameters['event'] ?? '';
  if (!BEACON_EVENTS.includes(event)) throw new Failure(404, 'There is no such event.');
  services.beacons.hit(event, runOf(url));
  return pixel();
};

/** The beacons so far: in total and by run, or of the run that is asked for. */
export const beaconCounters: Answer = ({ url, services: { beacons } }) => {
  const run = runOf(url);
  return jsonReply(
    run === null
      ? { total: beacons.total, runs: beacons.runs }
      : { run, counts: beacons.counts(run) },
  );
};
