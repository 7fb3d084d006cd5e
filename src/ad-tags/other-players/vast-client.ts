import type { AdTagContext, AdTagValue } from '../ad-tag-context.js';
import { isoTimestamp } from '../value-formats.js';
import {
  encode,
  givenValues,
  namePattern,
  type OtherPlayer,
  OWN_VALUE,
  randomOf,
  writtenValue,
} from './other-player.js';
import { playerMessage } from './player-message.js';
import type { Replacement, TracedText } from './traced-text.js';

/** The macros that it replaces with -1 when nobody gives a value. */
const STANDARD_MACROS: ReadonlySet<string> = new Set(
  (
    'ADCATEGORIES ADCOUNT ADPLAYHEAD ADSERVINGID ADTYPE APIFRAMEWORKS APPBUNDLE ASSETURI ' +
    'BLOCKEDADCATEGORIES BREAKMAXADLENGTH BREAKMAXADS BREAKMAXDURATION BREAKMINADLENGTH ' +
    'BREAKMINDURATION BREAKPOSITION CLICKPOS CLICKTYPE CLIENTUA CONTENTID CONTENTPLAYHEAD ' +
    'CONTENTURI DEVICEIP DEVICEUA DOMAIN EXTENSIONS GDPRCONSENT IFA IFATYPE INVENTORYSTATE ' +
    'LATLONG LIMITADTRACKING MEDIAMIME MEDIAPLAYHEAD OMIDPARTNER PAGEURL PLACEMENTTYPE ' +
    'PLAYERCAPABILITIES PLAYERSIZE PLAYERSTATE PODSEQUENCE REGULATIONS SERVERSIDE SERVERUA ' +
    'TRANSACTIONID UNIVERSALADID VASTVERSIONS VERIFICATIONVENDORS'
  ).split(' '),
);

const encodeStrictly = (text: string): string =>
  encode(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

const replaceMacro = (text: TracedText, name: string, replacement: Replacement): TracedText =>
  text.replacePattern(new RegExp(`(?:\\[|%%)${namePattern(name)}(?:\\]|%%)`, 'g'), replacement);

/** The texts before each closing bracket, back to the bracket before them. */
const bracketed = (text: string): ReadonlySet<string> => {
  const parts = text.split(']').slice(0, -1);
  return new Set(parts.map((part) => part.slice(part.lastIndexOf('[') + 1)));
};

/**
 * Replaces `[X]` and `%%X%%` by these macros as they are, one macro after another, and the standard macros that
 * are left by -1.
 */
export const replaceUrlMacros = (
  template: TracedText,
  macros: readonly (readonly [name: string, Replacement])[],
): TracedText => {
  const filled = macros.reduce((text, [name, value]) => replaceMacro(text, name, value), template);
  const missing = [...bracketed(filled.text)].filter((name) => STANDARD_MACROS.has(name));
  return missing.reduce((text, name) => replaceMacro(text, name, { text: '-1' }), filled);
};

const RANDOM_DIGITS = 8;

const OWN_RANDOM = playerMessage('player-reason-only-own-random', { digits: RANDOM_DIGITS });

/** The macros that it makes itself; they take precedence over given ones. */
const ownMacros = (context: AdTagContext): readonly (readonly [string, Replacement])[] => {
  const random = randomOf(context);
  const digits: Replacement =
    random === undefined
      ? OWN_VALUE
      : {
          text: String(Math.round(random * 10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0'),
          reason: OWN_RANDOM,
        };
  const time = isoTimestamp(context.now);
  const timestamp: Replacement = time === undefined ? OWN_VALUE : { text: encodeStrictly(time) };
  return [
    ['CACHEBUSTING', digits],
    ['TIMESTAMP', timestamp],
    ['RANDOM', digits],
    ['random', digits],
  ];
};

/** An error code becomes 900 unless it has three digits or is missing. */
const checkedText = (name: string, value: AdTagValue): string => {
  const text = writtenValue(value);
  return name === 'ERRORCODE' && value && !/^\d{3}$/.test(text) ? '900' : text;
};

const expandTracker = (template: TracedText, context: AdTagContext): TracedText => {
  const own = ownMacros(context);
  const given = givenValues(context)
    .filter(([name]) => !own.some(([ownName]) => ownName === name))
    .map(([name, value]): readonly [string, Replacement] => [
      name,
      { text: encodeStrictly(checkedText(name, value)) },
    ]);
  return replaceUrlMacros(template, [...given, ...own]);
};

/** Source: version 6.4.4. */
export const VAST_CLIENT: OtherPlayer = {
  name: 'vast-client',
  label: playerMessage('player-name', { products: ['vast-client'] }),
  source: 'https://github.com/dailymotion/vast-client-js/blob/master/src/util/util.js',
  uses: ['request', 'tracker'],
  explainKept: (_, use) =>
    playerMessage(use === 'request' ? 'player-reason-trackers-only' : 'player-reason-exact-names'),
  expand: (template, context, use) =>
    use === 'request' ? template : expandTracker(template, context),
};
