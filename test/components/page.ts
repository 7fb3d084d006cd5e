/** Waits for two frames, so that earlier changes have been painted and observers have reported. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** The name of the DOMException that a promise rejects with, `resolved`, or another reason. */
export const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (error instanceof DOMException ? error.name : error),
  );

/** A `<script>` with the JSON of a value, or with a text. */
export const inlineJson = (value: unknown): HTMLScriptElement => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = typeof value === 'string' ? value : JSON.stringify(value);
  return script;
};

/** Adds empty space to the page; `removeSpacers` removes it. */
export const addSpacer = (height: string): HTMLElement => {
  const element = document.createElement('div');
  element.className = 'spacer';
  element.style.setProperty('block-size', height);
  document.body.append(element);
  return element;
};

export const removeSpacers = (): void =>
  document.querySelectorAll('.spacer').forEach((element) => element.remove());

/** Moves an element as the method of the same name does, which TypeScript does not know yet. */
export const moveBefore = (parent: Element, element: Element): void => {
  const move: unknown = Reflect.get(parent, 'moveBefore');
  if (typeof move !== 'function') throw new Error('This browser has no moveBefore.');
  Reflect.apply(move, parent, [element, null]);
};
