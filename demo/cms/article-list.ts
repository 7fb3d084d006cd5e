import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { deleteArticle, listArticles, PageError, unpublishArticle } from './cms-api.js';
import { timeText } from './embed-facts.js';
import { retryButton } from './retry-button.js';
import type { ArticleEntry } from './server/article-routes.js';
import type { Language } from '../../src/locales/languages.js';
import type { PageErrorCode, Texts } from './texts.js';

export interface ArticleListOptions {
  readonly texts: () => Texts;
  readonly language: () => Language;
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

/** The drafts and articles of the server. */
export class ArticleList {
  readonly #options: ArticleListOptions;
  #articles: readonly ArticleEntry[] | null = null;
  #error: PageErrorCode | null = null;
  /** The article whose deletion needs an answer. */
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

  render(): TemplateResult {
    const texts = this.#options.texts();
    return html`<header class="articles-header">
        <h2>${texts.allArticles}</h2>
        <button class="button primary" type="button" @click=${() => this.#options.open(null)}>
          ${texts.newArticle}
        </button>
      </header>
      ${
        this.#error === null
          ? nothing
          : html`<p role="alert" class="failure">${texts.errors[this.#error]}</p>
              <p>${retryButton(texts, () => void this.load())}</p>`
      }
      ${this.#articles === null && this.#error === null ? html`<p class="note" role="status">${texts.loading}</p>` : nothing}
      ${this.#articles?.length === 0 ? html`<p class="note">${texts.noArticles}</p>` : nothing}
      <ul class="articles" role="list" aria-label=${texts.articles}>
        ${repeat(
          this.#articles ?? [],
          ({ id }) => id,
          (article) => this.#item(article, texts),
        )}
      </ul>
      ${this.#dialog(texts)}`;
  }

  #item(article: ArticleEntry, texts: Texts): TemplateResult {
    const { id, state, savedAt, path, excerpt } = article;
    const title = article.title || texts.untitled;
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
        <span class="badge ${TONES[state]}">${texts.articleStates[state]}</span>
        <span>${texts.savedAt(timeText(savedAt, this.#options.language()))}</span>
        ${
          path === null ? nothing : html`<a href=${path} target="_blank" rel="noopener">${path}</a>`
        }
      </span>
      <span class="actions">
        ${action(texts.openArticle, () => this.#options.open(id))}
        ${state === 'draft' ? nothing : action(texts.unpublish, () => void this.#unpublish(id))}
        ${action(texts.deleteArticle, () => this.#confirm(article))}
      </span>
    </li>`;
  }

  #dialog(texts: Texts): TemplateResult {
    const title = this.#doomed?.title || texts.untitled;
    const isPublished = (this.#doomed?.path ?? null) !== null;
    return html`<dialog
      id=${DIALOG}
      class="card"
      aria-labelledby="delete-question"
      @close=${(event: Event) => this.#answered(event)}
    >
      <form method="dialog">
        <p id="delete-question">${texts.deleteQuestion(title)}</p>
        ${isPublished ? html`<p class="note">${texts.deletePublished}</p>` : nothing}
        <p class="publish">
          <button class="button" value="keep">${texts.keepArticle}</button>
          <button class="button danger" value="delete">${texts.deleteArticle}</button>
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
      this.#error = error instanceof PageError ? error.code : 'internal';
    }
    this.#options.changed();
  }
}
