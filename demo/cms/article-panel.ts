import { html, nothing, type TemplateResult } from 'lit';
import type { ArticleEditor, TextFormat } from './article-editor.js';
import { timeText } from './embed-facts.js';
import { codeOf, type PageErrorCode, saveArticle } from './cms-api.js';
import { articleSites } from './insertion.js';
import { articleLink, retryButton } from './page-parts.js';
import type { ArticleEntry, ArticleReply } from './server/article-routes.js';
import type { Language } from '../../src/messages/languages.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';

const FORMATS: readonly TextFormat[] = ['bold', 'italic', 'heading', 'bulletList', 'quote'];

/** A draft is saved when nothing was typed for this time. */
const SAVE_DELAY_MS = 1500;

export interface ArticlePanelOptions {
  readonly playerOrigin: () => string;
  readonly text: () => DemoText;
  readonly language: () => Language;
  readonly changed: () => void;
}

/** The article that is being written: it is saved while it is written, and published on request. */
export class ArticlePanel {
  readonly #options: ArticlePanelOptions;
  /** The editor stays in it when the page shows something else. */
  readonly #host = document.createElement('div');
  #editor: ArticleEditor | null = null;
  #loading: Promise<void> | null = null;
  #error: PageErrorCode | 'editor-failed' | 'not-an-embed' | null = null;
  #textNotice: 'article-without-text' | 'code-refused' | null = null;
  /** What the server has of the article; null before it was saved for the first time. */
  #entry: ArticleEntry | null = null;
  #title = '';
  #isChanged = false;
  #isSending = false;
  #isPublished = false;
  #isPublishing = false;
  #timer = 0;
  /** One request after the other, so that a new article is not saved twice. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: ArticlePanelOptions) {
    this.#options = options;
    this.#host.className = 'text';
  }

  get id(): string | null {
    return this.#entry?.id ?? null;
  }

  /** Loads the editor, once. Never rejects. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Inserts an embed by its code. Call it after `load`. */
  insertEmbed(code: string): void {
    const isInserted = this.#editor?.insertEmbed(code) ?? false;
    this.#error = isInserted ? null : 'not-an-embed';
    this.#options.changed();
  }

  /** Saves what was written, if it changed. False if that failed; never rejects. */
  save(): Promise<boolean> {
    return this.#enqueue(false);
  }

