import type { ReplaceRule } from './ad-tag-context.js';

const NO_RULE: ReplaceRule = { subject: '', value: '' };

/** Finds the subjects of replace rules in a template, one after the other from left to right. */
export class Subjects {
  /** Where the next subject begins; beyond every offset when there is none. */
  start = Infinity;
  /** Where it ends. */
  end = Infinity;
  rule: ReplaceRule = NO_RULE;
  readonly #text: string;
  readonly #rules: readonly ReplaceRule[];
  /** Where each rule's subject begins next. */
  readonly #next: number[];

  /** The rules come with the longest subject first: it wins where two begin at one place. */
  constructor(text: string, rules: readonly ReplaceRule[]) {
    this.#text = text;
    this.#rules = rules;
    this.#next = rules.map(() => -1);
    if (rules.length > 0) this.seek(0);
  }

  /** Looks for the next subject from an offset on. */
  seek(from: number): void {
    this.start = Infinity;
    for (const [index, rule] of this.#rules.entries()) {
      const start = this.#nextOf(index, rule, from);
      if (start >= this.start) continue;
      this.start = start;
      this.end = start + rule.subject.length;
      this.rule = rule;
    }
  }

  #nextOf(index: number, { subject }: ReplaceRule, from: number): number {
    const known = this.#next[index] ?? -1;
    if (known >= from) return known;
    const found = this.#text.indexOf(subject, from);
    const next = found === -1 ? Infinity : found;
    this.#next[index] = next;
    return next;
  }
}
