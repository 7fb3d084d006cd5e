/**
 * An article needs no script but the element. The rest of this page shows the embed that the URL
 * chooses (`/publisher/#embed=plain-video`) and explains the fields of the embeds.
 */
import '../../components/media-embed/define.js';
import { publishedUrl } from '../page-controller/catalogue.js';
import { embedIn } from '../page-controller/page-controller.js';
import { EffectsPanel } from './effects/effects-panel.js';

/** An id or a public id. These characters are safe in URLs and in markup. */
const EMBED_NAME = /^[\w-]{1,64}$/;

/** A longer tag is shown with one attribute per line. */
const MAX_TAG_LENGTH = 105;

/** The markup of a player as an author writes it. */
const markupOf = ({ outerHTML }: Element): string =>
  outerHTML
    .replace(/^[^>]+>/, (tag) =>
      tag.length <= MAX_TAG_LENGTH
        ? tag
        : `${tag.slice(0, -1).replace(/ (?=[\w-]+=")/g, '\n  ')}\n>`,
    )
    .replace(/\s+(?=<a)/, '\n  ')
    .replace(/\s+(?=<\/media-embed>)/, '\n');

/** Shows the markup of every player below it. */
const showMarkup = (): void => {
  for (const figure of document.querySelectorAll('figure')) {
    const element = figure.querySelector('media-embed');
    if (element) figure.querySelector('pre')?.replaceChildren(markupOf(element));
  }
};

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
  showMarkup();
};

addEventListener('hashchange', showChosenEmbed);
showMarkup();
showChosenEmbed();

const fieldsDetails = document.querySelector<HTMLDetailsElement>('#fields-details');
const fields = document.querySelector<HTMLElement>('#fields');
if (fieldsDetails !== null && fields !== null) {
  fieldsDetails.open = matchMedia('(min-width: 75rem)').matches;
  new EffectsPanel(fields, [...document.querySelectorAll('media-embed')]).start();
}
