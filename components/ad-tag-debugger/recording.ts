import { WATERFALL_SEPARATOR } from '../../src/ad-tags/split-waterfall.js';
import type {
  CaseInput,
  RecognizedInput,
  RecordedRequest,
} from '../../src/diagnosis/input/recognized-input.js';
import type { Hop, Inspection } from '../../src/vast/inspect/inspection.js';
import type { AdRecordInput } from './ad-record-input.js';

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

interface CaseJson {
  readonly createdAt?: unknown;
  readonly context?: { readonly viewer?: { readonly page?: { readonly url?: unknown } } };
}

/** When and where a case was recorded; null for a file that cannot be read. */
export const recordingOfCase = ({ text, fault }: CaseInput): Recording | null => {
  if (fault !== null) return null;
  const { createdAt, context } = JSON.parse(text) as CaseJson;
  const time = typeof createdAt === 'string' ? Date.parse(createdAt) : NaN;
  const url = context?.viewer?.page?.url;
  return {
    kind: 'case',
    template: '',
    createdAt: Number.isNaN(time) ? null : time,
    pageUrl: typeof url === 'string' ? url : '',
  };
};

export const recordingOfRecord = ({ createdAt, origin, template }: AdRecordInput): Recording => ({
  kind: 'record',
  createdAt,
  template,
  pageUrl: origin,
});

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
