import { html, nothing, type TemplateResult } from 'lit';
import { EMPTY_DOCUMENT, type FoundDraft, findDraft } from './article-drafts.js';
import type { ArticleEditor, TextFormat } from './article-editor.js';
import { articleConflicts } from './article-conflicts.js';
import { ArticleSync, type WrittenArticle } from './article-sync.js';
import { isKept, savingRemedy, statusText } from './article-status.js';
import type { PageErrorCode } from './cms-api.js';
import { articleSites, quotedOptions } from './insertion.js';
import { articleLink } from './page-parts.js';
import type { ArticleEntry, ArticleReply } from './server/article-routes.js';
import type { UnkeptOption } from '../../src/editors/unkept-options.js';
import type { Language } from '../../src/messages/languages.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';

const FORMATS: readonly TextFormat[] = ['bold', 'italic', 'heading', 'bulletList', 'quote'];

/** What is said at the text; a list has the options of pasted code that the article does not keep. */
type TextNotice = 'article-without-text' | 'code-refused' | readonly UnkeptOption[];

export interface ArticlePanelOptions {
  /** The name of who is signed in. */
  readonly author: () => string;
  readonly signIn: () => void;
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
  #textNotice: TextNotice | null = null;
  /** Null until the editor is loaded. */
  #sync: ArticleSync | null = null;
  #title = '';
  #isPublishing = false;

  constructor(options: ArticlePanelOptions) {
    this.#options = options;
    this.#host.className = 'text';
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') return;
      this.#sync?.keep();
      void this.save();
    });
    addEventListener('pagehide', () => this.#sync?.keep());
    addEventListener('online', () => void this.save());
    addEventListener('beforeunload', (event) => {
      if (this.#sync?.isAtRisk ?? false) event.preventDefault();
    });
  }

  get id(): string | null {
    return this.#sync?.entry?.id ?? null;
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
  async save(): Promise<boolean> {
    return (await this.#sync?.save()) ?? true;
  }

  /** Sends what was written here, and what tabs that were closed could not send; `show` is called before. */
  async recover(show: () => void): Promise<void> {
    while (await this.save()) {
      const found = await findDraft(this.#options.author());
      if (found === null) return;
      await this.load();
      if (this.#editor === null || this.#sync?.isUnsent !== false) return;
      this.#start(null, found);
      show();
    }
  }

  /** Shows an article of the server, or an empty one. Call it after `load`. False if what was written is not saved. */
  async open(article: ArticleReply | null): Promise<boolean> {
    const found = article === null ? null : await findDraft(this.#options.author(), article.id);
    if (!(await this.save())) return false;
    this.#start(article, found);
    if (found !== null) void this.save();
    return true;
  }

  /** Moves the focus to where somebody writes on: the text, or the title of an article without one. */
  focus(): void {
    if (this.#title === '') this.#element('#article-title')?.focus();
    else this.#editor?.focus();
  }

  /** Takes over what happened to the article elsewhere on the page; null if it was deleted. */
  update(entry: ArticleEntry | null): void {
    if (entry === null) this.#start(null, null, true);
    else if (this.#sync !== null) this.#sync.entry = entry;
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
      ${this.#sync === null ? nothing : articleConflicts(this.#sync, text, this.#options.language())}
      ${this.#publishing(text)}
      ${this.#failure(text)}
    </form>`;
  }

  #publishing(text: DemoText): TemplateResult {
    const sync = this.#sync;
    const entry = sync?.entry ?? null;
    const status = sync === null ? '' : statusText(sync, text, this.#options.language());
    return html`<p class="publish ${sync !== null && isKept(sync) ? 'unsent' : ''}">
        <button class="button primary" type="submit" ?disabled=${this.#editor === null}>
          ${entry?.publishedAt ? text('cms-publish-again') : text('cms-publish')}
        </button>
        ${
          entry === null
            ? nothing
            : html`<button class="button" type="button" @click=${() => void this.open(null)}>
                ${text('cms-new-article')}
              </button>`
        }
        <span role="status">${status}</span>
        ${sync !== null && isKept(sync) ? savingRemedy(sync, text, this.#options.signIn) : nothing}
        ${articleLink(entry?.path ?? null)}
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

  #notice(text: DemoText): TemplateResult | typeof nothing {
    const notice = this.#textNotice;
    if (notice === null) return nothing;
    if (typeof notice !== 'string') {
      const names = quotedOptions(notice, text, this.#options.language());
      return html`<p role="alert" class="note">${text('cms-code-without-options', { names })}</p>`;
    }
    const isMissing = notice === 'article-without-text';
    const sentence = isMissing ? text('cms-error-article-without-text') : text('cms-code-refused');
    return html`<p role="alert" class="failure">${sentence}</p>`;
  }

  #element(selector: string): HTMLElement | null {
    return this.#host.closest('form')?.querySelector<HTMLElement>(selector) ?? null;
  }

  #failure(text: DemoText): TemplateResult | typeof nothing {
    const sync = this.#sync;
    const error = this.#error ?? (sync === null || isKept(sync) ? null : sync.error);
    if (error === null) return nothing;
    return html`<div class="failure saving-failure">
      <p role="alert">${text(`cms-error-${error}`)}</p>
      ${sync === null ? nothing : savingRemedy(sync, text, this.#options.signIn)}
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
        onEdit: (isByAuthor) => this.#edited(isByAuthor),
        onRefusedCode: () => this.#showNotice('code-refused'),
        // After the code is inserted, since an edit hides what was said before.
        onUnkeptOptions: (names) => queueMicrotask(() => this.#showNotice(names)),
      });
      this.#sync = this.#createSync(null, null);
      // The title can be written before.
      if (this.#title !== '') this.#edited();
    } catch {
      this.#error = 'editor-failed';
    }
    changed();
  }

  /** Shows an article of the server, a draft of this device, or an empty article. */
  #start(article: ArticleReply | null, found: FoundDraft | null, isDeleted = false): void {
    this.#sync?.close(isDeleted);
    const { title, document } = found?.draft ?? article ?? { title: '', document: null };
    this.#title = title;
    this.#editor?.load(document);
    this.#error = this.#textNotice = null;
    this.#sync = this.#createSync(article, found);
    this.#options.changed();
  }

  #createSync(article: ArticleReply | null, found: FoundDraft | null): ArticleSync {
    const { author, language, changed } = this.#options;
    const options = { author: author(), language, changed, written: this.#written };
    return new ArticleSync(options, article, found);
  }

  readonly #written: WrittenArticle = {
    read: () => ({ title: this.#title, document: this.#editor?.content() ?? EMPTY_DOCUMENT }),
    blocksOf: (document) => this.#editor?.blocksOf(document) ?? [],
    replace: (title, blocks) => {
      this.#title = title;
      this.#editor?.replaceBlocks(blocks);
    },
  };

  #edited(isByAuthor = true): void {
    if (isByAuthor) this.#textNotice = null;
    this.#sync?.edited();
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
    const isPublished = (await this.#sync?.save(true)) ?? false;
    this.#isPublishing = false;
    if (isPublished) this.#element('.publish a')?.focus();
  }

  #showNotice(notice: TextNotice): void {
    this.#textNotice = notice;
    this.#options.changed();
  }
}
