import type { AdContent, ResolvedAd } from './read-ad.js';
import { distinctIcons } from './read-icons.js';
import { boundedExtensions } from './read-info.js';
import type { AdInfo, VastAd, VastTracker } from '../vast-ad.js';

/** The ad itself, then its wrappers from the inside out. */
const fromInside = ({ wrappers, inline }: ResolvedAd): readonly AdContent[] => [
  inline,
  ...[...wrappers].reverse(),
];

/** The click-through of the ad itself, else of the wrapper nearest to it (VAST 2 puts it there). */
const clickThroughOf = (ad: ResolvedAd): string | null =>
  fromInside(ad)
    .flatMap(({ linears }) => linears.map(({ clickThrough }) => clickThrough))
    .find((url) => url !== null) ?? null;

const infoOf = (ad: ResolvedAd): AdInfo => {
  const { info, adServingId, universalAdIds } = ad.inline;
  return {
    ...info,
    adServingId,
    universalAdIds,
    extensions: boundedExtensions(fromInside(ad).flatMap((content) => content.info.extensions)),
  };
};

/** An ad for the player. `tag` is the URL of the first request of the chain. */
export const vastAdOf = (ad: ResolvedAd, tag: string, tracker: VastTracker): VastAd => {
  const { id, title, nonLinears } = ad.inline;
  return {
    id,
    title,
    info: infoOf(ad),
    tag,
    linear: ad.inline.linears[0]?.creative ?? null,
    nonLinears: nonLinears.flatMap(({ variations }) => variations.map(({ creative }) => creative)),
    icons: distinctIcons(
      fromInside(ad).flatMap((content) => content.linears.flatMap(({ icons }) => icons)),
    ),
    companions:
      fromInside(ad).find(({ companions }) => companions.items.length > 0)?.companions ??
      ad.inline.companions,
    clickThrough: clickThroughOf(ad),
    tracker,
  };
};
