import { type Fields, fields } from '../untrusted-fields.js';

/**
 * player.js, by which pages drive players of many makers: JSON texts between the windows. The page
 * names a method, the player answers or tells an event under the same listener's name. The player
 * says nothing before the page's first `addEventListener`. Volumes are 0 to 100, times seconds.
 * Source: the specification of player.js 0.0.11.
 */
const CONTEXT = 'player.js';
const VERSION = '0.0.11';

/** Characters. */
const LONGEST = 10_000;

/** A message, as the text that is posted. */
export const playerJsText = (message: Fields): string =>
  JSON.stringify({ context: CONTEXT, version: VERSION, ...message });

/** The message in a text; null when it is none. */
export const readPlayerJs = (text: unknown): Fields | null => {
  if (typeof text !== 'string' || text.length > LONGEST || !text.startsWith('{')) return null;
  try {
    const message = fields(JSON.parse(text));
    return message['context'] === CONTEXT ? message : null;
  } catch {
    return null;
  }
};

/** What asks a player whether it is there and speaks player.js. */
export const PLAYER_JS_ASK = playerJsText({
  method: 'addEventListener',
  value: 'ready',
  listener: 'ready',
});
