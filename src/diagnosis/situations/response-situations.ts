import { MAX_WRAPPERS } from '../../vast/request/wrapper-limit.js';
import type { AdChain, ChainRequest, RequestResult } from '../evidence/evidence.js';
import { type ResponseForm, responseForm } from '../evidence/response-form.js';
import { hostOf } from '../evidence/url-host.js';
import type { VerdictOwner } from '../verdict-owner.js';
import type { WrapperParameters } from '../verdict-parameters.js';
import {
  type ChainSituation,
  chainSituation,
  hostOfRequest,
  isWithoutAd,
  lastRequest,
  parametersAt,
  requestOf,
  wrapperParameters,
  wrappersBefore,
} from './situation.js';
import { secondsOf } from '../../time/seconds.js';

export type Located = ReturnType<typeof requestOf> & { readonly lastHost: string };

export const located = (chain: AdChain, request: ChainRequest): Located => ({
  ...requestOf(chain),
  lastHost: hostOfRequest(chain, request),
});

/** Of an ad server whose response is at fault: the network if a wrapper led to it. */
export const serverOrNetwork = ({ host, lastHost }: Located): VerdictOwner =>
  host === lastHost ? 'ad-server' : 'network';

/** The last request of a chain that failed, if it ended like this. */
const endedBy = (chain: AdChain, result: RequestResult): ChainRequest | null => {
  if (chain.state !== 'fails') return null;
  const last = lastRequest(chain);
  return last?.result === result ? last : null;
};

/** The request at which a chain failed with one of these codes. */
export const failedAt = (chain: AdChain, ...codes: readonly number[]): ChainRequest | null => {
  const code = chain.state === 'fails' ? chain.failure?.code : undefined;
  return code !== undefined && codes.includes(code) ? (lastRequest(chain) ?? null) : null;
};

const badStatus = (chain: AdChain, from: number, to: number) => {
  if (chain.state !== 'fails') return null;
  const request = lastRequest(chain);
  if (request === undefined || request.status === null) return null;
  const { status } = request;
  return status >= from && status <= to ? { ...located(chain, request), status } : null;
};

/** What the body of an unreadable response is. Other XML counts only if it is well-formed. */
const formOf = ({ text, outline }: ChainRequest): ResponseForm | null => {
  const form = responseForm(text ?? '', outline?.root ?? null);
  return form === 'xml' && outline?.isWellFormed !== true ? null : form;
};

const unreadable = (
  chain: AdChain,
  form: ResponseForm,
  ...codes: readonly number[]
): ChainRequest | null => {
  const request = failedAt(chain, ...codes);
  return request !== null && request.result === 'response' && formOf(request) === form
    ? request
    : null;
};

