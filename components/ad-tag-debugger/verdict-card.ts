import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { RecognizedInput } from '../../src/diagnosis/input/recognized-input.js';
import type { Repair } from '../../src/lint/lint-finding.js';
import type { DiagnosisController } from './diagnosis-controller.js';
import type { Entry } from './entries.js';
import { entryName } from './entry-text.js';
import type { ExpandedTag } from './expand-input.js';
import { foreignHosts } from './foreign-hosts.js';
import { DiagnosisExport } from './diagnosis-export.js';
import { liveInput, type Recording } from './recording.js';
import type { SharedState } from './share-link.js';
import { verdictView, type VerdictViewProps } from './views/verdict-view.js';
import type { ViewContext } from './views/view-context.js';

export interface VerdictCardInput {
  readonly controller: DiagnosisController;
  /** Whether the diagnosis has every response that it may have. */
  readonly isFinal: boolean;
  /** What the input records, or null for a live input. */
  readonly recording: Recording | null;
  /** The entry that the verdict is about, or null. */
  readonly entry: Entry | null;
  /** Whether something was requested and may be requested again. */
  readonly canRepeat: boolean;
  /** The tags that the button requests. */
  readonly tags: readonly ExpandedTag[];
  readonly isOwn: (url: string) => boolean;
  /** What a link restores, and the fragment that says so; null if the link would be too long. */
  readonly state: SharedState;
  readonly fragment: string | null;
  readonly checkLive: (input: string) => void;
  readonly apply: (repair: Repair) => void;
}

/** What an input is from. */
const sourceOf = (input: RecognizedInput): VerdictViewProps['kind'] =>
  (input.kind === 'har' ? input.source : undefined) ?? input.kind;

/** The card of the verdict, with the exports of the diagnosis. */
export class VerdictCard {
  readonly #export: DiagnosisExport;

  constructor(host: ReactiveControllerHost, clearCopyNote: () => void) {
    this.#export = new DiagnosisExport(host, clearCopyNote);
  }

  /** Removes the note about the last export. */
  clearNote(): void {
    this.#export.note = '';
  }

  render(view: ViewContext, input: VerdictCardInput): TemplateResult {
    const { controller, isFinal, entry, canRepeat, tags, isOwn, state } = input;
    const { currentDiagnosis, status, inspections, refusedUrls } = controller;
    const { translate } = view;
    const diagnosis = isFinal ? currentDiagnosis : null;
    const recording = diagnosis === null ? null : input.recording;
    const live =
      diagnosis === null || recording === null ? null : liveInput(diagnosis.input, recording);
    return verdictView(view, {
      status,
      verdict: diagnosis?.verdict ?? null,
      kind: diagnosis === null ? null : sourceOf(diagnosis.input),
      isRequesting: status === 'checking' && currentDiagnosis !== null,
      recording,
      about: diagnosis === null || entry === null ? '' : entryName(entry, translate),
      foreignHosts: foreignHosts({ tags, refusedUrls, inspections, isOwn }),
      canRepeat,
      request: () => void controller.request(tags),
      apply: recording === null ? input.apply : null,
      checkLive: live === null ? null : () => input.checkLive(live),
      saveCase: () => void this.#export.saveCase(controller, translate).catch(reportError),
      copyLink: () => void this.#export.copyLink(input.fragment, translate),
      copyReport: () => void this.#export.copyReport(controller, translate).catch(reportError),
      linkNote: this.#export.omissionText(state, translate),
      exportNote: this.#export.note,
    });
  }
}
