import { css } from 'lit';
import { type LayerPlace, takePlace } from './layer-place.js';

/** Milliseconds for which a new region is empty: what it holds when it comes is not read out. */
const EMPTY = 100;

/** Milliseconds that a text stays after the last ad: one that is taken away at once is not read out. */
const LINGER = 1_000;

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

/** Tells those who do not see the picture that an ad comes and goes. */
export class Announcer {
  readonly #layer: HTMLElement;
  #place: LayerPlace | null = null;
  #filling = 0;
  #leaving = 0;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** Is read out when the reader is done with what it reads. */
  say(text: string): void {
    clearTimeout(this.#leaving);
    clearTimeout(this.#filling);
    this.#place ??= this.#open();
    const status = this.#place.root.firstElementChild;
    const fill = (): void => {
      if (status !== null) status.textContent = text;
    };
    if (status?.textContent === '') this.#filling = window.setTimeout(fill, EMPTY);
    else fill();
  }

  /** Says the last word, and leaves the layer when it had time to be heard. */
  sayLast(text: string): void {
    this.say(text);
    this.#leaving = window.setTimeout(() => this.end(), LINGER);
  }

  end(): void {
    clearTimeout(this.#leaving);
    clearTimeout(this.#filling);
    this.#place?.remove();
    this.#place = null;
  }

  #open(): LayerPlace {
    const place = takePlace(this.#layer, styles);
    const status = document.createElement('div');
    status.role = 'status';
    place.root.append(status);
    return place;
  }
}
