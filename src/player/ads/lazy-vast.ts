/** The VAST client: heavy, and loaded at the first ad tag that is requested. */
export { expandTemplate } from '../../ad-tags/expand-template.js';
export { adTagContext } from '../../resolve/slot-context.js';
export { reporter } from '../../vast/request/ad-tracker.js';
export { playableMedia } from '../../vast/play/media-choice.js';
export { playBreak } from '../../vast/play/play-break.js';
export { requestVast } from '../../vast/request/request-vast.js';
