import { html, nothing, type TemplateResult } from 'lit';
import '../../components/media-embed-code/define.js';
import { CODE_FORMATS, type CodeFormat, type Embed } from '../../src/index.js';
import { flagOf, SETTING_NAMES, type SettingName, type Settings } from './page-state.js';

export interface CodePanelsProps {
  readonly embed: Embed;
  readonly settings: Settings;
  readonly format: CodeFormat;
  readonly choose: (format: CodeFormat) => void;
}

type Format = (typeof CODE_FORMATS)[number];

/** Name of the code option of a setting. */
const optionOf = (name: SettingName): string => (name === 'muted' ? 'mute' : name);

/** The options that are set but that a format cannot express. */
const unsupportedOptions = (row: Format, settings: Settings): readonly string[] => {
  const options: readonly string[] = row.options;
  return SETTING_NAMES.filter((name) => settings[name] !== '')
    .map(optionOf)
    .filter((option) => !options.includes(option));
};

/** Index of the tab that a key moves to; -1 is the last one. */
const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** Arrow keys, Home and End choose a tab and focus it. */
const moveFocus = (event: KeyboardEvent, choose: CodePanelsProps['choose']): void => {
  const index = CODE_FORMATS.findIndex(
    ({ format }) => `tab-${format}` === (event.target as Element).id,
  );
  const step = STEPS[event.key];
  if (step === undefined || index === -1) return;
  event.preventDefault();
  const row = CODE_FORMATS.at(step(index) % CODE_FORMATS.length);
  if (row === undefined) return;
  choose(row.format);
  document.getElementById(`tab-${row.format}`)?.focus();
};

const tab = ({ format, label }: Format, isChosen: boolean, choose: CodePanelsProps['choose']) =>
  html`<button
    id="tab-${format}"
    role="tab"
    type="button"
    aria-selected=${isChosen}
    aria-controls="code-${format}"
    tabindex=${isChosen ? 0 : -1}
    @click=${() => choose(format)}
  >
    ${label}
  </button>`;

const note = (row: Format, settings: Settings): string => {
  const unsupported = unsupportedOptions(row, settings);
  return [
    row.legacy ? 'Deprecated; kept for archived pages.' : '',
    unsupported.length === 0
      ? 'Supports every option that is set.'
      : `This format does not support: ${unsupported.join(', ')}.`,
  ]
    .join(' ')
    .trim();
};

const panel = (row: Format, { embed, settings, format }: CodePanelsProps) => {
  return html`<div
    id="code-${row.format}"
    role="tabpanel"
    aria-labelledby="tab-${row.format}"
    ?hidden=${row.format !== format}
  >
    <p class="note">${note(row, settings)}</p>
    <media-embed-code
      format=${row.format}
      .embed=${embed}
      .width=${Number(settings.width)}
      .height=${Number(settings.height)}
      .responsive=${flagOf(settings.responsive)}
      .autoplay=${flagOf(settings.autoplay)}
      .muted=${flagOf(settings.muted)}
      .lazy=${flagOf(settings.lazy)}
      .label=${settings.label}
      title=${settings.title || nothing}
    ></media-embed-code>
  </div>`;
};

/** The code in every format, one tab each. The settings apply to all formats. */
export const codePanels = (props: CodePanelsProps): TemplateResult =>
  html`<section class="code" aria-labelledby="code-heading">
    <h3 id="code-heading">Code</h3>
    <div
      role="tablist"
      aria-labelledby="code-heading"
      @keydown=${(event: KeyboardEvent) => moveFocus(event, props.choose)}
    >
      ${CODE_FORMATS.map((row) => tab(row, row.format === props.format, props.choose))}
    </div>
    ${CODE_FORMATS.map((row) => panel(row, props))}
  </section>`;
