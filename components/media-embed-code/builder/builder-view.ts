import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { EmbedCodeText } from '../../../src/messages/generated/embed-code/index.js';
import type { CodeFinding } from '../../../src/render/code-findings.js';
import { CODE_FORMATS, type CodeFormat } from '../../../src/render/render-code.js';
import type { RequiredScript } from '../../../src/render/required-script.js';
import type { BuilderContent } from '../code-content.js';
import { type CodeDestination, DESTINATIONS, FORMATS } from './destinations.js';
import { optionFields, type OptionFieldsProps } from './option-fields.js';

interface DestinationProps {
  /** Null for a format that is for none of them. */
  readonly destination: CodeDestination | null;
  readonly format: CodeFormat;
  readonly translate: EmbedCodeText;
  readonly chooseDestination: (destination: CodeDestination) => void;
  readonly choose: (format: CodeFormat) => void;
}

const destinationChoice = (props: DestinationProps): TemplateResult => {
  const { translate, destination, chooseDestination } = props;
  return html`<fieldset part="destinations">
    <legend>${translate('destination')}</legend>
    ${DESTINATIONS.map(
      (each) =>
        html`<label part="destination"
          ><input
            type="radio"
            name="destination"
            value=${each}
            .checked=${live(each === destination)}
            @change=${() => chooseDestination(each)}
          />${translate(`destination-${each}`)}</label
        >`,
    )}
  </fieldset>`;
};

/** How to use the code: of the first format of the destination, else of the format itself. */
const guideText = ({ destination, format, translate }: DestinationProps): string => {
  if (destination !== null && FORMATS[destination][0] === format)
    return translate(`destination-${destination}.guide`);
  const isLegacy = CODE_FORMATS.some((row) => row.format === format && row.legacy);
  return `${isLegacy ? `${translate('legacy-format')} ` : ''}${translate(`format-${format}.note`)}`;
};

const optionsOf = (
  formats: readonly CodeFormat[],
  { format, translate }: DestinationProps,
): readonly TemplateResult[] =>
  formats.map(
    (each) =>
      html`<option value=${each} .selected=${live(each === format)}>${translate(`format-${each}`)}</option>`,
  );

const formatChoice = (props: DestinationProps): TemplateResult => {
  const { destination, translate, choose } = props;
  const first: readonly CodeFormat[] = destination === null ? [] : FORMATS[destination];
  const others = CODE_FORMATS.map((row) => row.format).filter((format) => !first.includes(format));
  return html`<div part="format">
    <label for="format">${translate('format')}</label>
    <select
      id="format"
      aria-describedby="note"
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as CodeFormat)}
    >
      ${
        destination === null
          ? null
          : html`<optgroup label=${translate(`destination-${destination}`)}>${optionsOf(first, props)}</optgroup>`
      }
      <optgroup label=${translate('other-formats')}>${optionsOf(others, props)}</optgroup>
    </select>
  </div>`;
};

export type ScriptForm = 'html' | 'npm';

export interface BuilderProps extends OptionFieldsProps, DestinationProps {
  readonly language: string;
  /** The code with its button and further ones beside it, or the message in place of it. */
  readonly content: (builder: BuilderContent) => TemplateResult;
  readonly script: RequiredScript | null;
  /** How the page loads the element; null if the code does not need it. */
  readonly scriptForm: ScriptForm | null;
  /** Whether page script has not set the address of the script. */
  readonly isScriptAssumed: boolean;
  readonly scriptStatus: string;
  readonly findings: readonly CodeFinding[];
  readonly isInserted: boolean;
  readonly reset: () => void;
  readonly insert: () => void;
  readonly copyScript: () => void;
  readonly chooseScriptForm: (form: ScriptForm) => void;
}

const insertPart = ({ translate, insert, isInserted }: BuilderProps): TemplateResult =>
  html`<button part="insert" type="button" @click=${insert}>${translate('insert')}</button>
    <span role="status">${isInserted ? translate('inserted') : nothing}</span>`;

const contentOf = (props: BuilderProps): BuilderContent => ({
  formatName: props.translate(`format-${props.format}`),
  optionName: (option) =>
    props.translate('option-name', { label: props.translate(`option-${option}`) }),
  actions: insertPart(props),
});

const FORMS: readonly ScriptForm[] = ['html', 'npm'];

const scriptFormChoice = (
  form: ScriptForm,
  { translate, chooseScriptForm }: BuilderProps,
): TemplateResult =>
  html`<label part="script-form"
    >${translate('script-form')}
    <select
      id="script-form"
      @change=${(event: Event) =>
        chooseScriptForm((event.target as HTMLSelectElement).value as ScriptForm)}
    >
      ${FORMS.map(
        (each) =>
          html`<option value=${each} ?selected=${each === form}>${translate(`script-form-${each}`)}</option>`,
      )}
    </select></label
  >`;

const scriptPart = ({ code }: RequiredScript, props: BuilderProps): TemplateResult => {
  const { translate, copyScript, scriptStatus, scriptForm, isScriptAssumed } = props;
  return html`<div part="script">
    <p>${translate('script')}</p>
    <pre part="code" tabindex="0" role="region" aria-label=${translate('script')} translate="no"><code>${code}</code></pre>
    ${isScriptAssumed ? html`<p part="note">${translate('script-assumed')}</p>` : nothing}
    <div part="actions">
      <button part="copy-script" type="button" @click=${copyScript}>${translate('copy-script')}</button>
      <span role="status">${scriptStatus}</span>
      ${scriptForm === null ? nothing : scriptFormChoice(scriptForm, props)}
    </div>
  </div>`;
};

/** In a region that is always there, so that changes are announced. */
const findingsPart = ({ findings, translate }: BuilderProps): TemplateResult =>
  html`<div part="findings" role="status">
    ${findings.map(
      ({ id, params, severity }) =>
        html`<p part="finding ${severity}">${translate(`finding-${id}`, params)}</p>`,
    )}
  </div>`;

/** The destination, its code and what the page needs for it; then the format and the options, so that the code is always near. */
export const builderView = (props: BuilderProps): TemplateResult => {
  const { translate, language, script, groups } = props;
  return html`<div part="builder" lang=${language}>
    <div part="snippet">
      ${destinationChoice(props)}
      <p part="note" id="note">${guideText(props)}</p>
      <div class="content">${props.content(contentOf(props))}</div>
      ${findingsPart(props)} ${script === null ? nothing : scriptPart(script, props)}
    </div>
    <div part="settings">
      ${formatChoice(props)} ${optionFields(props)}
      ${
        groups.length === 0
          ? nothing
          : html`<button part="reset" type="button" @click=${props.reset}>${translate('reset')}</button>`
      }
    </div>
  </div>`;
};
