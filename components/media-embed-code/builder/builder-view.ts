import { html, nothing, type TemplateResult } from 'lit';
import type { CodeFinding } from '../../../src/render/code-findings.js';
import type { RequiredScript } from '../../../src/render/required-script.js';
import type { BuilderContent } from '../code-content.js';
import type { MissingTexts } from '../missing-texts.js';
import { optionNames } from '../option-names.js';
import type { BuilderTexts, ScriptForm } from './builder-texts.js';
import {
  destinationChoice,
  type DestinationProps,
  formatChoice,
  guideText,
} from './destination-choice.js';
import { optionFields, type OptionFieldsProps } from './option-fields.js';

export interface BuilderProps extends OptionFieldsProps, DestinationProps {
  /** The code with its button and further ones beside it, or the message in place of it. */
  readonly content: (builder: BuilderContent) => TemplateResult;
  readonly script: RequiredScript | null;
  /** How the page loads the element; null if the code does not need it. */
  readonly scriptForm: ScriptForm | null;
  /** Whether page script has not set the address of the script. */
  readonly isScriptAssumed: boolean;
  /** What happened to the script, such as that it was copied. */
  readonly scriptStatus: string;
  readonly findings: readonly CodeFinding[];
  readonly isInserted: boolean;
  readonly reset: () => void;
  readonly insert: () => void;
  readonly copyScript: () => void;
  readonly chooseScriptForm: (form: ScriptForm) => void;
}

const insertPart = ({ texts, insert, isInserted }: BuilderProps): TemplateResult =>
  html`<button part="insert" type="button" @click=${insert}>${texts.insert}</button>
    <span role="status">${isInserted ? texts.inserted : nothing}</span>`;

const missingTexts = ({ labels, missing, quoted }: BuilderTexts): MissingTexts =>
  missing(optionNames((option) => quoted(labels[option])));

const contentOf = (props: BuilderProps): BuilderContent => ({
  formatName: props.texts.formats[props.format],
  missing: missingTexts(props.texts),
  actions: insertPart(props),
});

const FORMS: readonly ScriptForm[] = ['html', 'npm'];

const scriptFormChoice = (
  form: ScriptForm,
  { texts, chooseScriptForm }: BuilderProps,
): TemplateResult =>
  html`<label part="script-form"
    >${texts.scriptForm}
    <select
      id="script-form"
      @change=${(event: Event) =>
        chooseScriptForm((event.target as HTMLSelectElement).value as ScriptForm)}
    >
      ${FORMS.map(
        (each) =>
          html`<option value=${each} ?selected=${each === form}>${texts.scriptForms[each]}</option>`,
      )}
    </select></label
  >`;

const scriptPart = ({ code }: RequiredScript, props: BuilderProps): TemplateResult => {
  const { texts, copyScript, scriptStatus, scriptForm, isScriptAssumed } = props;
  return html`<div part="script">
    <p>${texts.script}</p>
    <pre part="code" tabindex="0" role="region" aria-label=${texts.script} translate="no"><code>${code}</code></pre>
    ${isScriptAssumed ? html`<p part="note">${texts.scriptAssumed}</p>` : nothing}
    <div part="actions">
      <button part="copy-script" type="button" @click=${copyScript}>${texts.copyScript}</button>
      <span role="status">${scriptStatus}</span>
      ${scriptForm === null ? nothing : scriptFormChoice(scriptForm, props)}
    </div>
  </div>`;
};

/** In a region that is always there, so that changes are announced. */
const findingsPart = ({ findings, texts }: BuilderProps): TemplateResult =>
  html`<div part="findings" role="status">
    ${findings.map(
      ({ id, severity, hosts }) =>
        html`<p part="finding ${severity}">${texts.findings[id](hosts.join(', '))}</p>`,
    )}
  </div>`;

/** The destination, its code and what the page needs for it; then the format and the options, so that the code is always near. */
export const builderView = (props: BuilderProps): TemplateResult => {
  const { texts, script, groups } = props;
  return html`<div part="builder" lang=${texts.language}>
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
          : html`<button part="reset" type="button" @click=${props.reset}>${texts.reset}</button>`
      }
    </div>
  </div>`;
};
