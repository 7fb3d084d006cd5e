/** What few embeds need: heavy, and loaded at the first event of an `ama` configuration. */
export { expandAdTag } from '../../ad-tags/expand-ad-tag.js';
export { embedContext } from '../../resolve/slot-context.js';
export { isAllowedAddress, loadBeacons } from './beacon-document.js';
