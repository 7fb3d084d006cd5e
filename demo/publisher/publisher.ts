/** All the script an article needs is the element. The rest of this page lets its address choose an embed. */
import '../../components/media-embed/define.js';
import { showChosenEmbed } from './chosen-embed.js';

addEventListener('hashchange', showChosenEmbed);
showChosenEmbed();
