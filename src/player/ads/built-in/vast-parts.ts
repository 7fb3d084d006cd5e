/** What speaks to ad servers: heavy, and loaded at the first tag that is to be asked. */
export { expandAdTag } from '../../../ad-tags/expand-ad-tag.js';
export { adTagContext } from '../../../resolve/slot-context.js';
export { chooseMedia } from '../../../vast/media-choice.js';
export { requestVast } from '../../../vast/request-vast.js';
