import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import {
  codeOf,
  deleteArticle,
  listArticles,
  type PageErrorCode,
  unpublishArticle,
} from './cms-api.js';
import { timeText } from './embed-facts.js';
import { articleLink, failure, retryButton } from './page-parts.js';
import type { ArticleEntry } from './server/article-routes.js';
import type { Language } from '../../src/messages/languages.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';

export interface ArticleListOptions {
  readonly changed: () => void;
  /** Opens an article in the editor; null is a new one. */
  readonly open: (id: string | null) => void;
  /** Called with an article that is no longer published, or is deleted (null). */
  readonly onChange: (id: string, entry: ArticleEntry | null) => void;
}

const TONES: Readonly<Record<ArticleEntry['state'], string>> = {
  draft: '',
  published: 'good',
  changed: 'doubt',
};

const DIALOG = 'delete-article';

export class ArticleList {
  readonly #options: ArticleListOptions;
  #articles: readonly ArticleEntry[] | null = null;
  #error: PageErrorCode | null = null;
  #doomed: ArticleEntry | null = null;

  constructor(options: ArticleListOptions) {
    this.#options = options;
  }

  /** Reads the list. Never rejects. */
  async load(): Promise<void> {
    await this.#attempt(async () => {
      this.#articles = (await listArticles()).articles;
    });
  }

  render(text: DemoText, language: Language): TemplateResult {
    return html`<header class="articles-header">
        <h2>${text('cms-all-articles')}</h2>
        <button class="button primary" type="button" @click=${() => this.#options.open(null)}>
          ${text('cms-new-article')}
        </button>
      </header>
      ${
        this.#error === null
          ? nothing
          : html`${failure(text, this.#error)}
              <p>${retryButton(text, () => void this.load())}</p>`
      }
      ${this.#articles === null && this.#error === null ? html`<p class="note" role="status">${text('loading')}</p>` : nothing}
      ${this.#articles?.length === 0 ? html`<p class="note">${text('cms-no-articles')}</p>` : nothing}
      <ul class="articles" role="list" aria-label=${text('cms-articles')}>
        ${repeat(
          this.#articles ?? [],
          ({ id }) => id,
          (article) => this.#item(article, text, language),
        )}
      </ul>
      ${this.#dialog(text)}`;
  }

  #item(article: ArticleEntry, text: DemoText, language: Language): TemplateResult {
    const { id, state, savedAt, path, excerpt } = article;
    const title = article.title || text('cms-untitled');
    const action = (name: string, act: () => void) =>
      html`<button class="button" type="button" aria-label="${name}: ${title}" @click=${act}>
        ${name}
      </button>`;
    return html`<li>
      <button class="title" type="button" dir="auto" @click=${() => this.#options.open(id)}>
        ${title}
      </button>
      ${excerpt === '' ? nothing : html`<span class="excerpt" dir="auto">${excerpt}</span>`}
      <span class="facts">
        <span class="badge ${TONES[state]}">${text(`cms-article-state-${state}`)}</span>
        <span>${text('cms-saved-at', { time: timeText(savedAt, language) })}</span>
        ${articleLink(path)}
      </span>
      <span class="actions">
        ${action(text('cms-open-article'), () => this.#options.open(id))}
        ${state === 'draft' ? nothing : action(text('cms-unpublish'), () => void this.#unpublish(id))}
        ${action(text('cms-delete-article'), () => this.#confirm(article))}
      </span>
    </li>`;
  }

  #dialog(text: DemoText): TemplateResult {
    const title = this.#doomed?.title || text('cms-untitled');
    const isPublished = (this.#doomed?.path ?? null) !== null;
    return html`<dialog
      id=${DIALOG}
      class="card"
      aria-labelledby="delete-question"
      @close=${(event: Event) => this.#answered(event)}
    >
      <form method="dialog">
        <p id="delete-question">${text('cms-delete-question', { title })}</p>
        ${isPublished ? html`<p class="note">${text('cms-delete-published')}</p>` : nothing}
        <p class="publish">
          <button class="button" value="keep">${text('cms-keep-article')}</button>
          <button class="button danger" value="delete">${text('cms-delete-article')}</button>
        </p>
      </form>
    </dialog>`;
  }

  #confirm(article: ArticleEntry): void {
    this.#doomed = article;
    this.#options.changed();
    const dialog = document.querySelector<HTMLDialogElement>(`#${DIALOG}`);
    if (dialog === null) return;
    // The answer of an earlier question would count if this one is closed by Escape.
    dialog.returnValue = '';
    dialog.showModal();
  }

  #answered({ target }: Event): void {
    const article = this.#doomed;
    this.#doomed = null;
    if (article === null || (target as HTMLDialogElement).returnValue !== 'delete') return;
    void this.#delete(article.id);
  }

  async #delete(id: string): Promise<void> {
    await this.#attempt(async () => {
      await deleteArticle(id);
      this.#articles = (this.#articles ?? []).filter((article) => article.id !== id);
      this.#options.onChange(id, null);
    });
  }

  async #unpublish(id: string): Promise<void> {
    await this.#attempt(async () => {
      const entry = await unpublishArticle(id);
      this.#articles = (this.#articles ?? []).map((article) =>
        article.id === id ? entry : article,
      );
      this.#options.onChange(id, entry);
    });
  }

  async #attempt(action: () => Promise<void>): Promise<void> {
    this.#error = null;
    try {
      await action();
    } catch (error) {
      this.#error = codeOf(error);
    }
    this.#options.changed();
  }
}
