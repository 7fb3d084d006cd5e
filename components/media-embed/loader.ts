/**
 * Loads the element `media-embed` when a reader needs it. `loading="eager"`: immediately; `loading="click"` with
 * a facade: when the facade is pressed; otherwise near the viewport. A facade is what
 * `renderMediaEmbed` writes, or any content of the page, such as a link with a poster.
 */
import { loadElementFiles } from './element-files.js';
import type { MediaEmbed } from './media-embed.js';

const UNDEFINED = 'media-embed:not(:defined)';

const ended = new AbortController();

/** Whether the scripts of the page have run. */
let haveScriptsRun = false;

/** Whether a script of the page loads the element, maybe to set what it trusts. */
let isClaimed = false;

const loadElement = async (): Promise<typeof MediaEmbed> => {
  loadElementFiles();
  const module = await import('./define.js');
  ended.abort();
  return module.MediaEmbed;
};

/** Loads and defines the element. Rejects if its code cannot be loaded; the next call tries again. */
export const loadMediaEmbed = (): Promise<typeof MediaEmbed> => {
  isClaimed = true;
  return loadElement();
};

/** The next reader who comes near or presses a facade tries again. */
const load = (): void => void loadElement().catch((error: unknown) => reportError(error));

const hasFacade = (element: Element): boolean =>
  element.shadowRoot !== null || element.querySelector(':scope > :not(script, link)') !== null;

const watchAll = (near: IntersectionObserver): void => {
  for (const element of document.querySelectorAll(UNDEFINED)) {
    const loading = element.getAttribute('loading')?.toLowerCase();
    if (loading === 'eager') load();
    else if (loading !== 'click' || !hasFacade(element)) near.observe(element);
  }
};

/** Watches the elements of the page, also those that are inserted later. */
const watchPage = (): void => {
  // Simulated documents have no viewport.
  if (!('VisualViewport' in globalThis)) {
    load();
    return;
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    },
    { rootMargin: '100% 0px' },
  );
  const inserted = new MutationObserver(() => watchAll(near));
  inserted.observe(document, { childList: true, subtree: true });
  ended.signal.addEventListener('abort', () => {
    near.disconnect();
    inserted.disconnect();
  });
  watchAll(near);
};

const pressedElement = ({ target }: Event): MediaEmbed | null =>
  target instanceof Element ? target.closest<MediaEmbed>(UNDEFINED) : null;

/** Makes the frame that a server has prepared with the facade; the element takes it over, or replaces it. */
const makeFrame = (element: MediaEmbed): void => {
  const root = element.shadowRoot;
  const content = root?.querySelector('template')?.content;
  const frame = content && document.importNode(content, true).querySelector('iframe');
  const stage = root?.querySelector('[part=stage]:empty');
  if (
    isClaimed ||
    !haveScriptsRun ||
    !frame ||
    !stage ||
    element.matches('[coppa],[consent],[referrerpolicy]')
  )
    return;
  const { protocol, origin } = new URL(frame.src);
  if ((protocol !== 'https:' && protocol !== location.protocol) || origin === window.origin) return;
  stage.append(frame);
  for (const part of root.querySelectorAll('[part=play],[part=badge]')) part.remove();
  frame.focus();
};

/** A finger that scrolls passes over every element. */
const isTouch = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';

const intend = (event: Event): void => {
  if (!isTouch(event) && pressedElement(event)) load();
};

const press = (event: MouseEvent): void => {
  const element = pressedElement(event);
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (element === null || event.button !== 0 || hasModifier) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  event.preventDefault();
  makeFrame(element);
  loadElement().then(
    // The element shows why it cannot play.
    () => element.play().catch(() => undefined),
    (error: unknown) => {
      reportError(error);
      if (link) location.assign(link.href);
    },
  );
};

// Servers import the modules of a page, too.
if ('document' in globalThis) {
  const { signal } = ended;
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, intend, { signal, passive: true });
  document.addEventListener('click', press, { signal });
  for (const type of ['DOMContentLoaded', 'load'])
    window.addEventListener(type, () => void setTimeout(() => (haveScriptsRun = true)), { signal });
  haveScriptsRun = document.readyState === 'complete';
  watchPage();
}
