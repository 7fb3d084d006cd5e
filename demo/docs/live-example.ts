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
}

/** `elements.json` of the site: the elements by their names, and what the frame needs of them. */
interface Descriptions extends Pick<ToFrame, 'events' | 'embed'> {
  readonly attributes: Readonly<Record<string, readonly AttributeDescription[]>>;
}

/** The values that an attribute can have; empty for any text. */
const choicesOf = ({ type }: AttributeDescription): readonly string[] =>
  [...(type?.text ?? '').matchAll(/'([^']*)'/g)].flatMap(([, value]) => value || []);

/** The element of a code block in a frame, whose height is that of its content. */
class ExampleFrame {
  readonly element = document.createElement('iframe');
  readonly tagName: string;
  markup: string;
  readonly #descriptions: Descriptions;

  constructor(
    block: HTMLElement,
    descriptions: Descriptions,
    address: URL,
    onEvent: (name: string) => void,
  ) {
    this.tagName = block.dataset['live'] ?? '';
    this.#descriptions = descriptions;
    this.markup = block.textContent.trim();
    this.element.title = `<${this.tagName}>`;
    this.element.src = address.href;
    this.element.allow = 'autoplay; fullscreen; picture-in-picture';
    onMessage(
      () => this.element.contentWindow,
      // Players in the frame may send messages of their own protocols.
      (message) => {
        const { type, height, name } = objectOf(message);
        if (type === 'ready') this.show(this.markup);
        else if (type === 'height' && typeof height === 'number')
          this.element.style.blockSize = `${height}px`;
        else if (type === 'event' && typeof name === 'string') onEvent(name);
      },
    );
  }

  show(markup: string): void {
    this.markup = markup;
    const { events, embed } = this.#descriptions;
    const message: ToFrame = { type: 'markup', markup, events, embed };
    this.element.contentWindow?.postMessage(message, location.origin);
  }
}

/** The markup of one element in an editor, its attributes as fields, and the element in a frame. */
class LiveExample {
  readonly #attributeList: readonly AttributeDescription[];
  readonly #frame: ExampleFrame;
  readonly #container = document.createElement('section');
  readonly #original: string;
  readonly #events = new Map<string, number>();
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** Replaces a code block. */
  constructor(block: HTMLElement, descriptions: Descriptions, siteRoot: URL) {
    const address = new URL('example.html', siteRoot);
    this.#frame = new ExampleFrame(block, descriptions, address, (name) => {
      this.#events.set(name, (this.#events.get(name) ?? 0) + 1);
      this.#render();
    });
    const { tagName, markup } = this.#frame;
    this.#attributeList = descriptions.attributes[tagName] ?? [];
    this.#original = markup;
    this.#container.className = 'live';
    this.#container.setAttribute('aria-label', `Live example of <${tagName}>`);
    block.replaceWith(this.#container);
    this.#render();
  }

  #change(markup: string): void {
    clearTimeout(this.#pause);
    this.#events.clear();
    this.#frame.show(markup);
    this.#render();
  }

  #onInput(markup: string): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#change(markup), TYPING_PAUSE_MS);
  }

  #set(name: string, value: string | null): void {
    const { markup, tagName } = this.#frame;
    this.#change(withAttribute(markup, tagName, name, value));
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
    const { markup, tagName } = this.#frame;
    const element = parseMarkup(markup).querySelector(tagName);
    return html`<details class="live-attributes">
      <summary>Attributes</summary>
      <div class="live-fields">
        ${this.#attributeList.map((attribute) => this.#field(attribute, element))}
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
            .value=${live(this.#frame.markup)}
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

const failureNote = (): HTMLElement =>
  Object.assign(document.createElement('p'), {
    className: 'live-failure',
    role: 'status',
    textContent: 'The live example could not be loaded. Reload the page to change this markup.',
  });

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
    if (block.dataset['shown'] === undefined) new LiveExample(block, descriptions, siteRoot);
    else {
      const address = new URL('example.html?flush', siteRoot);
      block.replaceWith(new ExampleFrame(block, descriptions, address, () => undefined).element);
    }
  }
};
