/**
 * Loads the element `media-embed` when a reader needs it. `loading="eager"`: immediately; `loading="click"` with
 * a facade: when the facade is pressed; otherwise near the viewport. A facade is what
 * `renderMediaEmbed` writes, or any content of the page, such as a link with a poster.
 */
import { loadElementFiles } from './element-files.js';
import type { MediaEmbed } from './media-embed.js';

const UNDEFINED = 'media-embed:not(:defined)';

/** Not in the specification; chosen because a page may control the player meanwhile. */
const MAX_WAIT_FOR_FRAME_MS = 1_000;

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

/** What only the element reads. */
const OPTIONS =
  '[src],[format]:not([format=iframe i]),[label],[start],[end],[loop],[captions],[controls]';

/** What a frame is made of without the element: the template of a server, or inline JSON; null if the element makes it. */
const frameData = (element: Element): HTMLTemplateElement | HTMLScriptElement | null => {
  if (isClaimed || !haveScriptsRun || element.matches('[coppa],[consent],[referrerpolicy]'))
    return null;
  if (element.shadowRoot) return element.shadowRoot.querySelector('template');
  // A script may have set a property of the element to come.
  const isPlain = !element.matches(OPTIONS) && Object.keys(element).length === 0;
  return isPlain ? element.querySelector(':scope > script[type="application/json"]') : null;
};

const preparedFrame = (root: ShadowRoot, { content }: HTMLTemplateElement) => {
  const frame = document.importNode(content, true).querySelector('iframe');
  const stage = root.querySelector('[part=stage]:empty');
  if (!frame || !stage) return null;
  const { protocol, origin } = new URL(frame.src);
  if ((protocol !== 'https:' && protocol !== location.protocol) || origin === window.origin)
    return null;
  stage.append(frame);
  for (const part of root.querySelectorAll('[part=play],[part=badge]')) part.remove();
  return frame;
};

const loadFrames = () => import('./mount/early-frame.js').catch(() => undefined);

/** Makes a frame, which the element takes over, or replaces. */
const makeFrame = async (element: MediaEmbed): Promise<HTMLIFrameElement | null> => {
  const data = frameData(element);
  if (data instanceof HTMLTemplateElement)
    return element.shadowRoot && preparedFrame(element.shadowRoot, data);
  const part = data && (await loadFrames());
  return part && element.matches(UNDEFINED) ? part.earlyFrame(element) : null;
};

/** A finger that scrolls passes over every element. */
const isTouch = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';

const intend = (event: Event): void => {
  const element = isTouch(event) ? null : pressedElement(event);
  // The focus moves into a frame that was made.
  if (!element || element.shadowRoot?.querySelector('iframe')) return;
  const data = frameData(element);
  if (data instanceof HTMLScriptElement) void loadFrames();
  else if (!data) load();
};

/** Resolves when a frame is loaded, or is late, or the element is defined: nothing else delays it. */
const framed = (frame: HTMLIFrameElement): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => frame.addEventListener('load', resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_FOR_FRAME_MS)),
    customElements.whenDefined('media-embed'),
  ]);

const start = async (element: MediaEmbed, link: HTMLAnchorElement | null): Promise<void> => {
  const frame = await makeFrame(element);
  frame?.focus();
  if (frame) await framed(frame);
  try {
    if (element.matches(UNDEFINED)) await loadElement();
    // The element shows why it cannot play.
    element.play().catch(() => undefined);
  } catch (error) {
    reportError(error);
    if (link && !frame) location.assign(link.href);
  }
};

const press = (event: MouseEvent): void => {
  const element = pressedElement(event);
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (element === null || event.button !== 0 || hasModifier) return;
  event.preventDefault();
  void start(element, event.target instanceof Element ? event.target.closest('a') : null);
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
