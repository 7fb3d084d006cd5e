/** Which requests of a recording lead to which. */
import { targetOf } from '../input/har-faults.js';
import type { RecordedRequest } from '../input/recognized-input.js';
import { type DocumentOutline, tagsBehind } from './document-outline.js';
import type { RequestResult } from './evidence.js';
import { hostOf } from './url-host.js';

export interface ReadRequest {
  readonly recorded: RecordedRequest;
  readonly result: RequestResult;
  readonly outline: DocumentOutline | null;
}

/** Whether a redirect is followed within the recording. */
export const isFollowed = (
  { redirectsTo = '', error, fault }: RecordedRequest,
  targets: ReadonlySet<string>,
): boolean =>
  redirectsTo !== '' && error === '' && fault === undefined && targets.has(targetOf(redirectsTo));

/** Whether a player repeats a request that CORS refuses, without credentials. */
export const isRepeated = (
  { recorded: { url }, result }: ReadRequest,
  later: readonly ReadRequest[],
): boolean => result === 'cors' && later.some(({ recorded }) => recorded.url === url);

/** For each request the index of the one whose wrapper, break or redirect leads to it, or null. */
export const parentsOf = (requests: readonly ReadRequest[]): readonly (number | null)[] => {
  const leading = new Map<string, number | null>();
  return requests.map(({ recorded, outline }, index) => {
    const { url, redirectsTo = '' } = recorded;
    const parent = leading.get(targetOf(url)) ?? null;
    if (redirectsTo !== '') leading.set(targetOf(redirectsTo), parent);
    for (const uri of outline === null ? [] : tagsBehind(outline))
      leading.set(targetOf(uri), index);
    return parent;
  });
};

/** For each request the one that another host redirected to it, the first of several. */
export const originsOf = (requests: readonly RecordedRequest[]): readonly RecordedRequest[] => {
  const leading = new Map<string, RecordedRequest>();
  return requests.map((request) => {
    const { url, redirectsTo = '' } = request;
    const origin = leading.get(targetOf(url)) ?? request;
    leading.delete(targetOf(url));
    if (redirectsTo !== '') leading.set(targetOf(redirectsTo), origin);
    return hostOf(origin.url) === hostOf(url) ? request : origin;
  });
};

/** The indexes of a chain: its root and all that its wrappers lead to. */
export const indexesFrom = (
  root: number,
  parents: readonly (number | null)[],
): readonly number[] => {
  const members = new Set([root]);
  for (const [index, parent] of parents.entries())
    if (parent !== null && members.has(parent)) members.add(index);
  return [...members];
};
