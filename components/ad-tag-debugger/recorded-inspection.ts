import type { Diagnosis } from '../../src/diagnosis/diagnosis.js';
import type { Hop, Inspection } from '../../src/vast/inspection.js';

type RecordedRequest = Diagnosis['requests'][number];

const hopOf = (request: RecordedRequest): Hop => ({
  url: request.url,
  responseUrl: '',
  parent: null,
  startMs: request.startMs,
  durationMs: request.durationMs,
  status: request.status,
  contentType: request.contentType,
  cors: request.lacksCors ? 'refused' : 'not-applicable',
  sentCookies: false,
  text: request.text,
  template: '',
  expansions: [],
  root: null,
  version: null,
  adSystems: [],
  failure: request.error === '' ? null : { code: 301, message: request.error },
});

/** The recorded requests of a HAR file as an inspection without ads; null if there are none. */
export const recordedInspection = (requests: readonly RecordedRequest[]): Inspection | null =>
  requests.length === 0
    ? null
    : {
        hops: requests.map(hopOf),
        ads: [],
        result: 'none',
        failure: null,
        errorTrackers: [],
        durationMs: Math.max(...requests.map(({ startMs, durationMs }) => startMs + durationMs)),
      };
