import { html, nothing, type TemplateResult } from 'lit';
import '../../components/media-embed-code/define.js';
import { CODE_FORMATS, type CodeFormat, type Embed } from '../../src/index.js';
import {
  flagOf,
  LEFT_TO_EMBED,
  SETTING_NAMES,
  type SettingName,
  type Settings,
} from './settings.js';

export interface CodePanels {
  readonly embed: Embed;
  readonly settings: Settings;
  readonly format: CodeFormat;
  readonly choose: (format: CodeFormat) => void;
}

type Row = (typeof CODE_FORMATS)[number];

/** What the code options call a setting, where the element's attribute has another name. */
const optionOf = (name: SettingName): string => (name === 'muted' ? 'mute' : name);

/** The settings that are made and that a format has no place for. */
const leftOut = (row: Row, settings: Settings): readonly string[] => {
  const options: readonly string[] = row.options;
  return SETTING_NAMES.filter((name) => settings[name] !== LEFT_TO_EMBED)
    .map(optionOf)
    .filter((option) => !options.includes(option));
};

const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** Arrows, Home and End choose a tab and move the focus to it. */
const walk = (event: KeyboardEvent, choose: CodePanels['choose']): void => {
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

const tab = ({ format, label }: Row, isChosen: boolean, choose: CodePanels['choose']) =>
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

const note = (row: Row, settings: Settings): string => {
  const without = leftOut(row, settings);
  return [
    row.legacy ? 'Nobody takes this code any more; old pages still show it.' : '',
    without.length === 0
      ? 'Follows every option that is set.'
      : `Has no place for: ${without.join(', ')}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
};

const panel = (row: Row, { embed, settings, format }: CodePanels) => {
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

/** The code in every format, one tab each; all of them follow the settings, shown or not. */
export const codePanels = (panels: CodePanels): TemplateResult =>
  html`<section class="code" aria-labelledby="code-heading">
    <h3 id="code-heading">Code</h3>
    <div
      role="tablist"
      aria-labelledby="code-heading"
      @keydown=${(event: KeyboardEvent) => walk(event, panels.choose)}
    >
      ${CODE_FORMATS.map((row) => tab(row, row.format === panels.format, panels.choose))}
    </div>
    ${CODE_FORMATS.map((row) => panel(row, panels))}
  </section>`;
