import type { ParsedAd } from '@dailymotion/vast-client/src/parser/ad_parser.js';
import type { VastNonLinear } from './vast-ad.js';
import { linkAddress } from './web-address.js';

export type ParsedNonLinears = Extract<ParsedAd['creatives'][number], { type: 'nonlinear' }>;
type ParsedNonLinear = ParsedNonLinears['variations'][number];

export const nonLinearsOf = ({ creatives }: ParsedAd): readonly ParsedNonLinears[] =>
  creatives.filter((creative) => creative.type === 'nonlinear');

const pixels = (text: string | null): number | null => {
  const value = Number.parseInt(text ?? '', 10);
  return value > 0 ? value : null;
};

/** The picture or the text of a creative; markup and frames are never taken. */
const resourceOf = ({
  type,
  staticResource,
}: ParsedNonLinear): Pick<VastNonLinear, 'image' | 'text'> | null => {
  const mimeType = String(type).trim().toLowerCase();
  const resource = staticResource ?? '';
  const image = linkAddress(resource);
  if (mimeType.startsWith('image/')) return image === null ? null : { image, text: null };
  // The address of a text is no text to show.
  if (mimeType !== 'text/plain' || resource === '' || image !== null) return null;
  return { image: null, text: resource };
};

const nonLinearOf = (parsed: ParsedNonLinear): readonly VastNonLinear[] => {
  const resource = resourceOf(parsed);
  if (resource === null) return [];
  const { width, height, minSuggestedDuration: minimum } = parsed;
  return [
    {
      ...resource,
      width: pixels(width),
      height: pixels(height),
      minimum: minimum > 0 ? minimum : null,
      clickThrough: linkAddress(parsed.nonlinearClickThroughURLTemplate),
    },
  ];
};

/** The non-linear creatives of an inline ad that can be shown, as plain data. */
export const shownNonLinears = (ad: ParsedAd): readonly VastNonLinear[] =>
  nonLinearsOf(ad).flatMap(({ variations }) => variations.flatMap(nonLinearOf));

/** Click trackers of the first non-linear creative that can be shown. */
export const nonLinearClicks = (ad: ParsedAd): readonly string[] =>
  nonLinearsOf(ad)
    .flatMap(({ variations }) => variations)
    .find((parsed) => resourceOf(parsed) !== null)
    ?.nonlinearClickTrackingURLTemplates.map(({ url }) => url) ?? [];
