/** All the script an article needs: the element. Everything else is in the page's HTML. */
import '../../components/media-embed/define.js';
