import type { ReactiveControllerHost } from 'lit';
import type { DebuggerText } from '../../src/messages/generated/debugger/index.js';
import { copyText } from '../media-embed-code/clipboard.js';
import type { DiagnosisController } from './diagnosis-controller.js';
import { linkOmissions, type LinkOmissions, type SharedState, withState } from './share-link.js';

/** Milliseconds after which the browser has read the file. */
const RELEASE_MS = 10_000;

const saveFile = (name: string, text: string, type: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
};

const CASE_FILE_NAME = 'diagnosis.adcase.json';

/** Copies and saves a diagnosis for others, and keeps the note about the last export. */
export class DiagnosisExport {
  /** What happened last, or the empty string. */
  note = '';
  readonly #host: ReactiveControllerHost;
  readonly #onStart: () => void;
  #state: SharedState | null = null;
  #omissions: LinkOmissions = { fields: [], inInput: false };

  constructor(host: ReactiveControllerHost, onStart: () => void) {
    this.#host = host;
    this.#onStart = onStart;
  }

  /** What a link to a state leaves out, in one sentence; empty if nothing. */
  omissionText(state: SharedState, translate: DebuggerText): string {
    const last = this.#state;
    if (last?.value !== state.value || last.context !== state.context) {
      this.#state = state;
      this.#omissions = linkOmissions(state);
    }
    const { fields, inInput } = this.#omissions;
    const names = fields.map((label) => translate(`context-field-${label}`));
    const all = inInput ? [...names, translate('export-in-input')] : names;
    return all.length === 0 ? '' : translate('export-link-omits', { names: all.join(', ') });
  }

  /** Copies a link to the page with this fragment; null is one that is too long. */
  async copyLink(fragment: string | null, translate: DebuggerText): Promise<void> {
    this.#onStart();
    if (fragment === null) {
      this.#setNote(translate('export-link-too-long'));
      return;
    }
    const url = new URL(document.URL);
    url.hash = withState(url.hash, fragment);
    this.#setNote(
      (await copyText(url.href)) ? translate('export-link-copied') : translate('export-not-copied'),
    );
  }

  /** Copies the diagnosis as Markdown. Consent strings and identifiers are left out. */
  async copyReport(
    { diagnosis, options }: DiagnosisController,
    translate: DebuggerText,
  ): Promise<void> {
    if (diagnosis === null) return;
    this.#onStart();
    const { caseReport, createCase } = await import('../../src/diagnosis/index.js');
    const report = await caseReport(await createCase(diagnosis, options));
    this.#setNote((await copyText(report)) ? translate('copied') : translate('export-not-copied'));
  }

  /** Saves the diagnosis as a case file, which can be opened and diagnosed again. */
  async saveCase(
    { diagnosis, options }: DiagnosisController,
    translate: DebuggerText,
  ): Promise<void> {
    if (diagnosis === null) return;
    this.#onStart();
    const { createCase } = await import('../../src/diagnosis/index.js');
    const text = JSON.stringify(await createCase(diagnosis, options), null, 2);
    saveFile(CASE_FILE_NAME, text, 'application/json');
    this.#setNote(translate('export-saved'));
  }

  #setNote(note: string): void {
    this.note = note;
    this.#host.requestUpdate();
  }
}
