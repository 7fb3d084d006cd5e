import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { expandTemplate } from '../../../src/ad-tags/expand-template.js';
import type { Consent } from '../../../src/viewer.js';
import {
  type ComparedTag,
  CONSENT_SCENARIOS,
  type ConsentRow,
  consentRows,
  type ConsentScenario,
  type ConsentScenarioName,
  contextUnder,
  viewerUnder,
} from '../consent/scenarios.js';
import type { DebuggerContext } from '../context/fields.js';
import type { ExpandedTag } from '../expand-input.js';
import { panelText } from '../panels/panel-text.js';
import { consentButtons, decodedStrings } from './consent-strings.js';
import { paged, quietButton, type ViewContext, type ViewTemplate } from './view-context.js';

interface ConsentColumn {
  readonly name: ConsentScenarioName;
  /** Null for the context itself. */
  readonly scenario: ConsentScenario | null;
  readonly consent: Consent;
  readonly tag: ComparedTag;
}

const value = (view: ViewContext, text: string | null, isDifferent: boolean): TemplateResult =>
  html`<td role="cell" class=${classMap({ different: isDifferent })}>
    ${
      text === null
        ? html`<span class="note">${panelText(view)('consent-kept')}</span>`
        : html`<code>${text === '' ? view.translate('tag-empty-value') : text}</code>`
    }
  </td>`;

const row = (view: ViewContext, { name, placeholder, values }: ConsentRow): TemplateResult =>
  html`<tr role="row">
    <th role="rowheader" scope="row">
      ${name} ${name === placeholder ? nothing : html`<code class="raw">${placeholder}</code>`}
    </th>
    ${values.map((text, index) => value(view, text, index > 0 && text !== values[0]))}
  </tr>`;

const head = (
  view: ViewContext,
  columns: readonly ConsentColumn[],
  use: (changes: DebuggerContext) => void,
): TemplateResult =>
  html`<thead role="rowgroup">
    <tr role="row">
      <th role="columnheader" scope="col">${panelText(view)('consent-parameter')}</th>
      ${columns.map(({ name, scenario }) => {
        const text = panelText(view);
        const title = text(`consent-scenario-${name}`);
        return html`<th role="columnheader" scope="col">
          ${title} <span class="note">${text(`consent-scenario-${name}.meaning`)}</span>
          ${
            scenario === null
              ? nothing
              : quietButton(
                  text('consent-apply'),
                  () => use(contextUnder(scenario)),
                  text('consent-use', { scenario: title }),
                )
          }
        </th>`;
      })}
    </tr>
  </thead>`;

const strings = (view: ViewContext, columns: readonly ConsentColumn[]): TemplateResult =>
  html`<tr role="row">
    <th role="rowheader" scope="row">${panelText(view)('consent-decoded')}</th>
    ${columns.map((column) => html`<td role="cell">${consentButtons(view, column.name, column.consent)}</td>`)}
  </tr>`;

/** The context itself first. */
const columnsOf = ({ template, context, expanded }: ExpandedTag): readonly ConsentColumn[] => [
  { name: 'page', scenario: null, consent: context.consent ?? {}, tag: expanded },
  ...CONSENT_SCENARIOS.map((scenario) => {
    const { consent = {} } = viewerUnder(context, scenario);
    const tag = expandTemplate(template, { ...context, consent });
    return { name: scenario.name, scenario, consent, tag };
  }),
];

/**
 * What a tag would carry for viewers with other consent, side by side. `use` takes the fields of the context that apply a
 * scenario.
 */
export const consentPanel = (
  view: ViewContext,
  expandedTag: ExpandedTag,
  use: (changes: DebuggerContext) => void,
): ViewTemplate => {
  const text = panelText(view);
  const columns = columnsOf(expandedTag);
  const rows = consentRows(columns.map(({ tag }) => tag));
  return html`<p class="note">${text('consent-note')}</p>
    ${rows.length === 0 ? html`<p>${text('consent-unchanged')}</p>` : nothing}
    ${paged(
      view,
      'consent-rows',
      rows,
      (shown) =>
        html`<div class="scroll" role="region" tabindex="0" aria-label=${view.translate('section-consent')}>
          <table role="table" class="table wide consent">
            <caption class="visually-hidden">${text('consent-note')}</caption>
            ${head(view, columns, use)}
            <tbody role="rowgroup">${shown.map((consentRow) => row(view, consentRow))} ${strings(view, columns)}</tbody>
          </table>
        </div>`,
    )}
    ${columns.map(({ name, consent }) => decodedStrings(view, name, consent))}`;
};
