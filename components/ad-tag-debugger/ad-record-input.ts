import type {
  PlayerRecord,
  RecordedAdRequest,
  RecordedTracker,
} from '../../src/player/recorder/ad-record.js';
import { readPlayerRecord } from '../../src/player/recorder/read-record.js';
import type { Hop, Inspection } from '../../src/vast/inspect/inspection.js';

/** What a recorder saw of the ads of a page, beside its requests, as the debugger reads it. */
export interface AdRecordInput {
  /** The requests of all players, in the order in which they were sent. */
  readonly inspection: Inspection;
  readonly trackers: readonly RecordedTracker[];
  /** Milliseconds since 1970; null if unknown. */
  readonly createdAt: number | null;
  /** Origin of the first player; empty if unknown. */
  readonly origin: string;
  /** The first ad tag before expansion; empty if there is none. */
  readonly template: string;
}

const RECORD = /^\s*\{\s*"version"\s*:\s*1\s*,\s*"players"\s*:\s*\[/;

const players = (text: string): readonly PlayerRecord[] | null => {
  if (!RECORD.test(text)) return null;
  try {
    const { players: all } = JSON.parse(text) as { readonly players: readonly unknown[] };
    return all.map(readPlayerRecord).filter((player) => player !== null);
  } catch {
    return null;
  }
};

/** The hops of one request, at their times in the recording, after `count` hops of others. */
const hopsOf = ({ hops, atMs }: RecordedAdRequest, count: number): readonly Hop[] =>
  hops.map((hop) => ({
    ...hop,
    startMs: hop.startMs + atMs,
    parent: hop.parent === null ? null : hop.parent + count,
  }));

const inspectionOf = (requests: readonly RecordedAdRequest[]): Inspection => {
  const hops: Hop[] = [];
  for (const request of requests) hops.push(...hopsOf(request, hops.length));
  const ends = hops.map(({ startMs, durationMs }) => startMs + durationMs);
  return {
    hops,
    ads: [],
    result: 'none',
    failure: requests.find((request) => request.failure !== null)?.failure ?? null,
    errorTrackers: [],
    durationMs: ends.reduce((latest, end) => Math.max(latest, end), 0),
  };
};

/** Reads the JSON of `recordAds().record`; null for other texts. */
export const readAdRecord = (text: string): AdRecordInput | null => {
  const all = players(text);
  if (all === null) return null;
  const requests = all.flatMap((player) => player.requests).sort((a, b) => a.atMs - b.atMs);
  const inspection = inspectionOf(requests);
  const [first] = all;
  const time = Date.parse(first?.startedAt ?? '');
  return {
    inspection,
    trackers: [
      ...requests.flatMap(({ ads, errorTrackers }) => [
        ...ads.flatMap(({ trackers }) => trackers),
        ...errorTrackers,
      ]),
      ...all.flatMap(({ breakTrackers }) => breakTrackers),
    ],
    createdAt: Number.isNaN(time) ? null : time,
    origin: first?.origin ?? '',
    template: requests.find(({ template }) => template !== '')?.template ?? '',
  };
};
