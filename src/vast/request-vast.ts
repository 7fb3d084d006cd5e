import { AdSearch, type FoundAd } from './ad-search.js';
import { AdTracker, type Report, reporter } from './ad-tracker.js';
import { adTracking } from './ad-tracking.js';
import { linearOf, linearsOf } from './linear.js';
import { shownNonLinears } from './non-linear.js';
import type { RequestVast, VastAd, VastRequest } from './vast-ad.js';
import { noAd, type VastFailure, vastFailureOf } from './vast-failure.js';
import { linkAddress } from './web-address.js';

/** The click-through of the ad itself, else of the wrapper nearest to it (VAST 2 puts it there). */
const clickThroughOf = ({ wrappers, inline }: FoundAd): string | null => {
  for (const ad of [inline, ...[...wrappers].reverse()]) {
    for (const { videoClickThroughURLTemplate: template } of linearsOf(ad)) {
      const url = linkAddress(template?.url);
      if (url !== null) return url;
    }
  }
  return null;
};

const vastAd = (found: FoundAd, tag: string, report: Report): VastAd => {
  const { wrappers, inline, errors } = found;
  return {
    id: inline.id ?? '',
    title: inline.title ?? '',
    tag,
    linear: linearOf(inline),
    nonLinears: shownNonLinears(inline),
    clickThrough: clickThroughOf(found),
    tracker: new AdTracker(adTracking(wrappers, inline, errors), report),
  };
};

const requestTag = async (
  tag: string,
  { signal, expand, mayUseCookies, ping }: VastRequest,
  timeout: number,
): Promise<readonly VastAd[]> => {
  const report = reporter({ expand, ping });
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), Math.max(0, timeout));
  const search = new AdSearch({
    expand,
    mayUseCookies,
    // Given up by the page, not failed by the server.
    report: (templates, values) => signal.aborted || report(templates, values),
    signal: AbortSignal.any([signal, over.signal]),
  });
  try {
    return (await search.find(tag)).map((found) => vastAd(found, tag, report));
  } finally {
    clearTimeout(timer);
    over.abort();
  }
};

/**
 * Asks the ad servers of a waterfall in turn until one gives an ad. Each tag may take its share of the time that is
 * left, so that a server that stalls does not take the turn of those after it. The outcome without an ad is that of the last tag.
 * Source: VAST 4.2; waterfalls and limits: ours.
 */
export const requestVast: RequestVast = async (request) => {
  const { tags, signal, timeout } = request;
  const end = performance.now() + timeout;
  let failure: VastFailure = noAd();
  for (const [index, tag] of tags.entries()) {
    if (signal.aborted) break;
    try {
      const share = (end - performance.now()) / (tags.length - index);
      const [first, ...others] = await requestTag(tag, request, share);
      if (first !== undefined) return { ads: [first, ...others] };
    } catch (cause) {
      failure = vastFailureOf(cause);
    }
  }
  const { code: errorCode, isEmpty, message } = failure;
  return { ads: null, errorCode, isEmpty, message };
};
