import type { TagExpansion } from '../expand-input.js';
import type { Expansion, ExpansionStatus } from '../../../src/ad-tags/fill.js';
import type { Tone } from './view-context.js';

/** The key of how much of a tag and of its placeholders is shown. */
export const TAG_PAGES = 'placeholders';

export const STATUS_TONES: Readonly<Record<ExpansionStatus, Tone>> = {
  replaced: 'good',
  'unknown-value': 'doubt',
  withheld: 'private',
  'no-rule': 'bad',
  'unknown-rule': 'bad',
  'no-value': 'doubt',
  'ad-server': 'bad',
  'not-allowed-here': 'bad',
};

export interface TagViewProps {
  readonly tag: TagExpansion;
  /** Expansions of the same template on the other device; empty if there are none. */
  readonly otherDevice: readonly Expansion[];
  /** Index of the placeholder that is marked in the tag and in the table, or null. */
  readonly linked: number | null;
  readonly link: (index: number | null) => void;
  readonly focus: (id: string) => void;
}

/** Moves the focus instead of changing the URL of the page, whose fragment belongs to the page. */
export const moveTo =
  (props: TagViewProps, index: number, id: string) =>
  (event: Event): void => {
    event.preventDefault();
    props.link(index);
    props.focus(id);
  };
