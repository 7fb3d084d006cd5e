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
  fetchCatalogueEmbed,
  hasCatalogueName,
  catalogueName,
  publishedUrl,
} from '../embed-choice/catalogue.js';
import { auditMessages } from '../../src/messages/generated/audit/index.js';
import { fragmentParameter } from '../embed-choice/embed-fragment.js';
import { PageLanguage } from '../page-language/page-language.js';
import { writePage } from '../page-language/write-page.js';
import { type Example, examplesOf } from './examples.js';
import { readReport, withOneSlot } from './audit-report.js';
import { type OpenedReport, reportPanel } from './report-panel.js';
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
  readonly #language = new PageLanguage(() => this.#languageChanged());
  /** Null until the sandbox has responded. */
  #entries: readonly CatalogueEntry[] | null = null;
  #error: CatalogueErrorCode | null = null;
  #isRendered = false;
  #copyNote = '';
  #report: OpenedReport = null;

  constructor(picker: HTMLElement, element: AdTagDebugger) {
    this.#picker = picker;
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
    const embed = fragmentParameter('embed');
    const url = publishedUrl(embed, fragmentParameter('account'));
    const field = fragmentParameter('ad');
    element.embed = null;
    element.src = embed === '' || element.value !== '' || field !== '' ? '' : url;
    if (embed !== '' && element.value === '' && field !== '') void this.#showAd(url, field);
    this.#render();
  }

  /** Only the ads of one slot, as a report leads to them. */
  async #showAd(url: string, field: string): Promise<void> {
    const { hash } = location;
    const embed = await fetchCatalogueEmbed(url).catch(() => null);
    if (hash !== location.hash) return;
    if (embed === null) this.#debugger.src = url;
    else this.#debugger.embed = withOneSlot(embed, field);
  }

  async #openReport(file: File): Promise<void> {
    this.#report = readReport(await file.text(), [location.origin, otherOrigin()]) ?? 'unreadable';
    this.#render();
  }

  /** Without a new entry in the history of the browser. */
  #save(): void {
    const parameters = new URLSearchParams(this.#debugger.fragment ?? '');
    for (const name of ['embed', 'account', 'ad']) {
      const value = fragmentParameter(name);
      if (value !== '' && this.#debugger.value === '') parameters.set(name, value);
    }
    history.replaceState(null, '', `#${parameters.toString()}`);
    this.#render();
  }

  #languageChanged(): void {
    void auditMessages.loadMessages(this.#language.tag)?.then(() => this.#render());
    writePage(this.#language);
    document.title = `${this.#language.text('ad-ops-title')} – media-embed-elements`;
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
      html`${this.#renderExamples()} ${this.#renderEmbeds()} ${this.#renderReport()}
      ${this.#renderRecorder()}`,
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
    const name = this.#debugger.value === '' ? fragmentParameter('embed') : '';
    const chosen = this.#entries?.find((entry) => hasCatalogueName(entry, name)) ?? null;
    const isUnknown =
      name !== '' &&
      fragmentParameter('account') === '' &&
      chosen === null &&
      this.#entries !== null;
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

  #renderReport(): TemplateResult {
    return reportPanel({
      report: this.#report,
      text: this.#language.text,
      auditText: auditMessages.messagesIn(this.#language.tag),
      open: (file) => void this.#openReport(file),
    });
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
const element = document.querySelector('ad-tag-debugger');
if (picker !== null && element instanceof AdTagDebugger)
  void new AdOpsPage(picker, element).start();
