/** A row of a list. */
export interface Row {
  readonly id: string;
}

/** How many rows back a repetition is noticed: a walk remembers no more, however long it is. */
const REMEMBERED = 10_000;

/** The rows of one walk through a list that did not come before. */
export class FreshRows {
  readonly #ids = new Set<string>();
  #barren = 0;

  /** How many stretches in a row brought nothing new. */
  get barren(): number {
    return this.#barren;
  }

  /** The rows of the next stretch without those that came before. */
  take<T extends Row>(rows: readonly T[]): readonly T[] {
    const fresh = rows.filter(({ id }) => this.#isFresh(id));
    this.#barren = fresh.length === 0 ? this.#barren + 1 : 0;
    return fresh;
  }

  #isFresh(id: string): boolean {
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    const [oldest] = this.#ids;
    if (this.#ids.size > REMEMBERED && oldest !== undefined) this.#ids.delete(oldest);
    return true;
  }
}
