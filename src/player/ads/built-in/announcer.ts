import { css } from 'lit';
import { mountShadowLayer, type ShadowSlot } from '../layer-slot.js';

/** A live region is empty at first, since text that it is inserted with is not read out. */
const FILL_DELAY_MS = 100;

/** The last text stays for a while, since text that is removed at once is not read out. */
const REMOVE_DELAY_MS = 1_000;

const styles = css`
  :host {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Announces to screen readers that an ad starts and ends. */
export class Announcer {
  readonly #layer: HTMLElement;
  #slot: ShadowSlot | null = null;
  #fillTimer = 0;
  #removeTimer = 0;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** The text is read out after what is being read. */
  announce(text: string): void {
    clearTimeout(this.#removeTimer);
    clearTimeout(this.#fillTimer);
    this.#slot ??= this.#open();
    const status = this.#slot.root.firstElementChild;
    const fill = (): void => {
      if (status !== null) status.textContent = text;
    };
    if (status?.textContent === '') this.#fillTimer = window.setTimeout(fill, FILL_DELAY_MS);
    else fill();
  }

  /** Announces the last text, and leaves the layer once it could be read. */
  announceLast(text: string): void {
    this.announce(text);
    this.#removeTimer = window.setTimeout(() => this.end(), REMOVE_DELAY_MS);
  }

  end(): void {
    clearTimeout(this.#removeTimer);
    clearTimeout(this.#fillTimer);
    this.#slot?.remove();
    this.#slot = null;
  }

  #open(): ShadowSlot {
    const slot = mountShadowLayer(this.#layer, styles);
    const status = document.createElement('div');
    status.role = 'status';
    slot.root.append(status);
    return slot;
  }
}
