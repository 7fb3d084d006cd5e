/** Names that only one machine or one network knows (RFC 6761, 6762, 8375, 9476 and `.internal`). */
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|localdomain|internal|home\.arpa|lan)$/;

/** IPv4 blocks of one machine, one network or one provider (RFC 1122, 1918, 3927, 6598). */
const LOCAL_IPV4 =
  /^(?:0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;

/** Loopback, the unspecified address, unique local and link-local addresses (RFC 4291, 4193). */
const LOCAL_IPV6 = /^\[(?:::1?\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/;

/** The IPv4 address that an IPv6 address contains, as a URL parser writes it (RFC 4291, section 2.5.5.2). */
const MAPPED_IPV4 = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/;

const mappedIpv4 = (host: string): string | null => {
  const [, high, low] = MAPPED_IPV4.exec(host) ?? [];
  if (high === undefined || low === undefined) return null;
  const bytes = [high, low].map((part) => parseInt(part, 16));
  return bytes.flatMap((part) => [part >> 8, part & 0xff]).join('.');
};

/**
 * Whether only one machine or one network reaches a host: loopback, private and link-local addresses, names such
 * as `localhost` and `printer.local`, and names without a dot. The host is as a URL parser writes it (WHATWG URL).
 */
export const isLocalHost = (host: string): boolean => {
  const name = host.replace(/\.$/, '');
  if (name.startsWith('[')) return LOCAL_IPV6.test(name) || LOCAL_IPV4.test(mappedIpv4(name) ?? '');
  return !name.includes('.') || LOCAL_NAMES.test(name) || LOCAL_IPV4.test(name);
};
