import 'media-embed-elements/media-embed.js';
import { listenToCode } from './host-page.js';

void listenToCode(document.querySelector('main'));
