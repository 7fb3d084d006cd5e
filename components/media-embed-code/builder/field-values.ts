import { MAX_LENGTH, MAX_SECONDS } from '../../../src/limits.js';
import { type CodeOption, type CodeOptions, isTimeZone } from '../../../src/render/code-options.js';

/** The values of options that a person chooses from a list. */
type OptionChoice =
  ('iframe' | 'standard' | 'player') | ('near' | 'visible' | 'eager' | 'click') | 'required';

/** Why the text of a field cannot be used. */
type FieldProblem = 'whole-number' | 'seconds' | 'after-start' | 'address' | 'time-zone';

export interface NumberField {
  readonly kind: 'pixels' | 'seconds';
  readonly min: number;
  readonly max: number;
}

export type OptionField =
  | NumberField
  | { readonly kind: 'flag' | 'ratio' | 'label' | 'text' | 'url' | 'timeZone' }
  | { readonly kind: 'choice'; readonly values: readonly OptionChoice[] };

const PIXELS: NumberField = { kind: 'pixels', min: 1, max: MAX_LENGTH };
const SECONDS: NumberField = { kind: 'seconds', min: 0, max: MAX_SECONDS };
const FLAG: OptionField = { kind: 'flag' };
const TEXT: OptionField = { kind: 'text' };
const URL_FIELD: OptionField = { kind: 'url' };

export const FIELDS: Readonly<Record<CodeOption, OptionField>> = {
  width: PIXELS,
  height: PIXELS,
  aspectRatio: { kind: 'ratio' },
  responsive: FLAG,
  autoplay: FLAG,
  mute: FLAG,
  loop: FLAG,
  captions: FLAG,
  start: SECONDS,
  end: SECONDS,
  label: { kind: 'label' },
  title: TEXT,
  lazy: FLAG,
  src: URL_FIELD,
  elementFormat: { kind: 'choice', values: ['iframe', 'standard', 'player'] },
  elementLoading: { kind: 'choice', values: ['near', 'visible', 'eager', 'click'] },
  consent: { kind: 'choice', values: ['required'] },
  fallback: FLAG,
  page: URL_FIELD,
  addressOnly: FLAG,
  timeZone: { kind: 'timeZone' },
  customer: TEXT,
  script: URL_FIELD,
  frame: URL_FIELD,
};

export const RATIOS: readonly string[] = ['16:9', '4:3', '1:1', '3:4', '9:16', '21:9'];

/** The number of a ratio such as `16:9`. */
const ratioOf = (text: string): number => {
  const [width = NaN, height = NaN] = text.split(':').map(Number);
  return width / height;
};

export const fieldText = (name: CodeOption, options: CodeOptions): string => {
  const value = options[name];
  if (FIELDS[name].kind !== 'ratio') return String(value ?? '');
  return RATIOS.find((ratio) => Math.abs(ratioOf(ratio) - Number(value)) < 0.001) ?? '';
};

const isWebAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text) && text.length <= 2000;

/** The number in a text, with a point or a comma; NaN for any other text. */
const numberIn = (text: string): number =>
  /^\d{1,6}(?:[.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : NaN;

const numberProblem = (
  { kind, min, max }: NumberField,
  text: string,
): 'whole-number' | 'seconds' | null => {
  const number = numberIn(text);
  const isUsable = number >= min && number <= max;
  if (kind === 'seconds') return isUsable ? null : 'seconds';
  return isUsable && Number.isInteger(number) ? null : 'whole-number';
};

/** Why the text of a field cannot be used, or null. The empty string leaves the option to the embed. */
export const fieldProblem = (
  name: CodeOption,
  written: string,
  options: CodeOptions,
): FieldProblem | null => {
  const text = written.trim();
  const field = FIELDS[name];
  if (text === '') return null;
  if (field.kind === 'url') return isWebAddress(text) ? null : 'address';
  if (field.kind === 'timeZone') return isTimeZone(text) ? null : 'time-zone';
  if (field.kind !== 'pixels' && field.kind !== 'seconds') return null;
  const problem = numberProblem(field, text);
  if (problem !== null || name !== 'end') return problem;
  return numberIn(text) > (options.start ?? 0) ? null : 'after-start';
};

/** The value of an option for a text without a problem; undefined for the empty string. */
const valueOf = (name: CodeOption, text: string): unknown => {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  switch (FIELDS[name].kind) {
    case 'pixels':
    case 'seconds':
      return numberIn(trimmed);
    case 'flag':
      return trimmed === 'true';
    case 'ratio':
      return ratioOf(trimmed);
    case 'label':
    case 'text':
      return text;
    default:
      return trimmed;
  }
};

/** The options with the value of a field. The text has no problem. */
export const withOption = (options: CodeOptions, name: CodeOption, text: string): CodeOptions =>
  Object.fromEntries(
    Object.entries({ ...options, [name]: valueOf(name, text) }).filter(
      ([, value]) => value !== undefined,
    ),
  );

/** Whether two objects have the same values; a page may set a copy of the options that it received. */
const hasSameValues = (a: CodeOptions, b: CodeOptions): boolean => {
  const entries = Object.entries(a);
  const others = new Map<string, unknown>(Object.entries(b));
  return (
    entries.length === others.size && entries.every(([name, value]) => others.get(name) === value)
  );
};

/** The texts of fields that cannot be used. The options have no value for them, so that no part of a text is used. */
export class FieldDrafts {
  readonly #texts = new Map<CodeOption, string>();
  /** The field that the person types into, whose text may still be incomplete. */
  #edited: CodeOption | null = null;
  #options: CodeOptions | null = null;

  textOf(name: CodeOption): string | null {
    return this.#texts.get(name) ?? null;
  }

  /** Whether the person still types an address or a name into a field. */
  isEdited(name: CodeOption): boolean {
    return this.#edited === name;
  }

  clear(): void {
    this.#texts.clear();
    this.#edited = null;
  }

  /** Forgets the texts if page script has set other options. */
  follow(options: CodeOptions): void {
    if (this.#options !== null && !hasSameValues(options, this.#options)) this.clear();
    this.#options = options;
  }

  /**
   * Keeps a text that cannot be used. Returns the options with every other text; an address or a name that is still
   * typed keeps its last usable value. `isDone` when the person leaves the field.
   */
  change(options: CodeOptions, name: CodeOption, text: string, isDone: boolean): CodeOptions {
    const { kind } = FIELDS[name];
    this.#edited = isDone || (kind !== 'url' && kind !== 'timeZone') ? null : name;
    const isUsable = fieldProblem(name, text, options) === null;
    if (isUsable) this.#texts.delete(name);
    else this.#texts.set(name, text);
    const isPending = !isUsable && this.#edited === name;
    this.#options = isPending ? options : withOption(options, name, isUsable ? text : '');
    return this.#options;
  }
}
