import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import {
  type Field,
  LANES,
  type Scenario,
  WITHHELD,
  WITHHOLDABLE,
  withheldOf,
} from './scenario.js';

export interface ScenarioForm {
  readonly fields: readonly Field[];
  readonly scenario: Scenario;
  readonly isOpen: boolean;
  /** The scenario in one line. */
  readonly summary: string;
  readonly set: (name: string, value: string) => void;
  readonly toggle: (isOpen: boolean) => void;
  readonly reset: () => void;
  readonly fixMoment: () => void;
}

type Setter = ScenarioForm['set'];

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
    <legend>Consent withholds</legend>
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

const group = (name: string, { fields, scenario, set, fixMoment }: ScenarioForm): TemplateResult =>
  html`<div class="group" role="group" aria-labelledby="group-${name}">
    <p class="name" id="group-${name}">${name}</p>
    ${fields
      .filter((field) => field.group === name)
      .map((field) =>
        (field.control === 'choice' ? choice : text)(field, scenario[field.name] ?? '', set),
      )}
    ${name === 'Consent' ? withhold(scenario, set) : ''}
    ${
      name === 'Moment'
        ? html`<button class="button" type="button" @click=${fixMoment}>Fix this moment</button>`
        : ''
    }
  </div>`;

/** Who watches, where, when and under which consent. All of it changes the page at once. */
export const scenarioForm = (form: ScenarioForm): TemplateResult =>
  html`<details
    class="scenario card"
    ?open=${form.isOpen}
    @toggle=${(event: Event) => form.toggle((event.target as HTMLDetailsElement).open)}
  >
    <summary><span class="name">Scenario</span> <span class="note">${form.summary}</span></summary>
    <form @submit=${(event: Event) => event.preventDefault()}>
      ${LANES.map((lane) => html`<div class="lane">${lane.map((name) => group(name, form))}</div>`)}
      <button class="button" type="button" @click=${form.reset}>Back to the defaults</button>
    </form>
  </details>`;
