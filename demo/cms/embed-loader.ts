import type { Embed } from '../../src/index.js';
import { codeOf, type PageErrorCode, readEmbed } from './cms-api.js';

/** Loads the chosen embed. Replies that a later choice has overtaken are dropped. */
export class EmbedLoader {
  embed: Embed | null = null;
  error: PageErrorCode | null = null;
  isLoading = false;
  readonly #changed: () => void;
  #name = '';

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Loads the embed of a name, unless it is there or on its way. Never rejects. */
  async load(name: string): Promise<void> {
    if (name === '' || (name === this.#name && this.error === null)) return;
    this.#name = name;
    this.#set(this.embed, null, true);
    try {
      const embed = await readEmbed(name);
      if (name === this.#name) this.#set(embed, null, false);
    } catch (error) {
      if (name === this.#name) this.#set(null, codeOf(error), false);
    }
  }

  #set(embed: Embed | null, error: PageErrorCode | null, isLoading: boolean): void {
    this.embed = embed;
    this.error = error;
    this.isLoading = isLoading;
    this.#changed();
  }
}
