import {
  debuggerMessages,
  type DebuggerText,
} from '../../../src/messages/generated/debugger/index.js';
import type { SlotName } from '../expand-input.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { Finding, Severity } from '../../../src/finding.js';
import type { LintFinding, Repair } from '../../../src/lint/lint-finding.js';
import { withCode } from '../../with-code.js';
import { type FindingLocation, LIST_PATH } from '../finding-location.js';
import type { DiffPart } from '../text-diff.js';
import { diffAsText } from '../text-diff.js';
import {
  badge,
  button,
  copyButton,
  paged,
  quietButton,
  shortenedAt,
  type Tone,
  type ViewTemplate,
  type ViewContext,
} from './view-context.js';

export type AnyFinding = Finding & Partial<Pick<LintFinding, 'position' | 'repair' | 'stage'>>;

export interface AppliedRepair {
  readonly label: string;
  readonly diff: readonly DiffPart[];
  readonly tag: string | null;
  readonly replaceRules: string | null;
  readonly input: string;
}

export interface FindingListProps {
  readonly findings: readonly AnyFinding[];
  readonly applied: AppliedRepair | null;
  /** Whether the input is the document that findings about a response are about. */
  readonly isDocument: boolean;
  /** Whether the input is a case file, which cannot be repaired. */
  readonly isRecorded: boolean;
  readonly locate: (path: string) => FindingLocation | null;
  readonly apply: (repair: Repair) => void;
  readonly undo: () => void;
}

/** Characters at each end of an unchanged and of a changed text. */
const MAX_SAME = 120;
const MAX_CHANGED = 1000;

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

const TONES: Readonly<Record<Severity, Tone>> = { error: 'bad', warning: 'doubt', info: 'accent' };

/** The findings without repetitions, the most severe first. */
export const sortedFindings = (findings: readonly AnyFinding[]): readonly AnyFinding[] => {
  const unique = new Map(
    findings.map((finding) => [
      JSON.stringify([finding.id, finding.path, finding.params]),
      finding,
    ]),
  );
  return SEVERITIES.flatMap((severity) =>
    [...unique.values()].filter((finding) => finding.severity === severity),
  );
};

export const findingCounts = (
  { translate }: ViewContext,
  findings: readonly AnyFinding[],
): readonly ViewTemplate[] =>
  SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0
      ? nothing
      : badge(TONES[severity], translate(`finding-count-${severity}`, { count }));
  });

/** `/tags/0/inspection/hops/1/…`: the path of a finding about a response. */
const RESPONSE_PATH = /^(?:\/tags\/\d+)?\/inspection(?:\/hops\/(\d+))?/;

/** Where a finding is: a field of the embed, a request, or the input. */
const locationOf = ({ translate }: ViewContext, path: string): TemplateResult => {
  const response = RESPONSE_PATH.exec(path);
  if (response === null)
    return html`<code>${path === '' ? translate('finding-input') : path}</code>`;
  const [, hop] = response;
  return html`<span>${hop === undefined ? translate('section-chain') : translate('chain-hop', { number: Number(hop) + 1 })}</span>`;
};

interface FindingGroup {
  readonly first: AnyFinding;
  readonly all: AnyFinding[];
}

const grouped = (findings: readonly AnyFinding[]): readonly FindingGroup[] => {
  const groups = new Map<string, FindingGroup>();
  for (const first of findings) {
    const key = JSON.stringify([first.id, first.severity, first.params]);
    const group = groups.get(key) ?? { first, all: [] };
    groups.set(key, group);
    group.all.push(first);
  }
  return [...groups.values()];
};

/** The name of a slot; one that has none, as it is written in the input. */
const slotName = (slot: string, translate: DebuggerText): string => {
  const id = `slot-name-${slot}`;
  return debuggerMessages.hasMessage(id) ? translate(id as `slot-name-${SlotName}`) : slot;
};

const slotText = ({ translate }: ViewContext, location: FindingLocation | null): string => {
  if (location === null) return '';
  const { slot, devices, tag } = location;
  const names = devices.map((device) => translate(`slot-device-${device}`)).join(' + ');
  return [
    tag === null ? '' : translate('slot-tag', { number: tag + 1 }),
    slot === null ? '' : slotName(slot, translate),
    names,
  ]
    .filter((text) => text !== '')
    .join(', ');
};

