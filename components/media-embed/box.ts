/**
 * Gives an element the size its `width` and `height` attributes name (CSS pixels, 0 = not given).
 * Works as a presentational hint: a rule of the page for the element wins, and nothing of the
 * page's `style` attribute is touched.
 */
export class Box {
  readonly #sheet = new CSSStyleSheet();

  constructor(root: ShadowRoot) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
  }

  resize(width: number, height: number): void {
    const rules = [
      width > 0 ? `width:${width}px` : '',
      width > 0 && height > 0 ? `aspect-ratio:${width}/${height}` : '',
      width === 0 && height > 0 ? `height:${height}px;aspect-ratio:auto` : '',
    ];
    this.#sheet.replaceSync(`:host{${rules.filter(Boolean).join(';')}}`);
  }
}
