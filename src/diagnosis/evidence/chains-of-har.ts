import { expandTemplate } from '../../ad-tags/expand-template.js';
import type { Expansion } from '../../ad-tags/fill.js';
import { errorUrlsOf, targetOf } from '../input/har-faults.js';
import type {
  HarInput,
  LoadedFile,
  RecordedFault,
  RecordedRequest,
} from '../input/recognized-input.js';
import { adsOfOutline, failureOfDocument, judgeAds } from './chain-of-text.js';
import { type DocumentOutline, documentOutline } from './document-outline.js';
import type { AdChain, ChainFailure, ChainRequest, RequestResult } from './evidence.js';

/** A request that the page canceled after this time was too slow for its player. */
const MIN_TIMEOUT_MS = 1000;

const resultOf = ({ status, error, lacksCors, durationMs }: RecordedRequest): RequestResult => {
  if (/BLOCKED_BY_(?:CLIENT|ADMINISTRATOR)|^inspector$/.test(error)) return 'blocked';
  if (/mixed.?content/i.test(error)) return 'mixed-content';
  if (/BLOCKED_BY_CSP|^csp$/i.test(error)) return 'policy';
  if (/ERR_CERT_|ERR_SSL_/.test(error)) return 'certificate';
  if (lacksCors || /CORS|BLOCKED_BY_(?:RESPONSE|ORB)/.test(error)) return 'cors';
  if (status !== null) return 'response';
  if (error.includes('TIMED_OUT') || (/ABORTED|^$/.test(error) && durationMs >= MIN_TIMEOUT_MS))
    return 'timeout';
  return 'unreachable';
};

/** What the error of a browser says about a connection that failed. */
const faultOf = ({ error }: RecordedRequest): Pick<ChainRequest, 'fault'> => {
  if (error.includes('NAME_NOT_RESOLVED')) return { fault: 'dns' };
  return error.includes('CONNECTION_REFUSED') ? { fault: 'refused' } : {};
};

