import { expandTemplate } from '../../ad-tags/expand-template.js';
import type { Expansion } from '../../ad-tags/fill.js';
import { errorUrlsOf, targetOf, trackersIn } from '../input/har-faults.js';
import type {
  HarInput,
  RecordedFile,
  RecordedFault,
  RecognizedInput,
  RecordedReport,
  RecordedRequest,
} from '../input/recognized-input.js';
import type { MediaCheck } from '../../vast/inspect/inspection.js';
import { mediaFailure, mediaResult } from '../../vast/inspect/media-check.js';
import { MAX_WRAPPERS } from '../../vast/request/wrapper-limit.js';
import { noAd, VastError } from '../../vast/vast-error.js';
import {
  indexesFrom,
  isFollowed,
  isRepeated,
  originsOf,
  parentsOf,
  type ReadRequest,
  faultOf,
  isCutOff,
  resultOf,
} from './recorded-requests.js';
import { adsOfOutline, failureOfDocument, judgeAds } from './chain-of-text.js';
import { type DocumentOutline, documentOutline } from './document-outline.js';
import {
  type AdChain,
  type ChainEnd,
  type ChainFailure,
  type ChainRequest,
  type ChosenFile,
  type ContentCheck,
  endsAs,
  NO_SLOT,
  type RequestResult,
} from './evidence.js';

/** Syntaxes that a URL that was sent has only if the placeholder was not replaced. */
const LEFT_OVER: readonly Expansion['syntax'][] = [
  ...(['bracket', 'encoded-bracket', 'percent', 'dollar-brace'] as const),
  ...(['double-dollar', 'double-curly', 'curly', 'dollar-bracket'] as const),
  ...(['dollar-name', 'double-underscore'] as const),
];

/** The placeholders that a URL still has, although it was sent. */
const leftOver = (url: string): readonly Expansion[] =>
  expandTemplate(url, {})
    .expansions.filter(({ syntax }) => LEFT_OVER.includes(syntax))
    .map((expansion) => ({
      ...expansion,
      encoded: null,
      outcome: expansion.outcome === 'ad-server' ? 'ad-server' : 'no-value',
    }));

/** Types of responses that are not VAST, whatever their bodies, which few recordings have. */
const MEDIA_TYPE = /^(?:image|audio|video)\//i;

/** Why a player fails at a response; null if it does not. */
export const failureOf = (
  { status, text, contentType }: Pick<RecordedRequest, 'status' | 'text' | 'contentType'>,
  result: RequestResult,
  outline: DocumentOutline | null,
  isFirst: boolean,
): ChainFailure | null => {
  if (result !== 'response') return new VastError(301, 'request-other');
  if (status === 204) return noAd();
  if (status !== null && (status < 200 || status > 299) && status !== 304)
    return new VastError(301, 'request-status', { status });
  if (outline === null || text === null)
    return MEDIA_TYPE.test(contentType ?? '') ? new VastError(100, 'not-xml') : null;
  return failureOfDocument(text, outline, isFirst);
};

const read = (recorded: RecordedRequest): ReadRequest => ({
  recorded,
  result: resultOf(recorded),
  outline: recorded.text === null ? null : documentOutline(recorded.text),
});

const chainRequest = (
  { recorded, result, outline }: ReadRequest,
  { url } = recorded,
  parent: number | null,
  findingsPath: string,
): ChainRequest => {
  const fault = faultOf(recorded);
  const { status, contentType, durationMs, headers, text } = recorded;
  return {
    parent,
    url,
    ...(url !== recorded.url && { redirectedTo: recorded.url }),
    expansions: leftOver(url),
    result,
    status,
    contentType,
    durationMs,
    ...(headers !== undefined && { headers }),
    text,
    ...(fault !== undefined && { fault, refusedUrl: recorded.redirectsTo || recorded.url }),
    outline,
    failure: isCutOff(recorded) ? null : failureOf(recorded, result, outline, parent === null),
    findingsPath,
  };
};

