import { type EmbedListSearch, PAGE_SIZE } from './embed-search.js';

/** Index of the option that a key moves the focus to; -1 is the search field. */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

const TURNS: Readonly<Record<string, number>> = { PageDown: PAGE_SIZE, PageUp: -PAGE_SIZE };

const optionsIn = (panel: Element): readonly HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>('[role=option]'),
];

const turn = async (panel: Element, search: EmbedListSearch, by: number): Promise<void> => {
  const offset = search.offset + by;
  if (offset < 0 || offset >= (search.reply?.total ?? 0)) return;
  await search.turn(offset);
  optionsIn(panel)[0]?.focus();
};

/**
 * The keys of the listbox, as the ARIA Authoring Practices describe it: arrows, Home and End move the focus, Enter and
 * Space choose. Page keys turn the page. The search field is above the first option.
 */
export const listKeys =
  (search: EmbedListSearch, choose: (name: string) => void) =>
  (event: KeyboardEvent): void => {
    const panel = event.currentTarget as Element;
    const target = event.target as HTMLElement;
    const options = optionsIn(panel);
    const index = options.indexOf(target);
    const isField = target.id === 'search' && event.key === 'ArrowDown';
    if ((index === -1 && !isField) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const by = TURNS[event.key];
    if (step !== undefined) {
      const next = step(index, options.length - 1);
      (next < 0 ? panel.querySelector<HTMLElement>('#search') : options[next])?.focus();
    } else if (by !== undefined) {
      void turn(panel, search, by);
    } else if (event.key === 'Enter' || event.key === ' ') {
      choose(target.dataset['name'] ?? '');
    } else {
      return;
    }
    event.preventDefault();
  };
