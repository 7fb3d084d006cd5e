import { html, nothing, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { AdTagDebugger } from '../../components/ad-tag-debugger/define.js';
import { debuggerTexts } from '../../components/ad-tag-debugger/locales/load-texts.js';
import { copyText } from '../../components/media-embed-code/clipboard.js';
import {
  type CatalogueEntry,
  type CatalogueErrorCode,
  catalogueErrorCode,
  fetchCatalogue,
  hasCatalogueName,
  catalogueName,
  publishedUrl,
} from '../embed-choice/catalogue.js';
import { embedIn } from '../embed-choice/embed-fragment.js';
import { nameSite } from '../page-language/name-site.js';
import { PageLanguage } from '../page-language/page-language.js';
import { type Example, examplesOf } from './examples.js';
import { RECORDER_SNIPPET } from './recorder-snippet.js';
import { SAMPLE_CONTEXT } from './sample-context.js';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  '127.0.0.1': 'localhost',
  localhost: '127.0.0.1',
};

/** The sandbox under its other name. */
const otherOrigin = (): string => {
  const url = new URL(location.origin);
  url.hostname = OTHER_NAMES[url.hostname] ?? url.hostname;
  return url.origin;
};

const examples = examplesOf({ own: location.origin, other: otherOrigin() });

/** Keeps the embed, the input and the context of the debugger in the fragment of the URL. */
class AdOpsPage {
  readonly #picker: HTMLElement;
  readonly #debugger: AdTagDebugger;
  readonly #choice: HTMLElement;
  readonly #language = new PageLanguage(() => this.#languageChanged());
  /** Null until the sandbox has responded. */
  #entries: readonly CatalogueEntry[] | null = null;
  #error: CatalogueErrorCode | null = null;
  #isRendered = false;
  #copyNote = '';

  constructor(picker: HTMLElement, choice: HTMLElement, element: AdTagDebugger) {
    this.#picker = picker;
    this.#choice = choice;
    this.#debugger = element;
    element.defaults = SAMPLE_CONTEXT;
    element.requestedOrigins = [location.origin, otherOrigin()];
  }

  async start(): Promise<void> {
    addEventListener('hashchange', () => this.#restore());
    this.#debugger.addEventListener('change', () => this.#save());
    await this.#language.load();
    this.#restore();
    await this.#loadEntries();
  }

  async #loadEntries(): Promise<void> {
    this.#error = null;
    this.#render();
    try {
      this.#entries = await fetchCatalogue();
    } catch (error) {
      this.#error = catalogueErrorCode(error);
    }
    // Not from the URL again: what was pasted while the list was loading is not in it yet.
    this.#update();
  }

