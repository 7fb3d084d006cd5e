import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { quietButton } from './view-context.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';

export type PageEmbed = 'none' | 'loaded' | 'failed';

export interface InputViewProps {
  readonly translate: DebuggerText;
  readonly value: string;
  readonly pageEmbed: PageEmbed;
  readonly isDropTarget: boolean;
  readonly fault: string;
  /** The tags that were pasted together; empty if there is one, or none. */
  readonly pastedTags: readonly string[];
  /** Index of the only one to check, or null for all. */
  readonly checkedTag: number | null;
  readonly isList: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** `isTyping`: by single keys, not by pasting or dropping. */
  readonly type: (value: string, isTyping: boolean) => void;
  readonly setValue: (value: string) => void;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly chooseTag: (index: number | null) => void;
  readonly keyDown: (event: KeyboardEvent) => void;
  readonly openFile: (file: File) => void;
  readonly setDropTarget: (isDropTarget: boolean) => void;
}

const dropped = (event: DragEvent, props: InputViewProps): void => {
  event.preventDefault();
  props.setDropTarget(false);
  const [file] = event.dataTransfer?.files ?? [];
  const text = event.dataTransfer?.getData('text/plain') ?? '';
  if (file !== undefined) props.openFile(file);
  else if (text !== '') props.setValue(text);
};

const fileChosen = (event: Event, props: InputViewProps): void => {
  const input = event.target as HTMLInputElement;
  const [file] = input.files ?? [];
  if (file !== undefined) props.openFile(file);
  // The same file may be opened again after it has changed.
  input.value = '';
};

/** Characters in the text box. Browsers take seconds to lay out a longer text, and half a minute for a long line. */
const MAX_BOX_LENGTH = 50_000;

/** Takes what is pasted before the text box lays it out. Over an excerpt it replaces the whole text. */
const pasted = (event: ClipboardEvent, { value, setValue }: InputViewProps): void => {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const isExcerpt = value.length > MAX_BOX_LENGTH;
  if (text === '' || (!isExcerpt && value.length + text.length <= MAX_BOX_LENGTH)) return;
  event.preventDefault();
  const box = event.currentTarget as HTMLTextAreaElement;
  const { selectionStart: start, selectionEnd: end } = box;
  setValue(isExcerpt ? text : box.value.slice(0, start) + text + box.value.slice(end));
};

const textBox = (props: InputViewProps): TemplateResult => {
  const { translate, value, type, keyDown } = props;
  return html`<textarea
    id="input"
    part="input"
    dir="auto"
    rows="2"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    placeholder=${translate('input-placeholder')}
    aria-describedby="input-note"
    ?readonly=${value.length > MAX_BOX_LENGTH}
    .value=${live(value.slice(0, MAX_BOX_LENGTH))}
    @paste=${(event: ClipboardEvent) => pasted(event, props)}
    @input=${(event: InputEvent) => type((event.target as HTMLTextAreaElement).value, !/Paste|Drop/.test(event.inputType))}
    @keydown=${keyDown}
  ></textarea>`;
};

const openFileDialog = (event: Event): void => {
  const button = event.currentTarget as HTMLElement;
  button.parentElement?.querySelector<HTMLInputElement>('input[type=file]')?.click();
};

const historyButton = (
  id: string,
  label: string,
  isEnabled: boolean,
  press: () => void,
): TemplateResult =>
  html`<button
    type="button"
    class="button quiet"
    id=${id}
    aria-disabled=${!isEnabled}
    @click=${() => {
      if (isEnabled) press();
    }}
  >
    ${label}
  </button>`;

/** Characters of a tag in the list of tags. */
const MAX_TAG_NAME = 90;

/** Host and path of a tag, and as much of its query as there is room for. */
const tagName = (tag: string): string => {
  const text = tag.replace(/^(?:https?:)?\/\//i, '');
  return text.length <= MAX_TAG_NAME ? text : `${text.slice(0, MAX_TAG_NAME)} …`;
};

const tagChoice = ({
  translate,
  pastedTags,
  checkedTag,
  isList,
  chooseTag,
}: InputViewProps): TemplateResult | typeof nothing => {
  if (pastedTags.length === 0) return nothing;
  const change = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    chooseTag(value === '' ? null : Number(value));
  };
  return html`<div class="tag-choice">
    <label for="tag-choice">${translate('input-tags', { count: pastedTags.length })}</label>
    <select id="tag-choice" @change=${change}>
      <option value="" .selected=${live(checkedTag === null)}>${isList ? translate('input-all-tags') : translate('input-waterfall')}</option>
      ${pastedTags.map(
        (tag, index) =>
          html`<option value=${index} .selected=${live(checkedTag === index)}>${index + 1}: ${tagName(tag)}</option>`,
      )}
    </select>
  </div>`;
};

const inputButtons = (props: InputViewProps): TemplateResult => {
  const { translate, value } = props;
  return html`<span class="actions">
    <button type="button" class="button quiet" @click=${openFileDialog}>${translate('input-file')}</button>
    <input
      class="file"
      type="file"
      tabindex="-1"
      aria-label=${translate('input-file')}
      @change=${(event: Event) => fileChosen(event, props)}
    />
    ${
      props.canUndo || props.canRedo
        ? html`${historyButton('undo', translate('input-undo'), props.canUndo, props.undo)}
          ${historyButton('redo', translate('input-redo'), props.canRedo, props.redo)}`
        : nothing
    }
    ${value === '' ? nothing : quietButton(translate('input-clear'), props.clear)}
  </span>`;
};

export const inputView = (props: InputViewProps): TemplateResult => {
  const { translate, value, isDropTarget, setDropTarget } = props;
  const notes = {
    none: '',
    loaded: translate('input-from-page'),
    failed: translate('input-not-loaded'),
  };
  const excerpt =
    value.length > MAX_BOX_LENGTH
      ? translate('input-excerpt', { shown: MAX_BOX_LENGTH, total: value.length })
      : '';
  const note = value === '' ? notes[props.pageEmbed] : excerpt;
  return html`<div
    class="input ${isDropTarget ? 'drop' : ''}"
    @dragover=${(event: DragEvent) => event.preventDefault()}
    @dragenter=${() => setDropTarget(true)}
    @dragleave=${(event: DragEvent) => {
      if (!(event.currentTarget as Element).contains(event.relatedTarget as Node | null))
        setDropTarget(false);
    }}
    @drop=${(event: DragEvent) => dropped(event, props)}
  >
    <div class="input-head">
      <label for="input">${translate('input-label')}</label>
      ${inputButtons(props)}
    </div>
    ${textBox(props)} ${tagChoice(props)}
    <p id="input-note" class="note" role="status">${isDropTarget ? translate('input-drop') : props.fault || note}</p>
  </div>`;
};
