/**
 * An article needs no script but the element. The rest of this page shows the embed that the URL
 * chooses (`/publisher/#embed=plain-video`) and explains the fields of the embeds.
 */
import '../../components/media-embed/define.js';
import { previewMessages } from '../../src/messages/generated/preview/index.js';
import { publishedUrl } from '../embed-choice/catalogue.js';
import { fragmentParameter } from '../embed-choice/embed-fragment.js';
import { PageLanguage } from '../page-language/page-language.js';
import { writePage } from '../page-language/write-page.js';
import { EffectsPanel } from './effects/effects-panel.js';
import { loadReasons } from './effects/event-log.js';

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
    .replace(/(?<!\s)\s+(?=<a)/, '\n  ')
    .replace(/(?<!\s)\s+(?=<\/media-embed>)/, '\n');

const showMarkup = (): void => {
  for (const figure of document.querySelectorAll('figure')) {
    const element = figure.querySelector('media-embed');
    if (element) figure.querySelector('pre')?.replaceChildren(markupOf(element));
  }
};

const language = new PageLanguage(() => showLanguage());

const showChosenEmbed = (): void => {
  const name = fragmentParameter('embed');
  const figure = document.querySelector('figure');
  const element = figure?.querySelector('media-embed');
  if (!EMBED_NAME.test(name) || figure === null || !element) return;
  element.removeAttribute('title');
  element.setAttribute('src', publishedUrl(name));
  const link = element.querySelector('a');
  link?.setAttribute('href', `/proxy/iframe.php/${name}/demo`);
  link?.replaceChildren(language.text('publisher-watch'));
  const caption = document.createElement('span');
  caption.lang = language.tag;
  caption.append(language.text('publisher-chosen', { name }));
  figure.querySelector('figcaption')?.replaceChildren(caption);
  showMarkup();
};

const fieldsDetails = document.querySelector<HTMLDetailsElement>('#fields-details');
const fields = document.querySelector<HTMLElement>('#fields');
const panel =
  fields === null
    ? null
    : new EffectsPanel(fields, () => language, [...document.querySelectorAll('media-embed')]);

/** The article stays in English; its players, the notes about them and the panel are in the language of the page. */
const showLanguage = (): void => {
  const { tag, text } = language;
  writePage(language);
  for (const figure of document.querySelectorAll<HTMLElement>('figure:not([data-language])')) {
    figure.lang = tag;
    figure.querySelector('figcaption')?.setAttribute('lang', 'en');
  }
  fieldsDetails?.parentElement?.setAttribute('aria-label', text('publisher-panel'));
  fields?.setAttribute('aria-label', text('publisher-fields-label'));
  showChosenEmbed();
  panel?.update();
  for (const loadMessages of [previewMessages.loadMessages, loadReasons])
    void loadMessages(tag)?.then(() => panel?.update());
};

addEventListener('hashchange', showChosenEmbed);
showMarkup();
if (fieldsDetails !== null) fieldsDetails.open = matchMedia('(min-width: 75rem)').matches;
void language.load().then(() => panel?.start());
