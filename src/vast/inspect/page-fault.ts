import { watchPolicy } from '../request/policy-watch.js';
import type { RequestFault } from '../request/request-fault.js';

/** The type of the response to a request; null without one. Its body is not loaded. */
const responseType = async (
  address: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<ResponseType | null> => {
  const ended = new AbortController();
  try {
    const { type } = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'strict-origin-when-cross-origin',
      ...init,
      signal: AbortSignal.any([signal, ended.signal]),
    });
    return type;
  } catch {
    return null;
  } finally {
    ended.abort();
  }
};

/** The fault of a request, as far as more requests narrow it down. */
const narrowedFault = async (
  address: string,
  method: 'GET' | 'HEAD',
  signal: AbortSignal,
): Promise<RequestFault> => {
  const [direct, opaque] = await Promise.all([
    responseType(address, { method, redirect: 'manual' }, signal),
    responseType(address, { method, mode: 'no-cors' }, signal),
  ]);
  // A page may read it, so its body broke.
  if (direct !== null && direct !== 'opaqueredirect') return 'cut-off';
  if (opaque !== null) return 'cors';
  if (direct !== null) return 'redirected';
  const icon = new URL('/favicon.ico', address).href;
  const host = await responseType(icon, { method: 'HEAD', mode: 'no-cors' }, signal);
  return host === null ? 'no-answer' : 'host-answers';
};

/**
 * Why a request of this page failed, of which its script learns nothing else. The request is repeated without following
 * redirects, and so that no script reads the response (`no-cors`): a server that does not allow the page answers then.
 * Without an answer, another address of the host is requested. Never rejects.
 */
export const faultInPage = async (
  address: string,
  method: 'GET' | 'HEAD',
  signal: AbortSignal,
): Promise<RequestFault> => {
  const watch = new AbortController();
  const refusedBy = watchPolicy(address, watch.signal);
  try {
    const fault = await narrowedFault(address, method, signal);
    return (await refusedBy()) === '' ? fault : 'policy';
  } finally {
    watch.abort();
  }
};
