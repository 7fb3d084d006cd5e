import { scrollMessages } from '../../locales/area-messages.js';
import { icon } from '../icons.js';
import {
  clearestCorner,
  CLOSE_HEIGHT,
  type Corner,
  cornerArea,
  CORNERS,
  floatingSize,
  MARGIN,
  overlap,
  type BoxSize,
} from './floating-geometry.js';
import { floatingStyles } from './floating-styles.js';

export interface FloatingElements {
  /** Stays in the page and keeps its size; its visible area decides whether the stage floats. */
  readonly host: HTMLElement;
  /** Fills the host, contains the player, and floats. It is never moved in the tree, which would reload a frame. */
  readonly stage: HTMLElement;
  /** BCP 47 language tag of the host, or the empty string. */
  readonly language: () => string;
}

const button = (part: string, onClick: () => void): HTMLButtonElement => {
  const element = document.createElement('button');
  element.type = 'button';
  element.setAttribute('part', part);
  element.addEventListener('click', onClick);
  return element;
};

/** The focused element, in shadow trees too. */
const focusedElement = (root: Document | ShadowRoot = document): Element | null => {
  const { activeElement } = root;
  const inner = activeElement?.shadowRoot;
  return inner == null ? activeElement : (focusedElement(inner) ?? activeElement);
};

/**
 * Reports the element of the page with visible focus, until the signal aborts: after the browser has
 * scrolled it into view, and again at the end of a smooth scroll.
 */
const watchPageFocus = (onFocus: (focused: Element) => void, signal: AbortSignal): void => {
  const report = (): void => {
    const focused = focusedElement();
    if (!signal.aborted && focused?.matches(':focus-visible') === true) onFocus(focused);
  };
  document.addEventListener('focusin', () => requestAnimationFrame(report), { signal });
  document.addEventListener('scrollend', report, { signal });
};

/** Without the scroll bars. */
const viewport = (): BoxSize => {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
};

/** Size of the floating player of a host; null if the host has no box or the viewport is too small. */
export const sizeFor = (host: HTMLElement): BoxSize | null => {
  const { width, height } = host.getBoundingClientRect();
  return floatingSize({ width, height }, viewport());
};

/** Sets attributes, and returns a function that restores their previous values. */
const setTemporarily = (
  element: HTMLElement,
  attributes: Readonly<Record<string, string>>,
): (() => void) => {
  const previous = Object.keys(attributes).map(
    (name) => [name, element.getAttribute(name)] as const,
  );
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return () => {
    for (const [name, value] of previous) {
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
  // Another player in the same root may have adopted it too. Each player removes one.
  return () => {
    const at = root.adoptedStyleSheets.lastIndexOf(styleSheet);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((_, index) => index !== at);
  };
};

export interface FloatingBoxEvents {
  readonly onClose: () => void;
  /** The viewer pressed the button that scrolls back to the player in the page. */
  readonly onReturn: () => void;
  /** The viewport has become too small, or the stage was removed from the top layer. */
  readonly onInterrupted: () => void;
}

/** The stage in the top layer, in a corner of the viewport, with its close button. */
export class FloatingBox {
  readonly #elements: FloatingElements;
  readonly #events: FloatingBoxEvents;
  #size: BoxSize;
  #corner: Corner = CORNERS[0];

  /** Floats the stage until the signal aborts, then restores its previous state. */
  constructor(
    elements: FloatingElements,
    size: BoxSize,
    events: FloatingBoxEvents,
    signal: AbortSignal,
  ) {
    this.#elements = elements;
    this.#events = events;
    this.#size = size;
    const undo = [this.#raise(), this.#addButtons()];
    signal.addEventListener('abort', () => undo.forEach((end) => end()), { once: true });
    addEventListener('resize', () => this.#fit(), { signal });
    this.#watchHiding(signal);
    watchPageFocus((focused) => this.#moveClearOf(focused), signal);
    elements.stage.addEventListener('keydown', (event) => this.#onKeydown(event), { signal });
  }

  #raise(): () => void {
    const { stage, language } = this.#elements;
    const { region } = scrollMessages(language());
    const removeStyles = adopt(stage.getRootNode());
    const restore = setTemporarily(stage, {
      popover: 'manual',
      role: 'complementary',
      'aria-label': region,
      'data-floating': '',
    });
    this.#place();
    stage.showPopover();
    return () => {
      // Removes the stage from the top layer, and restores its position, before the next paint.
      restore();
      for (const name of ['width', 'height', 'margin', 'close']) {
        stage.style.removeProperty(`--floating-${name}`);
      }
      if (stage.getAttribute('style') === '') stage.removeAttribute('style');
      removeStyles();
    };
  }

  /** Moving a popover in the tree hides it without an event, and the page may hide it. In both cases it loses its box. */
  #watchHiding(signal: AbortSignal): void {
    const { stage } = this.#elements;
    const observer = new ResizeObserver(() => {
      if (!stage.matches(':popover-open')) this.#events.onInterrupted();
    });
    observer.observe(stage);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  }

  #addButtons(): () => void {
    const { stage, language } = this.#elements;
    const messages = scrollMessages(language());
    const close = button('float-close', this.#events.onClose);
    close.setAttribute('aria-label', messages.close);
    close.append(icon('M2 2l10 10M12 2L2 12', 14));
    const goBack = button('float-place', this.#events.onReturn);
    goBack.textContent = messages.back;
    stage.prepend(close);
    stage.after(goBack);
    return () => {
      const root = stage.getRootNode() as Document | ShadowRoot;
      const { activeElement } = root;
      close.remove();
      goBack.remove();
      if (activeElement === close || activeElement === goBack) focusStage(stage);
    };
  }

  #fit(): void {
    const size = sizeFor(this.#elements.host);
    if (size === null) {
      this.#events.onInterrupted();
      return;
    }
    this.#size = size;
    this.#place();
  }

  #place(): void {
    const { stage } = this.#elements;
    const { block, inline } = this.#corner;
    const { width, height } = this.#size;
    const lengths = { width, height, margin: MARGIN, close: CLOSE_HEIGHT };
    for (const [name, pixels] of Object.entries(lengths)) {
      stage.style.setProperty(`--floating-${name}`, `${pixels}px`);
    }
    stage.dataset['floating'] = `${block}-${inline}`;
  }

  /** Moves to the corner that covers least of the focused element (WCAG 2.2, 2.4.11). */
  #moveClearOf(focused: Element): void {
    const { stage } = this.#elements;
    if (stage.contains(focused)) return;
    const area = focused.getBoundingClientRect();
    const rightToLeft = getComputedStyle(stage).direction === 'rtl';
    const size = this.#size;
    this.#corner = clearestCorner(this.#corner, (corner) =>
      overlap(area, cornerArea(corner, size, viewport(), rightToLeft)),
    );
    this.#place();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    this.#events.onClose();
  }
}

/** Moves the focus from a removed button to the player, without scrolling the page. */
const focusStage = (stage: HTMLElement): void => {
  const restoreTabindex = setTemporarily(stage, { tabindex: '-1' });
  stage.addEventListener('blur', restoreTabindex, { once: true });
  stage.focus({ preventScroll: true });
};
