/** An element of this package, as far as a page can make a mistake with it. */
export interface CheckedElement extends HTMLElement {
  readonly state: string;
}
