import type { Client } from '../../../src/api/index.js';
import type { Embed } from '../../../src/index.js';
import { embedEntry } from './embed-entry.js';
import { EmbedIndex } from './embed-index.js';

/** Embeds per page of the walk. The most that the service sends is not in its specification. */
const PAGE_SIZE = 250;

/** At least this time passes between two reads of the ends of the list, which searches start. */
const REFRESH_INTERVAL_MS = 2000;

/** The whole list is read again after this time: only that finds changes in the middle of the list. */
const WALK_INTERVAL_MS = 10 * 60 * 1000;

/** Embeds in conversion that are read again with every refresh. */
const MAX_PROCESSING = 10;

export interface CatalogueOptions {
  readonly client: Client;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Called with a sentence when the service cannot be read. */
  readonly log: (line: string) => void;
}

/** The page of a list, as far as it is needed here. */
interface ListPage {
  readonly data: readonly Embed[];
  readonly total?: unknown;
  readonly last_page?: unknown;
}

const numberOf = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

/**
 * Keeps an index of all embeds of the account. The interface can neither search embeds nor list those that changed, so
 * the whole list is read once; then its first and last page, where new embeds appear, and the whole list again if
 * its total differs from that of the index.
 */
export class EmbedCatalogue {
  readonly index = new EmbedIndex();
  readonly #options: CatalogueOptions;
  readonly #stopping = new AbortController();
  #walk: Promise<void> | null = null;
  /** The embeds that the list may have no longer: the walk has not met them yet. */
  #unmet = new Set<string>();
  #refresh: Promise<void> | null = null;
  #walkedAt = -Infinity;
  #refreshedAt = -Infinity;
  #total = 0;

  constructor(options: CatalogueOptions) {
    this.#options = options;
  }

  /** Whether the whole list has been read at least once. */
  get isComplete(): boolean {
    return this.#walkedAt !== -Infinity;
  }

  get total(): number {
    return Math.max(this.#total, this.index.size);
  }

  /**
   * Reads what may have changed, unless that was done within the last milliseconds. Resolves when new embeds are in
   * the index; never rejects.
   */
  async refresh(interval = REFRESH_INTERVAL_MS): Promise<void> {
    const now = this.#options.clock();
    if (now - this.#refreshedAt >= interval) {
      this.#refreshedAt = now;
      this.#refresh = this.#readEnds();
    }
    await this.#refresh;
  }

  /** Reads an embed. One that is not as the interface describes it is given as it was received. */
  async read(name: string): Promise<Embed> {
    let invalid: unknown;
    const onInvalid = (_: unknown, received: unknown): void => void (invalid = received);
    const embed = await this.#options.client.v2.embeds.get(name, { onInvalid });
    return embed ?? (invalid as Embed);
  }

  /** Reads one embed again, after it was created or changed. */
  async update(id: string): Promise<void> {
    this.#keep([await this.read(id)]);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([this.#walk, this.#refresh]);
  }

  /** Reads the whole list. Resolves when it is in the index; never rejects. */
  walk(): Promise<void> {
    this.#walk ??= this.#readAll().finally(() => {
      this.#walk = null;
    });
    return this.#walk;
  }

  #list() {
    const onInvalid = (_: unknown, received: unknown): void => this.#keep([received as Embed]);
    const { signal } = this.#stopping;
    return this.#options.client.v2.embeds.list(
      { search_for_page: PAGE_SIZE },
      { onInvalid, signal },
    );
  }

  #put({ data, total }: ListPage): void {
    this.#total = numberOf(total);
    this.#keep(data);
  }

  #keep(embeds: readonly Embed[]): void {
    const entries = embeds.map(embedEntry).filter(({ id }) => id !== '');
    this.index.put(entries);
    for (const { id } of entries) this.#unmet.delete(id);
  }

  async #readEnds(): Promise<void> {
    try {
      const list = this.#list();
      const first = (await list.page(1)) as ListPage;
      this.#put(first);
      const last = numberOf(first.last_page);
      if (last > 1) this.#put(await list.page(last));
      await this.#readProcessing();
    } catch (error) {
      this.#report(error);
    }
    const isOld = this.#options.clock() - this.#walkedAt > WALK_INTERVAL_MS;
    if (this.#stopping.signal.aborted) return;
    if (isOld || this.#total !== this.index.size) void this.walk();
  }

  async #readProcessing(): Promise<void> {
    const processing = this.index.processing().slice(-MAX_PROCESSING);
    await Promise.allSettled(processing.map(({ id }) => this.update(id)));
  }

  async #readAll(): Promise<void> {
    this.#unmet = new Set(this.index.ids());
    try {
      for await (const page of this.#list().pages()) this.#put(page);
      this.index.remove(this.#unmet);
      this.#walkedAt = this.#options.clock();
    } catch (error) {
      this.#report(error);
    }
  }

  #report(error: unknown): void {
    if (this.#stopping.signal.aborted) return;
    this.#options.log(
      `The embeds could not be listed: ${error instanceof Error ? error.message : 'unknown error'}`,
    );
  }
}
