/** Names that only one machine or one network knows (RFC 6761, 6762, 8375, 9476 and `.internal`). */
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|localdomain|internal|home\.arpa|lan)$/;

/** IPv4 blocks of one machine, one network, one provider or no single host (RFC 1122, 1918, 2544, 3927, 5771, 6598, 6890). */
const LOCAL_IPV4 =
  /^(?:0|10|127|22[4-9]|2[345]\d)\.|^169\.254\.|^192\.168\.|^192\.0\.0\.|^198\.1[89]\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;

/** Local NAT64, discarded, Teredo, unique local, link-local, site-local and multicast addresses (RFC 8215, 6666, 4380, 4193, 4291, 3879). */
const LOCAL_IPV6 = /^(?:64:ff9b:1:|100:0:0:0:|2001:0:|f[cdf]..:|fe[89a-f].:)/;

/** The IPv4 address in an IPv6 address: compatible, mapped, translated, NAT64 or 6to4 (RFC 4291, 7915, 6052, 3056). */
const CONTAINED_IPV4 =
  /^(?:(?:0:){6}|(?:0:){5}ffff:|(?:0:){4}ffff:0:|64:ff9b:(?:0:){4}|2002:)([\da-f]+):([\da-f]+)/;

/** The eight groups of an IPv6 address, as a URL parser writes it. */
const groupsOf = (host: string): string => {
  const [first = [], last = []] = host
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last].join(':');
};

const isLocalIpv6 = (host: string): boolean => {
  const groups = groupsOf(host);
  const [, ...contained] = CONTAINED_IPV4.exec(groups) ?? [];
  const bytes = contained
    .map((group) => parseInt(group, 16))
    .flatMap((part) => [part >> 8, part & 0xff]);
  return LOCAL_IPV6.test(groups) || LOCAL_IPV4.test(bytes.join('.'));
};

/**
 * Whether only one machine or one network reaches a host: loopback, private, link-local and multicast addresses, names
 * such as `localhost` and `printer.local`, and names without a dot. The host is as a URL parser writes it (WHATWG URL).
 */
export const isLocalHost = (host: string): boolean => {
  const name = host.replace(/\.$/, '');
  if (name.startsWith('[')) return isLocalIpv6(name);
  return !name.includes('.') || LOCAL_NAMES.test(name) || LOCAL_IPV4.test(name);
};

/** No host, this machine, and the block pages of Cisco Umbrella. */
const SINKHOLE =
  /^(?:0\.0\.0\.0|127(?:\.\d{1,3}){3}|146\.112\.61\.(?:10[4-9]|110)|(?:::|(?:0:){7})[01]?)$/;

/** Whether a filter of names, or a file of hosts, gives this IP address in place of that of a public host. */
export const isSinkhole = (address: string): boolean =>
  SINKHOLE.test(address.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, ''));

/** Whether an IP address, as a name resolves to it, is one that only one machine or one network reaches. */
export const isLocalAddress = (address: string): boolean => {
  const [host = ''] = address.split('%', 1);
  return isLocalHost(new URL(`http://${host.includes(':') ? `[${host}]` : host}/`).hostname);
};
