import { scrollMessages } from '../../locales/lookup.js';
import { closeButton, placeButton } from './floating-buttons.js';
import { clearestCorner, type Corner, cornerArea, CORNERS, overlap } from './floating-corner.js';
import { CLOSE_ROOM, floatingSize, MARGIN, type Size } from './floating-size.js';
import { floatingStyles } from './floating-styles.js';
import type { Floatable } from './floating.js';
import { focusMoved } from './page-focus.js';

/** Without the scroll bars. */
const viewport = (): Size => {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
};

/** Size of a floating player for its place in the page; null when it has none or there is no room. */
export const sizeFor = (host: HTMLElement): Size | null => {
  const { width, height } = host.getBoundingClientRect();
  return floatingSize({ width, height }, viewport());
};

/** Sets attributes that the element may have of its own; the function returned brings those back. */
const lend = (element: HTMLElement, attributes: Readonly<Record<string, string>>): (() => void) => {
  const own = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return () => {
    for (const [name, value] of own) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
};

const adopt = (root: Node): (() => void) => {
  const { styleSheet } = floatingStyles;
  if (styleSheet === undefined || !(root instanceof Document || root instanceof ShadowRoot)) {
    return () => undefined;
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
  // Another player in the same root may have adopted it too: each takes back one.
  return () => {
    const at = root.adoptedStyleSheets.lastIndexOf(styleSheet);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((_, index) => index !== at);
  };
};

/** What the viewer asks of a floating player. */
export interface FloatingBoxRequests {
  readonly close: () => void;
  /** To see the player in its place. */
  readonly goBack: () => void;
  /** It is in the top layer no more, and not by us. */
  readonly hidden: () => void;
  /** There is no room any more. */
  readonly noRoom: () => void;
}

/** The stage in the top layer, in a corner of the viewport, with its close button. */
export class FloatingBox {
  readonly #floatable: Floatable;
  readonly #requests: FloatingBoxRequests;
  #size: Size;
  #corner: Corner = CORNERS[0];

  /** Floats the stage until the signal; then nothing of it is left. */
  constructor(
    floatable: Floatable,
    size: Size,
    requests: FloatingBoxRequests,
    signal: AbortSignal,
  ) {
    this.#floatable = floatable;
    this.#requests = requests;
    this.#size = size;
    const undo = [this.#raise(), this.#addButtons()];
    signal.addEventListener('abort', () => undo.forEach((end) => end()), { once: true });
    addEventListener('resize', () => this.#fit(), { signal });
    this.#watchHiding(signal);
    focusMoved((focused) => this.#clear(focused), signal);
    floatable.stage.addEventListener('keydown', (event) => this.#pressed(event), { signal });
  }

  #raise(): () => void {
    const { stage, language } = this.#floatable;
    const { region } = scrollMessages(language());
    const unstyle = adopt(stage.getRootNode());
    const takeBack = lend(stage, {
      popover: 'manual',
      role: 'complementary',
      'aria-label': region,
      'data-floating': '',
    });
    this.#place();
    stage.showPopover();
    return () => {
      // Takes it out of the top layer, and gives back its place, before the next paint.
      takeBack();
      for (const name of ['width', 'height', 'margin', 'close']) {
        stage.style.removeProperty(`--floating-${name}`);
      }
      if (stage.getAttribute('style') === '') stage.removeAttribute('style');
      unstyle();
    };
  }

  /** A move in the tree hides a popover without an event, the page may hide it: it loses its box. */
  #watchHiding(signal: AbortSignal): void {
    const { stage } = this.#floatable;
    const observer = new ResizeObserver(() => {
      if (!stage.matches(':popover-open')) this.#requests.hidden();
    });
    observer.observe(stage);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  }

  #addButtons(): () => void {
    const { stage, language } = this.#floatable;
    const messages = scrollMessages(language());
    const close = closeButton(messages, this.#requests.close);
    const place = placeButton(messages, this.#requests.goBack);
    stage.prepend(close);
    stage.after(place);
    return () => {
      const root = stage.getRootNode() as Document | ShadowRoot;
      const { activeElement } = root;
      close.remove();
      place.remove();
      if (activeElement === close || activeElement === place) focusStage(stage);
    };
  }

  #fit(): void {
    const size = sizeFor(this.#floatable.host);
    if (size === null) {
      this.#requests.noRoom();
      return;
    }
    this.#size = size;
    this.#place();
  }

  #place(): void {
    const { stage } = this.#floatable;
    const { block, inline } = this.#corner;
    const { width, height } = this.#size;
    const lengths = { width, height, margin: MARGIN, close: CLOSE_ROOM };
    for (const [name, pixels] of Object.entries(lengths)) {
      stage.style.setProperty(`--floating-${name}`, `${pixels}px`);
    }
    stage.dataset['floating'] = `${block}-${inline}`;
  }

  /** Goes where it covers least of what has the focus (WCAG 2.2, 2.4.11). */
  #clear(focused: Element): void {
    const { stage } = this.#floatable;
    if (stage.contains(focused)) return;
    const area = focused.getBoundingClientRect();
    const rightToLeft = getComputedStyle(stage).direction === 'rtl';
    const size = this.#size;
    this.#corner = clearestCorner(this.#corner, (corner) =>
      overlap(area, cornerArea(corner, size, viewport(), rightToLeft)),
    );
    this.#place();
  }

  #pressed(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    this.#requests.close();
  }
}

/** The focus was on a button that is gone: it goes to the player in its place, and the page stays where it is. */
const focusStage = (stage: HTMLElement): void => {
  const giveBack = lend(stage, { tabindex: '-1' });
  stage.addEventListener('blur', giveBack, { once: true });
  stage.focus({ preventScroll: true });
};
