import { html, render, type TemplateResult } from 'lit';
import { MediaEmbedCode } from '../../components/media-embed-code/define.js';
import '../../components/media-embed-preview/define.js';
import { PageLanguage } from '../page-language/page-language.js';
import { writePage } from '../page-language/write-page.js';
import { ArticleList } from './article-list.js';
import { ArticlePanel } from './article-panel.js';
import { absentEmbed, chosenEmbed } from './chosen-embed.js';
import { codeOf, type PageErrorCode, readArticle, signIn, signOut } from './cms-api.js';
import { EmbedLoader } from './embed-loader.js';
import { embedList, entryName } from './embed-list.js';
import { EmbedListSearch } from './embed-search.js';
import { articleInsertion, type InsertionProps } from './insertion.js';
import { fragmentFormat, type PageState } from './page-state.js';
import { accountBar, GUEST, openSession, SIGN_IN, startView } from './sign-in.js';
import { uploadPanel } from './upload-panel.js';
import { type CmsView, viewTabs } from './view-tabs.js';
import { UploadQueue } from './upload-queue.js';

const narrow = matchMedia('(max-width: 60rem)');

class CmsPage {
  readonly #root: HTMLElement;
  readonly #search = new EmbedListSearch(() => this.#searched());
  readonly #chosen = new EmbedLoader(() => this.#embedChanged());
  readonly #uploads = new UploadQueue(
    () => this.#update(),
    () => void this.#search.load(),
  );
  readonly #article = new ArticlePanel({
    author: () => this.#editor ?? '',
    signIn: () => this.#sessionEnded(),
    playerOrigin: () => this.#playerOrigin,
    text: () => this.#text,
    language: () => this.#language.tag,
    changed: () => this.#update(),
  });
  readonly #articles = new ArticleList({
    changed: () => this.#update(),
    open: (id) => void this.#openArticle(id),
    onChange: (id, entry) => {
      if (id === this.#article.id) this.#article.update(entry);
    },
  });
  readonly #language = new PageLanguage(() => this.#languageChanged());
  #state: PageState = fragmentFormat.parse(location.hash);
  #view: CmsView;
  /** Where an embed is used that is chosen in the list. */
  #use: 'embed' | 'article' = 'embed';
  /** Name of the editor; null when nobody is signed in. */
  #editor: string | null = null;
  #playerOrigin = location.origin;
  #isSigningIn = false;
  #signInError: PageErrorCode | null = null;
  /** Why it is not known who is signed in. */
  #startError: PageErrorCode | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#view = this.#defaultView();
  }

  async start(): Promise<void> {
    addEventListener('hashchange', () => this.#navigated());
    await this.#language.load();
    await this.#readSession();
  }

  async #readSession(): Promise<void> {
    try {
      // A form that appeared later would move the preview.
      const [session] = await Promise.all([openSession(), MediaEmbedCode.loadBuilder()]);
      this.#editor = session.editor;
      this.#playerOrigin = session.playerOrigin;
      this.#startError = null;
    } catch (error) {
      this.#startError = codeOf(error);
    }
    this.#signedIn();
  }

  get #text() {
    return this.#language.text;
  }

  #signedIn(): void {
    this.#update();
    if (this.#editor === null) return;
    void this.#search.load();
    void this.#uploads.read();
    void this.#loadEmbed();
    void this.#article.recover(() => this.#show('article'));
  }

  #defaultView(): CmsView {
    return this.#state.embed === '' && narrow.matches ? 'list' : this.#use;
  }

  #languageChanged(): void {
    writePage(this.#language);
    document.title = `${this.#text('cms-title')} – media-embed-elements`;
    if (this.#root.ariaBusy !== 'true') this.#update();
  }

  async #signIn(name: string, password: string): Promise<void> {
    if (this.#isSigningIn) return;
    this.#isSigningIn = true;
    this.#update();
    try {
      ({ editor: this.#editor } = await signIn(name, password));
      this.#signInError = null;
    } catch (error) {
      this.#signInError = codeOf(error);
    }
    this.#isSigningIn = false;
    this.#signedIn();
    if (this.#editor === null) return;
    if (this.#view === 'article') this.#article.focus();
    else document.getElementById('search')?.focus();
  }

  readonly #signOut = async (): Promise<void> => {
    this.#search.stop();
    this.#uploads.stop();
    await this.#article.save();
    await signOut().catch(() => undefined);
    location.search = SIGN_IN;
  };

  /** The newest embed is shown if the address names none. */
  #searched(): void {
    if (this.#search.error === 'signed-out') this.#sessionEnded();
    const [first] = this.#search.reply?.entries ?? [];
    if (this.#state.embed === '' && first !== undefined) {
      this.#state = { ...this.#state, embed: entryName(first) };
      void this.#loadEmbed();
    }
    this.#update();
  }

  #sessionEnded(): void {
    this.#editor = null;
    this.#signInError = 'signed-out';
    this.#update();
    document.getElementById('password')?.focus();
  }

  #navigated(): void {
    this.#state = fragmentFormat.parse(location.hash);
    this.#show(this.#defaultView());
    void this.#loadEmbed();
  }

  /** Changes the state without a new entry in the browser's history, for changes made in a form. */
  readonly #setState = (changes: Partial<PageState>): void => {
    this.#state = { ...this.#state, ...changes };
    history.replaceState(null, '', fragmentFormat.stringify(this.#state));
    this.#state = fragmentFormat.parse(location.hash);
    this.#update();
  };

  readonly #choose = (embed: string): void => {
    const { hash } = new URL(fragmentFormat.stringify({ ...this.#state, embed }), location.href);
    if (hash === location.hash) this.#show(this.#use);
    else location.hash = hash;
  };

  readonly #show = (view: CmsView): void => {
    this.#view = view;
    if (view === 'embed' || view === 'article') this.#use = view;
    this.#update();
    if (view === 'article') void this.#article.load();
    if (view === 'articles') void this.#showArticles();
    if (narrow.matches) scrollTo({ top: 0, behavior: 'instant' });
  };

  readonly #insert = async (code: string): Promise<void> => {
    this.#show('article');
    await this.#article.load();
    this.#article.insertEmbed(code);
  };

  async #showArticles(): Promise<void> {
    await this.#article.save();
    await this.#articles.load();
  }

  /** Opens an article in the editor; null is a new one. What was written before is saved first. */
  async #openArticle(id: string | null): Promise<void> {
    this.#show('article');
    await this.#article.load();
    const isOpen = id !== null && id === this.#article.id;
    try {
      if (!isOpen && !(await this.#article.open(id === null ? null : await readArticle(id))))
        return;
      if (this.#view === 'article') this.#article.focus();
    } catch (error) {
      this.#article.fail(codeOf(error));
    }
  }

  async #loadEmbed(): Promise<void> {
    if (this.#editor !== null) await this.#chosen.load(this.#state.embed);
  }

  #embedChanged(): void {
    if (this.#chosen.error === 'signed-out') this.#sessionEnded();
    this.#update();
  }

  #update(): void {
    if (this.#root.ariaBusy === 'true') {
      // The words of the document until it is known who is signed in.
      this.#root.replaceChildren();
      this.#root.ariaBusy = 'false';
    }
    render(this.#editor === null ? this.#renderStart() : this.#renderPage(), this.#root);
  }

  #renderStart(): TemplateResult {
    return html`<div class="account">${this.#language.choice()}</div>
      ${startView({
        text: this.#text,
        startError: this.#startError,
        error: this.#signInError,
        isBusy: this.#isSigningIn,
        signIn: (name, password) => void this.#signIn(name, password),
        retry: () => void this.#readSession(),
      })}`;
  }

  #renderPage(): TemplateResult {
    const text = this.#text;
    return html`${accountBar(this.#language.choice(), text, this.#editor ?? GUEST, this.#signOut)}
      ${viewTabs(this.#view, text, this.#show)}
      <div class="panes" data-view=${this.#view}>
        <div class="finder">
          ${uploadPanel(this.#uploads, text, this.#choose)}
          ${embedList({
            search: this.#search,
            chosen: this.#state.embed,
            choose: this.#choose,
            text,
            language: this.#language.tag,
          })}
        </div>
        <section class="chosen" aria-label=${text('cms-chosen')} aria-busy=${String(this.#chosen.isLoading)}>
          ${this.#renderEmbed()}
        </section>
        <section class="written" aria-label=${text('cms-article')}>
          ${this.#article.render(articleInsertion(this.#chosen.embed, this.#insertion, () => this.#show('list')))}
        </section>
        <section class="listed" aria-label=${text('cms-articles')}>${this.#articles.render(text, this.#language.tag)}</section>
      </div>`;
  }

  get #insertion(): InsertionProps {
    return {
      state: this.#state,
      playerOrigin: this.#playerOrigin,
      text: this.#text,
      language: this.#language.tag,
      insert: (code) => void this.#insert(code),
    };
  }

  #renderEmbed(): TemplateResult {
    const { embed, error, isLoading } = this.#chosen;
    if (embed !== null)
      return chosenEmbed({
        ...this.#insertion,
        embed,
        isListed: this.#search.shows(this.#state.embed),
        setState: this.#setState,
      });
    return absentEmbed({
      search: this.#search,
      text: this.#text,
      isLoading,
      error,
      retry: () => void this.#loadEmbed(),
    });
  }
}

const root = document.getElementById('cms');
if (root !== null) void new CmsPage(root).start();
