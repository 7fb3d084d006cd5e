export interface Sized {
  /** Bytes of its texts and bodies. */
  readonly bytes: number;
}

/** What an entry takes besides its value and its key: the objects around them and the place in the map. */
const ENTRY_BYTES = 512;

/** Keeps the values that were used last, up to a number of bytes. */
export class ByteLimitedCache<T extends Sized> {
  readonly #maxBytes: number;
  /** Least recently used first. A map, because a key may be the name of a property of all objects. */
  readonly #values = new Map<string, T>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes of all entries, never more than the limit. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  /** Adds or replaces a value. One that exceeds the limit alone is not kept. */
  set(key: string, value: T): void {
    this.delete(key);
    const bytes = this.#bytesOf(key, value);
    if (bytes > this.#maxBytes) return;
    this.#values.set(key, value);
    this.#bytes += bytes;
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#bytes -= this.#bytesOf(key, value);
  }

  /** Keys are ASCII ids; engines keep other texts with two bytes for each character. */
  #bytesOf(key: string, { bytes }: T): number {
    return ENTRY_BYTES + 2 * key.length + bytes;
  }
}
