import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { ELSEWHERE } from './documents.js';

const TRACKER_HOST = new URL(ELSEWHERE).host;

/** Whether an address is that of a tracker of a chain. */
export const isTracker = (address: string): boolean => new URL(address).host === TRACKER_HOST;

/** Counts the requests to trackers of chains that this process makes from now on. */
export const countTrackerRequests = (): (() => number) => {
  let count = 0;
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { readonly request: ClientRequest };
    if (request.host === TRACKER_HOST) count += 1;
  });
  // What `fetch` of Node is made of.
  subscribe('undici:request:create', (message) => {
    const { request } = message as { readonly request: { readonly origin: string | URL } };
    if (isTracker(String(request.origin))) count += 1;
  });
  return () => count;
};
