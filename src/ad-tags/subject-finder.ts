import type { UsableRule } from './replace-rules.js';

const NO_RULE: UsableRule = { subject: '', value: '', isUsed: false };

/** Finds the subjects of replace rules in a template, from left to right. */
export class SubjectFinder {
  /** Offset of the next subject; Infinity when there is none. */
  start = Infinity;
  end = Infinity;
  rule: UsableRule = NO_RULE;
  readonly #text: string;
  readonly #rules: readonly UsableRule[];
  readonly #next: number[];

  /** The rules have the longest subject first, because it applies where two begin at the same offset. */
  constructor(text: string, rules: readonly UsableRule[]) {
    this.#text = text;
    this.#rules = rules;
    this.#next = rules.map(() => -1);
    if (rules.length > 0) this.seek(0);
  }

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

  #nextOf(index: number, { subject }: UsableRule, from: number): number {
    const known = this.#next[index] ?? -1;
    if (known >= from) return known;
    const offset = this.#text.indexOf(subject, from);
    const next = offset === -1 ? Infinity : offset;
    this.#next[index] = next;
    return next;
  }
}