/** The request that a redirect at the end of a recording leads to. */
const unrecorded = ({ recorded }: ReadRequest, parent: number): readonly ChainRequest[] => {
  if (!isCutOff(recorded)) return [];
  const url = recorded.redirectsTo ?? '';
  const target = { ...recorded, url, status: null, contentType: null, headers: '', text: null };
  const sent = { recorded: target, result: 'not-sent', outline: null } as const;
  return [{ ...chainRequest(sent, target, parent, ''), failure: null }];
};

/** Whether the wrappers of the last document lead to an address that was requested before. */
const leadsBack = (requests: readonly ChainRequest[]): boolean =>
  requests.at(-1)?.outline?.ads.some(({ tagUri }) => requests.some(({ url }) => url === tagUri)) ===
  true;

/** Whether the last document is a wrapper that players do not follow. */
const isBeyondLimit = (requests: readonly ChainRequest[]): boolean =>
  requests.length > MAX_WRAPPERS &&
  requests.at(-1)?.outline?.ads.some(({ kind }) => kind === 'wrapper') === true;

const endOf = (requests: readonly ChainRequest[], ads: AdChain['ads']): ChainEnd => {
  if (ads.some(({ failure }) => failure === null)) return judgeAds(ads);
  const failed = [...requests].reverse().find(({ failure }) => failure !== null);
  if (failed !== undefined) return endsAs('fails', failed.failure);
  if (ads.length > 0) return judgeAds(ads);
  if (leadsBack(requests)) return endsAs('fails', new VastError(302, 'wrapper-circle'));
  if (isBeyondLimit(requests))
    return endsAs('fails', new VastError(302, 'wrapper-limit', { limit: MAX_WRAPPERS }));
  return endsAs(requests[0]?.outline?.root === 'VMAP' ? 'playlist' : 'unknown');
};

/** Whether the report of a fault is about an ad whose file failed while that of another one was loaded. */
const isExplained = (ads: AdChain['ads']): boolean =>
  ads.some(({ file, failure }) => file !== null && failure !== null) &&
  ads.some(({ file, failure }) => failure === null && file?.check?.result === 'found');

const faultIn = (
  faults: readonly RecordedFault[],
  requests: readonly ChainRequest[],
  ads: AdChain['ads'],
): RecordedFault | undefined => {
  if (isExplained(ads)) return undefined;
  const media = new Set(ads.flatMap((ad) => ad.media.map(({ url }) => targetOf(url))));
  const errors = new Set(requests.flatMap(({ text }) => errorUrlsOf(text ?? '')));
  return faults.find(({ url }) => errors.has(url) || media.has(targetOf(url)));
};

/** An ad that should play did not, if the recording has a fault of its playback. */
const withFault = (end: ChainEnd, fault: RecordedFault | undefined): ChainEnd =>
  end.state !== 'plays' || fault === undefined
    ? end
    : endsAs('fails', { code: fault.code, id: '', params: {} });

/** What the error of a request for a media file says about it; all others: there is no connection. */
const LOST: readonly (readonly [RegExp, MediaCheck['result']])[] = [
  [/mixed.?content/i, 'mixed-content'],
  [/BLOCKED_BY_RESPONSE|_CORP\b/, 'other-site'],
  [/BLOCKED_BY_ORB/, 'not-media'],
];

const checkOf = (file: RecordedFile): MediaCheck => {
  const { status, contentType, contentLength = null, error = '', code } = file;
  const lost = code === undefined ? 'unreachable' : 'not-checked';
  const failed = LOST.find(([pattern]) => pattern.test(error))?.[1] ?? lost;
  const result = status === null ? failed : mediaResult({ status, contentType, contentLength });
  return { result, status, contentType, contentLength };
};

const chosenFile = (file: RecordedFile): ChosenFile => {
  const sent = { error: '', durationMs: 0, lacksCors: false, text: null, ...file };
  const { url, directive } = file;
  return { url, check: checkOf(file), result: resultOf(sent), fault: faultOf(sent), directive };
};

