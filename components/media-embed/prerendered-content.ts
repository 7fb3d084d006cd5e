import type { RenderOptions } from 'lit';

/** The content of a declarative shadow root, which is kept until the element can replace it in one update. */
export class PrerenderedContent {
  #nodes: readonly ChildNode[] = [];
  readonly #show: () => void;

  /** `show` is called when the prerendered button is pressed. */
  constructor(show: () => void) {
    this.#show = show;
  }

  get isPresent(): boolean {
    return this.#nodes.length > 0;
  }

  /** Keeps the nodes of the root, and makes the element render after them. */
  adopt(root: Node, options: RenderOptions): void {
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
