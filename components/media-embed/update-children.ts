/** An element as data, for the DOM and for HTML. */
export interface ElementDescription {
  readonly name: 'button' | 'circle' | 'div' | 'img' | 'path' | 'slot' | 'span' | 'svg';
  readonly attributes: Readonly<Record<string, string>>;
  /** A text or children. Absent: the content belongs to other code. */
  readonly content?: string | readonly ElementDescription[];
}

const namespaceOf = (name: string): string =>
  /^(?:svg|circle|path)$/.test(name)
    ? 'http://www.w3.org/2000/svg'
    : 'http://www.w3.org/1999/xhtml';

const isSame = (child: Element, { name, attributes }: ElementDescription): boolean =>
  child.localName === name && (child.getAttribute('part') ?? '') === (attributes['part'] ?? '');

const update = (element: Element, { attributes, content }: ElementDescription): void => {
  // Setting the `src` of an image to the same value would load it again.
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  if (typeof content === 'object') updateChildren(element, content);
  else if (content !== undefined && element.textContent !== content) element.textContent = content;
};

/**
 * Makes the described elements the children of `parent`, which has them in the same order. Elements that
 * are already there are updated and never moved, so that they keep the focus and a press, and a frame is not
 * loaded again.
 */
export const updateChildren = (
  parent: Element | ShadowRoot,
  children: readonly ElementDescription[],
): void => {
  for (const child of [...parent.children])
    if (!children.some((each) => isSame(child, each))) child.remove();
  let next = parent.firstElementChild;
  for (const each of children) {
    const kept = next && isSame(next, each) ? next : null;
    const child = kept ?? document.createElementNS(namespaceOf(each.name), each.name);
    if (kept) next = kept.nextElementSibling;
    update(child, each);
    if (!kept) parent.insertBefore(child, next);
  }
};
