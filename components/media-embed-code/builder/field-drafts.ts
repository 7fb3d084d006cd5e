import type { CodeOption, CodeOptions } from '../../../src/render/code-options.js';
import { fieldProblem, FIELDS, withOption } from './field-values.js';

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
