import type {
  RecognizedInput,
  RecordedRequest,
} from '../../src/diagnosis/input/recognized-input.js';
import type { Hop, Inspection } from '../../src/vast/inspect/inspection.js';

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
  // The text of a browser, which has no translation.
  failure: request.error === '' ? null : { code: 301, id: '', params: {}, message: request.error },
});

/** The recorded requests of a HAR file as an inspection without ads; null for other inputs. */
export const recordedInspection = (input: RecognizedInput | null): Inspection | null =>
  input?.kind !== 'har'
    ? null
    : {
        hops: input.requests.map(hopOf),
        ads: [],
        result: 'none',
        failure: null,
        errorTrackers: [],
        durationMs: Math.max(
          0,
          ...input.requests.map(({ startMs, durationMs }) => startMs + durationMs),
        ),
      };
