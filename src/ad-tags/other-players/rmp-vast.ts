import type { AdTagContext, AdTagValue } from '../ad-tag-context.js';
import { deviceDetails, isoTimestamp, pageDomain, timecode } from '../value-formats.js';
import {
  encode,
  encodedValue,
  givenValues,
  namePattern,
  type OtherPlayer,
  OWN_VALUE,
  randomOf,
  writtenValue,
} from './other-player.js';
import { playerMessage } from './player-message.js';
import { PlayerFailure, type Replacement, type TracedText } from './traced-text.js';

type Macro = readonly [name: string, replacement: Replacement];

/** In any case; dots in a name match any character. */
const patternOf = (name: string): RegExp => new RegExp(`\\[${namePattern(name)}\\]`, 'gi');

const constant = (text: string): Replacement => ({
  text,
  reason: playerMessage('player-reason-fixed'),
});

/** A macro without a value stays. */
const ifKnown = (name: string, value: AdTagValue): readonly Macro[] =>
  value === undefined || value === '' || value === null ? [] : [[name, encodedValue(value)]];

const CACHEBUSTER_LENGTH = 8;
const OWN_RANDOM = playerMessage('player-reason-own-cachebuster', {
  length: CACHEBUSTER_LENGTH,
});

const cachebuster = (context: AdTagContext): Replacement => {
  const random = randomOf(context);
  if (random === undefined) return OWN_VALUE;
  const text = random.toString(36).slice(2, 2 + CACHEBUSTER_LENGTH);
  return { text: text.padEnd(CACHEBUSTER_LENGTH, '0'), reason: OWN_RANDOM };
};

const timestamp = (context: AdTagContext): Replacement => {
  const text = isoTimestamp(context.now);
  return text === undefined ? OWN_VALUE : { text: encode(text) };
};

/** No ad plays at a request, so that every break after the start of the content counts as the last one. */
const breakPosition = ({ player }: AdTagContext): Replacement => {
  if (player?.playhead === undefined) return OWN_VALUE;
  return player.playhead === 0
    ? { text: '1' }
    : {
        text: '3',
        reason: playerMessage('player-reason-late-break'),
      };
};

const clickType = ({ device }: AdTagContext): Replacement => {
  const type = typeof device === 'object' ? device.type : device;
  return constant(type === 'mobile' ? '2' : '1');
};

const stateOf = ({ player }: AdTagContext): string =>
  [player?.muted === true && 'muted', player?.fullscreen === true && 'fullscreen']
    .filter((state) => state !== false)
    .join();

/** Its own macros, in the order in which they are replaced. */
const ownMacros = (context: AdTagContext): readonly Macro[] => {
  const { page, player, device, consent } = context;
  const playhead = encodedValue(timecode(player?.playhead));
  const size: AdTagValue =
    player?.width === undefined || player.height === undefined
      ? undefined
      : `${Math.trunc(player.width)},${Math.trunc(player.height)}`;
  return [
    ['CLICKPOS', { text: '-2', reason: playerMessage('player-reason-click-position') }],
    ['ADCOUNT', constant('1')],
    ['TIMESTAMP', timestamp(context)],
    ['CACHEBUSTING', cachebuster(context)],
    ['CONTENTPLAYHEAD', playhead],
    ['MEDIAPLAYHEAD', playhead],
    ['BREAKPOSITION', breakPosition(context)],
    ['DEVICEUA', encodedValue(deviceDetails(device)?.userAgent)],
    ['SERVERSIDE', constant('0')],
    ['DOMAIN', encodedValue(pageDomain(page?.url))],
    ['PAGEURL', encodedValue(page?.url)],
    ['PLAYERCAPABILITIES', constant('skip,mute,autoplay,mautoplay,fullscreen,icon')],
    ['CLICKTYPE', clickType(context)],
    ['PLAYERSIZE', encodedValue(size)],
    ['VASTVERSIONS', constant('2,3,5,6,7,8,11,12,13,14')],
    ['APIFRAMEWORKS', constant('2,7,8,9')],
    ['MEDIAMIME', OWN_VALUE],
    ['PLAYERSTATE', { text: stateOf(context), reason: playerMessage('player-reason-state') }],
    ['LIMITADTRACKING', OWN_VALUE],
    ...ifKnown('REGULATIONS', consent?.gdprApplies === true ? 'gdpr' : undefined),
    ...ifKnown('GDPRCONSENT', consent?.tcString),
  ];
};

/** Throws for a value of the page that is missing, as the player does. */
const givenMacro = (name: string, value: AdTagValue, text: TracedText): readonly Macro[] => {
  if (!patternOf(name).test(text.text)) return [];
  if (value === null || value === undefined)
    throw new PlayerFailure(playerMessage('player-failure-no-value', { name }));
  return [[name, { text: writtenValue(value) }]];
};

const replaceMacro = (text: TracedText, [name, replacement]: Macro): TracedText =>
  text.replacePattern(patternOf(name), replacement);

/** Its VAST library, which Radiant Media Player contains. Source: version 17.0.1. */
export const RMP_VAST: OtherPlayer = {
  name: 'rmp-vast',
  label: playerMessage('player-name', { products: ['Radiant Media Player', 'rmp-vast'] }),
  source: 'https://github.com/radiantmediaplayer/rmp-vast/blob/master/src/js/helpers/tracking.js',
  explainKept: (placeholder) =>
    placeholder.startsWith('[')
      ? playerMessage('player-reason-kept-without-value')
      : playerMessage('player-reason-square-brackets'),
  expand: (template, context) => {
    const given = givenValues(context).reduce(
      (text, [name, value]) => givenMacro(name, value, text).reduce(replaceMacro, text),
      template,
    );
    return ownMacros(context).reduce(replaceMacro, given);
  },
};
