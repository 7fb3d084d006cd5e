import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type FieldFault, fieldFault } from '../context/field-fault.js';
import {
  CONTEXT_COLUMNS,
  CONTEXT_FIELDS,
  type ContextField,
  type DebuggerContext,
  type FieldGroup,
  WITHHOLDABLE,
  withheldIn,
} from '../context/fields.js';
import type { Moment } from '../context/viewers.js';
import type { DebuggerTexts } from '../locales/load-texts.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';
import { writeData } from '../../../src/messages/message-data.js';
import { consentText } from '../panels/consent-text.js';
import { panelText } from '../panels/panel-text.js';
import { button, type ViewTemplate } from './view-context.js';

export interface ContextFormProps extends DebuggerTexts {
  readonly context: DebuggerContext;
  readonly moment: Moment;
  readonly set: (changes: DebuggerContext) => void;
  readonly reset: () => void;
}

const valueOf = (event: Event): string => (event.target as HTMLInputElement).value;

type Options = readonly (readonly [value: string, text: string])[];

const select = (
  { name, label }: ContextField,
  options: Options,
  { translate, context, set }: ContextFormProps,
): TemplateResult =>
  html`<div class="field">
    <label for=${name}>${translate(`context-field-${label}`)}</label>
    <select id=${name} @change=${(event: Event) => set({ [name]: valueOf(event) })}>
      ${options.map(
        ([value, text]) =>
          html`<option value=${value} .selected=${live(value === (context[name] ?? ''))}>${text}</option>`,
      )}
    </select>
  </div>`;

const textField = (
  { name, label, hint, isLong }: ContextField,
  props: ContextFormProps,
): TemplateResult => {
  const { translate, context, set } = props;
  const value = context[name] ?? '';
  const fault = fieldFault(label, value);
  return html`<div class="field ${isLong ? 'long' : ''}">
    <label for=${name}>${translate(`context-field-${label}`)}</label>
    <input
      id=${name}
      type="text"
      autocomplete="off"
      spellcheck="false"
      placeholder=${hint || translate('context-unknown-value')}
      aria-invalid=${fault === null ? nothing : 'true'}
      aria-describedby=${fault === null ? nothing : `${name}-fault`}
      .value=${live(value)}
      @input=${(event: Event) => set({ [name]: valueOf(event) })}
    />
    ${fault === null ? nothing : html`<p id="${name}-fault" class="fault">${faultText(fault, props)}</p>`}
  </div>`;
};

/** What is expected, and where a consent string breaks. */
const faultText = ({ field, detail }: FieldFault, props: ContextFormProps): string =>
  [
    panelText(props)(`context-expected-${field}`),
    ...(detail === null ? [] : [writeData(consentText(props), detail)]),
  ].join(' ');

const withheldField = (
  { name, label }: ContextField,
  { translate, context, set }: ContextFormProps,
): TemplateResult => {
  const withheld = withheldIn(context);
  const change = (macro: string, isWithheld: boolean): void => {
    const others = withheld.filter((withheldMacro) => withheldMacro !== macro);
    set({ [name]: [...others, ...(isWithheld ? [macro] : [])].join(',') });
  };
  return html`<fieldset class="long">
    <legend>${translate(`context-field-${label}`)}</legend>
    <div class="checks">
      ${WITHHOLDABLE.map(
        (macro) =>
          html`<label class="check"
            ><input
              type="checkbox"
              value=${macro}
              .checked=${live(withheld.includes(macro))}
              @change=${(event: Event) => change(macro, (event.target as HTMLInputElement).checked)}
            />${macro}</label
          >`,
      )}
    </div>
  </fieldset>`;
};

/** Pairs, because an object would put its number-like keys first. */
const flagOptions = (translate: DebuggerText): Options => [
  ['', translate('context-flag-unknown')],
  ['1', translate('context-flag-yes')],
  ['0', translate('context-flag-no')],
];

const momentOptions = (translate: DebuggerText): Options =>
  (['live', 'fixed'] as const).map((moment) => [moment, translate(`context-moment-${moment}`)]);

const control = (field: ContextField, props: ContextFormProps): ViewTemplate => {
  const { translate } = props;
  if (field.control === 'flag') return select(field, flagOptions(translate), props);
  if (field.control === 'moment') return select(field, momentOptions(translate), props);
  return field.control === 'withheld' ? withheldField(field, props) : textField(field, props);
};

const fixed = ({ now, random }: Moment): DebuggerContext => ({
  moment: 'fixed',
  now: new Date(now).toISOString(),
  random: String(random),
});

const group = (name: FieldGroup, props: ContextFormProps): TemplateResult => {
  const { translate } = props;
  return html`<div class="group" role="group" aria-labelledby="group-${name}">
    <h3 id="group-${name}">${translate(`context-group-${name}`)}</h3>
    ${CONTEXT_FIELDS.filter((field) => field.group === name).map((field) => control(field, props))}
    ${name === 'time' ? button(translate('context-keep'), () => props.set(fixed(props.moment))) : nothing}
  </div>`;
};

/** The editor of the viewer, the page, the player, consent and time. Every change applies at once. */
export const contextForm = (props: ContextFormProps): TemplateResult =>
  html`<div class="context">
      ${CONTEXT_COLUMNS.map(
        (column) => html`<div class="column">${column.map((name) => group(name, props))}</div>`,
      )}
    </div>
    <p class="actions">${button(props.translate('context-reset'), props.reset)}</p>`;
