import { isDeepStrictEqual } from 'node:util';
import type { ResultStore } from './audit-options.js';
import type { AuditFault, PositionResult, TagResult } from './tag-result.js';

/** Results in memory. Thousands of tags have the same faults, which are kept once. */
export class TagResults implements ResultStore {
  readonly #results = new Map<string, TagResult>();
  readonly #faults = new Map<string, AuditFault>();

  get(tag: string): TagResult | undefined {
    return this.#results.get(tag);
  }

  set(tag: string, result: TagResult): void {
    let last: PositionResult | null = null;
    const positions = Object.entries(result).map(([position, found]) => {
      last = isDeepStrictEqual(found, last) ? last : this.#kept(found);
      return [position, last] as const;
    });
    this.#results.set(tag, Object.fromEntries(positions));
  }

  clear(): void {
    this.#results.clear();
    this.#faults.clear();
  }

  #kept({ state, faults }: PositionResult): PositionResult {
    const kept = faults.map((fault) => {
      const key = JSON.stringify(fault);
      const known = this.#faults.get(key) ?? fault;
      this.#faults.set(key, known);
      return known;
    });
    return { state, faults: kept };
  }
}
