import { createCase, diagnose, type DiagnoseOptions } from '../../src/diagnosis/index.js';
import { inspectAdTag, inspectDocument, type InspectOptions } from '../../src/vast/node/index.js';
import type { Chain } from './chain.js';
import type { Fault } from './fault.js';
import { timeoutOf, viewerOf } from './forms.js';
import { PAGE_URL } from './har.js';
import type { Runtime } from './runtime.js';

/** Sends what is for the host of the tag to the one that answers for it. */
const standInFetch = ({ addresses, standIn = '' }: Chain): typeof fetch => {
  const [own = ''] = addresses.hops;
  return (url, init) => {
    const { host, search } = new URL(url instanceof Request ? url.url : url);
    return fetch(host === new URL(own).host ? standIn + search : url, init);
  };
};

/** Fails as the connections of a chain to hosts that do not exist. */
const failingFetch =
  ({ addresses, answers }: Chain): typeof fetch =>
  (url, init) => {
    const { host } = new URL(url instanceof Request ? url.url : url);
    const hop = addresses.hops.findIndex((address) => new URL(address).host === host);
    const { code, address } = answers[hop]?.failure ?? {};
    if (code === undefined) return fetch(url, init);
    const cause = Object.assign(new Error(code), {
      code,
      ...(address !== undefined && { address }),
    });
    return Promise.reject(new TypeError('fetch failed', { cause }));
  };

const isFailing = ({ answers }: Chain): boolean =>
  answers.some(({ failure }) => failure !== undefined);

const optionsOf = (chain: Chain, fault: Fault): DiagnoseOptions => {
  const limits: InspectOptions = {
    allowPrivate: true,
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
