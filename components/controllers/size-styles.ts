/** The CSS rule for the `width` and `height` attributes (CSS pixels, 0 = not given). */
export const attributeSizeRule = (width: number, height: number): string => {
  const rules = [
    width > 0 ? `width:${width}px` : '',
    width > 0 && height > 0 ? `aspect-ratio:${width}/${height}` : '',
    width === 0 && height > 0 ? `height:${height}px;aspect-ratio:auto` : '',
  ];
  return `:host{${rules.filter(Boolean).join(';')}}`;
};

/**
 * Sets the size of an element by a rule in its shadow tree, as a presentational hint: a rule of the
 * page for the element wins, and its `style` attribute stays unchanged.
 */
export class SizeStyles {
  readonly #sheet = new CSSStyleSheet();

  constructor(root: ShadowRoot) {
    root.adoptedStyleSheets.push(this.#sheet);
  }

  replace(rule: string): void {
    this.#sheet.replaceSync(rule);
  }
}
