import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { EmbedCodeText } from '../../../src/messages/generated/embed-code/index.js';
import type { CodeOption, CodeOptions } from '../../../src/render/code-options.js';
import { CODE_FORMATS, type CodeFormat } from '../../../src/render/render-code.js';
import { type FieldDrafts, fieldProblem, FIELDS, fieldText, RATIOS } from './field-values.js';

type OptionGroup = 'size' | 'playback' | 'appearance' | 'delivery';

const GROUPS: Readonly<Record<OptionGroup, readonly CodeOption[]>> = {
  size: ['width', 'height', 'aspectRatio', 'responsive'],
  playback: ['autoplay', 'mute', 'loop', 'captions', 'start', 'end'],
  appearance: ['title', 'elementFormat', 'addressOnly', 'fallback'],
  delivery: [
    ...(['page', 'label', 'lazy', 'elementLoading', 'consent', 'src', 'timeZone'] as const),
    ...(['customer', 'script', 'frame'] as const),
  ],
};

const FREQUENT: ReadonlySet<OptionGroup> = new Set<OptionGroup>(['size', 'playback']);

/** A format with no more options than this shows all of them. */
const MAX_OPEN_OPTIONS = 4;

interface GroupedOptions {
  readonly group: OptionGroup;
  readonly names: readonly CodeOption[];
  /** Whether the group is open until a person closes it. */
  readonly isOpen: boolean;
}

/** The options that change nothing while another one has a value. */
const withoutEffect = (format: CodeFormat, options: CodeOptions): ReadonlySet<CodeOption> => {
  const isLink = format === 'link' || format === 'email';
  return new Set<CodeOption>([
    ...(isLink && options.page !== undefined
      ? (['label', 'frame', ...GROUPS.playback] as const)
      : []),
    ...(format === 'link' && options.addressOnly === true ? (['title'] as const) : []),
    ...(options.width !== undefined && options.height !== undefined
      ? (['aspectRatio'] as const)
      : []),
    ...(options.elementLoading === undefined ? [] : (['lazy'] as const)),
    ...(options.elementFormat === 'standard' ? GROUPS.playback.slice(2) : []),
  ]);
};

interface OptionGroupsInput {
  readonly format: CodeFormat;
  readonly options: CodeOptions;
  readonly hasLabels: boolean;
  /** Whether the code cannot be written yet, so that an option may be needed. */
  readonly isIncomplete: boolean;
}

export const optionGroups = ({
  format,
  options,
  hasLabels,
  isIncomplete,
}: OptionGroupsInput): readonly GroupedOptions[] => {
  const row = CODE_FORMATS.find((candidate) => candidate.format === format);
  const supported = new Set<CodeOption>(row?.options);
  if (!hasLabels) supported.delete('label');
  const ignored = withoutEffect(format, options);
  const isShort = supported.size <= MAX_OPEN_OPTIONS;
  return (Object.keys(GROUPS) as readonly OptionGroup[]).flatMap((group) => {
    const names = GROUPS[group].filter((name) => supported.has(name) && !ignored.has(name));
    const isOpen = FREQUENT.has(group) || isShort || isIncomplete;
    return names.length === 0 ? [] : [{ group, names, isOpen }];
  });
};

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
