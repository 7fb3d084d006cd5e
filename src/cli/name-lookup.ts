import { lookup } from 'node:dns/promises';
import type { Diagnosis } from '../diagnosis/diagnosis.js';

/** IANA keeps this name for documentation (RFC 2606, section 3): it is found wherever names are. */
const KNOWN_NAME = 'example.com';

/** No name below it exists (RFC 6761, section 6.4). */
const NEVER_FOUND = /(?:^|\.)invalid$/;

const isFound = (name: string): Promise<boolean> =>
  lookup(name).then(
    () => true,
    () => false,
  );

/** The host that a verdict says was not reached; undefined for other verdicts. */
const lostHost = ({ verdict: { params } }: Diagnosis): string | undefined => {
  const { host, unreachableHost, failedHost, mediaHost } = params as Readonly<
    Record<string, unknown>
  >;
  // What a wrapper led to was learned by a request.
  const lost = [unreachableHost, failedHost].find((name) => name !== undefined && name === host);
  const name = lost ?? mediaHost;
  return typeof name === 'string' && name !== '' ? name.replace(/:\d+$/, '') : undefined;
};

/** Whether a host was not reached because this machine finds the address of no host: nothing is known of that host then. */
export const findsNoNames = async (diagnosis: Diagnosis): Promise<boolean> => {
  const name = lostHost(diagnosis);
  if (name === undefined || NEVER_FOUND.test(name)) return false;
  return !(await isFound(name)) && !(await isFound(KNOWN_NAME));
};
