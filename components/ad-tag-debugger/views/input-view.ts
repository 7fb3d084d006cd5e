import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { DebuggerMessages } from '../locales/messages.js';

/** How far the embed of the page is loaded. */
export type PageEmbed = 'none' | 'loaded' | 'failed';

export interface InputViewProps {
  readonly messages: DebuggerMessages;
  readonly value: string;
  /** The embed of the page, which is shown while the box is empty. */
  readonly pageEmbed: PageEmbed;
  readonly isDropTarget: boolean;
  readonly fault: string;
  readonly setValue: (value: string) => void;
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

const textBox = (props: InputViewProps): TemplateResult => {
  const { messages, value, setValue } = props;
  return html`<textarea
    id="input"
    part="input"
    rows="2"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    placeholder=${messages.input.placeholder}
    aria-describedby="input-note"
    .value=${live(value)}
    @input=${(event: Event) => setValue((event.target as HTMLTextAreaElement).value)}
  ></textarea>`;
};

const openFileDialog = (event: Event): void => {
  const button = event.currentTarget as HTMLElement;
  button.parentElement?.querySelector<HTMLInputElement>('input[type=file]')?.click();
};

/** The box that takes pasted text, dropped files and chosen files. */
export const inputView = (props: InputViewProps): TemplateResult => {
  const { messages, value, isDropTarget, setDropTarget } = props;
  const notes = { none: '', loaded: messages.input.fromPage, failed: messages.input.notLoaded };
  const note = value === '' ? notes[props.pageEmbed] : '';
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
      <label for="input">${messages.input.label}</label>
      <span class="actions">
        <button type="button" class="button quiet" @click=${openFileDialog}>${messages.input.file}</button>
        <input
          class="file"
          type="file"
          tabindex="-1"
          aria-label=${messages.input.file}
          @change=${(event: Event) => fileChosen(event, props)}
        />
        ${
          value === ''
            ? nothing
            : html`<button type="button" class="button quiet" @click=${() => props.setValue('')}>${messages.input.clear}</button>`
        }
      </span>
    </div>
    ${textBox(props)}
    <p id="input-note" class="note" role="status">${isDropTarget ? messages.input.drop : props.fault || note}</p>
  </div>`;
};
