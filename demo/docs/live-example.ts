import { html, nothing, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { objectOf } from '../../src/text/json.js';
import { onMessage, type ToFrame } from './example-messages.js';
import { parseMarkup, withAttribute } from './markup.js';

/** Milliseconds without a keystroke after which the example is shown again. */
const TYPING_PAUSE_MS = 400;

/** An attribute as in the custom elements manifest. */
interface AttributeDescription {
  readonly name: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
}

interface ElementDescription {
  readonly attributes: readonly AttributeDescription[];
  readonly events: readonly string[];
}

/** `elements.json` of the site. */
interface Descriptions {
  /** Address of the embed that a player receives as its configuration. */
  readonly embed: string;
  readonly elements: Readonly<Record<string, ElementDescription>>;
}

/** The values that an attribute can have; empty for any text. */
const choicesOf = ({ type }: AttributeDescription): readonly string[] =>
  [...(type?.text ?? '').matchAll(/'([^']*)'/g)].flatMap(([, value]) => value || []);

/** The element of a markup in a frame, whose height is that of its content. */
class ExampleFrame {
  readonly element = document.createElement('iframe');
  readonly #descriptions: Descriptions;
  #markup: string;

  constructor(
    tagName: string,
    markup: string,
    descriptions: Descriptions,
    address: URL,
    onEvent: (name: string) => void,
  ) {
    this.#descriptions = descriptions;
    this.#markup = markup;
    this.element.title = `<${tagName}>`;
    this.element.src = address.href;
    this.element.allow = 'autoplay; fullscreen; picture-in-picture';
    onMessage(
      () => this.element.contentWindow,
      // Players in the frame may send messages of their own protocols.
      (message) => {
        const { type, height, name } = objectOf(message);
        if (type === 'ready') this.show(this.#markup);
        else if (type === 'height' && typeof height === 'number')
          this.element.style.blockSize = `${height}px`;
        else if (type === 'event' && typeof name === 'string') onEvent(name);
      },
    );
  }

  show(markup: string): void {
    this.#markup = markup;
    const events = Object.fromEntries(
      Object.entries(this.#descriptions.elements).map(([name, element]) => [name, element.events]),
    );
    const message: ToFrame = { type: 'markup', markup, events, embed: this.#descriptions.embed };
    this.element.contentWindow?.postMessage(message, location.origin);
  }
}

/** The markup of one element in an editor, its attributes as fields, and the element in a frame. */
class LiveExample {
  readonly #tagName: string;
  readonly #descriptions: Descriptions;
  readonly #frame: ExampleFrame;
  readonly #container = document.createElement('section');
  readonly #original: string;
  readonly #events = new Map<string, number>();
  #markup: string;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(tagName: string, markup: string, descriptions: Descriptions, siteRoot: URL) {
    this.#tagName = tagName;
    this.#descriptions = descriptions;
    this.#original = markup;
    this.#markup = markup;
    const address = new URL('example.html', siteRoot);
    this.#frame = new ExampleFrame(tagName, markup, descriptions, address, (name) => {
      this.#events.set(name, (this.#events.get(name) ?? 0) + 1);
      this.#render();
    });
    this.#container.className = 'live';
    this.#container.setAttribute('aria-label', `Live example of <${tagName}>`);
  }

  replace(block: Element): void {
    block.replaceWith(this.#container);
    this.#render();
  }

  #change(markup: string): void {
    clearTimeout(this.#pause);
    this.#markup = markup;
    this.#events.clear();
    this.#frame.show(markup);
    this.#render();
  }

  #onInput(markup: string): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#change(markup), TYPING_PAUSE_MS);
  }

  #set(name: string, value: string | null): void {
    this.#change(withAttribute(this.#markup, this.#tagName, name, value));
  }

  #field(attribute: AttributeDescription, element: Element | null): TemplateResult {
    const { name, type } = attribute;
    if (type?.text === 'boolean')
      return html`<label class="check"
        ><input
          type="checkbox"
          .checked=${live(element?.hasAttribute(name) ?? false)}
          @change=${({ target }: Event) =>
            this.#set(name, (target as HTMLInputElement).checked ? '' : null)}
        />${name}</label
      >`;
    const value = element?.getAttribute(name) ?? '';
    const onChange = ({ target }: Event): void => {
      const { value: changed } = target as HTMLInputElement;
      this.#set(name, changed === '' ? null : changed);
    };
    const choices = choicesOf(attribute);
    return html`<label class="field"
      ><span>${name}</span>${
        choices.length > 0
          ? html`<select @change=${onChange}>
            <option value="" ?selected=${value === ''}>not set</option>
            ${choices.map(
              (choice) =>
                html`<option value=${choice} .selected=${live(choice === value)}>
                  ${choice}
                </option>`,
            )}
          </select>`
          : html`<input
            type=${type?.text === 'number' ? 'number' : 'text'}
            .value=${live(value)}
            @change=${onChange}
          />`
      }</label
    >`;
  }

  #attributes(): TemplateResult {
    const element = parseMarkup(this.#markup).querySelector(this.#tagName);
    const attributes = this.#descriptions.elements[this.#tagName]?.attributes ?? [];
    return html`<details class="live-attributes">
      <summary>Attributes</summary>
      <div class="live-fields">
        ${attributes.map((attribute) => this.#field(attribute, element))}
      </div>
    </details>`;
  }

  #render(): void {
    const events = [...this.#events];
    render(
      html`${this.#frame.element} ${this.#attributes()}
        <label class="live-markup"
          ><span>Markup</span
          ><textarea
            spellcheck="false"
            autocapitalize="off"
            .value=${live(this.#markup)}
            @input=${({ target }: Event) => this.#onInput((target as HTMLTextAreaElement).value)}
          ></textarea>
        </label>
        <div class="live-foot">
          <button type="button" @click=${() => this.#change(this.#original)}>Reset</button>
          ${
            events.length === 0
              ? html`<span>No event yet.</span>`
              : html`<ul role="list" aria-label="Events of the element">
                ${events.map(
                  ([name, count]) =>
                    html`<li>${name}${count > 1 ? html` ×${count}` : nothing}</li>`,
                )}
              </ul>`
          }
        </div>`,
      this.#container,
    );
  }
}

/** Null if they cannot be loaded. */
const loadDescriptions = async (siteRoot: URL): Promise<Descriptions | null> => {
  try {
    const response = await fetch(new URL('elements.json', siteRoot));
    return response.ok ? ((await response.json()) as Descriptions) : null;
  } catch {
    return null;
  }
};

const failureNote = (): HTMLElement => {
  const note = document.createElement('p');
  note.className = 'live-failure';
  note.setAttribute('role', 'status');
  note.append('The live example could not be loaded. Reload the page to change this markup.');
  return note;
};

export const showLiveExamples = async (siteRoot: URL): Promise<void> => {
  const blocks = document.querySelectorAll<HTMLElement>('pre[data-live]');
  if (blocks.length === 0) return;
  const descriptions = await loadDescriptions(siteRoot);
  if (descriptions === null) {
    // The code blocks stay readable.
    for (const block of blocks) block.after(failureNote());
    return;
  }
  for (const block of blocks) {
    const tagName = block.dataset['live'] ?? '';
    const markup = block.textContent.trim();
    if (block.dataset['shown'] === undefined)
      new LiveExample(tagName, markup, descriptions, siteRoot).replace(block);
    else {
      const address = new URL('example.html?flush', siteRoot);
      const frame = new ExampleFrame(tagName, markup, descriptions, address, () => undefined);
      block.replaceWith(frame.element);
    }
  }
};
