/**
 * Says what a player has to do with a document, from the text of VAST 4.2 and without any code of the player: which ads
 * play, and which trackers are due when a viewer watches them to their end and touches nothing.
 */
import { keyOf } from './addresses.mjs';
import {
  dueOfLinear,
  dueOfNonLinear,
  isPlayable,
  isShowable,
  linearsOf,
  nonLinearsOf,
} from './due-trackers.mjs';
import { childrenOf, elementsAt, textsAt } from './xml-trees.mjs';

/** Wrappers within one another (VAST 4.2 section 2.4.3.4). */
const MAX_WRAPPERS = 5;

const PLAYED = { played: true, codes: [] };
export const failed = (...codes) => ({ played: false, codes });

/** Codes that a wrapper may have in place of the code of what is behind it (VAST 4.2 section 2.3.6.3). */
const WRAPPER_CODES = [300, 303];

const flag = ({ attributes }, name, byDefault) =>
  attributes[name] === undefined ? byDefault : /^(true|1)$/i.test(attributes[name]);

const sequenceOf = ({ attributes }) => {
  const sequence = Number.parseInt(attributes.sequence ?? '', 10);
  return sequence > 0 ? sequence : null;
};

const expectErrors = (state, urls, codes) => {
  for (const url of urls) {
    const key = keyOf(url);
    if (key !== null) state.due.push({ key, name: 'Error', codes });
  }
};

/** The reason why a document has no ads at all, or null. */
const faultOf = ({ tree }) => {
  if (tree === null) return failed(100);
  if (tree.name === 'VideoAdServingTemplate') return failed(102, 101);
  if (tree.name !== 'VAST') return failed(101, 100);
  if (!/^[234](\.|$)/.test(tree.attributes.version ?? '4')) return failed(102);
  return null;
};

/** The ads that the wrapper around a document allows (VAST 4.2 section 3.19), or the source of a break (VMAP 1.0 section 2.3.2). */
const allowedAds = (ads, wrapper, { source }) => {
  const standAlone = ads.filter((ad) => sequenceOf(ad) === null);
  if (wrapper === undefined && source !== undefined && !flag(source, 'allowMultipleAds', true))
    return { pod: [], standAlone: [...standAlone, ...ads.filter((ad) => sequenceOf(ad) !== null)] };
  if (wrapper !== undefined && !flag(wrapper, 'allowMultipleAds', false))
    return { pod: [], standAlone: standAlone.slice(0, 1) };
  const pod = ads.filter((ad) => sequenceOf(ad) !== null);
  return { pod: pod.sort((one, other) => sequenceOf(one) - sequenceOf(other)), standAlone };
};

/**
 * Plays the ads of a document. `state` collects what is due and played; its `source` is the AdSource of a VMAP break.
 */
export const playDocument = (document, chain, state) => {
  const fault = faultOf(document);
  if (fault !== null) return fault;
  const ads = childrenOf(document.tree, 'Ad');
  if (ads.length === 0) {
    expectErrors(state, textsAt(document.tree, 'Error'), [303]);
    return failed(303);
  }
  const { pod, standAlone } = allowedAds(ads, chain.at(-1), state);
  return pod.length > 0
    ? playPod(document, { pod, standAlone }, chain, state)
    : playFirst(document, standAlone, chain, state);
};

const mayFallBack = (ad) =>
  childrenOf(ad, 'Wrapper').every((one) => flag(one, 'fallbackOnNoAd', true));

/** Stand-alone ads one after another until one plays; those that were tried leave the list. */
const playFirst = (document, ads, chain, state) => {
  let result = failed(303);
  while (ads.length > 0) {
    const ad = ads.shift();
    result = playAd(document, ad, chain, state);
    if (result.played || !mayFallBack(ad)) return result;
  }
  return result;
};

/** All ads of a pod; a stand-alone ad replaces one that fails (VAST 4.2 section 2.3.3.2). */
const playPod = (document, { pod, standAlone }, chain, state) => {
  const results = pod.map((ad) => {
    // An overlay is shown alone.
    if (state.slot === 'overlay' && state.played.length > 0) return PLAYED;
    const result = playAd(document, ad, chain, state);
    return result.played || !mayFallBack(ad)
      ? result
      : (playSpare(document, standAlone, chain, state) ?? result);
  });
  return results.find(({ played }) => played) ?? results.at(-1);
};

const playSpare = (document, standAlone, chain, state) =>
  standAlone.length === 0 ? null : playFirst(document, standAlone, chain, state);

const playAd = (document, ad, chain, state) => {
  const [inline] = childrenOf(ad, 'InLine');
  const [wrapper] = childrenOf(ad, 'Wrapper');
  const result = resultOf({ document, inline, wrapper, chain, state });
  if (!result.played) {
    const codes =
      inline === undefined ? [...new Set([...result.codes, ...WRAPPER_CODES])] : result.codes;
    expectErrors(
      state,
      [...textsAt(ad, 'InLine', 'Error'), ...textsAt(ad, 'Wrapper', 'Error')],
      codes,
    );
  }
  return result;
};

const resultOf = ({ document, inline, wrapper, chain, state }) => {
  if (inline !== undefined) return playInline(inline, chain, state);
  if (wrapper === undefined) return failed(101);
  if (chain.length > 0 && !flag(chain.at(-1), 'followAdditionalWrappers', true))
    return failed(302, 303);
  if (state.source !== undefined && !flag(state.source, 'followRedirects', true))
    return failed(302, 303);
  if (chain.length >= MAX_WRAPPERS) return failed(302);
  const wrapped = document.wrapped.get(wrapper);
  if (wrapped === undefined) return failed(300);
  return playDocument(wrapped, [...chain, wrapper], state);
};

const playInline = (inline, chain, state) => {
  const { slot, environment } = state;
  const contents = [...chain, inline];
  const linears = linearsOf(inline);
  const hasNonLinear = nonLinearsOf(inline).length > 0;
  if (linears.length === 0 && !hasNonLinear) return failed(101, 200);
  if (slot === 'overlay') {
    if (!hasNonLinear) return failed(201, 200);
    const shown = nonLinearsOf(inline).find(isShowable);
    if (shown === undefined) return failed(503, 500);
    state.due.push(...dueOfNonLinear(contents, environment));
    state.played.push('overlay');
    return PLAYED;
  }
  if (linears.length === 0) return failed(201, 200);
  const linear = linears.find((one) => isPlayable(one, environment));
  if (linear === undefined) return failed(...codesOf(linears));
  const { due, seconds } = dueOfLinear(contents, linear, environment);
  state.due.push(...due);
  state.played.push(`linear ${seconds} s`);
  return PLAYED;
};

/** Why none of the linear creatives can be played. */
const codesOf = (linears) => {
  const files = linears.flatMap((linear) => elementsAt(linear, 'MediaFiles', 'MediaFile'));
  return files.some(({ attributes }) => attributes.apiFramework)
    ? [901, 403, 409]
    : [403, 401, 101];
};

const inlinesOf = (document) =>
  document.tree === null || document.tree === undefined
    ? []
    : [
        ...elementsAt(document.tree, 'Ad', 'InLine'),
        ...[...document.wrapped.values()].flatMap(inlinesOf),
      ];

/** The slot for a VAST document: that of overlays if it leads to non-linear ads only. */
export const slotOf = (root) => {
  const inlines = inlinesOf(root);
  const hasLinear = inlines.some((inline) => linearsOf(inline).length > 0);
  return !hasLinear && inlines.some((inline) => nonLinearsOf(inline).length > 0)
    ? 'overlay'
    : 'preroll';
};