const locationItem = (
  view: ViewContext,
  { path, position, repair }: AnyFinding,
  { apply, locate, isDocument, isRecorded }: FindingListProps,
): TemplateResult => {
  const { translate } = view;
  // A repair of a response cannot be applied to the ad tag that led to it.
  const isApplicable = !isRecorded && (isDocument || !RESPONSE_PATH.test(path));
  const where = slotText(view, locate(path));
  const name = ({ label }: Repair): string =>
    `${translate('finding-apply')}: ${label}${where === '' ? '' : ` (${where})`}`;
  return html`<div class="source">
    ${where === '' ? nothing : html`<strong>${where}</strong>`}
    ${LIST_PATH.test(path) ? nothing : locationOf(view, path)}
    ${position ? html`<span>${translate('finding-line', { line: position.line, column: position.column })}</span>` : nothing}
    ${
      repair && isApplicable
        ? html`${quietButton(translate('finding-apply'), () => apply(repair), name(repair))} <span dir="auto">${repair.label}</span>`
        : nothing
    }
  </div>`;
};

const item = (
  view: ViewContext,
  { first, all }: FindingGroup,
  props: FindingListProps,
): TemplateResult => {
  const { id, severity, message, remedy } = first;
  const { language, translate } = view;
  return html`<li>
    ${badge(TONES[severity], translate(`finding-severity-${severity}`))}
    <div>
      <p><span lang=${language}>${withCode(shortenedAt(message, MAX_CHANGED))} <span class="remedy">${withCode(shortenedAt(remedy, MAX_CHANGED))}</span></span>
        <code class="rule">${id}</code></p>
      ${paged(
        view,
        `finding:${id}:${first.path}`,
        all,
        (shown) => html`${shown.map((finding) => locationItem(view, finding, props))}`,
      )}
    </div>
  </li>`;
};

const CONTEXT_LINES = 2;

/** The lines next to the changes, or the ends of an unchanged text on one line. */
const unchangedText = (text: string): string => {
  const lines = text.split(/(?<=\n)/);
  return lines.length <= 2 * CONTEXT_LINES + 1
    ? shortenedAt(text, MAX_SAME)
    : [...lines.slice(0, CONTEXT_LINES), '…\n', ...lines.slice(-CONTEXT_LINES)]
        .map((line) => shortenedAt(line, MAX_SAME))
        .join('');
};

const diffText = ({ kind, text }: DiffPart): TemplateResult | string => {
  if (kind === 'same') return unchangedText(text);
  const changed = shortenedAt(text, MAX_CHANGED);
  return kind === 'removed' ? html`<del>${changed}</del>` : html`<ins>${changed}</ins>`;
};

const appliedView = (
  view: ViewContext,
  applied: AppliedRepair,
  undo: () => void,
): TemplateResult => {
  const { translate } = view;
  const { tag, replaceRules } = applied;
  return html`<div class="applied" id="applied" tabindex="-1">
    <p role="status">${badge('good', translate('finding-applied'))} <span dir="auto">${applied.label}</span></p>
    <pre class="diff" tabindex="0" role="group" aria-label=${translate('finding-copy-diff')}><code>${applied.diff.map(diffText)}</code></pre>
    <div class="actions">
      ${tag === null ? nothing : copyButton(view, 'repaired-tag', translate('finding-copy-tag'), () => tag)}
      ${replaceRules === null ? nothing : copyButton(view, 'repaired-rules', translate('finding-copy-rules'), () => replaceRules)}
      ${copyButton(view, 'repaired-input', translate('finding-copy-input'), () => applied.input)}
      ${copyButton(view, 'diff', translate('finding-copy-diff'), () => diffAsText(applied.diff))}
      ${button(translate('finding-undo'), undo)}
    </div>
  </div>`;
};

export const findingList = (
  view: ViewContext,
  props: FindingListProps,
): readonly ViewTemplate[] => {
  const { translate } = view;
  const groups = grouped(sortedFindings(props.findings));
  return [
    props.applied === null ? nothing : appliedView(view, props.applied, props.undo),
    ...(groups.length === 0
      ? [html`<p class="note">${translate('finding-none')}</p>`]
      : paged(
          view,
          'findings',
          groups,
          (shown) =>
            html`<ul role="list" class="findings">
              ${shown.map((group) => item(view, group, props))}
            </ul>`,
        )),
  ];
};
