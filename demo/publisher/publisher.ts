/**
 * All the script an article needs is the element. The rest of this page lets its address choose an
 * embed, and names the fields behind what is seen.
 */
import '../../components/media-embed/define.js';
import { showChosenEmbed } from './chosen-embed.js';
import { EffectsPanel } from './effects/effects-panel.js';

addEventListener('hashchange', showChosenEmbed);
showChosenEmbed();

const fold = document.querySelector<HTMLDetailsElement>('#fields-fold');
const fields = document.querySelector<HTMLElement>('#fields');
if (fold !== null && fields !== null) {
  fold.open = matchMedia('(min-width: 75rem)').matches;
  new EffectsPanel(fields, [...document.querySelectorAll('media-embed')]).start();
}
