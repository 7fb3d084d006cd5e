import { isLikelyFiltered } from '../../vast/inspect/ad-blocker.js';
import type {
  Hop,
  InspectedAd,
  InspectedBreak,
  Inspection,
} from '../../vast/inspect/inspection.js';
import type { BreakOffset } from '../../vast/read/vmap.js';
import { noAd } from '../../vast/vast-error.js';
import { documentOutline } from './document-outline.js';
import { hostOf } from './url-host.js';
import {
  type AdChain,
  type ChainAd,
  type ChainBreak,
  type ChainEnd,
  type ChainFault,
  type ChainRequest,
  type ChosenFile,
  endsAs,
  MIN_TIMEOUT_MS,
  type RequestResult,
} from './evidence.js';

/** Results of known faults; all others are `unreachable`. */
const RESULTS: Readonly<Partial<Record<ChainFault, RequestResult>>> = {
  cors: 'cors',
  'cors-several': 'cors',
  policy: 'policy',
  tls: 'certificate',
  clock: 'viewer',
  sinkhole: 'viewer',
  offline: 'viewer',
  resolver: 'viewer',
  'cookie-loop': 'address-refused',
  redirect: 'address-refused',
  'redirect-loop': 'address-refused',
  private: 'address-refused',
};

/** Why there is no response. The recording of a page does not know whether CORS refused one. */
const faultOf = ({ requestFault, cors }: Hop): ChainFault | undefined =>
  requestFault ?? (cors === 'refused' ? 'unexplained' : undefined);

const resultOf = (hop: Hop): RequestResult => {
  const { url, status, durationMs, failure } = hop;
  const fault = faultOf(hop);
  if (url === '' || status !== null) return 'response';
  if (failure?.id === 'request-timeout') return 'timeout';
  if (fault !== undefined && isLikelyFiltered(hop)) return 'blocked';
  if (fault !== undefined) return RESULTS[fault] ?? 'unreachable';
  if (failure !== null && failure.code !== 301) return 'not-sent';
  return durationMs >= MIN_TIMEOUT_MS ? 'timeout' : 'unreachable';
};

/** Where a request was sent at last. An address that is refused was not requested. */
const redirectOf = ({ url, responseUrl }: Hop, result: RequestResult) =>
  responseUrl === '' || result === 'address-refused' || hostOf(responseUrl) === hostOf(url)
    ? {}
    : { redirectedTo: responseUrl };

const requestOf = (hop: Hop, findingsPath: string): ChainRequest => {
  const fault = faultOf(hop);
  const result = resultOf(hop);
  const text = hop.text ?? hop.refused?.text ?? null;
  const headers = hop.headers ?? hop.refused?.headers;
  return {
    parent: hop.parent,
    url: hop.url,
    ...redirectOf(hop, result),
    expansions: hop.expansions,
    result,
    status: hop.status ?? hop.refused?.status ?? null,
    contentType: hop.contentType ?? hop.refused?.contentType ?? null,
    durationMs: hop.durationMs,
    ...(headers !== undefined && { headers }),
    text,
    outline: text === null ? null : documentOutline(text),
    failure: hop.failure,
    findingsPath,
    ...(fault !== undefined && { fault, refusedUrl: hop.responseUrl }),
  };
};

const fileOf = ({ media }: InspectedAd): ChosenFile | null => {
  const chosen = media.find(({ isChosen }) => isChosen);
  return chosen === undefined ? null : { url: chosen.media.url, check: chosen.check ?? null };
};

const adOf = (inspected: InspectedAd): ChainAd => {
  const { ad, hop, media, failure } = inspected;
  return {
    request: hop,
    media: media.map(({ media: { url, type, apiFramework }, isPlayable }) => ({
      url,
      type,
      apiFramework,
      isPlayable,
    })),
    file: fileOf(inspected),
    durationSeconds: ad.linear?.durationSeconds ?? null,
    failure,
  };
};

/** A playlist fails if no ad of its breaks plays, also if they have none. */
const endOf = ({ result, failure, ads }: Inspection): ChainEnd => {
  if (result === 'linear' || result === 'non-linear')
    return { state: 'plays', playing: result, failure };
  const isEmpty = result === 'playlist' && ads.length === 0;
  const fault = failure ?? (isEmpty ? noAd() : null);
  return endsAs(result === 'none' || fault !== null ? 'fails' : 'playlist', fault);
};

/** The time of a break as VMAP writes it. */
const offsetText = (offset: BreakOffset): string => {
  if (offset === 'end') return offset;
  if ('fraction' in offset) return `${offset.fraction * 100}%`;
  const time = new Date(offset.seconds * 1000).toISOString().slice('1970-01-01T'.length, -1);
  return offset.seconds === 0 ? 'start' : time.replace('.000', '');
};

const breakOf = (inspected: InspectedBreak, index: number): ChainBreak => ({
  id: inspected.id || String(index + 1),
  offset: offsetText(inspected.offset),
  requests: inspected.hops ?? [],
  ads: inspected.ads,
  failure: inspected.failure,
});

/** What an inspection, at a JSON Pointer into the diagnosis, found, in the form in which situations look at it. */
export const chainOfInspection = (
  inspection: Inspection,
  path: string,
): Pick<AdChain, 'requests' | 'ads' | 'breaks'> & ChainEnd => {
  const { hops, ads, breaks } = inspection;
  return {
    ...(breaks && { breaks: breaks.map(breakOf) }),
    requests: hops.map((hop, index) => requestOf(hop, `${path}/hops/${index}`)),
    ads: ads.map(adOf),
    ...endOf(inspection),
  };
};
