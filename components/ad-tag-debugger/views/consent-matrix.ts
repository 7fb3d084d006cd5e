import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { expandTemplate } from '../../../src/ad-tags/expand-template.js';
import type { Consent } from '../../../src/viewer.js';
import {
  type ComparedTag,
  CONSENT_SCENARIOS,
  type ConsentRow,
  consentRows,
  type ConsentScenarioName,
  contextUnder,
  scenarioNamed,
  viewerUnder,
} from '../consent/scenarios.js';
import type { DebuggerContext } from '../context/fields.js';
import type { ExpandedTag } from '../expand-input.js';
import { panelText } from '../panels/panel-text.js';
import { consentButtons, decodedStrings } from './consent-strings.js';
import { paged, quietButton, type ViewContext, type ViewTemplate } from './view-context.js';

export interface ConsentColumn {
  readonly name: ConsentScenarioName;
  readonly consent: Consent;
  readonly tag: ComparedTag;
}

export interface ConsentMatrixProps {
  /** The context itself first. */
  readonly columns: readonly ConsentColumn[];
  readonly use: (name: ConsentScenarioName) => void;
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

const head = (view: ViewContext, { columns, use }: ConsentMatrixProps): TemplateResult =>
  html`<thead role="rowgroup">
    <tr role="row">
      <th role="columnheader" scope="col">${panelText(view)('consent-parameter')}</th>
      ${columns.map(({ name }) => {
        const text = panelText(view);
        const title = text(`consent-scenario-${name}`);
        return html`<th role="columnheader" scope="col">
          ${title} <span class="note">${text(`consent-scenario-${name}.meaning`)}</span>
          ${
            name === 'page'
              ? nothing
              : quietButton(
                  text('consent-apply'),
                  () => use(name),
                  text('consent-use', { scenario: title }),
                )
          }
        </th>`;
      })}
    </tr>
  </thead>`;

const strings = (view: ViewContext, { columns }: ConsentMatrixProps): TemplateResult =>
  html`<tr role="row">
    <th role="rowheader" scope="row">${panelText(view)('consent-decoded')}</th>
    ${columns.map((column) => html`<td role="cell">${consentButtons(view, column.name, column.consent)}</td>`)}
  </tr>`;

/** What a tag would carry for viewers with other consent, side by side. */
export const consentMatrix = (view: ViewContext, props: ConsentMatrixProps): TemplateResult => {
  const { translate } = view;
  const rows = consentRows(props.columns.map(({ tag }) => tag));
  return html`<p class="note">${panelText(view)('consent-note')}</p>
    ${rows.length === 0 ? html`<p>${panelText(view)('consent-unchanged')}</p>` : nothing}
    ${paged(
      view,
      'consent-rows',
      rows,
      (shown) =>
        html`<div class="scroll" role="region" tabindex="0" aria-label=${translate('section-consent')}>
          <table role="table" class="table wide consent">
            <caption class="visually-hidden">${panelText(view)('consent-note')}</caption>
            ${head(view, props)}
            <tbody role="rowgroup">${shown.map((consentRow) => row(view, consentRow))} ${strings(view, props)}</tbody>
          </table>
        </div>`,
    )}
    ${props.columns.map(({ name, consent: given }) => decodedStrings(view, name, given))}`;
};

const columnsOf = ({ template, context, expanded }: ExpandedTag): readonly ConsentColumn[] => [
  { name: 'page', consent: context.consent ?? {}, tag: expanded },
  ...CONSENT_SCENARIOS.map((scenario) => {
    const { consent = {} } = viewerUnder(context, scenario);
    return { name: scenario.name, consent, tag: expandTemplate(template, { ...context, consent }) };
  }),
];

/** A tag under other consent. `use` takes the fields of the context that apply a scenario. */
export const consentPanel = (
  view: ViewContext,
  tag: ExpandedTag,
  use: (changes: DebuggerContext) => void,
): ViewTemplate =>
  consentMatrix(view, {
    columns: columnsOf(tag),
    use: (name) => {
      const scenario = scenarioNamed(name);
      if (scenario !== null) use(contextUnder(scenario));
    },
  });
