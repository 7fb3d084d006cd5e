import type { ReactiveControllerHost } from 'lit';
import { copyText } from '../media-embed-code/clipboard.js';
import type { DebuggerMessages } from './locales/messages.js';
import type { DiagnosisController } from './diagnosis-controller.js';
import { saveFile } from './save-file.js';
import { withState } from './share-link.js';

const CASE_FILE_NAME = 'diagnosis.adcase.json';

/** Copies and saves what a person hands over to others, and keeps the note about it. */
export class HandOver {
  /** What happened last, or the empty string. */
  note = '';
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Copies a link to the page with this fragment; null is one that is too long. */
  async copyLink(fragment: string | null, { exports: texts }: DebuggerMessages): Promise<void> {
    if (fragment === null) {
      this.#setNote(texts.linkTooLong);
      return;
    }
    const url = new URL(document.URL);
    url.hash = withState(url.hash, fragment);
    this.#setNote((await copyText(url.href)) ? texts.linkNote : texts.notCopied);
  }

  /** Copies the diagnosis as Markdown. Consent strings and identifiers are left out. */
  async copyReport(
    { diagnosis, options }: DiagnosisController,
    texts: DebuggerMessages,
  ): Promise<void> {
    if (diagnosis === null) return;
    const { caseReport, createCase } = await import('../../src/diagnosis/index.js');
    const report = await caseReport(await createCase(diagnosis, options));
    this.#setNote((await copyText(report)) ? texts.copied : texts.exports.notCopied);
  }

  /** Saves the diagnosis as a case file, which can be opened and diagnosed again. */
  async saveCase(
    { diagnosis, options }: DiagnosisController,
    texts: DebuggerMessages,
  ): Promise<void> {
    if (diagnosis === null) return;
    const { createCase } = await import('../../src/diagnosis/index.js');
    const text = JSON.stringify(await createCase(diagnosis, options), null, 2);
    saveFile(CASE_FILE_NAME, text, 'application/json');
    this.#setNote(texts.exports.saved);
  }

  #setNote(note: string): void {
    this.note = note;
    this.#host.requestUpdate();
  }
}
