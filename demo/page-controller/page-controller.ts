import { html, nothing, render, type TemplateResult } from 'lit';
import type { Embed } from '../../src/index.js';
import {
  type CatalogueEntry,
  fetchCatalogue,
  fetchEmbed,
  nameOf,
  publishedUrl,
} from './catalogue.js';

/** The state of a page. All of it is in the fragment of the URL, so that it can be shared. */
export interface EmbedState {
  /** Name of the chosen embed, or the empty string. */
  readonly embed: string;
}

/** Reads and writes the fragment of a URL, with its `#`. */
export interface FragmentFormat<State extends EmbedState> {
  parse(fragment: string): State;
  stringify(state: State): string;
}

/** The name of the embed in a fragment such as `#embed=plain-video`, or the empty string. */
export const embedIn = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('embed') ?? '';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The embed cannot be shown. Reload the page.';

/** Loads the embed that the URL names and renders the page again after every change. */
export abstract class PageController<State extends EmbedState> {
  /** All embeds of the sandbox. */
  protected entries: readonly CatalogueEntry[] = [];
  protected state: State;
  protected readonly root: HTMLElement;
  readonly #format: FragmentFormat<State>;
  #embed: Embed | null = null;
  /** Name of the embed in `#embed`. */
  #loaded: string | null = null;
  #error: string | null = null;

  constructor(root: HTMLElement, format: FragmentFormat<State>) {
    this.root = root;
    this.#format = format;
    this.state = format.parse(location.hash);
  }

  async start(): Promise<void> {
    addEventListener('hashchange', () => void this.#navigate());
    try {
      this.entries = await fetchCatalogue();
    } catch (error) {
      this.#showError(error);
      return;
    }
    await this.#loadState();
  }

  /** Renders what is above the chosen embed. */
  protected abstract renderSelection(): TemplateResult;

  /** Renders the chosen embed. */
  protected abstract renderEmbed(embed: Embed): TemplateResult;

  /** The embed to show when the URL names none. */
  protected defaultEntry(): CatalogueEntry | undefined {
    return this.entries[0];
  }

  /** Called before the page is rendered with another state. */
  protected stateChanged(): void {
    // Pages that keep nothing beside the state need not do anything.
  }

  /** Called after the user followed a link within the page. */
  protected navigated(): void {
    // Pages that do not move the focus or the view need not do anything.
  }

  /** The fragment of the current state with some changes. */
  protected fragmentWith(changes: Partial<State>): string {
    return this.#format.stringify({ ...this.state, ...changes });
  }

  /** Changes the state without a new entry in the browser's history, for changes made in a form. */
  protected setState(changes: Partial<State>): void {
    history.replaceState(null, '', this.fragmentWith(changes));
    this.#readState();
    this.update();
  }

  protected update(): void {
    render(
      html`${this.renderSelection()}
        <section class="chosen" aria-label="The chosen embed">
          ${this.#error === null ? nothing : html`<p role="alert" class="failure">${this.#error}</p>`}
          ${this.#embed === null ? nothing : this.renderEmbed(this.#embed)}
        </section>`,
      this.root,
    );
  }

  async #navigate(): Promise<void> {
    await this.#loadState();
    this.navigated();
  }

  #readState(): void {
    const state = this.#format.parse(location.hash);
    const first = this.defaultEntry();
    this.state = state.embed === '' && first ? { ...state, embed: nameOf(first) } : state;
    this.stateChanged();
  }

  async #loadState(): Promise<void> {
    this.#readState();
    const { embed: name } = this.state;
    if (name !== this.#loaded) await this.#load(name);
    this.update();
  }

  async #load(name: string): Promise<void> {
    try {
      const embed = await fetchEmbed(publishedUrl(name));
      if (this.state.embed !== name) return;
      this.#embed = embed;
      this.#loaded = name;
      this.#error = null;
    } catch (error) {
      if (this.state.embed === name) this.#showError(error);
    }
  }

  #showError(error: unknown): void {
    this.#embed = null;
    this.#loaded = null;
    this.#error = messageOf(error);
    this.update();
  }
}
