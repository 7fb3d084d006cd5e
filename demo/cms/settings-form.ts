import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Embed } from '../../src/index.js';
import type { SettingName, Settings } from './page-state.js';

export interface SettingsFormProps {
  readonly settings: Settings;
  readonly embed: Embed;
  /** The embed's own title. */
  readonly title: string;
  readonly set: (name: SettingName, value: string) => void;
  readonly reset: () => void;
}

type Setter = SettingsFormProps['set'];

const valueOf = (event: Event): string => (event.target as HTMLInputElement).value;

const pixels = (name: 'width' | 'height', text: string, value: string, set: Setter) =>
  html`<div class="field">
    <label for=${name}>${text}</label>
    <input
      id=${name}
      type="number"
      min="1"
      max="99999"
      inputmode="numeric"
      placeholder="auto"
      .value=${live(value)}
      @input=${(event: Event) => set(name, valueOf(event))}
    />
  </div>`;

const CHOICES = [
  ['', 'Default'],
  ['true', 'Yes'],
  ['false', 'No'],
] as const;

const choice = (name: SettingName, text: string, value: string, set: Setter) =>
  html`<fieldset>
    <legend>${text}</legend>
    <div class="choices">
      ${CHOICES.map(
        ([choiceValue, choiceText]) =>
          html`<label
            ><input
              type="radio"
              name=${name}
              value=${choiceValue}
              .checked=${live(value === choiceValue)}
              @change=${() => set(name, choiceValue)}
            />${choiceText}</label
          >`,
      )}
    </div>
  </fieldset>`;

/** The labels of the embed's bulks, without duplicates. Bulks of any other shape are ignored. */
const bulkLabels = (embed: Embed): readonly string[] => {
  const bulks: readonly unknown[] = Array.isArray(embed.bulks) ? embed.bulks : [];
  const labels = bulks.map((bulk) =>
    typeof bulk === 'object' && bulk !== null && 'label' in bulk ? bulk.label : null,
  );
  return [...new Set(labels)].filter(
    (label) => typeof label === 'string' && label !== '',
  ) as string[];
};

const bulkSelect = (labels: readonly string[], value: string, set: Setter) =>
  html`<div class="field">
    <label for="label">Bulk label</label>
    <select id="label" @change=${(event: Event) => set('label', valueOf(event))}>
      <option value="" ?selected=${value === ''}>Chosen by the page URL</option>
      ${labels.map((label) => html`<option ?selected=${value === label}>${label}</option>`)}
    </select>
  </div>`;

/** The form for size, playback, label and title. Every change applies at once. */
export const settingsForm = (props: SettingsFormProps): TemplateResult => {
  const { settings, set } = props;
  const labels = bulkLabels(props.embed);
  return html`<form class="settings" @submit=${(event: Event) => event.preventDefault()}>
    <div class="pair">
      ${pixels('width', 'Width, px', settings.width, set)}
      ${pixels('height', 'Height, px', settings.height, set)}
    </div>
    ${choice('responsive', 'Responsive', settings.responsive, set)}
    ${choice('autoplay', 'Autoplay', settings.autoplay, set)}
    ${choice('muted', 'Muted', settings.muted, set)}
    ${choice('lazy', 'Lazy loading', settings.lazy, set)}
    ${labels.length === 0 ? nothing : bulkSelect(labels, settings.label, set)}
    <div class="field">
      <label for="title">Title for screen readers</label>
      <input
        id="title"
        type="text"
        dir="auto"
        maxlength="300"
        placeholder=${props.title}
        .value=${live(settings.title)}
        @input=${(event: Event) => set('title', valueOf(event))}
      />
    </div>
    <button class="button" type="button" @click=${props.reset}>Reset to the embed’s settings</button>
  </form>`;
};
