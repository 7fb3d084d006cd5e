import { type Fields, jsonFields } from '../untrusted-fields.js';

/**
 * player.js is a protocol of JSON texts by which pages control the players of many vendors. The page
 * calls a method; responses and events carry the name of its listener. Before the page's first
 * `addEventListener` the player sends only `ready`. Volumes are 0 to 100, times are in seconds.
 * Source: the specification of player.js 0.0.11.
 */
const CONTEXT = 'player.js';
const VERSION = '0.0.11';

const MAX_LENGTH = 10_000;

export const playerJsText = (message: Fields): string =>
  JSON.stringify({ context: CONTEXT, version: VERSION, ...message });

export const readPlayerJs = (text: unknown): Fields | null => {
  const message = jsonFields(text, MAX_LENGTH);
  return message['context'] === CONTEXT ? message : null;
};

/** Requests `ready` from a player that supports player.js. */
export const PLAYER_JS_ASK = playerJsText({
  method: 'addEventListener',
  value: 'ready',
  listener: 'ready',
});
