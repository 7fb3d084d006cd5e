/**
 * The CSS rule for the size that `width` and `height` attributes name (CSS pixels, 0 = not given).
 * Works as a presentational hint: a rule of the page for the element wins, and nothing of the
 * page's `style` attribute is touched.
 */
export const boxRule = (width: number, height: number): string => {
  const rules = [
    width > 0 ? `width:${width}px` : '',
    width > 0 && height > 0 ? `aspect-ratio:${width}/${height}` : '',
    width === 0 && height > 0 ? `height:${height}px;aspect-ratio:auto` : '',
  ];
  return `:host{${rules.filter(Boolean).join(';')}}`;
};

/** Gives an element its size. */
export class Box {
  readonly #sheet = new CSSStyleSheet();

  constructor(root: ShadowRoot) {
    root.adoptedStyleSheets.push(this.#sheet);
  }

  resize(width: number, height: number): void {
    this.#sheet.replaceSync(boxRule(width, height));
  }
}