  #restore(): void {
    this.#debugger.restore(location.hash);
    this.#update();
  }

  /** The embed is checked while there is no input. */
  #update(): void {
    const element = this.#debugger;
    const embed = embedIn(location.hash);
    element.src = embed === '' || element.value !== '' ? '' : publishedUrl(embed);
    this.#render();
  }

  /** Without a new entry in the history of the browser. */
  #save(): void {
    const parameters = new URLSearchParams(this.#debugger.fragment ?? '');
    const embed = embedIn(location.hash);
    if (embed !== '' && this.#debugger.value === '') parameters.set('embed', embed);
    history.replaceState(null, '', `#${parameters.toString()}`);
    this.#render();
  }

  #languageChanged(): void {
    nameSite(this.#language.tag, 'ad-ops-title', this.#language.text);
    render(this.#language.choice(), this.#choice);
    this.#render();
  }

  #render(): void {
    if (!this.#isRendered) {
      // The words of the document until the page is there.
      this.#picker.replaceChildren();
      this.#isRendered = true;
    }
    this.#picker.ariaBusy = String(this.#entries === null && this.#error === null);
    render(
      html`${this.#renderExamples()} ${this.#renderEmbeds()} ${this.#renderRecorder()}`,
      this.#picker,
    );
  }

  get #listText(): string {
    const { text } = this.#language;
    if (this.#entries === null) return text('loading');
    return this.#entries.length === 0 ? text('ad-ops-no-embeds') : text('ad-ops-choose-embed');
  }

  #renderError(): TemplateResult {
    const { text } = this.#language;
    return html`<p role="alert" class="failure">${text(`catalogue-error-${this.#error ?? 'no-response'}`)}</p>
      <button class="button" type="button" @click=${() => void this.#loadEntries()}>
        ${text('try-again')}
      </button>`;
  }

  #renderEmbeds(): TemplateResult {
    const { text } = this.#language;
    const name = this.#debugger.value === '' ? embedIn(location.hash) : '';
    const chosen = this.#entries?.find((entry) => hasCatalogueName(entry, name)) ?? null;
    const isUnknown = name !== '' && chosen === null && this.#entries !== null;
    if (this.#error !== null) return html`<div class="embed-select">${this.#renderError()}</div>`;
    return html`<div class="embed-select">
      <label class="label" for="embed">${text('ad-ops-embed')}</label>
      <select
        id="embed"
        @change=${(event: Event) => {
          const { value } = event.target as HTMLSelectElement;
          location.hash = new URLSearchParams({ embed: value }).toString();
        }}
      >
        <option value="" disabled .selected=${live(chosen === null)}>${this.#listText}</option>
        ${this.#entries?.map(
          (entry) =>
            html`<option value=${catalogueName(entry)} .selected=${live(entry === chosen)}>
              ${catalogueName(entry)} – ${entry.title}
            </option>`,
        )}
      </select>
      ${isUnknown ? html`<p role="alert" class="failure">${text('catalogue-error-not-found')}</p>` : nothing}
    </div>`;
  }

  #renderExamples(): TemplateResult {
    const { text } = this.#language;
    const { common, more } = examples;
    const isInMore = more.some((example) => this.#isShown(example));
    return html`<nav class="examples" aria-labelledby="examples-label">
      <p id="examples-label" class="label">${text('ad-ops-examples-label')}</p>
      <ul class="chips" role="list">
        ${common.map((example) => this.#renderExample(example))}
      </ul>
      <details ?open=${isInMore}>
        <summary>${text('ad-ops-more-examples', { count: more.length })}</summary>
        <ul class="chips" role="list">
          ${more.map((example) => this.#renderExample(example))}
        </ul>
      </details>
    </nav>`;
  }

  #renderExample(example: Example): TemplateResult {
    return html`<li>
      <a
        href="#${fragmentOf(example)}"
        aria-current=${this.#isShown(example) ? 'true' : nothing}
        >${this.#language.text(`ad-ops-example-${example.id}`)}</a
      >
    </li>`;
  }

  #renderRecorder(): TemplateResult {
    const { text } = this.#language;
    return html`<details class="recorder">
      <summary>${text('ad-ops-record')}</summary>
      <p class="note">${text('ad-ops-record-note')}</p>
      <pre tabindex="0" role="group" aria-label=${text('ad-ops-record-script')}><code translate="no">${RECORDER_SNIPPET}</code></pre>
      <button class="button" type="button" @click=${() => void this.#copyRecorder()}>
        ${text('ad-ops-record-copy')}
      </button>
      <span class="note" role="status">${this.#copyNote}</span>
    </details>`;
  }

  async #copyRecorder(): Promise<void> {
    const isCopied = await copyText(RECORDER_SNIPPET);
    this.#copyNote = debuggerTexts(this.#language.tag).translate(
      isCopied ? 'copied' : 'export-not-copied',
    );
    this.#render();
  }

  #isShown({ input }: Example): boolean {
    return input === this.#debugger.value;
  }
}

const fragmentOf = ({ input, context = {}, device }: Example): string =>
  new URLSearchParams({ input, ...context, ...(device && { device }) }).toString();

const picker = document.getElementById('examples');
const choice = document.getElementById('language');
const element = document.querySelector('ad-tag-debugger');
if (picker !== null && choice !== null && element instanceof AdTagDebugger)
  void new AdOpsPage(picker, choice, element).start();
