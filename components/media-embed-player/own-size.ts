import type { Size } from '../../src/resolve/player-config.js';

const rulesOf = ({ width, responsive, aspectRatio }: Size): string =>
  `${responsive || width === null ? '' : `inline-size:${width}px;`}aspect-ratio:var(--media-embed-player-aspect-ratio,${aspectRatio})`;

/**
 * The size that the embed names, for a player that its page gives none: the width when it is not
 * responsive, and the aspect ratio. A rule of the page for the element wins.
 */
export class OwnSize {
  readonly #sheet = new CSSStyleSheet();

  constructor(root: ShadowRoot) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
  }

  show(size: Size | null): void {
    this.#sheet.replaceSync(size === null ? '' : `:host{${rulesOf(size)}}`);
  }
}
