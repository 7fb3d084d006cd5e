import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { CodeOption, CodeOptions } from '../../../src/render/code-options.js';
import type { BuilderTexts } from './builder-texts.js';

interface NumberField {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: 'any' | 1;
}

type Field =
  | NumberField
  | { readonly kind: 'flag' }
  | { readonly kind: 'text' | 'url' }
  | { readonly kind: 'choice'; readonly values: readonly string[] };

const PIXELS: NumberField = { kind: 'number', min: 1, max: 99_999, step: 1 };
const SECONDS: NumberField = { kind: 'number', min: 0, max: 999_999, step: 'any' };
const FLAG: Field = { kind: 'flag' };
const URL_FIELD: Field = { kind: 'url' };

const FIELDS: Readonly<Record<CodeOption, Field>> = {
  width: PIXELS,
  height: PIXELS,
  aspectRatio: { kind: 'choice', values: ['16:9', '4:3', '1:1', '3:4', '9:16', '21:9'] },
  responsive: FLAG,
  autoplay: FLAG,
  mute: FLAG,
  loop: FLAG,
  captions: FLAG,
  start: SECONDS,
  end: SECONDS,
  label: { kind: 'text' },
  title: { kind: 'text' },
  lazy: FLAG,
  src: URL_FIELD,
  elementFormat: { kind: 'choice', values: ['iframe', 'standard', 'player'] },
  elementLoading: { kind: 'choice', values: ['near', 'visible', 'eager', 'click'] },
  consent: { kind: 'choice', values: ['required'] },
  fallback: FLAG,
  page: URL_FIELD,
  timeZone: { kind: 'text' },
  customer: { kind: 'text' },
  script: URL_FIELD,
  frame: URL_FIELD,
};

/** The number of a ratio such as `16:9`. */
const ratioOf = (text: string): number => {
  const [width = NaN, height = NaN] = text.split(':').map(Number);
  return width / height;
};

/** The value of an option as the form holds it; undefined for the empty string, which leaves it to the embed. */
const parse = (name: CodeOption, text: string): unknown => {
  if (text === '') return undefined;
  if (name === 'aspectRatio') return ratioOf(text);
  const { kind } = FIELDS[name];
  if (kind === 'number') return Number(text);
  return kind === 'flag' ? text === 'true' : text;
};

/** The options with the value that the viewer chose for one of them. `renderCode` ignores unusable values. */
export const withOption = (options: CodeOptions, name: CodeOption, text: string): CodeOptions =>
  Object.fromEntries(
    Object.entries({ ...options, [name]: parse(name, text) }).filter(
      ([, value]) => value !== undefined,
    ),
  );

/** The text of a field. */
const textOf = (name: CodeOption, options: CodeOptions): string => {
  const value = options[name];
  const field = FIELDS[name];
  if (name !== 'aspectRatio' || field.kind !== 'choice') return String(value ?? '');
  return field.values.find((ratio) => Math.abs(ratioOf(ratio) - Number(value)) < 0.001) ?? '';
};

export interface OptionFieldsProps {
  /** The options that the format supports. */
  readonly names: readonly CodeOption[];
  readonly options: CodeOptions;
  /** Labels of the bulks of the embed. */
  readonly bulkLabels: readonly string[];
  readonly texts: BuilderTexts;
  readonly change: (name: CodeOption, text: string) => void;
}

type Choice = readonly [value: string, text: string];

const select = (
  name: CodeOption,
  choices: readonly Choice[],
  { options, texts, change: changeTo }: OptionFieldsProps,
): TemplateResult => {
  const chosen = textOf(name, options);
  return html`<select
    id=${name}
    @change=${(event: Event) => changeTo(name, (event.target as HTMLSelectElement).value)}
  >
    <option value="" ?selected=${chosen === ''}>${texts.byDefault}</option>
    ${choices.map(
      ([value, text]) =>
        html`<option value=${value} ?selected=${chosen === value}>${text}</option>`,
    )}
  </select>`;
};

const change = (name: CodeOption, props: OptionFieldsProps) => (event: Event) =>
  props.change(name, (event.target as HTMLInputElement).value);

const numberInput = (name: CodeOption, field: NumberField, props: OptionFieldsProps) =>
  html`<input
    id=${name}
    type="number"
    min=${field.min}
    max=${field.max}
    step=${field.step}
    inputmode="decimal"
    .value=${live(textOf(name, props.options))}
    @input=${change(name, props)}
  />`;

const textInput = (name: CodeOption, kind: 'text' | 'url', props: OptionFieldsProps) =>
  html`<input
    id=${name}
    type=${kind}
    dir="auto"
    maxlength="2000"
    autocomplete="off"
    spellcheck="false"
    .value=${live(textOf(name, props.options))}
    @input=${change(name, props)}
  />`;

const control = (name: CodeOption, props: OptionFieldsProps): TemplateResult => {
  const field = FIELDS[name];
  const { texts, bulkLabels } = props;
  const same = (values: readonly string[]): readonly Choice[] => values.map((one) => [one, one]);
  if (name === 'label') return select(name, same(bulkLabels), props);
  if (field.kind === 'number') return numberInput(name, field, props);
  if (field.kind === 'choice') return select(name, same(field.values), props);
  if (field.kind !== 'flag') return textInput(name, field.kind, props);
  return select(
    name,
    [
      ['true', texts.yes],
      ['false', texts.no],
    ],
    props,
  );
};

/** One field for each option of the format. */
export const optionFields = (props: OptionFieldsProps): TemplateResult =>
  html`<div part="options" role="group" aria-label=${props.texts.options}>
    ${props.names.map(
      (name) =>
        html`<div part="field" class=${FIELDS[name].kind === 'url' || name === 'title' ? 'wide' : ''}>
          <label for=${name}>${props.texts.labels[name]}</label>${control(name, props)}
        </div>`,
    )}
  </div>`;
