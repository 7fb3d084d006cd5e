import { WATERFALL_SEPARATOR } from '../../src/ad-tags/split-waterfall.js';
import type {
  CaseInput,
  RecognizedInput,
  RecordedRequest,
} from '../../src/diagnosis/input/recognized-input.js';
import { objectOf, parseJson } from '../../src/text/json.js';
import { valueAt } from '../../src/text/json-pointer.js';
import type { Hop, Inspection } from '../../src/vast/inspect/inspection.js';

/** A recorded input: a case file, or the record of a page that was opened with `?ad-debug`. */
export interface Recording {
  readonly kind: 'case' | 'record';
  /** Milliseconds since 1970; null if the recording does not say. */
  readonly createdAt: number | null;
  /** URL of the page that was recorded; empty if unknown. */
  readonly pageUrl: string;
  /** The ad tag of a record, which can be checked live; empty for a case file, whose diagnosis has its input. */
  readonly template: string;
}

/** When and where a case was recorded; null for a file that cannot be read. */
export const recordingOfCase = ({ text, fault }: CaseInput): Recording | null => {
  if (fault !== null) return null;
  const { createdAt, context } = objectOf(parseJson(text));
  const time = typeof createdAt === 'string' ? Date.parse(createdAt) : NaN;
  const url = valueAt(context, '/viewer/page/url');
  return {
    kind: 'case',
    template: '',
    createdAt: Number.isNaN(time) ? null : time,
    pageUrl: typeof url === 'string' ? url : '',
  };
};

/** The recorded input as a text that can be checked live; null if nothing in it can be requested. */
export const liveInput = (input: RecognizedInput, { template }: Recording): string | null => {
  if (template !== '') return template;
  if (input.kind === 'ad-tag') return input.tags.join(WATERFALL_SEPARATOR);
  if (input.kind === 'vast' || input.kind === 'vmap' || input.kind === 'response')
    return input.text;
  const embed = input.kind === 'embed' || input.kind === 'embed-code' ? input.embed : null;
  return embed === null ? null : JSON.stringify(embed, null, 2);
};

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

/** Recorded requests as an inspection without ads. */
export const inspectionOf = (
  hops: readonly Hop[],
  failure: Inspection['failure'] = null,
): Inspection => ({
  hops,
  ads: [],
  result: 'none',
  failure,
  errorTrackers: [],
  durationMs: hops.reduce(
    (latest, { startMs, durationMs }) => Math.max(latest, startMs + durationMs),
    0,
  ),
});

/** The recorded requests of a HAR file; null for other inputs. */
export const recordedInspection = (input: RecognizedInput | null): Inspection | null =>
  input?.kind === 'har' ? inspectionOf(input.requests.map(hopOf)) : null;
