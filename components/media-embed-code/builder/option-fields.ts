import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { EmbedCodeText } from '../../../src/messages/generated/embed-code/index.js';
import type { CodeOption, CodeOptions } from '../../../src/render/code-options.js';
import type { FieldDrafts } from './field-drafts.js';
import { fieldProblem, FIELDS, fieldText, RATIOS } from './field-values.js';
import type { GroupedOptions } from './option-groups.js';

export interface OptionFieldsProps {
  readonly groups: readonly GroupedOptions[];
  readonly options: CodeOptions;
  /** The options that the destination needs. They do not count as set by the person. */
  readonly presetOptions: CodeOptions;
  readonly drafts: FieldDrafts;
  readonly bulkLabels: readonly string[];
  readonly translate: EmbedCodeText;
  /** Called with every change of a text; `isDone` when the person leaves the field. */
  readonly change: (name: CodeOption, text: string, isDone: boolean) => void;
}

type Choice = readonly [value: string, text: string];

const MAX_SHOWN_LENGTH = 30;

const shortened = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;

const textOf = (name: CodeOption, { drafts, options }: OptionFieldsProps): string =>
  drafts.textOf(name) ?? fieldText(name, options);

const problemText = (name: CodeOption, props: OptionFieldsProps): string | null => {
  const { options, drafts, translate } = props;
  const text = textOf(name, props);
  const problem = drafts.isEdited(name) ? null : fieldProblem(name, text, options);
  if (problem === null) return null;
  const field = FIELDS[name];
  const [min, max] = 'min' in field ? [field.min, field.max] : [0, 0];
  return translate(`problem-${problem}`, { text: shortened(text.trim()), min, max });
};

const select = (
  name: CodeOption,
  choices: readonly Choice[],
  props: OptionFieldsProps,
): TemplateResult => {
  const chosen = fieldText(name, props.options);
  return html`<select
    id=${name}
    @change=${(event: Event) => props.change(name, (event.target as HTMLSelectElement).value, true)}
  >
    <option value="" ?selected=${chosen === ''}>${props.translate('choice-default')}</option>
    ${choices.map(
      ([value, text]) =>
        html`<option value=${value} ?selected=${chosen === value}>${text}</option>`,
    )}
  </select>`;
};

/** Numbers are a text, so that a wrong one can be read and named. */
const input = (
  name: CodeOption,
  problem: string | null,
  props: OptionFieldsProps,
): TemplateResult => {
  const { kind } = FIELDS[name];
  const isNumber = kind === 'pixels' || kind === 'seconds';
  const change = (isDone: boolean) => (event: Event) =>
    props.change(name, (event.target as HTMLInputElement).value, isDone);
  return html`<input
    id=${name}
    type="text"
    dir=${kind === 'text' ? 'auto' : 'ltr'}
    inputmode=${isNumber ? 'decimal' : kind === 'url' ? 'url' : 'text'}
    maxlength="2000"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    aria-invalid=${problem === null ? nothing : 'true'}
    aria-describedby=${problem === null ? nothing : `${name}-problem`}
    .value=${live(textOf(name, props))}
    @input=${change(isNumber)}
    @change=${change(true)}
  />`;
};

/** What a person chooses from; null for a field that takes any text. */
const choicesOf = (
  name: CodeOption,
  { translate, bulkLabels }: OptionFieldsProps,
): readonly Choice[] | null => {
  const field = FIELDS[name];
  if (field.kind === 'label') return bulkLabels.map((label) => [label, label]);
  if (field.kind === 'ratio') return RATIOS.map((ratio) => [ratio, ratio]);
  if (field.kind === 'choice')
    return field.values.map((value) => [value, translate(`choice-${value}`)]);
  const answers = { true: translate('choice-yes'), false: translate('choice-no') };
  return field.kind === 'flag' ? Object.entries(answers) : null;
};

const isWide = (name: CodeOption): boolean => ['url', 'text'].includes(FIELDS[name].kind);

const isUsed = (name: CodeOption, { options, presetOptions }: OptionFieldsProps): boolean =>
  options[name] !== undefined && options[name] !== presetOptions[name];

const field = (name: CodeOption, props: OptionFieldsProps): TemplateResult => {
  const problem = problemText(name, props);
  const choices = choicesOf(name, props);
  const control = choices === null ? input(name, problem, props) : select(name, choices, props);
  return html`<div part=${isUsed(name, props) ? 'field used' : 'field'} class=${isWide(name) ? 'wide' : ''}>
    <label for=${name}>${props.translate(`option-${name}`)}</label>${control}
    ${problem === null ? nothing : html`<p part="problem" id="${name}-problem" role="alert">${problem}</p>`}
  </div>`;
};

export const optionFields = (props: OptionFieldsProps): TemplateResult =>
  html`${props.groups.map(({ group, names, isOpen }) => {
    const count = names.filter((name) => isUsed(name, props)).length;
    return html`<details part="group" ?open=${isOpen || names.some((name) => props.drafts.textOf(name) !== null)}>
      <summary>
        ${props.translate(`group-${group}`)}
        ${count === 0 ? nothing : html`<span part="count">${props.translate('options-in-use', { count })}</span>`}
      </summary>
      <div part="options">${names.map((name) => field(name, props))}</div>
    </details>`;
  })}`;