/** Whether a wrapper of the chain leads to a URL that was requested before it. */
const isLoop = ({ requests }: AdChain): boolean => {
  const urls = new Set(requests.map(({ url }) => url.split(/[?#]/, 1)[0] ?? ''));
  const last = [...requests].reverse().find(({ outline }) => (outline?.ads.length ?? 0) > 0);
  const targets = last?.outline?.ads.map(({ tagUri }) => tagUri.split(/[?#]/, 1)[0] ?? '') ?? [];
  return targets.some((target) => target !== '' && urls.has(target));
};

const wrapperEnd = (chain: AdChain, isLoopEnd: boolean): WrapperParameters | null => {
  const request = failedAt(chain, 302);
  return request !== null && isLoop(chain) === isLoopEnd ? wrapperParameters(chain, request) : null;
};

/** Situations of a request without a usable response. */
export const REQUEST_SITUATIONS: readonly ChainSituation[] = [
  chainSituation({
    id: 'ad-blocker',
    owner: 'browser',
    find: (chain) => {
      const request = endedBy(chain, 'blocked');
      return request && { ...requestOf(chain), blockedHost: hostOf(request.url) };
    },
  }),
];

/** Of a server that a request did not get to: the network if a wrapper led to it. */
const byHost = (name: string, host: string): VerdictOwner =>
  name === host ? 'ad-server' : 'network';

/** Situations of a chain that ended before an ad. */
export const RESPONSE_SITUATIONS: readonly ChainSituation[] = [
  chainSituation({
    id: 'wrapper-loop',
    owner: 'network',
    find: (chain) => wrapperEnd(chain, true),
  }),
  chainSituation({
    id: 'wrapper-limit',
    owner: 'network',
    find: (chain) => {
      const parameters = wrapperEnd(chain, false);
      return parameters && { ...parameters, limit: MAX_WRAPPERS };
    },
  }),
  chainSituation({
    id: 'wrapper-timeout',
    owner: 'network',
    find: (chain) => {
      const request = endedBy(chain, 'timeout');
      if (request === null || wrappersBefore(chain, request) === 0) return null;
      return { ...wrapperParameters(chain, request), seconds: secondsOf(request.durationMs) };
    },
  }),
  chainSituation({
    id: 'response-timeout',
    owner: 'ad-server',
    find: (chain) => {
      const request = endedBy(chain, 'timeout');
      return request && { ...parametersAt(chain, request), seconds: secondsOf(request.durationMs) };
    },
  }),
  chainSituation({
    id: 'cors-refused',
    owner: ({ host, refusedHost }) => byHost(host, refusedHost),
    find: (chain) => {
      const request = endedBy(chain, 'cors');
      if (request === null) return null;
      const isAnswered = request.status !== null || request.fault === 'cors';
      return { ...requestOf(chain), refusedHost: hostOf(request.url), isAnswered };
    },
  }),
  chainSituation({
    id: 'policy-refused',
    owner: 'publisher',
    find: (chain) => {
      const request = endedBy(chain, 'policy');
      return request && { ...requestOf(chain), refusedHost: hostOf(request.url) };
    },
  }),
  chainSituation({
    id: 'certificate-invalid',
    owner: ({ host, refusedHost }) => byHost(host, refusedHost),
    find: (chain) => {
      const request = endedBy(chain, 'certificate');
      return request && { ...requestOf(chain), refusedHost: hostOf(request.url) };
    },
  }),
  chainSituation({
    id: 'address-refused',
    owner: ({ host, lastHost, target, isPrivate }) =>
      isPrivate && host === target ? 'publisher' : byHost(host, lastHost),
    find: (chain) => {
      const request = endedBy(chain, 'address-refused');
      if (request === null) return null;
      const { refusedUrl = '', fault } = request;
      const [scheme = ''] = /^(?!https?:)[a-z][a-z\d+.-]*:/i.exec(refusedUrl) ?? [];
      const target = scheme || hostOf(refusedUrl);
      return { ...located(chain, request), target, isPrivate: fault === 'private' };
    },
  }),
  chainSituation({
    id: 'unreachable',
    // A name that does not exist is written wrong: no ad server can repair it.
    owner: ({ host, unreachableHost, fault }) =>
      host === unreachableHost && fault === 'dns' ? 'publisher' : byHost(host, unreachableHost),
    find: (chain) => {
      const request = endedBy(chain, 'unreachable');
      if (request === null) return null;
      const fault = request.fault === 'dns' || request.fault === 'refused' ? request.fault : null;
      return { ...requestOf(chain), unreachableHost: hostOf(request.url), fault };
    },
  }),
  chainSituation({
    id: 'http-client-error',
    owner: ({ host, lastHost }) => (host === lastHost ? 'publisher' : 'network'),
    find: (chain) => badStatus(chain, 400, 499),
  }),
  chainSituation({
    id: 'http-server-error',
    owner: serverOrNetwork,
    find: (chain) => badStatus(chain, 500, 599),
  }),
  chainSituation({
    id: 'vmap-misplaced',
    owner: 'network',
    find: (chain) => {
      const request = chain.requests.find(
        ({ parent, outline }) => parent !== null && outline?.root === 'VMAP',
      );
      return request !== undefined && chain.state === 'fails'
        ? wrapperParameters(chain, request)
        : null;
    },
  }),
  chainSituation({
    id: 'response-html',
    owner: serverOrNetwork,
    find: (chain) => {
      const request = unreadable(chain, 'html', 100, 101);
      return request && located(chain, request);
    },
  }),
  chainSituation({
    id: 'response-json',
    owner: serverOrNetwork,
    find: (chain) => {
      const request = unreadable(chain, 'json', 100, 101);
      return request && located(chain, request);
    },
  }),
  chainSituation({
    id: 'response-feed',
    owner: serverOrNetwork,
    find: (chain) => {
      const request = unreadable(chain, 'feed', 100, 101);
      return request && located(chain, request);
    },
  }),
  chainSituation({
    id: 'response-javascript',
    owner: serverOrNetwork,
    find: (chain) => {
      const request = unreadable(chain, 'javascript', 100, 101);
      return request && located(chain, request);
    },
  }),
  chainSituation({
    id: 'xml-malformed',
    owner: serverOrNetwork,
    find: (chain) => {
      const request = isWithoutAd(chain) ? null : failedAt(chain, 100);
      return request && located(chain, request);
    },
  }),
  chainSituation({
    id: 'root-unexpected',
    owner: serverOrNetwork,
    find: (chain) => {
      const request = unreadable(chain, 'xml', 101);
      const root = request?.outline?.root ?? 'VAST';
      return request !== null && root !== 'VAST' ? { ...located(chain, request), root } : null;
    },
  }),
  chainSituation({
    id: 'vast-version',
    owner: serverOrNetwork,
    find: (chain) => {
      const request = failedAt(chain, 102);
      if (request === null) return null;
      const { root, version } = request.outline ?? { root: null, version: null };
      const shown = root === 'VideoAdServingTemplate' ? '1' : (version ?? '?');
      return { ...located(chain, request), version: shown };
    },
  }),
  chainSituation({
    id: 'wrapper-without-tag',
    owner: serverOrNetwork,
    find: (chain) => {
      const request = failedAt(chain, 300);
      return request && located(chain, request);
    },
  }),
];
