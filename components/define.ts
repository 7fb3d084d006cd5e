import './media-embed/define.js';
import './media-embed-code/define.js';
