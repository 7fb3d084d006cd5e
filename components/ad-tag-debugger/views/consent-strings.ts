import { html, nothing, type TemplateResult } from 'lit';
import { decodeConsentString } from '../../../src/consent-strings/decode-consent-string.js';
import type {
  ConsentRow,
  ConsentSection,
  ConsentText,
} from '../../../src/consent-strings/decoded-consent.js';
import { writeData } from '../../../src/messages/message-data.js';
import type { Consent } from '../../../src/viewer.js';
import type { ConsentScenarioName } from '../consent/scenarios.js';
import { consentText } from '../panels/consent-text.js';
import { panelText } from '../panels/panel-text.js';
import { fact, type ViewTemplate, type ViewContext } from './view-context.js';

const textOf = (view: ViewContext, text: ConsentText): string =>
  typeof text === 'string' ? text : writeData(consentText(view), text);

const rowView = (view: ViewContext, { label, value }: ConsentRow): TemplateResult => {
  const name = textOf(view, label);
  if (typeof value === 'number') return fact(name, String(value));
  if (typeof value === 'string' || 'id' in value) return fact(name, textOf(view, value));
  return fact(
    name,
    value.map(({ range, meaning }) => html`<div>${range} ${textOf(view, meaning)}</div>`),
  );
};

const sectionView = (view: ViewContext, { title, rows }: ConsentSection): TemplateResult =>
  html`<h4>${textOf(view, title)}</h4>
    <dl class="facts stacked">
      ${rows.map((each) => rowView(view, each))}
    </dl>`;

const stringsOf = (
  scenario: string,
  { tcString, gppString, uspString }: Consent,
): readonly { readonly key: string; readonly name: string; readonly text: string }[] =>
  [
    { name: 'TCF', text: tcString },
    { name: 'GPP', text: gppString },
    { name: 'US Privacy', text: uspString },
  ].flatMap(({ name, text }) =>
    text === undefined || text === '' ? [] : [{ key: `string:${scenario}:${name}`, name, text }],
  );

const idOf = (key: string): string => key.replace(/[^a-z]+/gi, '-');

export const consentButtons = (
  view: ViewContext,
  scenario: ConsentScenarioName,
  consent: Consent,
): ViewTemplate | readonly ViewTemplate[] => {
  const strings = stringsOf(scenario, consent);
  if (strings.length === 0)
    return html`<span class="note">${panelText(view)('consent-no-strings')}</span>`;
  return strings.map(
    ({ key, name }) =>
      html`<button
        type="button"
        class="button quiet"
        aria-expanded=${view.isOpen(key)}
        aria-controls=${idOf(key)}
        @click=${() => view.toggle(key, !view.isOpen(key))}
      >
        ${name}
      </button>`,
  );
};

const decodedView = (view: ViewContext, text: string): TemplateResult => {
  const { sections, fault } = decodeConsentString(text);
  return html`<p class="url" translate="no"><code>${text}</code></p>
    <div class="decoded">${sections.map((section) => html`<div>${sectionView(view, section)}</div>`)}</div>
    ${
      fault === null ? nothing : html`<p class="refused">${writeData(consentText(view), fault)}</p>`
    }`;
};

export const decodedStrings = (
  view: ViewContext,
  scenario: ConsentScenarioName,
  consent: Consent,
): readonly ViewTemplate[] =>
  stringsOf(scenario, consent).map(({ key, name, text }) => {
    const title = panelText(view)(`consent-scenario-${scenario}`);
    return html`<div id=${idOf(key)} role="group" aria-label="${title}: ${name}">
      ${view.isOpen(key) ? html`<h3>${title}: ${name}</h3> ${decodedView(view, text)}` : nothing}
    </div>`;
  });
