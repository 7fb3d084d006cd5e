import type { AdTagContext, AdTagValue } from '../ad-tag-context.js';
import { pageVariableAt } from '../page-variable.js';
import { milliseconds } from '../value-formats.js';
import {
  encode,
  givenValues,
  macroValue,
  type OtherPlayer,
  OWN_VALUE,
  randomOf,
  writtenValue,
} from './other-player.js';
import { playerMessage, type PlayerName, type PlayerReason } from './player-message.js';
import type { Replacement, TracedText } from './traced-text.js';

/** The arguments that a plugin for ads calls its macro function with. */
interface MacroOptions {
  /** The values of the page by the whole text of each macro. Default: those of the context, as `{name}` and `[name]`. */
  readonly customMacros?: readonly (readonly [name: string, value: AdTagValue])[];
  readonly uriEncode: boolean;
  /** Whether only the values of the page are inserted. */
  readonly disableDefaultMacros?: boolean;
}

/** A value, or undefined if only the player knows it. */
type Macro = readonly [name: string, value: AdTagValue, reason?: PlayerReason];

const flag = (value: AdTagValue): AdTagValue =>
  value === undefined ? undefined : value === true || value === 1 ? 1 : 0;

const rounded = (value: AdTagValue): AdTagValue =>
  typeof value === 'number' ? Math.round(value) : undefined;

const duration = ({ content }: AdTagContext): AdTagValue =>
  content?.live === true ? Infinity : (content?.duration ?? undefined);

const RANDOM_DIGITS = 12;

const OWN_RANDOM = playerMessage('player-reason-own-random', { digits: RANDOM_DIGITS });

/** Without a consent platform, the macros of TCF stay, except the number. */
const consentMacros = ({ consent }: AdTagContext): readonly Macro[] => {
  const { tcString, gdprApplies, addtlConsent, uspString = '' } = consent ?? {};
  const tcf: readonly Macro[] = [
    ['{tcf.tcString}', tcString],
    ['{tcf.gdprApplies}', gdprApplies === undefined ? undefined : String(gdprApplies)],
    ['{tcf.addtlConsent}', addtlConsent],
  ];
  return [
    ...tcf.filter(([, value]) => value !== undefined),
    ['{tcf.gdprAppliesInt}', gdprApplies === true ? 1 : 0],
    ['{usp.uspString}', uspString],
  ];
};

/** The macros that every tag may use, in the order in which they are replaced. */
const staticMacros = (context: AdTagContext): readonly Macro[] => {
  const { page, player, content } = context;
  const random = randomOf(context);
  return [
    ['{player.id}', undefined],
    ['{player.height}', player?.height],
    ['{player.width}', player?.width],
    ['{player.heightInt}', rounded(player?.height)],
    ['{player.widthInt}', rounded(player?.width)],
    ['{player.autoplay}', flag(macroValue('autoplay', context))],
    ['{player.muted}', flag(player?.muted)],
    ['{player.language}', page?.language ?? ''],
    ['{mediainfo.id}', content?.id ?? ''],
    ['{mediainfo.name}', content?.title ?? ''],
    ['{mediainfo.duration}', content?.duration ?? ''],
    ['{player.duration}', duration(context)],
    ['{player.durationInt}', rounded(duration(context))],
    ['{player.live}', flag(content?.live ?? (content?.duration ? false : undefined))],
    ['{player.pageUrl}', page?.url],
    ['{playlistinfo.id}', ''],
    ['{playlistinfo.name}', ''],
    ['{timestamp}', milliseconds(context.now)],
    ['{document.referrer}', page?.referrer ?? ''],
    ['{window.location.href}', page?.url],
    [
      '{random}',
      random === undefined ? undefined : String(Math.floor(random * 10 ** RANDOM_DIGITS)),
      OWN_RANDOM,
    ],
    ...consentMacros(context),
  ];
};

type Defaults = ReadonlyMap<string, string>;

const mediaMacros = ({ content, embed }: AdTagContext, defaults: Defaults): readonly Macro[] => {
  const known: Readonly<Record<string, AdTagValue>> = {
    description: content?.description,
    tags: embed?.tags,
    reference_id: '',
    ad_keys: '',
  };
  return Object.entries(known).map(([name, value]) => {
    const macro = `{mediainfo.${name}}`;
    return [macro, value || defaults.get(macro) || ''];
  });
};

/** Different names of one tag that are read, so that the time is linear to its length. Not in the player. */
const MAX_NAMES = 200;

const PAGE_VARIABLE = '{pageVariable.';

const NULL_VARIABLE = playerMessage('player-reason-null-variable');

/** The texts `{pageVariable.…}`, up to the next closing bracket. */
const pageVariablesIn = (text: string): readonly string[] => {
  const variables = new Set<string>();
  let start = text.indexOf(PAGE_VARIABLE);
  while (start >= 0 && variables.size < MAX_NAMES) {
    const close = text.indexOf('}', start);
    if (close < 0) break;
    if (close > start + PAGE_VARIABLE.length) variables.add(text.slice(start, close + 1));
    start = text.indexOf(PAGE_VARIABLE, close);
  }
  return [...variables];
};

