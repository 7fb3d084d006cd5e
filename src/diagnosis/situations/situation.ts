import type { RepairData } from '../../lint/lint-finding.js';
import type { AdChain, ChainRequest, Evidence, RequestResult } from '../evidence/evidence.js';
import { type ResponseForm, responseForm } from '../evidence/response-form.js';
import { hasAdDocument } from '../evidence/text-form.js';
import { hostOf } from '../evidence/url-host.js';
import type { VerdictOwner } from '../verdict-owner.js';
import type {
  FoundVerdict,
  RequestParameters,
  VerdictId,
  VerdictParameters,
  WrapperParameters,
} from '../verdict-parameters.js';

/** A row of a table of situations, whatever its parameters. */
export interface ChainSituation {
  readonly id: VerdictId;
  readonly find: (chain: AdChain, evidence: Evidence) => SituationMatch | null;
}

/** A verdict without its texts. */
export interface SituationMatch {
  readonly verdict: FoundVerdict;
  readonly owner: VerdictOwner;
  readonly path: string;
  /** Other faults, which show once this one is repaired. Default: none. */
  readonly others?: readonly FoundVerdict[];
  /** Makes the repair; null or missing if only a person can repair it. Only that of the chosen verdict is made. */
  readonly repair?: () => RepairData | null;
}

/** A verdict for which there is no row. `path`: JSON Pointer into the embed. */
export const about = (owner: VerdictOwner, verdict: FoundVerdict, path = ''): SituationMatch => ({
  verdict,
  owner,
  path,
});

interface SituationOptions<Parameters> {
  /** Whether the field of the tag is at fault, and not the whole ad object. Default: true. */
  readonly isAboutTag?: boolean;
  /** A change of the input that removes the cause; null if only a person can make it. Default: null. */
  readonly repair?: (params: Parameters, chain: AdChain, evidence: Evidence) => RepairData | null;
}

/**
 * A row from its typed parts: who has to act, a function if it depends on the parameters; and what finds the parameters
 * of the verdict if a chain is in this situation, else null.
 */
export const chainSituation = <Id extends VerdictId>(
  id: Id,
  owner: VerdictOwner | ((params: VerdictParameters[Id]) => VerdictOwner),
  find: (chain: AdChain, evidence: Evidence) => VerdictParameters[Id] | null,
  { isAboutTag = true, repair = () => null }: SituationOptions<VerdictParameters[Id]> = {},
): ChainSituation => ({
  id,
  find: (chain, evidence) => {
    const params = find(chain, evidence);
    if (params === null) return null;
    return {
      repair: () => repair(params, chain, evidence),
      // Each id has its parameters, which the compiler cannot follow through the generic.
      verdict: { id, params } as unknown as FoundVerdict,
      owner: typeof owner === 'function' ? owner(params) : owner,
      path: chain.path === '' || !isAboutTag ? chain.path : `${chain.path}/source_url`,
    };
  },
});

/** The host that a tag names, whether it is a URL or not. */
const tagHost = ({ requests, template }: AdChain): string =>
  hostOf(requests[0]?.url ?? '') || hostOf(template);

/** Empty for no chain. */
export const requestOf = (chain: AdChain | undefined): RequestParameters => ({
  host: chain === undefined ? '' : tagHost(chain),
  slot: chain?.slot ?? null,
  device: chain?.device ?? null,
});

/** The tag as it was copied is not the one that was meant. */
export const copiedMatch = (
  chain: AdChain,
  { invisible = { character: '', behind: '' } }: Evidence['input'],
): SituationMatch => {
  const params = { ...requestOf(chain), ...invisible };
  return about('publisher', { id: 'tag-copied', params }, chain.path);
};

/** The host that a request got to, or that of the tag if the document was pasted. */
export const hostOfRequest = (chain: AdChain, { url, redirectedTo = url }: ChainRequest): string =>
  hostOf(redirectedTo) || tagHost(chain);

/** Which tag of which slot a verdict is about, and which host redirected its request to another one. */
export const placeOf = (
  chain: AdChain,
  { url, redirectedTo }: ChainRequest,
): RequestParameters => ({
  ...requestOf(chain),
  ...(redirectedTo !== undefined && {
    redirectingHost: hostOf(url),
    redirectedHost: hostOf(redirectedTo),
  }),
});

/** Number of wrappers that led to a request. A VMAP document, whose breaks have tags of their own, does not count. */
export const wrappersBefore = (chain: AdChain, request: ChainRequest): number => {
  const seen = new Set<number>();
  let { parent } = request;
  while (parent !== null && !seen.has(parent)) {
    const from: ChainRequest | undefined = chain.requests[parent];
    if (from?.outline?.root === 'VMAP') break;
    seen.add(parent);
    parent = from?.parent ?? null;
  }
  return seen.size;
};

