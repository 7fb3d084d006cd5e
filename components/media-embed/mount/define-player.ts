/** Not the entry itself, so that pages without a bundler do not request a file that only names another. */
import '../../media-embed-player/define.js';
