/** What few linear ads have; loaded for those that do. */
export { addCaptions } from './ad-captions.js';
export { showIcons } from './ad-icons.js';
