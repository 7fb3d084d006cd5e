/** Stands in stored objects for the address under which the sandbox is called, so that any port works. */
const OWN = '{origin}';

/** Stands for the address of the player and its script, which a real service has on a host of its own. */
const PLAYER = '{player}';

const LOOPBACK_NAMES: Readonly<Record<string, string>> = {
  '127.0.0.1': 'localhost',
  localhost: '127.0.0.1',
};

/**
 * The sandbox by its other name. Pages under one name get the player from the other, so that it
 * is of a foreign origin, as in a publisher's page.
 */
export const playerOrigin = ({ protocol, hostname, port, origin }: URL): string => {
  const name = LOOPBACK_NAMES[hostname];
  return name === undefined ? origin : `${protocol}//${name}${port === '' ? '' : `:${port}`}`;
};

/**
 * JSON text of a stored object, with the sandbox's own origins in its addresses. An origin holds
 * no character that JSON would have to escape.
 */
export const withOrigin = (json: string, url: URL): string =>
  json.replaceAll(OWN, () => url.origin).replaceAll(PLAYER, () => playerOrigin(url));
