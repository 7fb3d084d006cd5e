import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { AdManagerKeyValue } from '../../../src/ad-tags/google-ad-manager-key-values.js';
import {
  type AdManagerParameter,
  type AdManagerTagChanges,
  parseAdManagerTag,
  writeAdManagerTag,
} from '../../../src/ad-tags/google-ad-manager-tag.js';
import { writeData } from '../../../src/messages/message-data.js';
import { panelText } from '../panels/panel-text.js';
import {
  badge,
  button,
  paged,
  table,
  type ViewContext,
  type ViewTemplate,
} from './view-context.js';

const field = (
  label: string,
  value: string,
  isInvalid: boolean,
  change: (value: string) => void,
): TemplateResult =>
  html`<input
    class="cell-input"
    type="text"
    autocomplete="off"
    spellcheck="false"
    aria-label=${label}
    aria-invalid=${isInvalid}
    .value=${live(value)}
    @change=${(event: Event) => change((event.target as HTMLInputElement).value)}
  />`;

const splitList = (text: string): readonly string[] =>
  text === '' ? [] : text.split(',').map((item) => item.trim());

const keyValueRow = (
  view: ViewContext,
  { key, values }: AdManagerKeyValue,
  change: (changes: AdManagerTagChanges) => void,
): TemplateResult =>
  html`<tr role="row" class="nested">
    <th role="rowheader" scope="row"><code>${key}</code></th>
    <td role="cell">
      ${field(`cust_params ${key}`, values.join(', '), false, (text) =>
        change({ custParams: { [key]: splitList(text) } }),
      )}
    </td>
    <td role="cell"><span class="note">${panelText(view)('google-nested')}</span></td>
  </tr>`;

const meaning = (
  view: ViewContext,
  { definition, hasForm, hasPlaceholder, value }: AdManagerParameter,
): ViewTemplate => {
  if (definition === null)
    return html`<span class="note">${panelText(view)('google-unknown')}</span>`;
  const text = panelText(view);
  const { name, form, group } = definition;
  return html`${text(`google-parameter-${name}`)}
    ${hasForm === false && value !== '' && form !== null ? html`${badge('bad', text('google-wrong-form'))} ${writeData(text, form)}` : nothing}
    ${hasPlaceholder ? badge('accent', text('google-placeholder')) : nothing}
    ${group === 'legacy' ? badge('doubt', text('google-legacy')) : nothing}`;
};

const parameterRow = (
  view: ViewContext,
  parameter: AdManagerParameter,
  change: (changes: AdManagerTagChanges) => void,
): TemplateResult =>
  html`<tr role="row">
      <th role="rowheader" scope="row"><code>${parameter.name}</code></th>
      <td role="cell">
        ${
          parameter.keyValues === null
            ? field(
                parameter.name,
                parameter.value,
                parameter.hasForm === false && parameter.value !== '',
                (value) => change({ parameters: { [parameter.name]: value } }),
              )
            : nothing
        }
      </td>
      <td role="cell">${meaning(view, parameter)}</td>
    </tr>
    ${(parameter.keyValues ?? []).map((keyValue) => keyValueRow(view, keyValue, change))}`;

const ESCAPED_AMPERSAND = /&(?:amp|#38|#x26);/gi;

/** The parameters of a tag of Google Ad Manager, which may be copied from HTML. `edit` takes the changed tag. */
export const googlePanel = (
  view: ViewContext,
  template: string,
  edit: (template: string) => void,
): readonly ViewTemplate[] => {
  const text = panelText(view);
  const unescaped = template.replace(ESCAPED_AMPERSAND, '&');
  const tag = parseAdManagerTag(unescaped);
  const change = (changes: AdManagerTagChanges): void => edit(writeAdManagerTag(tag, changes));
  return [
    html`<p class="note">${text('google-note')}</p>`,
    unescaped === template
      ? nothing
      : html`<p class="actions">
          ${text('google-html-escaped')} ${button(text('google-unescape'), () => edit(unescaped))}
        </p>`,
    ...paged(view, 'google', tag.parameters, (shown) =>
      table(
        'google',
        view.translate('section-google'),
        [text('google-name'), text('google-value'), text('google-meaning')],
        shown.map((parameter) => parameterRow(view, parameter, change)),
      ),
    ),
  ];
};
