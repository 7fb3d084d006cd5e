import type { WireObject } from './wire-object.js';

/**
 * Stored objects contain `{origin}` instead of the origin of the sandbox and `{player}` instead of
 * the origin of its hosted player, so that they work on any port.
 */
const PLACEHOLDER = /\{(origin|player)(_*)\}/g;

const OTHER_NAMES = new Map([
  ['127.0.0.1', 'localhost'],
  ['localhost', '127.0.0.1'],
]);

/**
 * The origin of the hosted player: the other name of this machine, since the service's player has
 * another origin than the pages that embed it. On any other host, the origin of the page itself.
 */
export const playerOrigin = ({ origin, protocol, hostname, port }: URL): string => {
  const name = OTHER_NAMES.get(hostname);
  return name === undefined ? origin : `${protocol}//${name}${port === '' ? '' : `:${port}`}`;
};

/**
 * Parses the JSON texts of stored objects and fills in the origins of the request. An origin contains
 * no character that JSON would have to escape.
 */
export const parseStored = (
  texts: readonly string[],
  requestUrl: string,
): readonly WireObject[] => {
  const url = new URL(requestUrl);
  const origins: Readonly<Record<string, string>> = {
    origin: url.origin,
    player: playerOrigin(url),
  };
  const json = `[${texts.join(',')}]`.replace(
    PLACEHOLDER,
    (_, name: string, escapes: string) =>
      (escapes === '' ? origins[name] : `{${name}${escapes.slice(1)}}`) ?? '',
  );
  return JSON.parse(json) as readonly WireObject[];
};

/** Escapes text that looks like a placeholder in all texts of a JSON value; its depth is limited by the body reader. */
export const escapePlaceholders = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value.replace(PLACEHOLDER, (_, name: string, escapes: string) => `{${name}_${escapes}}`);
  if (Array.isArray(value)) return value.map(escapePlaceholders);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, escapePlaceholders(item)]),
  );
};

export const unescapePlaceholders = (text: string): string =>
  text.replace(PLACEHOLDER, (_, name: string, escapes: string) => `{${name}${escapes.slice(1)}}`);
