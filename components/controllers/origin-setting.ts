import { explain } from '../../src/player/developer-messages.js';
import { parseAddress } from '../../src/resolve/address.js';

const reported = new Set<string>();

/**
 * The origins in a setting of the page, a list or one text. Anything else allows nothing, and is a warning in the
 * console, once.
 */
export const originsIn = (setting: string, value: unknown): readonly string[] =>
  [value].flat().filter((entry): entry is string => {
    const text = String(entry);
    // All that the parser adds to an origin is its path.
    if (text === entry && parseAddress(text)?.href === `${text}/`) return true;
    const short = `${setting}: ${text}`;
    if (!reported.has(short))
      // eslint-disable-next-line no-console -- Nothing else would say why an origin is refused.
      void explain((texts) => texts.invalidOrigin(setting, text), short).then(console.warn);
    reported.add(short);
    return false;
  });
