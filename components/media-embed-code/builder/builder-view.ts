import { html, nothing, type TemplateResult } from 'lit';
import type { CodeOption } from '../../../src/render/code-options.js';
import { CODE_FORMATS, type CodeFormat } from '../../../src/render/render-code.js';
import type { RequiredScript } from '../../../src/render/required-script.js';
import type { BuilderTexts, CodeDestination } from './builder-texts.js';
import { optionFields, type OptionFieldsProps } from './option-fields.js';

export interface BuilderProps extends Omit<OptionFieldsProps, 'names'> {
  readonly format: CodeFormat;
  readonly texts: BuilderTexts;
  /** The code with its button, or the message in place of it. */
  readonly content: TemplateResult;
  readonly script: RequiredScript | null;
  /** Whether there is code that can be inserted. */
  readonly canInsert: boolean;
  readonly isInserted: boolean;
  /** What happened to the script, such as that it was copied. */
  readonly scriptStatus: string;
  readonly choose: (format: CodeFormat) => void;
  readonly reset: () => void;
  readonly insert: () => void;
  readonly copyScript: () => void;
}

const DESTINATIONS: Readonly<Record<CodeFormat, CodeDestination>> = {
  'media-embed-src': 'themeWithScript',
  'media-embed': 'themeWithScript',
  standard: 'themeWithScript',
  link: 'editorWithoutHtml',
  'responsive-iframe': 'htmlWithoutScripts',
  iframe: 'htmlWithoutScripts',
  360: 'htmlWithoutScripts',
  amp: 'amp',
  email: 'newsletter',
  'json-ld': 'searchAndNetworks',
  'open-graph': 'searchAndNetworks',
  oembed: 'searchAndNetworks',
  'video-sitemap': 'searchAndNetworks',
  vmap: 'otherPlayers',
  mrss: 'otherPlayers',
  'instant-article': 'archive',
};

const formatsFor = (
  destination: CodeDestination,
  { format, texts }: BuilderProps,
): TemplateResult =>
  html`<optgroup label=${texts.destinations[destination]}>
    ${CODE_FORMATS.filter((row) => DESTINATIONS[row.format] === destination).map(
      (row) =>
        html`<option value=${row.format} ?selected=${row.format === format}>${row.label}</option>`,
    )}
  </optgroup>`;

const choiceOfFormat = (props: BuilderProps): TemplateResult =>
  html`<div part="format">
    <label for="format">${props.texts.format}</label>
    <select
      id="format"
      aria-describedby="note"
      @change=${(event: Event) => props.choose((event.target as HTMLSelectElement).value as CodeFormat)}
    >
      ${(Object.keys(props.texts.destinations) as CodeDestination[]).map((each) => formatsFor(each, props))}
    </select>
  </div>`;

const scriptPart = ({ code }: RequiredScript, { texts, copyScript, scriptStatus }: BuilderProps) =>
  html`<div part="script">
    <p>${texts.script}</p>
    <pre part="code" tabindex="0" role="region" aria-label=${texts.script} translate="no"><code>${code}</code></pre>
    <button part="copy-script" type="button" @click=${copyScript}>${texts.copyScript}</button>
    <span role="status">${scriptStatus}</span>
  </div>`;

/** The format, its code and what the page needs for it; then the options, so that the code is always near. */
export const builderView = (props: BuilderProps): TemplateResult => {
  const { texts, script, format } = props;
  const row = CODE_FORMATS.find((candidate) => candidate.format === format);
  const { bulkLabels } = props;
  const options: readonly CodeOption[] = row?.options ?? [];
  const names = options.filter((name) => name !== 'label' || bulkLabels.length > 0);
  const note = `${row?.legacy === true ? `${texts.legacy} ` : ''}${texts.notes[format]}`;
  return html`<div part="builder" lang=${texts.language}>
    <div part="snippet">
      ${choiceOfFormat(props)}
      <p part="note" id="note">${note}</p>
      <div class="content">${props.content}</div>
      ${
        props.canInsert
          ? html`<p>
              <button part="insert" type="button" @click=${props.insert}>${texts.insert}</button>
              <span role="status">${props.isInserted ? texts.inserted : nothing}</span>
            </p>`
          : nothing
      }
      ${script === null ? nothing : scriptPart(script, props)}
    </div>
    <div part="settings">
      ${optionFields({ ...props, names })}
      ${
        names.length === 0
          ? nothing
          : html`<button part="reset" type="button" @click=${props.reset}>${texts.reset}</button>`
      }
    </div>
  </div>`;
};
