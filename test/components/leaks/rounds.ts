/** How an element is brought in and out of the page many times. */
export interface Rounds {
  readonly create: () => HTMLElement;
  readonly count: number;
  /** Whether every round has an element of its own; else one comes and goes. */
  readonly isNew: boolean;
}

const settled = async (element: HTMLElement): Promise<void> => {
  if ('updateComplete' in element) await element.updateComplete;
};

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Attaches and detaches: at times the element stays until it is painted, at times it is gone before its update. */
export const attachAndDetach = async ({ create, count, isNew }: Rounds): Promise<void> => {
  let element = create();
  for (let round = 0; round < count; round += 1) {
    if (isNew) element = create();
    document.body.append(element);
    if (round % 5 !== 0) await settled(element);
    if (round % 50 === 3) await painted();
    element.remove();
  }
  await settled(element);
  await painted();
};
