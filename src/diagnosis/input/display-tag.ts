import type { DisplayTag, RecognizedInput } from './recognized-input.js';

/** Whether an element has an id or a class. */
const hasName = (code: string, name: string): boolean =>
  Array.from(code.matchAll(/\b(?:id|class)\s{0,9}=\s{0,9}["']?([^"'<>]{1,200})/gi)).some(
    ([, names = '']) => names.split(/\s+/).includes(name),
  );

/** Addresses of Campaign Manager 360. Its video tags are at `pfadx`. */
const DISPLAY_ADDRESS = /^(?:https?:)?\/\/ad\.doubleclick\.net\/(?:ddm\/|N\d+\/)?ad[ij]?[/;]/i;
const TRACKER_ADDRESS =
  /^(?:https?:)?\/\/ad\.doubleclick\.net\/(?:ddm\/)?(?:activity|clk|jump|trackclk|trackimp\w{0,3})[/;]/i;

/** Addresses by which other ad servers are asked for the script or the frame of a banner. */
const BANNER_ADDRESS =
  /^(?:https?:)?\/\/(?:[^/?#]{1,200}\/adfscript\/|[^/?#]{1,200}\/(?:ac|call\/pub[ij])\?(?:[^#]*&)?out=(?:js|iframe)(?:&|$)|[^?#]{1,500}\/(?:ajs|afr|asyncjs)\.php)/i;

/** Code of display ads. */
const CODE: readonly (readonly [RegExp, DisplayTag['format']])[] = [
  [/\bdcmads\b|\/\/www\.googletagservices\.com\/dcm\//, 'cm360'],
  [/\bgoogletag\.(?:cmd|define|pubads)/, 'gpt'],
  [/\badsbygoogle\b/, 'adsense'],
  [/\bAdButler\.|\bdata-revive-zoneid\b|\bOA_show\(|\bsas\.(?:call|render)\(/, 'banner'],
  [/\bgoogle\.ima\.dai\b|\b(?:LiveStream|VODStream)Request\(/, 'dai'],
  [/mediaTypes["']?\s{0,9}:\s{0,9}\{\s{0,99}["']?video\b/, 'prebid-video'],
  [/mediaTypes["']?\s{0,9}:\s{0,9}\{\s{0,99}["']?banner\b/, 'prebid'],
];

const CLIENT = /\bclient["']?\s{0,9}[:,}]/;
const JW_ADVERTISING = /\badvertising["']?\s{0,9}:\s{0,9}\{/;
const PLAYER_CALL =
  /\b(?:fluidPlayer|jwplayer|videojs|flowplayer|new\s{1,9}Plyr)\(\s{0,99}["'][#.]?([\w-]{1,99})["']/;

/** Options of players for an ad tag, and those that are one among the options for ads. */
const TAG_OPTION =
  /\b((?:data-)?ad-?(?:tag|server|vast)(?:-?ur[il])?|(?:tag|vast|vmap)(?:-?(?:tag|ur[il]))|vastAdTag|serverUrl|adsResponse|tag|sources|url)["']?\s{0,9}[:=](?!=)\s{0,9}/gi;
const SHARED_NAME = /^(?:tag|sources|url)$/i;
const OF_ADS = /\b(?:advertising|ad_?breaks?|schedule|ads)["']?\s{0,9}[:=]/i;
/** Characters before an option in which those for ads begin. */
const MAX_BEFORE = 300;
const NO_VALUE = /^(?:""|''|``|\{\s{0,9}\}|\[\s{0,9}\]|(?:null|undefined|false)\b)/;
const WRONG_VALUE =
  /^(?:true\b|-?\d[\d.]{0,20}|(["'`])(?:[\w. -]{1,100}|https?:\/\/[^"'`?\s]{1,300}\.(?:mp4|webm|mov|m3u8|mpd|js))\1)/;
const VARIABLE = /^(?!function\b|new\b)[A-Za-z_$][\w$.]{0,200}(?=[\s,;)}(]|$)/;

/** What is wrong with the value of an option for an ad tag; null if it is an address, or an object. */
const faultOfTag = (code: string): DisplayTag | null => {
  for (const { 0: option, 1: adUnit = '', index } of code.matchAll(TAG_OPTION)) {
    const before = code.slice(Math.max(0, index - MAX_BEFORE), index);
    if (SHARED_NAME.test(adUnit) && !OF_ADS.test(before)) continue;
    const value = code.slice(index + option.length, index + option.length + MAX_BEFORE);
    if (NO_VALUE.test(value)) return { format: 'option-empty', adUnit };
    const wrong = WRONG_VALUE.exec(value)?.[0];
    if (wrong !== undefined) return { format: 'option-value', adUnit: `${adUnit}: ${wrong}` };
    if (VARIABLE.test(value)) return { format: 'option-unknown', adUnit };
  }
  return null;
};

/** Options with few values, which players compare letter by letter. */
const CHOICES: readonly (readonly [option: RegExp, values: readonly string[]])[] = [
  [/\b(client)["']?\s{0,9}:\s{0,9}["']([^"']{0,40})["']/, ['vast', 'googima', 'freewheel', 'dai']],
  [
    /\b(requestMode)["']?\s{0,9}:\s{0,9}["']([^"']{0,40})["']/,
    ['onload', 'onplay', 'ondemand', 'oncue'],
  ],
  [
    /\b(roll)["']?\s{0,9}:\s{0,9}["']([^"']{0,40})["']/,
    ['preRoll', 'midRoll', 'postRoll', 'onPauseRoll'],
  ],
];
/** The calls of the players that have them. */
const HAS_CHOICES = /\bjwplayer\(|\.ima3\(|\bfluidPlayer\(/;

const faultOfChoice = (code: string): DisplayTag | null => {
  for (const [pattern, values] of HAS_CHOICES.test(code) ? CHOICES : []) {
    const [, name = '', value = ''] = pattern.exec(code) ?? [];
    if (name !== '' && !values.includes(value))
      return { format: 'option-value', adUnit: `${name}: "${value}"` };
  }
  return null;
};

/** Players and SDKs of web pages, whose time limits are in milliseconds; those of apps are often in seconds. */
const IN_MILLISECONDS =
  /\bgoogle\.ima\b|\bjwplayer\b|\bvideojs\b|\.(?:ima3?|ads)\(|\bfluidPlayer\(|\bRadiantMP\b|\bpbjs\b|"advertising"/;
const OF_APP = /\bIMA[A-Z]\w|\bAdSource\b|\b(?:val|fun)\s|\bimport \w{1,40}\s*$/m;
const TIME_OPTION =
  /\b((?:\w{0,20}(?:vast|video|media|ads?|bid|bidder|request|creative|roll|prebid|load|response|wrapper)_?)?timeout(?:_?ms)?)["']?\s{0,9}[:=]\s{0,9}(\d{1,6}(?:\.\d{1,4})?)(?![\w.]|\s{0,9}\*)/gi;
/** Shorter than the way to a server and back takes. */
const MIN_TIME_MS = 150;

/** A time limit that was meant in seconds; null if there is none. */
const faultOfTime = (code: string): DisplayTag | null => {
  if (!IN_MILLISECONDS.test(code) || OF_APP.test(code)) return null;
  for (const [, name = '', value = ''] of code.matchAll(TIME_OPTION))
    if (Number(value) > 0 && Number(value) < MIN_TIME_MS)
      return { format: 'option-time', adUnit: `${name}: ${value}` };
  return null;
};

/** Options of players that turn ads off. */
const OFF_OPTION =
  /\b((?:ads?|advertising|ima|vast|preroll)["']?\s{0,9}:\s{0,9}(?:(?:\{\s{0,99}["']?(?:enabled?|active)["']?\s{0,9}:\s{0,9})?(?:(?:false|null|0)(?![\w.])|["'](?:false|no|off)["'])|\{\s{0,99}["']?disabled?["']?\s{0,9}:\s{0,9}true\b)|(?:(?:show|enable|play)Ads|adsEnabled)["']?\s{0,9}:\s{0,9}false\b|(?:(?:disable|skip|no)Ads|adsDisabled)["']?\s{0,9}:\s{0,9}true\b)/i;
/** The option of each player that has the ad tag, by the call that makes it. */
const TAG_OPTIONS: readonly (readonly [call: RegExp, option: string])[] = [
  [/\bnew\s{1,9}Plyr\(/, 'tagUrl'],
  [/\.ima\(/, 'adTagUrl'],
  [/\bRadiantMP\b/, 'adTagUrl'],
  [/\bfluidPlayer\(/, 'vastTag'],
];
/** Names of options with an address that is that of an ad. */
const AD_OPTION =
  /\b(?:ad-?)?(?:tag|vast|vast-?tag)s?(?:-?ur[il])?["']?\s{0,9}:\s{0,9}["'`]https?:/i;
const IMA_SDK = /\bimasdk\.googleapis\.com\b/;

/** What the code of a player gets wrong about the option for its ad tag; null if that is right. */
const faultOfOption = (code: string): DisplayTag | null => {
  const [, option] = TAG_OPTIONS.find(([call]) => call.test(code)) ?? [];
  if (option !== undefined && AD_OPTION.test(code) && !code.includes(option))
    return { format: 'option-name', adUnit: option };
  const hasScripts = /<script\b[^<>]{0,500}\bsrc=/i.test(code);
  return hasScripts && code.includes('.ima(') && !IMA_SDK.test(code)
    ? { format: 'ima-script', adUnit: '' }
    : null;
};

/** The fault of the code of a player by which it never requests its ads; null if it has none. */
const faultOfPlayer = (code: string, kind: RecognizedInput['kind']): DisplayTag | null => {
  const fault =
    (kind === 'ad-tag' ? null : faultOfTag(code)) ?? faultOfChoice(code) ?? faultOfTime(code);
  if (fault !== null) return fault;
  const [, off] = OFF_OPTION.exec(code) ?? [];
  if (off !== undefined)
    return { format: 'option-off', adUnit: off.replace(/["']/g, '').replace(/\s+/g, ' ') };
  if (/\bRadiantMP\b/.test(code) && /\badTagUrl\b/.test(code) && !/\bads["']?\s{0,9}:/.test(code))
    return { format: 'option-missing', adUnit: 'ads: true' };
  if (AMP_VIDEO.test(code)) return { format: 'amp-video', adUnit: '' };
  const misnamed = faultOfOption(code);
  if (misnamed !== null) return misnamed;
  if (code.includes('jwplayer(') && JW_ADVERTISING.test(code) && !CLIENT.test(code))
    return { format: 'jw-client', adUnit: '' };
  const [, id] = PLAYER_CALL.exec(code) ?? [];
  const isLost = id !== undefined && /<video\b/i.test(code) && !hasName(code, id);
  return isLost ? { format: 'player-id', adUnit: id } : null;
};

const AD_UNIT = /\.define\w{0,20}Slot\(\s{0,99}["'](\/[\d,]{1,40}\/[^"'\s]{1,200})["']/;
/** An element of AMP for videos, which has no attribute for ads. */
const AMP_VIDEO = /<amp-video\b(?=[^<>]{0,2000}\sdata-(?:ad-?)?(?:tag|vast))/i;
/** Prebid has the ad server fetch the VAST of a bid from a cache, by its key. */
const FROM_CACHE = /\bbuildVideoUrl\(/;
const CACHE = /\b(?:cache|useLocal)["']?\s{0,9}:/;
const OUTSTREAM = /\bcontext["']?\s{0,9}:\s{0,9}["']outstream\b/;
const VIDEO = /\bvideo["']?\s{0,9}:/;

/** Characters in which code is looked for. */
const MAX_LENGTH = 100_000;

/** The tag of display ads that an input is; null for what may be about a video. */
export const displayTagOf = (input: RecognizedInput, text: string): DisplayTag | null => {
  const { kind } = input;
  const frame = kind === 'embed-code' && input.embed === null ? [input.address ?? ''] : [];
  const isCode =
    kind === 'unknown' || kind === 'response' || (kind === 'ad-tag' && input.sign !== undefined);
  const code = text.slice(0, MAX_LENGTH);
  const fault = isCode ? faultOfPlayer(code, kind) : null;
  if (fault !== null) return fault;
  const addresses = kind === 'ad-tag' ? input.tags : frame;
  if (addresses.length > 0) {
    if (addresses.every((address) => TRACKER_ADDRESS.test(address)))
      return { format: 'cm360-tracker', adUnit: '' };
    if (addresses.every((address) => BANNER_ADDRESS.test(address)))
      return { format: 'banner', adUnit: '' };
    const isDisplay = addresses.every((address) => DISPLAY_ADDRESS.test(address));
    return isDisplay ? { format: 'cm360', adUnit: '' } : null;
  }
  if (kind !== 'unknown' && kind !== 'response' && kind !== 'embed') return null;
  const outstreamFormat =
    OUTSTREAM.test(code) && !/\brenderer\b/i.test(code) ? 'outstream' : undefined;
  const format = outstreamFormat ?? CODE.find(([pattern]) => pattern.test(code))?.[1];
  if (format === undefined || (format === 'prebid' && VIDEO.test(code))) return null;
  // An embed may hold code of its page.
  if (kind === 'embed' && format !== 'prebid') return null;
  const isHeld = code.includes('disableInitialLoad(') && !code.includes('.refresh(');
  const isUncached = FROM_CACHE.test(code) && code.includes('setConfig(') && !CACHE.test(code);
  if (format === 'prebid-video' && isUncached) return { format: 'prebid-cache', adUnit: '' };
  if (format === 'gpt' && isHeld) return { format: 'gpt-held', adUnit: '' };
  return { format, adUnit: AD_UNIT.exec(code)?.[1] ?? '' };
};
