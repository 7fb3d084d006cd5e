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
  offsetSeconds,
} from './due-trackers.mjs';
import { childrenOf, elementsAt, textsAt } from './xml-trees.mjs';

/** Seconds of the content that is played with every document. */
export const CONTENT_SECONDS = 6;

/** Wrappers within one another (VAST 4.2 section 2.4.3.4). */
const MAX_WRAPPERS = 5;

const PLAYED = { played: true, codes: [] };
const failed = (...codes) => ({ played: false, codes });

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

/** The ads that the wrapper around a document allows (VAST 4.2 section 3.19). */
const allowedAds = (ads, wrapper) => {
  const standAlone = ads.filter((ad) => sequenceOf(ad) === null);
  if (wrapper !== undefined && !flag(wrapper, 'allowMultipleAds', false))
    return { pod: [], standAlone: standAlone.slice(0, 1) };
  const pod = ads.filter((ad) => sequenceOf(ad) !== null);
  return { pod: pod.sort((one, other) => sequenceOf(one) - sequenceOf(other)), standAlone };
};

const playDocument = (document, chain, state) => {
  const fault = faultOf(document);
  if (fault !== null) return fault;
  const ads = childrenOf(document.tree, 'Ad');
  if (ads.length === 0) {
    expectErrors(state, textsAt(document.tree, 'Error'), [303]);
    return failed(303);
  }
  const { pod, standAlone } = allowedAds(ads, chain.at(-1));
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

/** The slot for a document: that of overlays if it leads to non-linear ads only. */
const slotOf = (root) => {
  const inlines = inlinesOf(root);
  const hasLinear = inlines.some((inline) => linearsOf(inline).length > 0);
  return !hasLinear && inlines.some((inline) => nonLinearsOf(inline).length > 0)
    ? 'overlay'
    : 'preroll';
};

/** Seconds of content at which a linear break of VMAP is due, or null for other offsets. */
const breakSeconds = (timeOffset = '', duration) => {
  if (/^start$/i.test(timeOffset)) return 0;
  if (/^end$/i.test(timeOffset)) return duration;
  return offsetSeconds(timeOffset, duration);
};

/** The ads of a VMAP break: of a document in it, or of the one at its ad tag. */
const playSource = (root, source, state) => {
  const [vast] = elementsAt(source, 'VASTAdData', 'VAST').concat(
    elementsAt(source, 'VASTData', 'VAST'),
  );
  if (vast !== undefined) return playDocument({ ...root, tree: vast }, [], state);
  const [tag] = childrenOf(source, 'AdTagURI');
  const document = root.wrapped.get(tag);
  return document === undefined ? failed(300) : playDocument(document, [], state);
};

/** Adds what is due for a break: all of it for linear ones, while overlays may end early with the content. */
const playBreak = (root, adBreak, state) => {
  const { timeOffset, breakType = 'linear', repeatAfter } = adBreak.attributes;
  const seconds = breakSeconds(timeOffset, CONTENT_SECONDS);
  const inner = {
    ...state,
    due: [],
    played: [],
    slot: /linear/i.test(breakType) ? 'preroll' : 'overlay',
  };
  if (/non-?linear/i.test(breakType) && !/(^|[\s,])linear/i.test(breakType)) inner.slot = 'overlay';
  const isDue = seconds !== null && seconds <= CONTENT_SECONDS && /linear/i.test(breakType);
  if (isDue) for (const source of childrenOf(adBreak, 'AdSource')) playSource(root, source, inner);
  const isOptional = !isDue || inner.slot === 'overlay' || repeatAfter !== undefined;
  const tracking = elementsAt(adBreak, 'TrackingEvents', 'Tracking').flatMap(
    ({ attributes, text }) => {
      const key = keyOf(text);
      if (key === null || !['breakStart', 'breakEnd', 'error'].includes(attributes.event))
        return [];
      const entry = { key, name: attributes.event };
      return [{ ...entry, isOptional: isOptional || attributes.event === 'error' }];
    },
  );
  state.due.push(...tracking);
  for (const entry of inner.due)
    state.due.push({ ...entry, isOptional: isOptional || entry.isOptional });
  if (!isOptional) state.played.push(...inner.played);
  else state.optional += inner.played.length;
};

/** What a player has to do with a VMAP document in the slot before the content (VMAP 1.0 section 2.3). */
const vmapExpectation = (root, environment) => {
  const state = { due: [], played: [], optional: 0, environment };
  for (const adBreak of childrenOf(root.tree, 'AdBreak')) playBreak(root, adBreak, state);
  const { due, played, optional } = state;
  return { slot: 'vmap', due, played, optional, codes: [] };
};

/**
 * What a player has to do with a loaded document. `environment` has `canPlay(type)` and `secondsOf(type)`, the duration
 * of the file that the server sends for a type.
 *
 * `due`: one entry per tracker, with the VAST codes that it may have.
 */
export const expectationOf = (root, environment) => {
  if (root.tree?.name === 'VMAP') return vmapExpectation(root, environment);
  const state = { slot: slotOf(root), due: [], played: [], environment };
  const { codes } = playDocument(root, [], state);
  return { slot: state.slot, due: state.due, played: state.played, codes };
};
