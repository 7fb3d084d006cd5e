import { percentDecode } from '../../ad-tags/encoding.js';
import { urlParameters } from '../evidence/url-parameters.js';

const ENCODED = /^https?%3A%2F%2F[^\s"'<>]+$/i;

/** The VAST inspector of Google, which has the ad tag in `tag`. */
const INSPECTOR = /^https?:\/\/[^/?#]{1,255}\/[^?#]{0,500}\bvsi\/?(?:[?#]|$)/i;

/** The ad tag in the address of a player or of an inspector: `adTagUrl`, or `tag` of Google's inspector; or null. */
export const adTagInAddress = (address: string): string | null => {
  const isTag = (name: string): boolean =>
    name.toLowerCase() === 'adtagurl' || (name === 'tag' && INSPECTOR.test(address));
  const { value = '' } =
    urlParameters(address.replace('#', '?')).find(
      (parameter) => isTag(parameter.name) && ENCODED.test(parameter.value),
    ) ?? {};
  const tag = percentDecode(value);
  return tag === value ? null : tag;
};
