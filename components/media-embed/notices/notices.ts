/** All that an element says in place of the player: most pages never load it. */
export { ConsentRequest } from './consent-request.js';
export { notice } from './notice.js';
export { adoptNoticeStyles } from './notice-styles.js';
