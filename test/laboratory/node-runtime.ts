import { createCase, diagnose, type DiagnoseOptions } from '../../src/diagnosis/index.js';
import { inspectAdTag, inspectDocument, type InspectOptions } from '../../src/vast/node/index.js';
import type { Chain, Connection } from './chain.js';
import type { Fault } from './fault.js';
import { timeoutOf, viewerOf } from './forms.js';
import { PAGE_URL } from './har.js';
import type { Runtime } from './runtime.js';

const failedFetch = (code: string, address?: string): Promise<never> => {
  const cause = Object.assign(new Error(code), { code, ...(address !== undefined && { address }) });
  return Promise.reject(new TypeError('fetch failed', { cause }));
};

/** Codes of Node for hosts without a server, for which none can stand in. */
const NO_SERVER: Readonly<Partial<Record<Connection, string>>> = {
  'no-name': 'ENOTFOUND',
  refuses: 'ECONNREFUSED',
};

/** Sends what is for the host of the tag to the one that answers for it. */
const standInFetch = ({ addresses, answers, standIn = '' }: Chain): typeof fetch => {
  const [own = ''] = addresses.hops;
  const code = answers[0] && NO_SERVER[answers[0].connection];
  return (url, init) => {
    const { host, search } = new URL(url instanceof Request ? url.url : url);
    if (host !== new URL(own).host) return fetch(url, init);
    return code === undefined ? fetch(standIn + search, init) : failedFetch(code);
  };
};

/** Fails as the connections of a chain to hosts that do not exist. */
const failingFetch =
  ({ addresses, answers }: Chain): typeof fetch =>
  (url, init) => {
    const { host } = new URL(url instanceof Request ? url.url : url);
    const hop = addresses.hops.findIndex((address) => new URL(address).host === host);
    const { code, address } = answers[hop]?.failure ?? {};
    return code === undefined ? fetch(url, init) : failedFetch(code, address);
  };

const isFailing = ({ answers }: Chain): boolean =>
  answers.some(({ failure }) => failure !== undefined);

const optionsOf = (chain: Chain, fault: Fault): DiagnoseOptions => {
  const limits: InspectOptions = {
    allowPrivate:
      fault.isConfined !== true || chain.addresses.hops.map((address) => new URL(address).origin),
    showsCompanions: false,
    requestTimeoutMs: timeoutOf(chain),
    mediaTimeoutMs: timeoutOf(chain),
    ...(fault.page === 'other-origin' && { origin: PAGE_URL }),
    ...(isFailing(chain) && { fetch: failingFetch(chain) }),
    ...(chain.standIn !== undefined && { fetch: standInFetch(chain) }),
  };
  return {
    viewer: viewerOf(fault),
    inspect: {
      inspectAdTag: (tag, given) => inspectAdTag(tag, { ...given, ...limits }),
      inspectDocument: (text, given) => inspectDocument(text, { ...given, ...limits }),
    },
  };
};

/** Diagnoses as the command does, in this process. */
export const diagnoseInNode: Runtime = async ({ text, form, chain, fault, language }) => {
  if (form.isRecorded === true) return diagnose(text, { language });
  const options = { ...optionsOf(chain, fault), language };
  const diagnosis = await diagnose(text, options);
  if (form.isSaved !== true) return diagnosis;
  return diagnose(JSON.stringify(await createCase(diagnosis, options)));
};
