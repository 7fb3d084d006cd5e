import { html, nothing, type TemplateResult } from 'lit';
import type { ArticleEditor, TextFormat } from './article-editor.js';
import { PageError, publishArticle } from './cms-api.js';
import type { Language, PageErrorCode, Texts } from './texts.js';

const FORMATS: readonly TextFormat[] = ['bold', 'italic', 'heading', 'bulletList', 'quote'];

const EDITOR_ID = 'article-text';

/** The article that is being written, and where it was published. */
export class ArticlePanel {
  readonly #changed: () => void;
  readonly #playerOrigin: () => string;
  #editor: ArticleEditor | null = null;
  #loading: Promise<void> | null = null;
  #error: PageErrorCode | 'editor-failed' | 'not-an-embed' | null = null;
  #isPublishing = false;
  #isPublished = false;
  #slug: string | null = null;
  #title = '';

  constructor(playerOrigin: () => string, changed: () => void) {
    this.#playerOrigin = playerOrigin;
    this.#changed = changed;
  }

  /** Loads the editor into the rendered panel, once. Never rejects. */
  load(root: ParentNode, texts: Texts, language: Language): Promise<void> {
    this.#loading ??= this.#load(root, texts, language);
    return this.#loading;
  }

  /** Inserts an embed by its code. Call it after `load`. */
  insertEmbed(code: string): void {
    const isInserted = this.#editor?.insertEmbed(code) ?? false;
    this.#error = isInserted ? null : 'not-an-embed';
    this.#changed();
  }

  render(texts: Texts): TemplateResult {
    return html`<form class="article" @submit=${this.#submit}>
      <div class="field">
        <label for="article-title">${texts.articleTitle}</label>
        <input
          id="article-title"
          maxlength="200"
          autocomplete="off"
          required
          .value=${this.#title}
          @input=${this.#setTitle}
        />
      </div>
      <div class="formats" role="group" aria-label=${texts.formats}>
        ${FORMATS.map((format) => this.#formatButton(format, texts))}
      </div>
      <div class="text" id=${EDITOR_ID}></div>
      ${this.#editor === null ? html`<p class="note">${texts.loadingEditor}</p>` : nothing}
      <p class="note">${texts.articleNote}</p>
      <p class="publish">
        <button
          class="button primary"
          type="submit"
          ?disabled=${this.#isPublishing || this.#editor === null}
        >
          ${this.#slug === null ? texts.publish : texts.publishAgain}
        </button>
        <span role="status">${this.#result(texts)}</span>
        ${
          this.#slug === null
            ? nothing
            : html`<button class="button" type="button" @click=${this.#startNew}>
                ${texts.newArticle}
              </button>`
        }
      </p>
      ${this.#failure(texts)}
    </form>`;
  }

  #formatButton(format: TextFormat, texts: Texts): TemplateResult {
    const isActive = this.#editor?.isActive(format) ?? false;
    return html`<button
      class="button"
      type="button"
      aria-pressed=${isActive ? 'true' : 'false'}
      ?disabled=${this.#editor === null}
      @click=${() => this.#editor?.apply(format)}
    >
      ${texts[format]}
    </button>`;
  }

  #result(texts: Texts): TemplateResult | typeof nothing {
    if (this.#slug === null) return nothing;
    const path = `/articles/${this.#slug}`;
    return html`${this.#isPublished ? texts.published : nothing}
      <a href=${path} target="_blank" rel="noopener">${path}</a>`;
  }

  #failure(texts: Texts): TemplateResult | typeof nothing {
    if (this.#error === null) return nothing;
    const own = { 'editor-failed': texts.editorFailed, 'not-an-embed': texts.notAnEmbed };
    const sentences: Readonly<Record<string, string>> = { ...texts.errors, ...own };
    return html`<p role="alert" class="failure">${sentences[this.#error]}</p>`;
  }

  async #load(root: ParentNode, texts: Texts, language: Language): Promise<void> {
    const element = root.querySelector<HTMLElement>(`#${EDITOR_ID}`);
    if (element === null) return;
    try {
      const { createArticleEditor } = await import('./article-editor.js');
      this.#editor = createArticleEditor({
        element,
        label: texts.articleText,
        language,
        embeds: [`${location.origin}/embeds`],
        players: [this.#playerOrigin()],
        onChange: () => {
          this.#isPublished = false;
          this.#changed();
        },
      });
    } catch {
      this.#error = 'editor-failed';
    }
    this.#changed();
  }

  readonly #setTitle = (event: Event): void => {
    this.#title = (event.target as HTMLInputElement).value;
    this.#isPublished = false;
    this.#changed();
  };

  readonly #startNew = (): void => {
    this.#slug = null;
    this.#title = '';
    this.#error = null;
    this.#editor?.clear();
    this.#changed();
  };

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void this.#publish();
  };

  async #publish(): Promise<void> {
    const content = this.#editor?.content();
    if (content === undefined || this.#isPublishing) return;
    this.#isPublishing = true;
    this.#error = null;
    this.#changed();
    try {
      const article = { title: this.#title, content, slug: this.#slug ?? undefined };
      ({ slug: this.#slug } = await publishArticle(article));
      this.#isPublished = true;
    } catch (error) {
      this.#error = error instanceof PageError ? error.code : 'internal';
    }
    this.#isPublishing = false;
    this.#changed();
  }
}
