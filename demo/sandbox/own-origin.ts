/**
 * Stand in stored objects for the addresses under which the sandbox is called, so that any port
 * works: `{origin}` is its own, `{player}` that of the service's player.
 */
const PLACEHOLDER = /\{(origin|player)(_*)\}/g;

const OTHER_NAMES = new Map([
  ['127.0.0.1', 'localhost'],
  ['localhost', '127.0.0.1'],
]);

/**
 * The origin of the hosted player: this machine by its other name, since the service's player has
 * another origin than the pages that hold it. An address of another kind is its own player's.
 */
export const playerOrigin = ({ origin, protocol, hostname, port }: URL): string => {
  const name = OTHER_NAMES.get(hostname);
  return name === undefined ? origin : `${protocol}//${name}${port === '' ? '' : `:${port}`}`;
};

/**
 * JSON text of a stored object, with the sandbox's origins in its addresses. An origin holds no
 * character that JSON would have to escape.
 */
export const withOrigin = (json: string, url: URL): string => {
  const player = playerOrigin(url);
  return json.replace(PLACEHOLDER, (_, name: string, marks: string) => {
    if (marks !== '') return `{${name}${marks.slice(1)}}`;
    return name === 'origin' ? url.origin : player;
  });
};

/** A caller's text that happens to look like a placeholder, so marked that it comes back as it was. */
export const marked = (text: string): string =>
  text.replace(PLACEHOLDER, (_, name: string, marks: string) => `{${name}_${marks}}`);

/** The text that was marked. */
export const unmarked = (text: string): string =>
  text.replace(PLACEHOLDER, (_, name: string, marks: string) => `{${name}${marks.slice(1)}}`);

/** A caller's JSON value with all its texts marked; its depth is bounded where it is read. */
export const markedValue = (value: unknown): unknown => {
  if (typeof value === 'string') return marked(value);
  if (Array.isArray(value)) return value.map(markedValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, markedValue(item)]));
};
