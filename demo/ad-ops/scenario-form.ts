import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import {
  COLUMNS,
  type Field,
  type Scenario,
  WITHHELD,
  WITHHOLDABLE,
  withheldOf,
} from './scenario.js';
import type { Moment } from './viewer.js';

export interface ScenarioFormProps {
  readonly fields: readonly Field[];
  readonly scenario: Scenario;
  readonly isOpen: boolean;
  readonly moment: Moment;
  readonly set: (name: string, value: string) => void;
  readonly toggle: (isOpen: boolean) => void;
  readonly reset: () => void;
  readonly fixMoment: () => void;
}

type Setter = ScenarioFormProps['set'];

const pageName = (url: string): string =>
  URL.canParse(url) ? new URL(url).host + new URL(url).pathname : 'unknown page';

const TCF: Readonly<Record<string, string>> = { 1: 'TCF applies', 0: 'TCF does not apply' };

/** The scenario in one line. */
const summary = (scenario: Scenario, { now, random }: Moment): string => {
  const withheld = withheldOf(scenario);
  return [
    pageName(scenario['page-url'] ?? ''),
    TCF[scenario['gdpr'] ?? ''] ?? 'TCF unknown',
    withheld.length === 0 ? 'nothing withheld' : `${withheld.join(', ')} withheld`,
    `${scenario['moment'] === 'fixed' ? 'fixed' : 'live'} time ${new Date(now).toISOString()}`,
    `random number ${random.toFixed(4)}`,
  ].join(' · ');
};

const valueOf = (event: Event): string => (event.target as HTMLInputElement).value;

const choice = ({ name, label, options }: Field, value: string, set: Setter): TemplateResult =>
  html`<div class="field">
    <label for=${name}>${label}</label>
    <select id=${name} @change=${(event: Event) => set(name, valueOf(event))}>
      ${options.map(
        ([option, words]) =>
          html`<option value=${option} .selected=${live(value === option)}>${words}</option>`,
      )}
    </select>
  </div>`;

const text = (field: Field, value: string, set: Setter): TemplateResult =>
  html`<div class="field ${field.control}">
    <label for=${field.name}>${field.label}</label>
    <input
      id=${field.name}
      type="text"
      autocomplete="off"
      spellcheck="false"
      placeholder=${field.hint}
      .value=${live(value)}
      @input=${(event: Event) => set(field.name, valueOf(event))}
    />
  </div>`;

const withhold = (scenario: Scenario, set: Setter): TemplateResult => {
  const withheld = withheldOf(scenario);
  const without = (macro: string): readonly string[] => withheld.filter((name) => name !== macro);
  return html`<fieldset class="long">
    <legend>Withheld by consent</legend>
    <div class="checks">
      ${WITHHOLDABLE.map(
        (macro) =>
          html`<label class="check"
            ><input
              type="checkbox"
              value=${macro}
              .checked=${live(withheld.includes(macro))}
              @change=${(event: Event) => {
                const { checked } = event.target as HTMLInputElement;
                set(WITHHELD, [...without(macro), ...(checked ? [macro] : [])].join(','));
              }}
            />${macro}</label
          >`,
      )}
    </div>
  </fieldset>`;
};

const group = (
  name: string,
  { fields, scenario, set, fixMoment }: ScenarioFormProps,
): TemplateResult =>
  html`<div class="group" role="group" aria-labelledby="group-${name}">
    <p class="name" id="group-${name}">${name}</p>
    ${fields
      .filter((field) => field.group === name)
      .map((field) =>
        (field.control === 'choice' ? choice : text)(field, scenario[field.name] ?? '', set),
      )}
    ${name === 'Consent' ? withhold(scenario, set) : ''}
    ${
      name === 'Time'
        ? html`<button class="button" type="button" @click=${fixMoment}>Keep current values</button>`
        : ''
    }
  </div>`;

/** The form for the viewer, the page, the player, consent and time. Every change applies at once. */
export const scenarioForm = (props: ScenarioFormProps): TemplateResult =>
  html`<details
    class="scenario card"
    ?open=${props.isOpen}
    @toggle=${(event: Event) => props.toggle((event.target as HTMLDetailsElement).open)}
  >
    <summary>
      <span class="name">Scenario</span>
      <span class="note">${summary(props.scenario, props.moment)}</span>
    </summary>
    <form @submit=${(event: Event) => event.preventDefault()}>
      ${COLUMNS.map((column) => html`<div class="column">${column.map((name) => group(name, props))}</div>`)}
      <button class="button" type="button" @click=${props.reset}>Reset to defaults</button>
    </form>
  </details>`;