  /** Shows an article of the server, or an empty one. Call it after `load`, and after `save`. */
  open(article: ArticleReply | null): void {
    clearTimeout(this.#timer);
    this.#entry = article;
    this.#title = article?.title ?? '';
    this.#isChanged = this.#isPublished = false;
    this.#error = this.#textNotice = null;
    this.#editor?.load(article?.document ?? null);
    this.#options.changed();
  }

  /** Moves the focus to where somebody writes on: the text, or the title of an article without one. */
  focus(): void {
    if (this.#title === '') this.#element('#article-title')?.focus();
    else this.#editor?.focus();
  }

  /** Takes over what happened to the article elsewhere on the page; null if it was deleted. */
  update(entry: ArticleEntry | null): void {
    if (entry === null) this.open(null);
    else this.#entry = entry;
  }

  fail(code: PageErrorCode): void {
    this.#error = code;
    this.#options.changed();
  }

  render(insertion: TemplateResult): TemplateResult {
    const text = this.#options.text();
    const isReady = this.#editor !== null;
    return html`<form class="article" @submit=${this.#submit}>
      <div class="field">
        <label for="article-title">${text('cms-article-title')}</label>
        <input
          id="article-title"
          maxlength="200"
          autocomplete="off"
          required
          .value=${this.#title}
          @input=${this.#setTitle}
          @keydown=${this.#leaveTitle}
        />
      </div>
      <div class="tools">
        <div class="formats" role="group" aria-label=${text('cms-formats')}>
          ${FORMATS.map((format) => this.#formatButton(format, text))}
        </div>
        ${insertion}
      </div>
      ${this.#host}
      ${this.#notice(text)}
      ${isReady ? nothing : html`<p class="note">${text('cms-loading-editor')}</p>`}
      <p class="note">${text('cms-article-note')}</p>
      ${this.#publishing(text)}
      ${this.#failure(text)}
    </form>`;
  }

  #publishing(text: DemoText): TemplateResult {
    return html`<p class="publish">
        <button class="button primary" type="submit" ?disabled=${this.#editor === null}>
          ${this.#entry?.publishedAt ? text('cms-publish-again') : text('cms-publish')}
        </button>
        ${
          this.#entry === null
            ? nothing
            : html`<button class="button" type="button" @click=${this.#startNew}>
                ${text('cms-new-article')}
              </button>`
        }
        <span role="status">${this.#status(text)}</span>
        ${articleLink(this.#entry?.path ?? null)}
      </p>`;
  }

  #formatButton(format: TextFormat, text: DemoText): TemplateResult {
    const isActive = this.#editor?.isActive(format) ?? false;
    return html`<button
      class="button"
      type="button"
      aria-pressed=${isActive ? 'true' : 'false'}
      ?disabled=${this.#editor === null}
      @click=${() => this.#editor?.apply(format)}
    >
      ${text(`cms-format-${format}`)}
    </button>`;
  }

  #status(text: DemoText): string {
    if (this.#isSending) return text('cms-saving');
    if (this.#isPublished) return text('cms-published');
    if (this.#entry === null || this.#isChanged) return '';
    return text('cms-saved-at', { time: timeText(this.#entry.savedAt, this.#options.language()) });
  }

  #notice(text: DemoText): TemplateResult | typeof nothing {
    if (this.#textNotice === null) return nothing;
    const isMissing = this.#textNotice === 'article-without-text';
    const sentence = isMissing ? text('cms-error-article-without-text') : text('cms-code-refused');
    return html`<p role="alert" class="failure">${sentence}</p>`;
  }

  #element(selector: string): HTMLElement | null {
    return this.#host.closest('form')?.querySelector<HTMLElement>(selector) ?? null;
  }

  #failure(text: DemoText): TemplateResult | typeof nothing {
    if (this.#error === null) return nothing;
    return html`<div class="failure saving-failure">
      <p role="alert">${text(`cms-error-${this.#error}`)}</p>
      ${this.#isChanged ? retryButton(text, () => void this.save()) : nothing}
    </div>`;
  }

  async #load(): Promise<void> {
    const { text, language, playerOrigin, changed } = this.#options;
    try {
      const { createArticleEditor } = await import('./article-editor.js');
      this.#editor = createArticleEditor({
        element: this.#host,
        label: text()('cms-article-text'),
        language: language(),
        ...articleSites(playerOrigin()),
        onSelect: changed,
        onEdit: () => this.#edited(),
        onRefusedCode: () => this.#showNotice('code-refused'),
      });
    } catch {
      this.#error = 'editor-failed';
    }
    changed();
  }

  #edited(): void {
    this.#isChanged = true;
    this.#isPublished = false;
    this.#textNotice = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), SAVE_DELAY_MS);
    this.#options.changed();
  }

  readonly #setTitle = (event: Event): void => {
    this.#title = (event.target as HTMLInputElement).value;
    this.#edited();
  };

  /** Enter would publish the article. */
  readonly #leaveTitle = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    this.#editor?.focus();
  };

  readonly #startNew = async (): Promise<void> => {
    if (await this.save()) this.open(null);
  };

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!this.#isPublishing) void this.#publish();
  };

  async #publish(): Promise<void> {
    if (this.#editor?.isEmpty() !== false) {
      this.#showNotice('article-without-text');
      this.#editor?.focus();
      return;
    }
    this.#isPublishing = true;
    const isPublished = await this.#enqueue(true);
    this.#isPublishing = false;
    if (isPublished) this.#element('.publish a')?.focus();
  }

  #showNotice(notice: 'article-without-text' | 'code-refused'): void {
    this.#textNotice = notice;
    this.#options.changed();
  }

  #enqueue(publish: boolean): Promise<boolean> {
    const sent = this.#queue.then(() => this.#send(publish));
    this.#queue = sent;
    return sent;
  }

  async #send(publish: boolean): Promise<boolean> {
    const content = this.#editor?.content();
    if (content === undefined || !(publish || this.#isChanged)) return true;
    clearTimeout(this.#timer);
    this.#isSending = true;
    this.#isChanged = false;
    this.#error = null;
    this.#options.changed();
    try {
      const [title, language] = [this.#title, this.#options.language()];
      const article = { id: this.id ?? undefined, title, content, language, publish };
      this.#entry = await saveArticle(article);
      this.#isPublished = publish && !this.#hasChanged();
    } catch (error) {
      this.#isChanged = true;
      this.#error = codeOf(error);
    }
    this.#isSending = false;
    this.#options.changed();
    return this.#error === null;
  }

  #hasChanged(): boolean {
    return this.#isChanged;
  }
}