const pageMacros = (text: string, context: AdTagContext, defaults: Defaults): readonly Macro[] =>
  pageVariablesIn(text).map((macro) => {
    const value = pageVariableAt(context, macro.slice(PAGE_VARIABLE.length, -1));
    if (value === null) return [macro, 'null', NULL_VARIABLE];
    if (value === undefined) return [macro, defaults.get(macro) ?? ''];
    const isPlain =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return [macro, isPlain ? String(value) : ''];
  });

interface DefaultedMacro {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly value: string;
}

/** Each `{name=default}`, from an opening bracket to the next closing one. */
const defaultedMacros = (text: string): readonly DefaultedMacro[] => {
  const macros: DefaultedMacro[] = [];
  let equals = -1;
  let close = -1;
  let from = 0;
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', from)) {
    if (equals <= start) equals = text.indexOf('=', start + 1);
    if (close <= start) close = text.indexOf('}', start + 1);
    if (equals < 0 || close < 0) break;
    const isDefaulted = equals < close && equals > start + 1;
    from = isDefaulted ? close + 1 : start + 1;
    if (!isDefaulted) continue;
    const [name, value] = [text.slice(start + 1, equals), text.slice(equals + 1, close)];
    macros.push({ start, end: from, name, value });
  }
  return macros;
};

/** Takes the defaults out of `{name=default}`, whatever the name is. */
const readDefaults = (
  template: TracedText,
): { readonly text: TracedText; readonly defaults: Defaults } => {
  const macros = defaultedMacros(template.text);
  const reason = playerMessage('player-reason-unknown-default');
  const occurrences = macros.map(({ start, end, name }) => ({
    start,
    end,
    replacement: { kind: 'rewritten', text: `{${name}}`, reason } as const,
  }));
  return {
    text: template.replace(occurrences),
    defaults: new Map(macros.map(({ name, value }) => [`{${name}}`, value] as const)),
  };
};

const UNDEFINED_VALUE = playerMessage('player-reason-undefined-comma');

/** The values of the page, by the two ways of writing their names. */
const customMacros = (context: AdTagContext): readonly (readonly [string, AdTagValue])[] =>
  givenValues(context).flatMap(([name, value]) => [
    [`{${name}}`, value],
    [`[${name}]`, value],
  ]);

const replaceMacros = (
  template: TracedText,
  macros: readonly Macro[],
  { uriEncode }: MacroOptions,
): TracedText =>
  macros.reduce((text, [name, value, reason]) => {
    // It encodes the values of all macros, and fails for one that the text does not even have.
    const written =
      uriEncode && value !== undefined ? encode(writtenValue(value)) : writtenValue(value);
    if (!text.text.includes(name)) return text;
    if (value === undefined) return text.replaceText(name, OWN_VALUE);
    const replacement: Replacement = { text: written, ...(reason && { reason }) };
    return text.replaceText(name, replacement);
  }, template);

/** What its macro function makes of a text. Custom macros come first, but cannot take the name of a default one. */
export const replaceContribAdsMacros = (
  template: TracedText,
  context: AdTagContext,
  options: MacroOptions,
): TracedText => {
  const custom = (options.customMacros ?? customMacros(context)).map(([name, value]): Macro =>
    value === undefined && !options.uriEncode
      ? [name, ',', UNDEFINED_VALUE]
      : [name, writtenValue(value)],
  );
  if (options.disableDefaultMacros) return replaceMacros(template, custom, options);
  const { text, defaults } = readDefaults(template);
  const standard = [
    ...staticMacros(context),
    ...mediaMacros(context, defaults),
    ...pageMacros(text.text, context, defaults),
  ];
  const names = new Set(standard.map(([name]) => name));
  const free = custom.filter(([name]) => !names.has(name));
  const filled = replaceMacros(text, [...free, ...standard], options);
  return [...defaults]
    .slice(0, MAX_NAMES)
    .reduce((rest, [name, value]) => rest.replaceText(name, { text: value }, 'first'), filled);
};

const PRODUCTS = { products: ['Brightcove Player', 'videojs-contrib-ads'] };

const player = (name: string, label: PlayerName, options: MacroOptions): OtherPlayer => ({
  name,
  label,
  source: 'https://github.com/videojs/videojs-contrib-ads/blob/main/src/macros.js',
  explainKept: () => playerMessage('player-reason-curly-brackets'),
  expand: (template, context) => replaceContribAdsMacros(template, context, options),
});

/** Source: version 7.5.2. A plugin for ads decides whether values are encoded; they are not by default. */
export const CONTRIB_ADS_PLAYERS: readonly OtherPlayer[] = [
  player('contrib-ads', playerMessage('player-name', PRODUCTS), { uriEncode: false }),
  player('contrib-ads-encoded', playerMessage('player-name-encoded', PRODUCTS), {
    uriEncode: true,
  }),
];
