import { html, nothing, type TemplateResult } from 'lit';
import type { InputKind, Verdict, VerdictOwner } from '../../../src/diagnosis/diagnosis.js';
import type { DebuggerMessages } from '../locales/messages.js';
import { type Tone, type View, badge, type ViewContext } from './view-context.js';

/** How far the diagnosis is. */
export type DiagnosisStatus = 'empty' | 'checking' | 'ready' | 'failed';

export interface VerdictViewProps {
  readonly status: DiagnosisStatus;
  readonly verdict: Verdict | null;
  readonly kind: InputKind | null;
  /** Which slot and device the verdict is about; may be empty. */
  readonly about: string;
  /** Hosts that are requested when the person allows it; empty when there is nothing to allow. */
  readonly foreignHosts: readonly string[];
  /** Whether the ad was requested and may be requested again. */
  readonly canRepeat: boolean;
  readonly request: () => void;
  readonly saveCase: () => void;
  readonly copyLink: () => void;
  readonly copyReport: () => void;
  /** Result of the last export, or the empty string. */
  readonly exportNote: string;
}

const TONES: Readonly<Record<VerdictOwner, Tone>> = {
  publisher: 'bad',
  'ad-server': 'bad',
  network: 'bad',
  browser: 'bad',
  consent: 'private',
  nobody: 'good',
  unknown: 'doubt',
};

/** Verdicts that say only that nobody knows, because nothing was requested. */
const OPEN_VERDICTS: readonly string[] = ['not-requested', 'wrapper-not-requested'];

/** Whom the badge names. */
const shownOwner = ({ id, owner }: Verdict): VerdictOwner =>
  OPEN_VERDICTS.includes(id) ? 'unknown' : owner;

const verdictTone = (verdict: Verdict): Tone => TONES[shownOwner(verdict)];

/** The verdict as text for tickets and chats. */
export const verdictText = (verdict: Verdict, { verdict: texts }: DebuggerMessages): string =>
  `${texts.owners[shownOwner(verdict)]}: ${verdict.sentence}\n${texts.nextStep}: ${verdict.nextStep}`;

/** The permission to request servers that would count it; nothing if none is needed. */
const permission = (
  { messages: { verdict } }: ViewContext,
  { foreignHosts, request }: VerdictViewProps,
): View =>
  foreignHosts.length === 0
    ? nothing
    : html`<div class="actions">
        <button
          type="button"
          class="button primary"
          aria-describedby="request-note"
          @click=${request}
        >
          ${verdict.request(foreignHosts.join(', '))}
        </button>
        <span id="request-note" class="note">${verdict.requestNote}</span>
      </div>`;

const repeatButton = (
  { messages: { verdict } }: ViewContext,
  { foreignHosts, canRepeat, request }: VerdictViewProps,
): View =>
  canRepeat && foreignHosts.length === 0
    ? html`<button type="button" class="button" @click=${request}>${verdict.again}</button>`
    : nothing;

const exportButtons = (view: ViewContext, props: VerdictViewProps): TemplateResult => {
  const { messages } = view;
  return html`<button
      type="button"
      class="button"
      @click=${() => props.verdict && view.copy('verdict', verdictText(props.verdict, messages))}
    >
      ${messages.verdict.copy}
    </button>
    <button type="button" class="button" @click=${props.copyReport}>
      ${messages.exports.report}
    </button>
    <button type="button" class="button" @click=${props.saveCase}>${messages.exports.caseFile}</button>
    <button type="button" class="button" @click=${props.copyLink}>${messages.exports.link}</button>`;
};

const exportNote = ({ messages, copied }: ViewContext, props: VerdictViewProps): TemplateResult =>
  html`<span class="note" role="status">
    ${copied === 'verdict' ? messages.copied : props.exportNote}
  </span>`;

const sentences = (view: ViewContext, { status, verdict }: VerdictViewProps): TemplateResult => {
  const { verdict: texts, language } = view.messages;
  if (verdict === null)
    return html`<p class="sentence">
      ${status === 'checking' ? texts.checking : status === 'failed' ? texts.failed : texts.empty}
    </p>`;
  return html`<p class="sentence" lang=${language}>${verdict.sentence}</p>
    <p class="next"><strong>${texts.nextStep}</strong> <span lang=${language}>${verdict.nextStep}</span></p>
    ${verdict.note === '' ? nothing : html`<p class="note" lang=${language}>${verdict.note}</p>`}`;
};

/** The answer: who has to act, what happens and why, and what to do. */
export const verdictView = (view: ViewContext, props: VerdictViewProps): TemplateResult => {
  const texts = view.messages.verdict;
  const { verdict, kind, status } = props;
  return html`<section
    part="verdict"
    class="verdict ${verdict === null ? '' : verdictTone(verdict)}"
    aria-label=${texts.heading}
    aria-busy=${status === 'checking'}
  >
    <p class="about">
      ${verdict === null ? nothing : badge(verdictTone(verdict), texts.owners[shownOwner(verdict)])}
      <span class="note">
        ${[kind === null ? '' : texts.kinds[kind], props.about].filter((text) => text !== '').join(' · ')}
      </span>
      <span class="note progress">${status === 'checking' && verdict !== null ? texts.checking : nothing}</span>
    </p>
    <div role="status">${sentences(view, props)}</div>
    ${
      verdict === null
        ? nothing
        : html`${permission(view, props)}
            <div class="actions">${exportButtons(view, props)} ${repeatButton(view, props)} ${exportNote(view, props)}</div>`
    }
  </section>`;
};
