import { html, nothing, type TemplateResult } from 'lit';
import { redact } from '../../../src/diagnosis/case/redaction/redact.js';
import type { Diagnosis } from '../../../src/diagnosis/diagnosis.js';
import { type FillRate, RATE_REQUESTS } from '../../../src/diagnosis/fill-rate.js';
import type { DeviceType } from '../../../src/viewer.js';
import type { DebuggerContext } from '../context/fields.js';
import type { DiagnosisController } from '../diagnosis-controller.js';
import type { DiagnosisExport } from '../diagnosis-export.js';
import type { Entry } from '../entries.js';
import type { ExpandedTag } from '../expand-input.js';
import { panelText } from '../panels/panel-text.js';
import { liveInput, type Recording } from '../recording.js';
import type { SharedState } from '../share-link.js';
import { isOpenVerdict } from '../../../src/diagnosis/verdict-owner.js';
import { ownerBadge, ownerText } from './owner-badge.js';
import {
  badge,
  copyButton,
  copyNote,
  type ViewTemplate,
  type ViewContext,
} from './view-context.js';

export interface VerdictActionsInput {
  readonly controller: DiagnosisController;
  readonly diagnosis: Diagnosis;
  readonly context: DebuggerContext;
  readonly entry: Entry | null;
  readonly entries: readonly Entry[];
  readonly recording: Recording | null;
  readonly isLive: boolean;
  /** Requests the ad again; null if nothing was requested, or a person has to allow it first. */
  readonly requestAgain: (() => void) | null;
  /** What a link restores, and the fragment that says so; null if the link would be too long. */
  readonly state: SharedState;
  readonly fragment: string | null;
  readonly checkLive: (input: string) => void;
  readonly showFindings: () => void;
}

export interface DeviceRate {
  readonly device: DeviceType;
  readonly rate: FillRate;
}

export interface VerdictActionsProps extends VerdictActionsInput {
  /** The tag that was requested and may be requested again, or null. */
  readonly tag: ExpandedTag | null;
  readonly other: ExpandedTag | null;
  readonly rates: readonly DeviceRate[];
  readonly isRequesting: boolean;
  readonly compare: () => void;
  readonly repeat: () => void;
  readonly stop: () => void;
  readonly exports: DiagnosisExport;
}

const button = (label: string, press: (() => void) | null, noteId?: string): ViewTemplate =>
  press === null
    ? nothing
    : html`<button type="button" class="button" aria-describedby=${noteId ?? nothing} @click=${press}>${label}</button>`;

/** What an operator needs: the verdict, and each request without its secrets. */
const operatorText = ({ verdict }: Diagnosis, tag: ExpandedTag | null): string => {
  const hops = tag?.inspection?.hops.filter(({ url }) => url !== '') ?? [];
  const requests = hops.map(({ url, status }) => `${status ?? '–'} ${redact(url)}`);
  return [verdict.sentence, verdict.nextStep, ...requests].join('\n');
};

/** The button that does the next step, or a part of it; nothing if a repair or a request does it. */
const stepButton = (view: ViewContext, props: VerdictActionsProps): ViewTemplate => {
  const { diagnosis, recording, tag } = props;
  const { verdict, findings } = diagnosis;
  const { owner } = verdict;
  const isRepairable = verdict.repair !== null && recording === null;
  if (owner === 'nobody' || isOpenVerdict(verdict) || isRepairable) return nothing;
  const text = panelText(view);
  if (owner === 'ad-server' || owner === 'network' || owner === 'advertiser')
    return html`<div class="actions">
      ${copyButton(view, 'operator', text(`step-copy-${owner}`), () => operatorText(diagnosis, tag))}
    </div>`;
  return findings.length === 0
    ? nothing
    : html`<div class="actions">${button(text('step-show'), props.showFindings)}</div>`;
};

const rateView = (view: ViewContext, { device, rate }: DeviceRate): TemplateResult => {
  const text = panelText(view);
  const { answers, filled, ads, verdicts } = rate;
  return html`<div>
    <p>${view.translate(`slot-device-${device}`)} ${badge(filled === answers ? 'good' : 'bad', text('rate-filled', { filled, answers }))}</p>
    <ul role="list">
      ${ads.map(({ item: { ad, failure }, count }) => {
        const { adSystem, creativeId } = ad.info;
        const name = [ad.title, ad.id, creativeId, adSystem].map((part) => part || '–').join(' · ');
        return html`<li>${count} × <span dir="auto">${name}</span> ${failure === null ? nothing : badge('bad', text('ad-not-playable'))}</li>`;
      })}
      ${verdicts.map(
        ({ item, count }) =>
          html`<li>${count} × ${ownerBadge(view.translate, item)} <span lang=${view.language}>${item.sentence}</span></li>`,
      )}
    </ul>
  </div>`;
};

/** The same tag as the other device, and several times. */
const furtherRequests = (view: ViewContext, props: VerdictActionsProps): ViewTemplate => {
  const { tag, other, rates, isRequesting, compare, repeat, stop } = props;
  const text = panelText(view);
  const times = RATE_REQUESTS;
  if (tag === null) return nothing;
  const same = other?.expanded.url === tag.expanded.url ? text('step-as-same') : '';
  return html`<div class="actions">
      ${other === null ? nothing : button(text(`step-as-${other.device}`), compare, 'device-note')}
      ${button(isRequesting ? text('rate-stop') : text('rate-ask', { times }), isRequesting ? stop : repeat, 'rate-note')}
    </div>
    ${other === null ? nothing : html`<p id="device-note" class="note">${text('step-as-note')} ${same}</p>`}
    <p id="rate-note" class="note">${text('rate-note', { times })}</p>
    <div class="decoded" role="status">${rates.map((rate) => rateView(view, rate))}</div>`;
};

/** The verdict for tickets and chats, as a file and as a link, and the requests again. */
const exportButtons = (view: ViewContext, props: VerdictActionsProps): TemplateResult => {
  const { translate } = view;
  const { controller, diagnosis, recording, exports, fragment, checkLive } = props;
  const { verdict, input } = diagnosis;
  const text = `${ownerText(translate, verdict)}\n${verdict.sentence}\n${translate('verdict-next-step')}: ${verdict.nextStep}`;
  const live = recording === null ? null : liveInput(input, recording);
  const copied = copyNote(view, 'verdict');
  const note = exports.omissionText(props.state, translate);
  const report = (): void => void exports.copyReport(controller, translate).catch(reportError);
  const save = (): void => void exports.saveCase(controller, translate).catch(reportError);
  const link = (): void => void exports.copyLink(fragment, translate);
  return html`<div class="actions">
    ${button(translate('verdict-copy'), () => view.copy('verdict', text))}
    ${button(translate('export-report'), report)} ${button(translate('export-case-file'), save)}
    ${button(translate('export-link'), link, note === '' ? undefined : 'link-note')}
    ${button(translate('verdict-check-live'), live === null ? null : () => checkLive(live))}
    ${button(translate('verdict-again'), recording === null ? props.requestAgain : null)}
    <span class="note done" role="status">${copied === nothing ? exports.note : copied}</span>
    <span id="link-note" class="note">${note}</span>
  </div>`;
};

export const verdictActions = (view: ViewContext, props: VerdictActionsProps): TemplateResult =>
  html`${stepButton(view, props)} ${furtherRequests(view, props)} ${exportButtons(view, props)}`;
