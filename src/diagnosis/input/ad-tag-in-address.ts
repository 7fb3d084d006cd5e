import { percentDecode } from '../../ad-tags/encoding.js';
import { urlParameters } from '../evidence/url-parameters.js';

const ENCODED = /^https?%3A%2F%2F[^\s"'<>]+$/i;
const WRITTEN = /^https?:\/\/[^\s"'<>]+$/i;

/** The VAST inspector of Google, which has the ad tag in `tag`. */
const INSPECTOR = /^https?:\/\/[^/?#]{1,255}\/[^?#]{0,500}\bvsi\/?(?:[?#]|$)/i;

/** A page with a player. Ad servers and verification also have such parameters. */
const PAGE = /^https?:\/\/[^/?#]{1,255}\/[^?#]{0,500}(?:\.html?|\b(?:embed|player|iframe))\/?[?#]/i;
const NAMES =
  /^(?:ad_?tag(?:_?ur[il])?|vast(?:_?(?:tag|ur[il]))?|vmap(?:_?ur[il])?|(?:pre|mid|post)_?roll(?:_?(?:tag|ur[il]))?)$/i;

/**
 * The ad tag in the address of a player or of an inspector: `adTagUrl`, or `tag` of Google's inspector; or null. Of a page
 * or a frame with a player also `vast` and such; if it is not encoded, nobody knows its end, and it is the whole address.
 */
export const adTagInAddress = (address: string, isFrame = false): string | null => {
  const isPage = isFrame || PAGE.test(address);
  const isTag = (name: string): boolean =>
    name.toLowerCase() === 'adtagurl' ||
    (isPage && NAMES.test(name)) ||
    (name === 'tag' && INSPECTOR.test(address));
  const named = urlParameters(address.replace('#', '?')).filter(({ name }) => isTag(name));
  const { value = '' } = named.find((parameter) => ENCODED.test(parameter.value)) ?? {};
  const tag = percentDecode(value);
  if (tag !== value) return tag;
  return isPage && named.some((parameter) => WRITTEN.test(parameter.value)) ? address : null;
};
