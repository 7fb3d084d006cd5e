import type { AdTagContext, AdTagValue } from '../ad-tag-context.js';
import { isAdManagerTag } from '../google-ad-manager.js';
import { deviceDetails, milliseconds, pageDomain, whole } from '../value-formats.js';
import {
  encode,
  encodedValue,
  givenValues,
  macroValue,
  type OtherPlayer,
  OWN_VALUE,
  randomOf,
  writtenValue,
} from './other-player.js';
import { playerMessage } from './player-message.js';
import type { Replacement, TracedText } from './traced-text.js';

/** Characters of a playlist item's property that are sent. */
const MAX_ITEM_LENGTH = 1000;

const EMPTY: Replacement = { text: '', reason: playerMessage('player-reason-removed') };

const raw = (value: AdTagValue): Replacement =>
  value === undefined ? OWN_VALUE : { text: writtenValue(value) };

const RANDOM_DIGITS = 18;

const OWN_RANDOM = playerMessage('player-reason-own-random', { digits: RANDOM_DIGITS });

const randomNumber = (context: AdTagContext): Replacement => {
  const random = randomOf(context);
  return random === undefined
    ? OWN_VALUE
    : { text: BigInt(Math.floor(random * 10 ** RANDOM_DIGITS)).toString(), reason: OWN_RANDOM };
};

/** Its general macros, in the order in which they are replaced. */
const generalMacros = (context: AdTagContext): readonly (readonly [string, Replacement])[] => {
  const { page, player, content, device } = context;
  const duration = content?.duration ?? undefined;
  return [
    ['__random-number__', randomNumber(context)],
    ['__timestamp__', raw(milliseconds(context.now))],
    ['__page-url__', encodedValue(page?.url)],
    ['__referrer__', encodedValue(page?.referrer ?? '')],
    ['__player-height__', raw(player?.height)],
    ['__player-width__', raw(player?.width)],
    ['__item-duration__', raw(duration && Math.round(duration * 1000) / 1000)],
    ['__integer-duration__', raw(whole(duration))],
    ['__domain__', encodedValue(pageDomain(page?.url))],
    ['__device-ua__', encodedValue(deviceDetails(device)?.userAgent)],
    ['__jwpseg__', OWN_VALUE],
    ['__placement__', OWN_VALUE],
    ['__companion-div__', OWN_VALUE],
  ];
};

/** Known only if a consent platform has responded; otherwise the macros stay. */
const consentMacros = ({ consent }: AdTagContext): readonly (readonly [string, Replacement])[] =>
  consent?.gdprApplies === undefined
    ? []
    : [
        ['__gdpr__', { text: consent.gdprApplies ? '1' : '0' }],
        ['__gdpr_consent__', { text: consent.tcString ?? '' }],
        ['__addtl_consent__', { text: consent.addtlConsent ?? '' }],
      ];

/** The properties of the playlist item: those of the content, and what the page gives as `item-NAME`. */
const itemProperty = (name: string, context: AdTagContext): AdTagValue => {
  const given = givenValues(context).find(([key]) => key === `item-${name}` || key === name);
  const { content, embed } = context;
  const known: Readonly<Record<string, AdTagValue>> = {
    title: content?.title,
    description: content?.description,
    mediaid: content?.id,
    file: content?.url,
    tags: embed?.tags,
  };
  return given?.[1] ?? (Object.hasOwn(known, name) ? known[name] : undefined);
};

const ITEM = /__item-([a-zA-Z0-9 ]*?)(-list)?__/g;

const itemReplacement = (name: string, isList: boolean, context: AdTagContext): Replacement => {
  const value = itemProperty(name, context);
  if (value === undefined || value === null) return EMPTY;
  const full = writtenValue(value);
  const text = full.slice(0, MAX_ITEM_LENGTH);
  const written = isList ? text.split(',').map(encode).join() : encode(text);
  return full.length > MAX_ITEM_LENGTH
    ? { text: written, reason: playerMessage('player-reason-cut', { max: MAX_ITEM_LENGTH }) }
    : { text: written };
};

const replaceItems = (template: TracedText, context: AdTagContext): TracedText =>
  template.replace(
    [...template.text.matchAll(ITEM)].map(({ 0: matched, 1: name = '', 2: list, index }) => ({
      start: index,
      end: index + matched.length,
      replacement: itemReplacement(name, list !== undefined, context),
    })),
  );

const ADDED = playerMessage('player-reason-added-parameters');

/** `vpa` and `vpmute` at the end of a tag of Google Ad Manager that lacks them, as far as they are known. */
const addParameters = (tag: TracedText, context: AdTagContext): TracedText => {
  if (!isAdManagerTag(tag.text)) return tag;
  const added = (['vpa', 'vpmute'] as const).flatMap((name) => {
    const value = macroValue(name, context);
    if (value === undefined || tag.text.includes(`&${name}=`)) return [];
    return [`&${name}=${typeof value === 'boolean' ? Number(value) : writtenValue(value)}`];
  });
  return added.length > 0 ? tag.insert(tag.text.length, added.join(''), ADDED) : tag;
};

const replaceFirst = (
  template: TracedText,
  macros: readonly (readonly [string, Replacement])[],
): TracedText =>
  macros.reduce((text, [name, value]) => text.replaceText(name, value, 'first'), template);

/** Of two occurrences of a macro it replaces the first one only; of a property of the item, every one. */
export const JW_PLAYER: OtherPlayer = {
  name: 'jw',
  label: playerMessage('player-name', { products: ['JW Player'] }),
  source: 'https://docs.jwplayer.com/platform/docs/ad-tag-targeting-macro-reference',
  explainKept: (placeholder) =>
    placeholder.startsWith('__')
      ? playerMessage('player-reason-first-occurrence')
      : playerMessage('player-reason-double-underscores'),
  expand: (template, context) => {
    const general = replaceFirst(template, generalMacros(context));
    const filled = replaceFirst(replaceItems(general, context), consentMacros(context));
    return addParameters(filled, context);
  },
};
