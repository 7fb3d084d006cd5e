/**
 * Says what a player has to do with a VMAP document, from the text of VMAP 1.0 and without any code of the player: when
 * each break is due, and which trackers it has.
 */
import { keyOf } from './addresses.mjs';
import { offsetSeconds } from './due-trackers.mjs';
import { failed, playDocument } from './oracle.mjs';
import { childrenOf, elementsAt } from './xml-trees.mjs';

/** Seconds of the content that is played with every document. */
export const CONTENT_SECONDS = 6;

/** Breaks so near to the end may be passed by it. */
const END_TOLERANCE_SECONDS = 0.3;

/** Seconds of an overlay until it counts as viewable, with a reserve. */
const OVERLAY_SECONDS = 3;

/** Seconds of content, or null for other offsets. */
const secondsOf = (timeOffset = '') => {
  if (/^start$/i.test(timeOffset)) return 0;
  if (/^end$/i.test(timeOffset)) return CONTENT_SECONDS;
  return offsetSeconds(timeOffset, CONTENT_SECONDS);
};

/** Whether a break plays linear ads or shows an overlay; null for display ads alone. */
const slotOf = (breakType = 'linear') => {
  const types = breakType.toLowerCase().split(/[\s,]+/);
  if (types.includes('linear')) return 'preroll';
  return types.includes('nonlinear') || types.includes('non-linear') ? 'overlay' : null;
};

/** The codes of VMAP 1.0 section 2.5 for a break that no player can schedule, or null. */
const refusalOf = (root, { attributes: { timeOffset, breakType } }) => {
  if (!/^1(\.|$)/.test(root.tree.attributes.version ?? '1')) return [1001];
  if (slotOf(breakType) === null) return [1003];
  if (/^#/.test(timeOffset ?? '')) return [900, 1000];
  return secondsOf(timeOffset) === null ? [1000] : null;
};

/** The seconds at which a break is due: at its offset, and again after each `repeatAfter` (VMAP 1.0 section 2.3.1). */
const timesOf = ({ attributes: { timeOffset, repeatAfter } }) => {
  const first = secondsOf(timeOffset);
  const step = offsetSeconds(repeatAfter, CONTENT_SECONDS) ?? 0;
  if (step <= 0 || /^end$/i.test(timeOffset)) return first > CONTENT_SECONDS ? [] : [first];
  const count = Math.floor((CONTENT_SECONDS - first) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * step);
};

/** When the breaks are due, in the order in which they play: `{ adBreak, index, at, slot, isOptional }`. */
const timelineOf = (breaks) => {
  const timeline = breaks
    .flatMap((adBreak, index) => {
      const slot = slotOf(adBreak.attributes.breakType);
      return timesOf(adBreak).map((at) => ({ adBreak, index, at, slot }));
    })
    .sort(
      (one, other) =>
        one.at - other.at || (one.slot < other.slot ? 1 : -1) * Number(one.slot !== other.slot),
    );
  let hasOverlay = false;
  return timeline.map((due) => {
    const isEnd = /^end$/i.test(due.adBreak.attributes.timeOffset);
    const isLate = !isEnd && due.at > 0 && due.at > CONTENT_SECONDS - END_TOLERANCE_SECONDS;
    if (due.slot !== 'overlay') return { ...due, isOptional: isLate };
    // One overlay is shown at a time, and may stay until the content ends.
    const isOptional = hasOverlay || due.at > CONTENT_SECONDS - OVERLAY_SECONDS;
    hasOverlay = true;
    return { ...due, isOptional };
  });
};

/** Templates of ad servers that players of VAST 2 to 4 read; `vast` is any version. */
const TEMPLATE = /^vast([234].*)?$/i;

/** The ads of a break: of the document in it, or of the one at its ad tag. */
const playSource = (root, source, state) => {
  const [data] = childrenOf(source, 'VASTAdData', 'VASTData');
  if (data !== undefined) {
    const [vast] = childrenOf(data, 'VAST');
    return playDocument(
      vast === undefined ? root.inner.get(data) : { ...root, tree: vast },
      [],
      state,
    );
  }
  const [tag] = childrenOf(source, 'AdTagURI');
  if (tag === undefined) return failed(childrenOf(source, 'CustomAdData').length > 0 ? 1005 : 1000);
  if (!TEMPLATE.test(tag.attributes.templateType || 'vast')) return failed(1005);
  const document = root.wrapped.get(tag);
  return document === undefined ? failed(1008) : playDocument(document, [], state);
};

/** The codes of VMAP 1.0 section 2.5 that a break may have for the VAST codes of its ads. */
const vmapCodes = (codes) => {
  if (codes.some((code) => code >= 1000)) return codes;
  if (codes.some((code) => code === 300 || code === 301)) return [1004, 1008];
  return codes.every((code) => code < 200) ? [1006] : [1004];
};

/** Trackers of a break. */
const trackersOf = (adBreak, event, more = {}) =>
  elementsAt(adBreak, 'TrackingEvents', 'Tracking').flatMap(({ attributes, text }) => {
    const key = attributes.event === event ? keyOf(text) : null;
    return key === null ? [] : [{ key, name: event === 'error' ? 'Error' : event, ...more }];
  });

/** What one occurrence of a break makes due. Its start and its end are due without an ad, too (VMAP 1.0 section 2.3.3). */
const playBreak = (root, { adBreak, slot, isOptional }, environment) => {
  const state = { due: [], played: [], environment, slot };
  const [source] = childrenOf(adBreak, 'AdSource');
  const result =
    source === undefined ? { codes: [303] } : playSource(root, source, { ...state, source });
  const { codes } = result;
  const isError = codes.length > 0 && !codes.every((code) => code === 303);
  const mayBeEmpty = codes.includes(303);
  const due = [
    ...trackersOf(adBreak, 'breakStart'),
    ...(isError
      ? trackersOf(adBreak, 'error', { codes: vmapCodes(codes), isOptional: mayBeEmpty })
      : []),
    ...state.due,
    ...trackersOf(adBreak, 'breakEnd'),
  ];
  return {
    due: isOptional ? due.map((entry) => ({ ...entry, isOptional })) : due,
    played: isOptional ? [] : state.played,
    optional: isOptional ? state.played.length : 0,
  };
};

/**
 * What a player has to do with a VMAP document in the slot before the content. `timeline`: when the breaks that can be
 * scheduled are due, by their index among those.
 */
export const vmapExpectation = (root, environment) => {
  const breaks = childrenOf(root.tree, 'AdBreak');
  const refused = breaks.flatMap((adBreak) => {
    const codes = refusalOf(root, adBreak);
    return codes === null ? [] : trackersOf(adBreak, 'error', { codes });
  });
  const timeline = timelineOf(breaks.filter((adBreak) => refusalOf(root, adBreak) === null));
  const results = timeline.map((due) => playBreak(root, due, environment));
  return {
    slot: 'vmap',
    due: [...refused, ...results.flatMap(({ due }) => due)],
    played: results.flatMap(({ played }) => played),
    optional: results.reduce((sum, { optional }) => sum + optional, 0),
    codes: [],
    timeline: timeline.map(({ index, isOptional }) => ({ index, isOptional })),
  };
};
