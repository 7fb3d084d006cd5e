const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const problemOf = (url: URL, allowInsecure: boolean): string | null => {
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or a password';
  if (url.search !== '' || url.hash !== '') return 'must not have a query or a fragment';
  if (url.protocol === 'https:') return null;
  if (url.protocol !== 'http:') return 'must be an https address';
  if (allowInsecure || LOOPBACK.test(url.hostname)) return null;
  return 'must be an https address, or set allowInsecure';
};

const parse = (address: string): URL | null => {
  try {
    return new URL(address);
  } catch {
    return null;
  }
};

/**
 * The address that paths are appended to, without a slash at its end. `http:` is taken for this
 * machine alone, unless allowed. Throws a `TypeError` that names the option and not its value.
 */
export const baseAddress = (option: string, address: string, allowInsecure: boolean): string => {
  const url = parse(address);
  const problem = url === null ? 'must be an absolute address' : problemOf(url, allowInsecure);
  if (url === null || problem !== null) throw new TypeError(`${option} ${problem ?? ''}`);
  return url.origin + url.pathname.replace(/\/+$/, '');
};
