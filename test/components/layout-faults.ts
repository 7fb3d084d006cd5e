/** Arabic words, from which texts of any length are cut. */
const WORDS = 'نص تجريبي طويل لاختبار التخطيط من اليمين إلى اليسار في كل عنصر وكل صفحة ';

/** An Arabic text as long as another one. */
export const arabicText = (text: string): string =>
  WORDS.repeat(Math.ceil(text.length / WORDS.length)).slice(0, text.length);

/** All text nodes below a node, those of shadow trees included. */
const textNodesOf = (root: Node): readonly Text[] => {
  const found: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) found.push(node);
    else if (node instanceof Element && node.shadowRoot !== null)
      found.push(...textNodesOf(node.shadowRoot));
  }
  return found;
};

/** What is not in the language of the page. */
const FOREIGN = 'pre, code, style, script, select, textarea, [translate=no]';

/** Replaces the words of the page by Arabic ones, and turns it from right to left. Code stays as it is. */
export const turnArabic = (): void => {
  Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' });
  for (const node of textNodesOf(document.body)) {
    const text = node.data.trim();
    if (/\p{L}{2}/u.test(text) && node.parentElement?.closest(FOREIGN) === null)
      node.data = node.data.replace(text, () => arabicText(text));
  }
};

const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);

/** The element that an element is shown in: its parent, across shadow roots. */
const outerOf = (element: Element): Element | null => {
  if (element.assignedSlot !== null) return element.assignedSlot;
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};

const outersOf = (element: Element): readonly Element[] => {
  const outer = outerOf(element);
  return outer === null ? [] : [outer, ...outersOf(outer)];
};

/** Hidden for eyes, but not for screen readers. */
const isClipped = (element: Element): boolean =>
  [element, ...outersOf(element)].some((one) => styleOf(one).clipPath !== 'none');

const scrolls = (element: Element): boolean => /auto|scroll/.test(styleOf(element).overflowX);

interface ShownText {
  readonly text: string;
  readonly element: Element;
  readonly boxes: readonly DOMRect[];
}

/** The part of a line that is shown: an element with an ellipsis ends it. */
const shownBox = ({ left, right, top, height }: DOMRect, element: Element): DOMRect => {
  const ends = [element, ...outersOf(element)]
    .filter((outer) => styleOf(outer).textOverflow === 'ellipsis')
    .map((outer) => outer.getBoundingClientRect());
  const start = Math.max(left, ...ends.map((box) => box.left));
  const end = Math.min(right, ...ends.map((box) => box.right));
  return new DOMRect(start, top, Math.max(0, end - start), height);
};

const shownTexts = (): readonly ShownText[] =>
  textNodesOf(document.body).flatMap((node) => {
    const element = node.parentElement;
    const text = node.data.trim();
    if (element === null || text === '' || element.closest('style, script, select') !== null)
      return [];
    const isVisible = element.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    });
    if (!isVisible || isClipped(element)) return [];
    const range = new Range();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((box) => shownBox(box, element));
    return [{ text: text.slice(0, 30), element, boxes: boxes.filter(({ width }) => width > 1) }];
  });

/** The text whose edge is cut by an element that hides what does not fit. */
const isCut = ({ element, boxes }: ShownText): boolean =>
  [element, ...outersOf(element)].some((outer) => {
    const { overflowX, textOverflow, webkitLineClamp } = styleOf(outer);
    if (!/hidden|clip/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
      return false;
    const { left, right } = outer.getBoundingClientRect();
    return boxes.some((box) => box.left < left - 1 || box.right > right + 1);
  });

const isOutside = ({ element, boxes }: ShownText): boolean =>
  !outersOf(element).some(scrolls) &&
  boxes.some(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1);

/** Half of a number on the edge of a picture may be outside of it, in pixels. */
const PICTURE_EDGE = 10;

/** A text of a picture that reaches beyond the picture. */
const isOutsideOfPicture = ({ element, boxes }: ShownText): boolean => {
  const picture = element.closest('svg')?.getBoundingClientRect();
  return (
    picture !== undefined &&
    boxes.some(
      ({ left, right }) =>
        left < picture.left - PICTURE_EDGE || right > picture.right + PICTURE_EDGE,
    )
  );
};

/** Lines of text are higher than what is drawn: the outer quarters do not count. */
const overlap = (one: DOMRect, other: DOMRect): boolean => {
  const inset = (box: DOMRect): number => box.height / 4;
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom - inset(one), other.bottom - inset(other)) -
      Math.max(one.top + inset(one), other.top + inset(other)) >
      2
  );
};

/** A text in a box that scrolls may lie under what is outside of it; nothing of it is shown there. */
const isInScrolled = ({ element }: ShownText): boolean =>
  [element, ...outersOf(element)].some(
    (outer) => scrolls(outer) && outer.scrollHeight > outer.clientHeight + 1,
  );

const isFixed = ({ element }: ShownText): boolean =>
  [element, ...outersOf(element)].some((outer) => /fixed|sticky/.test(styleOf(outer).position));

const overlapping = (texts: readonly ShownText[]): readonly string[] =>
  texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(({ boxes }) => boxes.some((box) => one.boxes.some((each) => overlap(each, box))))
      .map(({ text }) => `"${one.text}" overlaps "${text}"`),
  );

/** What is wrong with the texts of the page: cut off, outside of the page, or over each other. One sentence each. */
export const layoutFaults = (): readonly string[] => {
  const texts = shownTexts();
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...texts.filter(isOutside).map(({ text }) => `"${text}" is outside of the page`),
    ...texts.filter(isOutsideOfPicture).map(({ text }) => `"${text}" is outside of its picture`),
    ...texts.filter(isCut).map(({ text }) => `"${text}" is cut off`),
    ...overlapping(texts.filter((text) => !isInScrolled(text) && !isFixed(text))),
  ];
};
