import { AdTracker, reporter } from './ad-tracker.js';
import type { ResolvedAd } from './read-ad.js';
import type { RequestVast } from './vast-ad.js';
import { WrapperResolver } from './wrapper-resolver.js';

/** The click-through of the ad itself, else of the wrapper nearest to it (VAST 2 puts it there). */
const clickThroughOf = ({ wrappers, inline }: ResolvedAd): string | null =>
  [inline, ...[...wrappers].reverse()]
    .flatMap(({ linears }) => linears.map(({ clickThrough }) => clickThrough))
    .find((url) => url !== null) ?? null;

/** Requests an ad tag and the wrappers it leads through. Source: VAST 4.2. */
export const requestVast: RequestVast = async (request) => {
  const { tag } = request;
  const report = reporter(request);
  const ads = await new WrapperResolver(request, report).resolve(tag);
  return ads.map((ad) => {
    const { id, title, nonLinears } = ad.inline;
    const linears = ad.inline.linears.map(({ creative }) => creative);
    return {
      id,
      title,
      tag,
      linear: linears.find(({ media }) => media.length > 0) ?? linears[0] ?? null,
      nonLinears: nonLinears.flatMap(({ variations }) =>
        variations.map(({ creative }) => creative),
      ),
      clickThrough: clickThroughOf(ad),
      tracker: new AdTracker(ad, report),
    };
  });
};
