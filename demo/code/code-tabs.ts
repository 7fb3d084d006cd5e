import { html, render, type TemplateResult } from 'lit';
import { copyText } from '../../components/media-embed-code/clipboard.js';
import { demoMessages, type DemoText } from '../../src/messages/generated/demo/index.js';

/** Steps of the keys of a tab list, in the direction of the text. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Shows one of the code blocks in a box at a time, as the panel of a tab, with a button that copies it. Each block is a
 * `pre` with its tab's name in `data-tab`; without a script they are below one another.
 */
export class CodeTabs {
  readonly #blocks: readonly HTMLElement[];
  readonly #bar = document.createElement('div');
  #text: DemoText;
  #shown = 0;
  #note = '';

  constructor(box: HTMLElement, text: DemoText = demoMessages.messagesIn('en')) {
    this.#text = text;
    this.#blocks = [...box.querySelectorAll<HTMLElement>('pre[data-tab]')];
    for (const [index, block] of this.#blocks.entries()) {
      block.id = `code-panel-${index}`;
      block.setAttribute('role', 'tabpanel');
      block.setAttribute('aria-labelledby', `code-tab-${index}`);
    }
    this.#bar.className = 'code-bar';
    box.prepend(this.#bar);
    this.#show(0);
  }

  set text(text: DemoText) {
    this.#text = text;
    this.#show(this.#shown);
  }

  #show(index: number): void {
    this.#shown = index;
    this.#note = '';
    for (const [at, block] of this.#blocks.entries()) block.hidden = at !== index;
    this.#render();
  }

  #onKey(event: KeyboardEvent): void {
    const { length } = this.#blocks;
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    this.#show((this.#shown + step + length) % length);
    this.#bar.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }

  async #copy(): Promise<void> {
    const code = this.#blocks[this.#shown]?.textContent.trim() ?? '';
    this.#note = this.#text((await copyText(code)) ? 'start-copied' : 'start-not-copied');
    this.#render();
  }

  #tab(block: HTMLElement, index: number): TemplateResult {
    const isShown = index === this.#shown;
    return html`<button
      type="button"
      role="tab"
      id="code-tab-${index}"
      aria-selected=${isShown}
      aria-controls="code-panel-${index}"
      tabindex=${isShown ? 0 : -1}
      @click=${() => this.#show(index)}
    >
      ${block.dataset['tab']}
    </button>`;
  }

  #render(): void {
    render(
      html`<div
          role="tablist"
          aria-label=${this.#text('start-code')}
          @keydown=${(event: KeyboardEvent) => this.#onKey(event)}
        >
          ${this.#blocks.map((block, index) => this.#tab(block, index))}
        </div>
        <span class="code-note" role="status">${this.#note}</span>
        <button type="button" class="code-copy" @click=${() => void this.#copy()}>
          ${this.#text('start-copy')}
        </button>`,
      this.#bar,
    );
  }
}
