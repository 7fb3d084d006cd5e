import type { ReactiveControllerHost } from 'lit';
import { copyText } from '../media-embed-code/clipboard.js';
import type { DebuggerTexts } from './locales/load-texts.js';
import type { ViewContext } from './views/view-context.js';

/** Parts that are open at the start: those that show why there is no ad. */
const OPEN_AT_START = ['tags', 'slots', 'findings', 'tag', 'chain'];

/** What is open, how much of each list is shown, and what was copied. */
export class ViewState {
  readonly #host: ReactiveControllerHost;
  readonly #open = new Set(OPEN_AT_START);
  readonly #pages = new Map<string, number>();
  #copied: string | null = null;
  #notCopied: string | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  reset(): void {
    for (const key of [...this.#open]) if (key.includes(':')) this.#open.delete(key);
    this.#pages.clear();
    this.clearCopyNote();
  }

  clearCopyNote(): void {
    this.#copied = null;
    this.#notCopied = null;
  }

  open(key: string): void {
    this.#open.add(key);
    this.#host.requestUpdate();
  }

  context(texts: DebuggerTexts): ViewContext {
    return {
      ...texts,
      copied: this.#copied,
      notCopied: this.#notCopied,
      isOpen: (key) => this.#open.has(key),
      toggle: (key, isOpen) => this.#toggle(key, isOpen),
      pages: (key) => this.#pages.get(key) ?? 1,
      showMore: (key) => {
        this.#pages.set(key, (this.#pages.get(key) ?? 1) + 1);
        this.#host.requestUpdate();
      },
      copy: (key, text) => void this.#copy(key, text),
    };
  }

  #toggle(key: string, isOpen: boolean): void {
    if (this.#open.has(key) === isOpen) return;
    if (isOpen) this.#open.add(key);
    else this.#open.delete(key);
    this.#host.requestUpdate();
  }

  async #copy(key: string, text: string): Promise<void> {
    const isCopied = await copyText(text);
    this.#copied = isCopied ? key : null;
    this.#notCopied = isCopied ? null : key;
    this.#host.requestUpdate();
  }
}
