/**
 * An article needs no script but the element. The rest of this page shows the embed that the URL
 * chooses (`/publisher/#embed=101`) and explains the fields of the embeds.
 */
import '../../components/media-embed/define.js';
import { publishedUrl } from '../page-controller/catalogue.js';
import { embedIn } from '../page-controller/page-controller.js';
import { EffectsPanel } from './effects/effects-panel.js';

/** An id or a public id. These characters are safe in URLs and in markup. */
const EMBED_NAME = /^[\w-]{1,64}$/;

const markupOf = (name: string): string => `<media-embed src="${publishedUrl(name)}">
  <a href="/proxy/iframe.php/${name}/demo">Watch the video</a>
</media-embed>`;

/** Shows the embed of the URL in the first figure of the article. */
const showChosenEmbed = (): void => {
  const name = embedIn(location.hash);
  const figure = document.querySelector('figure');
  const element = figure?.querySelector('media-embed');
  if (!EMBED_NAME.test(name) || figure === null || !element) return;
  element.removeAttribute('title');
  element.setAttribute('src', publishedUrl(name));
  const link = element.querySelector('a');
  link?.setAttribute('href', `/proxy/iframe.php/${name}/demo`);
  link?.replaceChildren('Watch the video');
  figure.querySelector('figcaption')?.replaceChildren(`Embed ${name}, chosen by the URL.`);
  figure.querySelector('pre')?.replaceChildren(markupOf(name));
};

addEventListener('hashchange', showChosenEmbed);
showChosenEmbed();

const fieldsDetails = document.querySelector<HTMLDetailsElement>('#fields-details');
const fields = document.querySelector<HTMLElement>('#fields');
if (fieldsDetails !== null && fields !== null) {
  fieldsDetails.open = matchMedia('(min-width: 75rem)').matches;
  new EffectsPanel(fields, [...document.querySelectorAll('media-embed')]).start();
}