/** Whether another server led to a request: with a wrapper, or with a playlist that has an address of another host. */
export const isLedTo = (chain: AdChain, request: ChainRequest): boolean =>
  wrappersBefore(chain, request) > 0 ||
  (request.parent !== null && hostOfRequest(chain, request) !== tagHost(chain));

export const parametersAt = (chain: AdChain, request: ChainRequest): RequestParameters => ({
  ...placeOf(chain, request),
  host: hostOfRequest(chain, request),
});

/** The request at which a chain ended: the one of its failure, else the last one. */
export const lastRequest = ({ requests, failure }: AdChain): ChainRequest | undefined => {
  const sent = requests.filter(({ result }) => result !== 'not-sent');
  const reversed = [...sent].reverse();
  return (
    reversed.find((request) => failure !== null && request.failure?.code === failure.code) ??
    reversed.find((request) => request.failure !== null) ??
    reversed[0]
  );
};

/** Where a verdict about a request is. */
export type Located = RequestParameters & { readonly lastHost: string };

/** The host is empty if no request is known. */
export const located = (chain: AdChain, request: ChainRequest | undefined): Located =>
  request === undefined
    ? { ...requestOf(chain), lastHost: '' }
    : { ...placeOf(chain, request), lastHost: hostOfRequest(chain, request) };

export const wrapperParameters = (chain: AdChain, request: ChainRequest): WrapperParameters => ({
  ...located(chain, request),
  wrappers: wrappersBefore(chain, request),
});

/** Of an ad server whose response is at fault: the network if a wrapper led to it. */
export const serverOrNetwork = ({ host, lastHost }: Located): VerdictOwner =>
  host === lastHost ? 'ad-server' : 'network';

/** Of the server of a tag: the network if it redirected there. */
export const redirectedOwner = ({ redirectingHost }: RequestParameters): VerdictOwner =>
  redirectingHost === undefined ? 'ad-server' : 'network';

export const endedBy = (chain: AdChain, result: RequestResult): ChainRequest | null => {
  if (chain.state !== 'fails') return null;
  const last = lastRequest(chain);
  return last?.result === result ? last : null;
};

export const failedAt = (chain: AdChain, ...codes: readonly number[]): ChainRequest | null => {
  const code = chain.state === 'fails' ? chain.failure?.code : undefined;
  return code !== undefined && codes.includes(code) ? (lastRequest(chain) ?? null) : null;
};

/** What the body of an unreadable response is. Other XML counts only if it is well-formed. */
export const formOf = ({ text, outline, contentType }: ChainRequest): ResponseForm | null => {
  const form = responseForm(text ?? '', outline?.root ?? null, contentType);
  if (form === 'text' && hasAdDocument(text ?? '')) return null;
  return form === 'xml' && outline?.isWellFormed !== true ? null : form;
};

export const isUnsent = ({ requests }: AdChain): boolean =>
  requests.every(({ result }) => result === 'not-sent');

/** A document whose ad is text: its server had one. */
const ESCAPED_AD = /<VAST\b[^<>]{0,500}>\s{0,99}(?:&(?:lt|#60|#x3c);|<!\[CDATA\[\s{0,99}<)Ad\b/i;

/** Whether a chain ended with a response that has no ad, which may also be empty. */
export const isWithoutAd = (chain: AdChain): boolean => {
  const code = chain.state === 'fails' ? chain.failure?.code : undefined;
  if (code === 100) return lastRequest(chain)?.text?.trim() === '';
  if (code !== 303 && code !== 1009) return false;
  return !ESCAPED_AD.test(lastRequest(chain)?.text ?? '');
};

/**
 * The requests of which a fault of the address may be the cause: all if the chain was not requested to its end or the
 * last ad server had no ad, else those that were refused.
 */
export const refusableRequests = (chain: AdChain): readonly ChainRequest[] =>
  chain.state === 'unknown' || isWithoutAd(chain)
    ? chain.requests
    : chain.requests.filter(({ status }) => status !== null && status >= 400 && status < 500);

/** Those whose addresses may be the cause themselves: one that got a wrapper was served. */
export const unservedRequests = (chain: AdChain): readonly ChainRequest[] =>
  chain.state !== 'unknown' && isWithoutAd(chain)
    ? chain.requests.slice(-1)
    : refusableRequests(chain);

/** What the first of these situations finds in a chain. */
export const firstMatch = (
  situations: readonly ChainSituation[],
  chain: AdChain,
  evidence: Evidence,
): SituationMatch | null => {
  for (const { find } of situations) {
    const match = find(chain, evidence);
    if (match !== null) return match;
  }
  return null;
};
