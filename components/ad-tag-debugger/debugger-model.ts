import type { Diagnosis } from '../../src/diagnosis/diagnosis.js';
import type { RecognizedInput } from '../../src/diagnosis/input/recognized-input.js';
import type { Embed } from '../../src/schema/embed.js';
import type { AdRecordInput } from './ad-record-input.js';
import { bulkLabelIn, type DebuggerContext } from './context/fields.js';
import { type Moment, momentOf, type Viewers, viewersOf } from './context/viewers.js';
import { type Entry, entriesOf } from './entries.js';
import { type ExpandedInput, expandInput, NO_TAGS } from './expand-input.js';
import type { InspectionStore } from './inspection-store.js';
import { type Recording, recordingOfCase } from './recording.js';

/** What reads pasted texts; a page without any does not load it. */
export interface InputReader {
  readonly readAdRecord: (text: string) => AdRecordInput | null;
  readonly recognizeInput: (text: string) => RecognizedInput;
}

/** What the element is given, or reads from a person. */
export interface ModelInput {
  readonly value: string;
  /** The embed of the page, which counts while there is no pasted text; or null. */
  readonly embed: Embed | null;
  /** Reads the pasted text; null until it is loaded. */
  readonly reader: InputReader | null;
  readonly context: DebuggerContext;
  readonly live: Moment;
  readonly tagChoice: TagChoice;
}

/** Which of several pasted tags is checked: all, or the one with this index. */
export type TagChoice = 'all' | number;

/** The input and its ad tags, expanded again only if the input or the context changed. */
export class DebuggerModel {
  /** What is diagnosed, as text; an embed as JSON. */
  text = '';
  /** The tags that were pasted together; empty if there is one, or none. */
  pastedTags: readonly string[] = [];
  /** Index of the only one of them that is checked, or null for all. */
  checkedTag: number | null = null;
  /** Whether the pasted tags are separate, and not a waterfall. */
  isList = false;
  recording: Recording | null = null;
  record: AdRecordInput | null = null;
  viewers: Viewers = viewersOf({}, { now: 0, random: 0 });
  moment: Moment = { now: 0, random: 0 };
  expanded: ExpandedInput = NO_TAGS;
  #input: ModelInput | null = null;
  #recognized: RecognizedInput | null = null;

  update(input: ModelInput): void {
    const last = this.#input;
    const isSame = (...names: readonly (keyof ModelInput)[]): boolean =>
      last !== null && names.every((name) => last[name] === input[name]);
    const isSameInput = isSame('value', 'embed', 'reader', 'tagChoice');
    const isSameContext = isSame('context', 'live');
    if (isSameInput && isSameContext) return;
    this.#input = input;
    if (!isSameInput) this.#recognize(input);
    if (!isSameContext) {
      this.moment = momentOf(input.context, input.live);
      this.viewers = viewersOf(input.context, this.moment);
    }
    this.expanded =
      this.#recognized === null
        ? NO_TAGS
        : expandInput(this.#recognized, this.viewers, bulkLabelIn(input.context));
  }

  /** The tags with what is known of their responses; those of other kinds of inputs are in the diagnosis. */
  entries(inspections: InspectionStore, diagnosis: Diagnosis | null): readonly Entry[] {
    const { ads, tags } = this.expanded;
    if (ads === null && tags.length === 0) {
      const diagnosedTags = (diagnosis?.tags ?? []).map((tag) => ({
        ...tag,
        context: this.viewers[tag.device],
      }));
      return entriesOf({ ...NO_TAGS, tags: diagnosedTags });
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

  #recognize({ value, embed, reader, tagChoice }: ModelInput): void {
    const isPasted = value.trim() !== '';
    this.record = reader?.readAdRecord(value) ?? null;
    const all = isPasted ? (reader?.recognizeInput(value) ?? null) : ofEmbed(embed);
    this.pastedTags = isPasted && all?.kind === 'ad-tag' && all.tags.length > 1 ? all.tags : [];
    this.isList = all?.kind === 'ad-tag' && all.isList === true;
    this.recording = this.record?.recording ?? (all?.kind === 'case' ? recordingOfCase(all) : null);
    this.checkedTag =
      typeof tagChoice === 'number' && tagChoice < this.pastedTags.length ? tagChoice : null;
    const only = this.checkedTag === null ? undefined : this.pastedTags[this.checkedTag];
    this.text = only ?? (isPasted ? value : embedText(embed));
    this.#recognized =
      only === undefined ? all : { kind: 'ad-tag', tags: [only], replaceRules: [] };
  }
}

const ofEmbed = (embed: Embed | null): RecognizedInput | null =>
  embed === null ? null : { kind: 'embed', embed };

/** The embed as JSON. Objects that cannot be written as JSON are empty. */
const embedText = (embed: Embed | null): string => {
  if (embed === null) return '';
  try {
    return JSON.stringify(embed, null, 2);
  } catch {
    return '';
  }
};
