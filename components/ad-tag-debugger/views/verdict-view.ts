import { html, nothing, type TemplateResult } from 'lit';
import type { InputKind, Verdict } from '../../../src/diagnosis/diagnosis.js';
import type { RecognizedInput } from '../../../src/diagnosis/input/recognized-input.js';
import type { Repair } from '../../../src/lint/lint-finding.js';
import type { Recording } from '../recording.js';
import { isOpenVerdict } from '../../../src/diagnosis/verdict-owner.js';
import { ownerText, verdictTone } from './owner-badge.js';
import { badge, type ViewTemplate, type ViewContext } from './view-context.js';

export type DiagnosisStatus = 'empty' | 'checking' | 'ready' | 'failed';

export interface VerdictViewProps {
  readonly status: DiagnosisStatus;
  /** Null while an input is checked for the first time. */
  readonly verdict: Verdict | null;
  readonly input: RecognizedInput | null;
  readonly isRequesting: boolean;
  readonly recording: Recording | null;
  /** Which slot and device the verdict is about; may be empty. */
  readonly about: string;
  /** Hosts that are requested when the person allows it; empty when there is nothing to allow. */
  readonly foreignHosts: readonly string[];
  readonly canRepeat: boolean;
  readonly request: () => void;
  /** Applies a repair to the input; null if the input cannot be repaired. */
  readonly apply: ((repair: Repair) => void) | null;
  readonly actions: ViewTemplate | readonly ViewTemplate[];
}

/** What to do next: in the debugger, the button below sends the request that is missing. */
const nextStep = (
  { translate }: ViewContext,
  verdict: Verdict,
  { foreignHosts, recording }: VerdictViewProps,
): string =>
  isOpenVerdict(verdict) && foreignHosts.length > 0 && recording === null
    ? translate('verdict-press-request', {
        button: translate('verdict-request', { hosts: foreignHosts.join(', ') }),
      })
    : verdict.nextStep;

/** The permission to request servers that would count it; nothing if none is needed. */
const permission = (
  { translate }: ViewContext,
  { foreignHosts, recording, request, verdict, canRepeat }: VerdictViewProps,
): ViewTemplate =>
  foreignHosts.length === 0 || recording !== null
    ? nothing
    : html`<div class="actions">
        <button
          type="button"
          class="button ${canRepeat || (verdict !== null && isOpenVerdict(verdict)) ? 'primary' : ''}"
          aria-describedby="request-note"
          @click=${request}
        >
          ${translate('verdict-request', { hosts: foreignHosts.join(', ') })}
        </button>
        <span id="request-note" class="note">${translate('verdict-request-note')}</span>
      </div>`;

/** The repair that does the next step; nothing if a person has to do it. */
const repairButton = (view: ViewContext, { verdict, apply }: VerdictViewProps): ViewTemplate => {
  const repair = verdict?.repair ?? null;
  return repair === null || apply === null
    ? nothing
    : html`<div class="actions">
        <button type="button" class="button primary" @click=${() => apply(repair)}>
          ${view.translate('finding-apply')}
        </button>
        <span class="note" dir="auto">${repair.label}</span>
      </div>`;
};

const pendingText = (
  { translate }: ViewContext,
  { status, isRequesting }: VerdictViewProps,
): string => {
  if (status === 'checking')
    return isRequesting ? translate('verdict-requesting') : translate('verdict-checking');
  return status === 'failed' ? translate('verdict-failed') : translate('verdict-empty');
};

const sentences = (view: ViewContext, props: VerdictViewProps): TemplateResult => {
  const { verdict } = props;
  const { translate, language } = view;
  if (verdict === null) return html`<p class="sentence pending">${pendingText(view, props)}</p>`;
  return html`<p class="sentence" lang=${language}>${verdict.sentence}</p>
    <p class="next"><strong>${translate('verdict-next-step')}</strong> <span lang=${language}>${nextStep(view, verdict, props)}</span></p>
    ${verdict.note === '' ? nothing : html`<p class="note" lang=${language}>${verdict.note}</p>`}`;
};

const recordingText = (
  { language, translate }: ViewContext,
  { kind, createdAt }: Recording,
): string => {
  if (createdAt === null) return translate(`verdict-recording-${kind}`, { date: '' });
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return translate(`verdict-recording-${kind}`, { date: format.format(createdAt) });
};

const sourceOf = (input: RecognizedInput): InputKind | 'command' | 'charles' =>
  (input.kind === 'har' ? input.source : undefined) ?? input.kind;

/** What the verdict is about: how it was recorded, the kind of the input, and its slot and device. */
const aboutText = (view: ViewContext, props: VerdictViewProps): string => {
  const { input, recording, about } = props;
  return [
    recording === null ? '' : recordingText(view, recording),
    input === null || recording?.kind === 'record'
      ? ''
      : view.translate(`verdict-kind-${sourceOf(input)}`),
    about,
  ]
    .filter((text) => text !== '')
    .join(' · ');
};

/** The answer: who has to act, what happens and why, and what to do. Neutral while it may still change. */
export const verdictView = (view: ViewContext, props: VerdictViewProps): TemplateResult => {
  const { translate } = view;
  const { verdict, status, recording } = props;
  const isStale = status === 'checking' && verdict !== null;
  const tone = verdict === null || isStale ? '' : verdictTone(verdict);
  return html`<section
    part="verdict"
    class="verdict ${tone} ${isStale ? 'stale' : ''}"
    aria-label=${translate('verdict-heading')}
    aria-busy=${status === 'checking'}
  >
    <p class="about">
      ${
        verdict === null
          ? nothing
          : badge(tone, isStale ? pendingText(view, props) : ownerText(translate, verdict))
      }
      ${recording === null ? nothing : badge('accent', translate('verdict-recorded'))}
      <span class="note">${aboutText(view, props)}</span>
    </p>
    <div role="status">${sentences(view, props)}</div>
    ${
      verdict === null
        ? nothing
        : html`${repairButton(view, props)} ${permission(view, props)} ${props.actions}`
    }
  </section>`;
};
