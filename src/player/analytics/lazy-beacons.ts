/** What few embeds need: heavy, and loaded at the first event of an `ama` configuration. */
export { expandTemplate } from '../../ad-tags/expand-template.js';
export { embedContext } from '../../resolve/slot-context.js';
export { isAllowedAddress, loadBeacons } from './beacon-document.js';
