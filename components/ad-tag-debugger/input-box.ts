import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { DebuggerMessages } from './locales/messages.js';
import { type FileFault, MAX_FILE_MEGABYTES, readInputFile } from './read-input-file.js';
import { inputView, type PageEmbed } from './views/input-view.js';

export type { PageEmbed };

/** The state of the box: whether a file is over it, and why the last file was not read. */
export class InputBox {
  readonly #host: ReactiveControllerHost;
  readonly #setValue: (value: string) => void;
  #isDropTarget = false;
  #fault: FileFault | null = null;

  constructor(host: ReactiveControllerHost, setValue: (value: string) => void) {
    this.#host = host;
    this.#setValue = setValue;
  }

  render(messages: DebuggerMessages, value: string, pageEmbed: PageEmbed): TemplateResult {
    return inputView({
      messages,
      value,
      pageEmbed,
      isDropTarget: this.#isDropTarget,
      fault: this.#faultText(messages),
      setValue: (text) => {
        this.#fault = null;
        this.#setValue(text);
      },
      openFile: (file) => void this.#open(file),
      setDropTarget: (isDropTarget) => {
        this.#isDropTarget = isDropTarget;
        this.#host.requestUpdate();
      },
    });
  }

  #faultText({ input }: DebuggerMessages): string {
    if (this.#fault === null) return '';
    return this.#fault === 'too-large' ? input.tooLarge(MAX_FILE_MEGABYTES) : input.unreadable;
  }

  async #open(file: File): Promise<void> {
    const result = await readInputFile(file);
    this.#fault = 'fault' in result ? result.fault : null;
    if ('text' in result) this.#setValue(result.text);
    this.#host.requestUpdate();
  }
}
