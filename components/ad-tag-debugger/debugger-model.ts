import type { Diagnosis } from '../../src/diagnosis/diagnosis.js';
import type { Embed } from '../../src/schema/embed.js';
import type { DebuggerContext } from './context/fields.js';
import { type Moment, momentOf, type Viewers, viewersOf } from './context/viewers.js';
import { type Entry, entriesOf } from './entries.js';
import { type ExpandedInput, expandInput } from './expand-input.js';
import type { InspectionStore } from './inspection-store.js';

/** What the element is given, or reads from a person. */
export interface ModelInput {
  /** The pasted text, or the empty string. */
  readonly value: string;
  /** The embed of the page, which counts while there is no pasted text; or null. */
  readonly embed: Embed | null;
  readonly context: DebuggerContext;
  readonly live: Moment;
}

const NO_INPUT: ExpandedInput = { ads: null, tags: [], findings: [] };

/** The input and its ad tags, expanded again only if the input or the context changed. */
export class DebuggerModel {
  /** The input as text; an embed as JSON. */
  text = '';
  viewers: Viewers = viewersOf({}, { now: 0, random: 0 });
  moment: Moment = { now: 0, random: 0 };
  expanded: ExpandedInput = NO_INPUT;
  #input: ModelInput | null = null;

  update(input: ModelInput): void {
    const last = this.#input;
    const isSameInput = last !== null && last.value === input.value && last.embed === input.embed;
    const isSameContext =
      last !== null && last.context === input.context && last.live === input.live;
    if (isSameInput && isSameContext) return;
    this.#input = input;
    const { value, embed, context, live } = input;
    if (!isSameInput) this.text = value.trim() === '' ? embedText(embed) : value;
    if (!isSameContext) {
      this.moment = momentOf(context, live);
      this.viewers = viewersOf(context, this.moment);
    }
    const source = value.trim() === '' ? embed : value;
    this.expanded =
      source === null
        ? NO_INPUT
        : expandInput(source, this.viewers, context['label']?.trim() ?? '');
  }

  /** The tags with what is known of their responses; those of other kinds of inputs are in the diagnosis. */
  entries(inspections: InspectionStore, diagnosis: Diagnosis | null): readonly Entry[] {
    const { ads, tags } = this.expanded;
    if (ads === null && tags.length === 0) {
      const found = (diagnosis?.tags ?? []).map((tag) => ({
        ...tag,
        context: this.viewers[tag.device],
      }));
      return entriesOf({ ...NO_INPUT, tags: found });
    }
    return entriesOf(this.expanded).map((entry) =>
      entry.tag === null
        ? entry
        : {
            ...entry,
            tag: {
              ...entry.tag,
              inspection: inspections.findTag(entry.tag)?.inspection ?? null,
            },
          },
    );
  }
}

/** The embed as JSON. Objects that cannot be written as JSON are empty. */
const embedText = (embed: Embed | null): string => {
  if (embed === null) return '';
  try {
    return JSON.stringify(embed, null, 2);
  } catch {
    return '';
  }
};
