import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { DebuggerText } from '../../src/messages/generated/debugger/index.js';
import type { TagChoice } from './debugger-model.js';
import { InputHistory } from './input-history.js';
import type { AppliedRepair } from './views/finding-list.js';
import { inputView, type InputViewProps, type PageEmbed } from './views/input-view.js';

/** Larger files than recordings of one page are. */
const MAX_FILE_MEGABYTES = 50;

type FileFault = 'too-large' | 'unreadable';

/** Reads a file as UTF-8 text. Never rejects. */
const readInputFile = async (
  file: File,
): Promise<{ readonly text: string } | { readonly fault: FileFault }> => {
  if (file.size > MAX_FILE_MEGABYTES * 1_000_000) return { fault: 'too-large' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { fault: 'unreadable' };
  }
};

export type { PageEmbed };

/** The element whose property `value` is the text of the box. */
interface InputBoxHost extends ReactiveControllerHost, HTMLElement {
  value: string;
}

export interface CheckedText {
  readonly text: string;
  readonly isTag: boolean;
}

/** The state of the box: its history, which of its tags is checked, whether a file is over it, and why the last file was not read. */
export class InputBox {
  readonly history = new InputHistory();
  readonly #host: InputBoxHost;
  readonly #onChange: () => void;
  tagChoice: TagChoice = 'all';
  /** Whether the input changed last by a repair or an edit, after which the same evidence is shown. */
  isEdit = false;
  #lastValue = '';
  #isDropTarget = false;
  /** Whether the last change was typed: what a script changes, the text box cannot undo. */
  #isUndoneByBox = false;
  #fault: FileFault | null = null;

  constructor(host: InputBoxHost, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
  }

  /** Reads the property of the host, which a script may have set. Call it before each render. */
  update(): void {
    const { value } = this.#host;
    if (value !== this.#lastValue && !this.isEdit) this.tagChoice = 'all';
    this.#lastValue = value;
    this.history.push(value, 'other');
  }

  render(
    props: Pick<InputViewProps, 'translate' | 'pageEmbed' | 'pastedTags' | 'checkedTag' | 'isList'>,
  ): TemplateResult {
    return inputView({
      ...props,
      value: this.#host.value,
      isDropTarget: this.#isDropTarget,
      fault: this.#faultText(props.translate),
      canUndo: this.history.canUndo,
      canRedo: this.history.canRedo,
      type: (text, isTyping) => {
        this.history.push(text, isTyping ? 'typing' : 'other');
        this.#isUndoneByBox = isTyping;
        this.#set(text);
      },
      setValue: (text) => this.#set(text),
      clear: () => this.#clear(),
      undo: () => this.undo(),
      redo: () => this.redo(),
      chooseTag: (index) => this.chooseTag(index),
      keyDown: (event) => this.#keyDown(event),
      openFile: (file) => void this.#open(file),
      setDropTarget: (isDropTarget) => {
        this.#isDropTarget = isDropTarget;
        this.#host.requestUpdate();
      },
    });
  }

  /** Checks one of the tags that were pasted together, or all of them. */
  chooseTag(index: number | null): void {
    this.tagChoice = index ?? 'all';
    this.#host.requestUpdate();
  }

  undo(): void {
    this.#edit(this.history.undo());
  }

  redo(): void {
    this.#edit(this.history.redo());
  }

  /** Shows what a repair made of the checked text, which is the input or one of its tags. */
  repair(checked: CheckedText, applied: AppliedRepair): void {
    const value = this.#withText(checked, applied.input);
    this.history.push(value, { ...applied, input: value });
    this.#edit(value);
  }

  replace(checked: CheckedText, text: string): void {
    this.#edit(this.#withText(checked, text));
  }

  #withText({ text: checked, isTag }: CheckedText, text: string): string {
    const { value } = this.#host;
    return isTag && value.includes(checked) ? value.replace(checked, () => text) : text;
  }

  #edit(value: string | null): void {
    this.isEdit = value !== null;
    this.#isUndoneByBox = false;
    this.#set(value);
  }

  #set(text: string | null): void {
    if (text === null) return;
    this.#fault = null;
    this.#host.value = text;
    this.#onChange();
  }

  #clear(): void {
    this.#set('');
    this.#host.shadowRoot?.getElementById('input')?.focus();
  }

  /** Undoes with the keys of the text box what the text box itself cannot undo. */
  #keyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(ctrlKey || metaKey) || altKey) return;
    const name = key.toLowerCase();
    const isRedo = (name === 'z' && shiftKey) || name === 'y';
    if (isRedo ? !this.history.canRedo : name !== 'z' || this.#isUndoneByBox) return;
    event.preventDefault();
    if (isRedo) this.redo();
    else this.undo();
  }

  #faultText(translate: DebuggerText): string {
    if (this.#fault === null) return '';
    return this.#fault === 'too-large'
      ? translate('input-too-large', { megabytes: MAX_FILE_MEGABYTES })
      : translate('input-unreadable');
  }

  async #open(file: File): Promise<void> {
    const result = await readInputFile(file);
    if ('text' in result) this.#set(result.text);
    else this.#fault = result.fault;
    this.#host.requestUpdate();
  }
}
