import type { RenderOptions } from 'lit';

/**
 * What a server wrote into the shadow root: it stays until there is something to put in its place in the
 * same instant, so that the reader sees neither nothing nor both.
 */
export class ServedContent {
  #nodes: readonly ChildNode[] = [];
  readonly #show: () => void;

  /** `show` is called when the served button is pressed. */
  constructor(show: () => void) {
    this.#show = show;
  }

  /** Whether it is still there. */
  get isThere(): boolean {
    return this.#nodes.length > 0;
  }

  /** Finds it, and makes room for the element's own content behind it. */
  take(root: Node, options: RenderOptions): void {
    this.#nodes = [...root.childNodes];
    options.renderBefore = null;
    for (const node of this.#nodes) {
      if (node instanceof HTMLButtonElement) node.addEventListener('click', this.#show);
    }
  }

  remove(): void {
    for (const node of this.#nodes) node.remove();
    this.#nodes = [];
  }
}
