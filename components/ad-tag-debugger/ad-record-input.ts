import type { RecordedAdRequest, RecordedTracker } from '../../src/player/recorder/ad-record.js';
import { recordingsIn } from '../../src/diagnosis/input/recordings.js';
import { readPlayerRecord } from '../../src/player/recorder/read-record.js';
import type { Hop, Inspection } from '../../src/vast/inspect/inspection.js';
import { inspectionOf, type Recording } from './recording.js';

/** What a recorder saw of the ads of a page, beside its requests, as the debugger reads it. */
export interface AdRecordInput {
  /** The requests of all players, in the order in which they were sent. */
  readonly inspection: Inspection;
  readonly trackers: readonly RecordedTracker[];
  /** With the time and the origin of the first player, and its first ad tag before expansion. */
  readonly recording: Recording;
}

/** The hops of one request, at their times in the recording, after `count` hops of others. */
const hopsOf = ({ hops, atMs }: RecordedAdRequest, count: number): readonly Hop[] =>
  hops.map((hop) => ({
    ...hop,
    startMs: hop.startMs + atMs,
    parent: hop.parent === null ? null : hop.parent + count,
  }));

const inspectionOfRequests = (requests: readonly RecordedAdRequest[]): Inspection => {
  const hops: Hop[] = [];
  for (const request of requests) hops.push(...hopsOf(request, hops.length));
  return inspectionOf(hops, requests.find(({ failure }) => failure !== null)?.failure);
};

/** Reads the JSON of `recordAds().record`; null for other texts. */
export const readAdRecord = (text: string): AdRecordInput | null => {
  const { players } = recordingsIn(text).json ?? {};
  if (!Array.isArray(players)) return null;
  const all = players.map(readPlayerRecord).filter((player) => player !== null);
  const requests = all.flatMap((player) => player.requests).sort((a, b) => a.atMs - b.atMs);
  const [first] = all;
  const time = Date.parse(first?.startedAt ?? '');
  return {
    inspection: inspectionOfRequests(requests),
    trackers: [
      ...requests.flatMap(({ ads, errorTrackers }) => [
        ...ads.flatMap(({ trackers }) => trackers),
        ...errorTrackers,
      ]),
      ...all.flatMap(({ breakTrackers }) => breakTrackers),
    ],
    recording: {
      kind: 'record',
      createdAt: Number.isNaN(time) ? null : time,
      pageUrl: first?.origin ?? '',
      template: requests.find(({ template }) => template !== '')?.template ?? '',
    },
  };
};
