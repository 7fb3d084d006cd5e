/** The frame of a live example: shows the markup that the page sends, and reports events and its height. */
import { type Embed, resolveEmbed } from '../../src/index.js';
import { browserViewer } from '../../src/player/viewer/browser-viewer.js';
import { objectOf } from '../../src/text/json.js';
import { type FromFrame, onMessage, type ToFrame } from './example-messages.js';
import { parseMarkup } from './markup.js';

/** The embed of the static site, beside this frame. */
const RECORDED_EMBED = 'embed.json';

const DEFINITIONS: Readonly<Record<string, () => Promise<unknown>>> = {
  'media-embed': () => import('../../components/media-embed/define.js'),
  'media-embed-player': () => import('../../components/media-embed-player/define.js'),
  'media-embed-code': () => import('../../components/media-embed-code/define.js'),
  'media-embed-preview': () => import('../../components/media-embed-preview/define.js'),
  'ad-tag-debugger': () => import('../../components/ad-tag-debugger/define.js'),
};

const send = (message: FromFrame): void => parent.postMessage(message, location.origin);

/** An embed, in which `{base}` stands for the folder of this frame. */
const fetchEmbed = async (url: string): Promise<Embed> => {
  const response = await fetch(url);
  const base = new URL('.', location.href).href;
  return JSON.parse((await response.text()).replaceAll('{base}', base)) as Embed;
};

/** Elements that cannot fetch the embed themselves receive it as a property. */
const provideData = async (body: HTMLElement, playerEmbed: string): Promise<void> => {
  for (const player of body.querySelectorAll('media-embed-player'))
    player.config = resolveEmbed(await fetchEmbed(playerEmbed), browserViewer()).config;
  for (const element of body.querySelectorAll(`[src="${RECORDED_EMBED}"]`)) {
    element.removeAttribute('src');
    Object.assign(element, { embed: await fetchEmbed(RECORDED_EMBED) });
  }
};

const reportEvents = (body: HTMLElement, events: ToFrame['events']): void => {
  for (const [tagName, names] of Object.entries(events))
    for (const element of body.querySelectorAll(tagName))
      for (const name of names) element.addEventListener(name, () => send({ type: 'event', name }));
};

const show = async ({ markup, events, embed }: ToFrame): Promise<void> => {
  const { body } = parseMarkup(markup);
  const used = Object.entries(DEFINITIONS).filter(([name]) => body.querySelector(name) !== null);
  await Promise.all(used.map(([, define]) => define()));
  const content = document.adoptNode(body);
  customElements.upgrade(content);
  reportEvents(content, events);
  await provideData(content, embed);
  document.body.replaceChildren(...content.childNodes);
};

// Without a margin around the element, for pages that only show it.
document.body.classList.toggle('flush', location.search === '?flush');

new ResizeObserver(() => send({ type: 'height', height: document.body.offsetHeight })).observe(
  document.body,
);
onMessage(
  () => parent,
  (message) => {
    if (objectOf(message)['type'] === 'markup') void show(message as ToFrame);
  },
);
send({ type: 'ready' });