/** What the recording of a page shows of its content, if that failed. */
export const contentOfRecording = (input: RecognizedInput): ContentCheck | undefined => {
  if (input.kind !== 'har' || input.failedContent === undefined) return undefined;
  const { url, result } = chosenFile(input.failedContent);
  const isAgainstPolicy = result === 'policy';
  return { url, ...checkOf(input.failedContent), ...(isAgainstPolicy && { isAgainstPolicy }) };
};

/** The ads with the media files that the browser requested for them. The one that was loaded counts, else the first. */
const withFiles = (ads: AdChain['ads'], files: readonly RecordedFile[]): AdChain['ads'] =>
  ads.map((ad) => {
    const targets = new Set(ad.media.map(({ url }) => targetOf(url)));
    const requested = files
      .filter(({ url }) => targets.has(targetOf(url)))
      .map((recordedFile) => ({ ...chosenFile(recordedFile), code: recordedFile.code }));
    const chosen = requested.find(({ check }) => check?.result === 'found') ?? requested[0];
    if (chosen === undefined) return ad;
    const { code, ...file } = chosen;
    const failure = code === undefined ? mediaFailure(file.check) : { code, id: '', params: {} };
    return { ...ad, file, failure: ad.failure ?? failure };
  });

const reportsIn = (
  reports: readonly RecordedReport[],
  requests: readonly ChainRequest[],
): readonly RecordedReport[] => {
  const trackers = requests.flatMap(({ text }) => trackersIn(text ?? ''));
  const urls = new Set(trackers.map(({ url }) => url));
  return reports.filter(({ url }) => urls.has(url));
};

const spanOf = (sent: readonly RecordedRequest[]): NonNullable<AdChain['span']> => [
  Math.min(...sent.map(({ startMs }) => startMs)),
  Math.max(...sent.map(({ startMs, durationMs }) => startMs + durationMs)),
];

const adsIn = (members: readonly ChainRequest[]): AdChain['ads'] =>
  members.flatMap(({ outline, result, failure }, index) =>
    outline === null || result !== 'response' ? [] : adsOfOutline(outline, index, failure),
  );

/** Whether a request is a part of a chain: neither a redirect that is followed nor one that is repeated. */
const keptOf = (all: readonly ReadRequest[]): ((index: number) => boolean) => {
  const targets = new Set(all.map(({ recorded }) => targetOf(recorded.url)));
  return (index) =>
    all[index] !== undefined &&
    !isFollowed(all[index].recorded, targets) &&
    !isRepeated(all[index], all.slice(index + 1));
};

/** The chains in the requests of a HAR file, in the order in which they began. */
export const chainsOfHar = ({
  requests: recorded,
  faults = [],
  mediaFiles = [],
  reports = [],
  reportedCode,
}: HarInput): readonly AdChain[] => {
  const all = recorded.map(read);
  const parents = parentsOf(all);
  const origins = originsOf(recorded);
  const isKept = keptOf(all);
  const roots = [...all.keys()].filter((index) => parents[index] === null && isKept(index));
  const isAlone = roots.length === 1;
  return roots.map((root) => {
    const indexes = indexesFrom(root, parents).filter(isKept);
    const members = indexes.flatMap((index, at) => {
      const request = all[index];
      if (request === undefined) return [];
      const parent = indexes.indexOf(parents[index] ?? -1);
      const path = `/input/requests/${index}`;
      const next = index === indexes.at(-1) ? unrecorded(request, at) : [];
      return [chainRequest(request, origins[index], parent === -1 ? null : parent, path), ...next];
    });
    const ads = withFiles(adsIn(members), mediaFiles);
    const counted = reportsIn(reports, members);
    // An error that the page reports is that of its only ad, unless this one was counted.
    const isReported = reportedCode !== undefined && isAlone && counted.length === 0;
    const reported = isReported ? { url: '', code: reportedCode } : undefined;
    return {
      ...NO_SLOT,
      template: members[0]?.url ?? '',
      fault: null,
      requests: members,
      ads,
      reports: counted,
      span: spanOf(indexes.flatMap((index) => recorded[index] ?? [])),
      ...withFault(endOf(members, ads), faultIn(faults, members, ads) ?? reported),
    };
  });
};
