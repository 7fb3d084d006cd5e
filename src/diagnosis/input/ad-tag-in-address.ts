import { urlParameters } from '../evidence/url-parameters.js';

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

const ENCODED = /^https?%3A%2F%2F[^\s"'<>]+$/i;

/** The VAST inspector of Google, which has the ad tag in `tag`. */
const INSPECTOR = /^https?:\/\/[^/?#]{1,255}\/[^?#]{0,500}\bvsi\/?(?:[?#]|$)/i;

/** The ad tag in the address of a player or of an inspector: `adTagUrl`, or `tag` of Google's inspector; or null. */
export const adTagInAddress = (address: string): string | null => {
  const isTag = (name: string): boolean =>
    name.toLowerCase() === 'adtagurl' || (name === 'tag' && INSPECTOR.test(address));
  const found = urlParameters(address.replace('#', '?')).find(
    ({ name, value }) => isTag(name) && ENCODED.test(value),
  );
  return found === undefined ? null : decoded(found.value);
};
