import { lookup } from 'node:dns/promises';

/** IANA keeps this name for documentation (RFC 2606, section 3): it is found wherever names are. */
const KNOWN_NAME = 'example.com';

/** No name below it exists (RFC 6761, section 6.4). */
const NEVER_FOUND = /(?:^|\.)invalid$/;

/** The host that was not reached by the parameters of a verdict; undefined for other verdicts. */
const lostHost = (params: object): string | undefined => {
  const { host, unreachableHost, failedHost, mediaHost } = params as Readonly<
    Record<string, unknown>
  >;
  // What a wrapper led to was learned by a request.
  const lost = [unreachableHost, failedHost].find((name) => name !== undefined && name === host);
  const name = lost ?? mediaHost;
  return typeof name === 'string' && name !== '' ? name.replace(/:\d+$/, '') : undefined;
};

/**
 * Tells by the parameters of a verdict whether a host was not reached because this machine finds the address of no host:
 * nothing is known of that host then. Each name is looked up once. `find` rejects if it finds no address.
 */
export const nameLookup = (
  find: (name: string) => Promise<unknown> = lookup,
): ((params: object) => Promise<boolean>) => {
  const known = new Map<string, Promise<boolean>>();
  const isFound = (name: string): Promise<boolean> => {
    const found =
      known.get(name) ??
      find(name).then(
        () => true,
        () => false,
      );
    known.set(name, found);
    return found;
  };
  return async (params) => {
    const name = lostHost(params);
    if (name === undefined || NEVER_FOUND.test(name)) return false;
    return !(await isFound(name)) && !(await isFound(KNOWN_NAME));
  };
};