/** Syntaxes that a URL that was sent has only if the placeholder was not replaced. */
const LEFT_OVER: readonly Expansion['syntax'][] = [
  ...(['bracket', 'encoded-bracket', 'percent', 'dollar-brace'] as const),
  ...(['double-dollar', 'double-curly', 'curly'] as const),
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

interface ReadRequest {
  readonly recorded: RecordedRequest;
  readonly result: RequestResult;
  readonly outline: DocumentOutline | null;
  readonly failure: ChainFailure | null;
}

const failureOf = (
  { status, text }: RecordedRequest,
  result: RequestResult,
  outline: DocumentOutline | null,
): ChainFailure | null => {
  if (result !== 'response') return { code: 301 };
  if (status === 204) return { code: 303 };
  if (status !== null && (status < 200 || status > 299) && status !== 304) return { code: 301 };
  return outline === null || text === null ? null : failureOfDocument(text, outline);
};

const read = (recorded: RecordedRequest): ReadRequest => {
  const result = resultOf(recorded);
  const outline = recorded.text === null ? null : documentOutline(recorded.text);
  return { recorded, result, outline, failure: failureOf(recorded, result, outline) };
};

const isRedirect = ({ status }: RecordedRequest): boolean =>
  status !== null && status >= 300 && status < 400 && status !== 304;

/** For each request the index of the one whose wrapper or break leads to it, or null. */
const parentsOf = (requests: readonly ReadRequest[]): readonly (number | null)[] => {
  const leading = new Map<string, number>();
  return requests.map(({ recorded, outline }, index) => {
    const parent = leading.get(targetOf(recorded.url)) ?? null;
    for (const uri of [
      ...(outline?.ads ?? []).map(({ tagUri }) => tagUri),
      ...(outline?.breakTags ?? []),
    ])
      if (uri !== '') leading.set(targetOf(uri), index);
    return parent;
  });
};

/** The indexes of a chain: its root and all that its wrappers lead to. */
const indexesFrom = (root: number, parents: readonly (number | null)[]): readonly number[] => {
  const members = new Set([root]);
  for (const [index, parent] of parents.entries())
    if (parent !== null && members.has(parent)) members.add(index);
  return [...members];
};

const chainRequest = (
  { recorded, result, outline, failure }: ReadRequest,
  parent: number | null,
): ChainRequest => ({
  parent,
  url: recorded.url,
  expansions: leftOver(recorded.url),
  result,
  ...faultOf(recorded),
  status: recorded.status,
  durationMs: recorded.durationMs,
  text: recorded.text,
  outline,
  failure,
});

const endOf = (
  requests: readonly ChainRequest[],
  ads: AdChain['ads'],
): Pick<AdChain, 'state' | 'playing' | 'failure'> => {
  if (ads.some(({ failure }) => failure === null)) return judgeAds(ads);
  const failed = [...requests].reverse().find(({ failure }) => failure !== null);
  if (failed !== undefined) return { state: 'fails', playing: null, failure: failed.failure };
  if (ads.length > 0) return judgeAds(ads);
  const [first] = requests;
  if (first?.outline?.root === 'VMAP') return { state: 'playlist', playing: null, failure: null };
  return { state: 'unknown', playing: null, failure: null };
};

/** The first fault of the playback of these ads. */
const faultIn = (
  faults: readonly RecordedFault[],
  requests: readonly ChainRequest[],
  ads: AdChain['ads'],
): RecordedFault | undefined => {
  const media = new Set(ads.flatMap((ad) => ad.media.map(({ url }) => targetOf(url))));
  const errors = new Set(requests.flatMap(({ text }) => errorUrlsOf(text ?? '')));
  return faults.find(({ url }) => errors.has(url) || media.has(targetOf(url)));
};

/** An ad that should play did not, if the recording has a fault of its playback. */
const withFault = (end: ReturnType<typeof endOf>, fault: RecordedFault | undefined) =>
  end.state !== 'plays' || fault === undefined
    ? end
    : {
        state: 'fails' as const,
        playing: null,
        failure: { code: fault.code },
      };

/** The ads with the media files that the browser loaded for them. */
const withFiles = (ads: AdChain['ads'], files: readonly LoadedFile[]): AdChain['ads'] =>
  ads.map((ad) => {
    const targets = new Set(ad.media.map(({ url }) => targetOf(url)));
    const loaded = files.find(({ url }) => targets.has(targetOf(url)));
    if (loaded === undefined) return ad;
    const { url, status, contentType } = loaded;
    return {
      ...ad,
      file: { url, check: { result: 'found', status, contentType, contentLength: null } },
    };
  });

/** The chains in the requests of a HAR file, in the order in which they began. */
export const chainsOfHar = ({
  requests: recorded,
  faults = [],
  mediaFiles = [],
}: HarInput): readonly AdChain[] => {
  const requests = recorded.filter((request) => !isRedirect(request)).map(read);
  const parents = parentsOf(requests);
  const roots = [...requests.keys()].filter((index) => parents[index] === null);
  return roots.map((root) => {
    const indexes = indexesFrom(root, parents);
    const members = indexes.flatMap((index) => {
      const request = requests[index];
      const parent = parents[index] ?? null;
      const own = parent === null ? null : indexes.indexOf(parent);
      return request === undefined ? [] : [chainRequest(request, own)];
    });
    const outlined = members.flatMap(({ outline, result }, index) =>
      outline === null || result !== 'response' ? [] : adsOfOutline(outline, index),
    );
    const ads = withFiles(outlined, mediaFiles);
    return {
      slot: null,
      position: null,
      path: '',
      device: null,
      linearity: null,
      template: members[0]?.url ?? '',
      fault: null,
      requests: members,
      ads,
      ...withFault(endOf(members, ads), faultIn(faults, members, ads)),
    };
  });
};
