import { html, nothing, type TemplateResult } from 'lit';
import type { Finding, Severity } from '../../../src/finding.js';
import type { LintFinding, Repair } from '../../../src/lint/lint-finding.js';
import type { DiffPart } from '../text-diff.js';
import { diffAsText } from '../text-diff.js';
import {
  badge,
  copyButton,
  paged,
  type Tone,
  type View,
  type ViewContext,
} from './view-context.js';

/** A finding, with a repair if it is of a lint rule that has one. */
export type AnyFinding = Finding & Partial<Pick<LintFinding, 'position' | 'repair' | 'stage'>>;

/** A repair that was applied to the input. */
export interface AppliedRepair {
  readonly label: string;
  readonly diff: readonly DiffPart[];
  /** The repaired ad tag, or null if the repair changed none. */
  readonly tag: string | null;
  /** The repaired `replace_rules` as JSON, or null if the repair changed none. */
  readonly replaceRules: string | null;
  /** The whole input after the repair. */
  readonly input: string;
}

export interface FindingListProps {
  readonly findings: readonly AnyFinding[];
  readonly applied: AppliedRepair | null;
  /** Whether the input is the document that findings about a response are about. */
  readonly isDocument: boolean;
  readonly apply: (repair: Repair) => void;
  readonly undo: () => void;
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

const TONES: Readonly<Record<Severity, Tone>> = { error: 'bad', warning: 'doubt', info: 'accent' };

/** The findings without repetitions, the most severe first. */
export const sortedFindings = (findings: readonly AnyFinding[]): readonly AnyFinding[] => {
  const unique = new Map(
    findings.map((finding) => [`${finding.id} ${finding.path} ${finding.message}`, finding]),
  );
  return SEVERITIES.flatMap((severity) =>
    [...unique.values()].filter((finding) => finding.severity === severity),
  );
};

/** The number of findings of each severity, as badges. */
export const findingCounts = (
  { messages: { findings: texts } }: ViewContext,
  findings: readonly AnyFinding[],
): readonly View[] =>
  SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? nothing : badge(TONES[severity], texts.counts[severity](count));
  });

/** A sentence whose parts between backticks are code. */
const withCode = (sentence: string): readonly (TemplateResult | string)[] =>
  sentence.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

/** `/tags/0/inspection/hops/1/…`: the path of a finding about a response. */
const RESPONSE_PATH = /^(?:\/tags\/\d+)?\/inspection(?:\/hops\/(\d+))?/;

/** Where a finding is: a field of the embed, a request, or the input. */
const locationOf = ({ messages }: ViewContext, path: string): TemplateResult => {
  const response = RESPONSE_PATH.exec(path);
  if (response === null) return html`<code>${path === '' ? messages.findings.input : path}</code>`;
  const [, hop] = response;
  return html`<span>${hop === undefined ? messages.sections.chain : messages.chain.hop(Number(hop) + 1)}</span>`;
};

const item = (
  view: ViewContext,
  { id, severity, message, remedy, path, position, repair }: AnyFinding,
  { apply, isDocument }: FindingListProps,
): TemplateResult => {
  const { findings: texts } = view.messages;
  // A repair of a response cannot be applied to the ad tag that led to it.
  const isApplicable = isDocument || !RESPONSE_PATH.test(path);
  return html`<li>
    ${badge(TONES[severity], texts.severities[severity])}
    <div>
      <p lang="en">${withCode(message)} <span class="remedy">${withCode(remedy)}</span></p>
      <p class="source">
        ${locationOf(view, path)}
        ${position ? html`<span>${texts.line(position.line, position.column)}</span>` : nothing}
        <code>${id}</code>
      </p>
      ${
        repair && isApplicable
          ? html`<p class="actions">
              <button
                type="button"
                class="button"
                aria-label="${texts.apply}: ${repair.label}"
                @click=${() => apply(repair)}
              >
                ${texts.apply}
              </button>
              <span class="note" lang="en">${repair.label}</span>
            </p>`
          : nothing
      }
    </div>
  </li>`;
};

const diffText = ({ kind, text }: DiffPart): TemplateResult | string => {
  if (kind === 'removed') return html`<del>${text}</del>`;
  return kind === 'added' ? html`<ins>${text}</ins>` : shortened(text);
};

const MAX_CONTEXT = 120;

/** The text between two changes without its middle. */
const shortened = (text: string): string =>
  text.length <= 2 * MAX_CONTEXT
    ? text
    : `${text.slice(0, MAX_CONTEXT)} … ${text.slice(-MAX_CONTEXT)}`;

const appliedView = (
  view: ViewContext,
  applied: AppliedRepair,
  undo: () => void,
): TemplateResult => {
  const { findings: texts } = view.messages;
  return html`<div class="applied">
    <p role="status">${badge('good', texts.applied)} <span lang="en">${applied.label}</span></p>
    <pre class="diff" tabindex="0" role="group" aria-label=${texts.copyDiff}><code>${applied.diff.map(diffText)}</code></pre>
    <div class="actions">
      ${applied.tag === null ? nothing : copyButton(view, 'repaired-tag', texts.copyTag, () => applied.tag ?? '')}
      ${
        applied.replaceRules === null
          ? nothing
          : copyButton(view, 'repaired-rules', texts.copyRules, () => applied.replaceRules ?? '')
      }
      ${copyButton(view, 'repaired-input', texts.copyInput, () => applied.input)}
      ${copyButton(view, 'diff', texts.copyDiff, () => diffAsText(applied.diff))}
      <button type="button" class="button" @click=${undo}>${texts.undo}</button>
    </div>
  </div>`;
};

/** The findings with their repairs, and the last repair that was applied. */
export const findingList = (view: ViewContext, props: FindingListProps): readonly View[] => {
  const { findings: texts } = view.messages;
  const sorted = sortedFindings(props.findings);
  return [
    props.applied === null ? nothing : appliedView(view, props.applied, props.undo),
    ...(sorted.length === 0
      ? [html`<p class="note">${texts.none}</p>`]
      : paged(
          view,
          'findings',
          sorted,
          (shown) =>
            html`<ul role="list" class="findings">
              ${shown.map((finding) => item(view, finding, props))}
            </ul>`,
        )),
  ];
};
