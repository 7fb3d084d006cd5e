import type { ReactiveControllerHost } from 'lit';
import { copyText } from '../media-embed-code/clipboard.js';
import type { DebuggerMessages } from './locales/messages.js';
import { saveFile } from './save-file.js';
import { MAX_LINK_LENGTH } from './share-link.js';

/** Copies and saves what a person hands over to others, and keeps the note about it. */
export class HandOver {
  /** What happened last, or the empty string. */
  note = '';
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Copies a link to the page with this fragment. */
  async copyLink(fragment: string, { exports: texts }: DebuggerMessages): Promise<void> {
    const url = new URL(document.URL);
    url.hash = fragment;
    const isLong = url.href.length > MAX_LINK_LENGTH;
    const isCopied = !isLong && (await copyText(url.href));
    if (isLong) this.#setNote(texts.linkTooLong);
    else this.#setNote(isCopied ? texts.linkNote : texts.notCopied);
  }

  /** Saves the text of a case file. */
  saveCase(text: string, { exports: texts }: DebuggerMessages): void {
    saveFile('ad-case.json', text, 'application/json');
    this.#setNote(texts.saved);
  }

  #setNote(note: string): void {
    this.note = note;
    this.#host.requestUpdate();
  }
}
