import { invalidOrigin } from '../../src/player/developer-messages.js';

const reported = new Set<string>();

/**
 * The origins in a setting of the page, a list or one text. Anything else allows nothing, and is a warning in the
 * console, once.
 */
export const originsIn = (setting: string, value: unknown): readonly string[] =>
  [value].flat().filter((entry): entry is string => {
    const text = String(entry);
    const origin = URL.canParse(text) ? new URL(text).origin : 'null';
    if (origin === entry && origin !== 'null') return true;
    const message = invalidOrigin(setting, text, origin);
    // eslint-disable-next-line no-console -- Nothing else would say why an origin is refused.
    if (!reported.has(message)) console.warn(message);
    reported.add(message);
    return false;
  });
