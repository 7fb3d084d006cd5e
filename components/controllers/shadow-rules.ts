/** The CSS rule for the `width` and `height` attributes (CSS pixels, 0 = not given). */
export const attributeSizeRule = (width: number, height: number): string => {
  const ratio = height > 0 ? `;aspect-ratio:${width}/${height}` : '';
  const fixedHeight = height > 0 ? `height:${height}px;aspect-ratio:auto` : '';
  return `:host{${width > 0 ? `width:${width}px${ratio}` : fixedHeight}}`;
};

/**
 * CSS rules in the shadow tree of an element. A rule for `:host` is a presentational hint: a rule of the page
 * for the element wins, and its `style` attribute stays unchanged. Simulated documents show no styles.
 */
export class ShadowRules {
  readonly #sheet: CSSStyleSheet | null = null;

  constructor(root: ShadowRoot) {
    if (!('adoptedStyleSheets' in root)) return;
    this.#sheet = new CSSStyleSheet();
    root.adoptedStyleSheets.push(this.#sheet);
  }

  replace(rules: string): void {
    this.#sheet?.replaceSync(rules);
  }
}
