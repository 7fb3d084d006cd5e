import { html, nothing, render, type TemplateResult } from 'lit';
import { type CatalogueEntry, fetchCatalogue, fetchEmbed, nameOf } from '../catalogue/catalogue.js';
import { type CodeFormat, type Embed, resolveEmbed } from '../../src/index.js';
import { bulkLabels } from './bulk-labels.js';
import { codePanels } from './code-panels.js';
import { sizeOf, stateBadge } from './embed-facts.js';
import { embedList } from './embed-list.js';
import { preview } from './preview.js';
import { settingsForm } from './settings-form.js';
import { choiceOf, fragmentOf, type SettingName } from './settings.js';

/** Where the chosen embed is shown below the list and not beside it. */
const narrow = matchMedia('(max-width: 60rem)');

/** The page: what it knows, and what it does about it. Every change ends in `draw`. */
class CmsPage {
  readonly #root: HTMLElement;
  #entries: readonly CatalogueEntry[] = [];
  #query = '';
  #choice = choiceOf(location.hash);
  #format: CodeFormat = 'standard';
  /** The chosen embed, once it is fetched. */
  #embed: Embed | null = null;
  /** The name it was fetched under. */
  #shown: string | null = null;
  #failure: string | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  async start(): Promise<void> {
    addEventListener('hashchange', () => void this.#follow());
    try {
      this.#entries = await fetchCatalogue();
    } catch (error) {
      this.#fail(error);
      return;
    }
    await this.#show();
  }

  /** The reader chose another embed; where it is below the list, it comes into view. */
  async #follow(): Promise<void> {
    await this.#show();
    if (narrow.matches) this.#root.querySelector('.chosen')?.scrollIntoView();
  }

  /** Shows what the address names; without a name, the first embed. */
  async #show(): Promise<void> {
    const [first] = this.#entries;
    const choice = choiceOf(location.hash);
    const embed = choice.embed || (first === undefined ? '' : nameOf(first));
    this.#choice = { ...choice, embed };
    if (embed !== this.#shown) await this.#load(embed);
    this.#draw();
  }

  async #load(name: string): Promise<void> {
    try {
      const embed = await fetchEmbed(name);
      if (this.#choice.embed !== name) return;
      this.#embed = embed;
      this.#shown = name;
      this.#failure = null;
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#embed = null;
    this.#shown = null;
    this.#failure = error instanceof Error ? error.message : 'The embed cannot be shown.';
    this.#draw();
  }

  #set(name: SettingName, value: string): void {
    const settings = { ...this.#choice.settings, [name]: value };
    this.#choice = choiceOf(fragmentOf({ ...this.#choice, settings }));
    // Typing is no journey: the history keeps one entry for an embed.
    history.replaceState(null, '', fragmentOf(this.#choice));
    this.#draw();
  }

  #reset(): void {
    this.#choice = choiceOf(fragmentOf({ ...this.#choice, settings: choiceOf('').settings }));
    history.replaceState(null, '', fragmentOf(this.#choice));
    this.#draw();
  }

  #draw(): void {
    render(
      html`${embedList({
        entries: this.#entries,
        query: this.#query,
        chosen: this.#choice.embed,
        search: (query) => {
          this.#query = query;
          this.#draw();
        },
      })}
      <section class="chosen" aria-label="The chosen embed">
        ${this.#failure === null ? nothing : html`<p role="alert" class="failure">${this.#failure}</p>`}
        ${this.#embed === null ? nothing : this.#chosen(this.#embed)}
      </section>`,
      this.#root,
    );
  }

  #chosen(embed: Embed): TemplateResult {
    const { settings } = this.#choice;
    const { config } = resolveEmbed(embed, {});
    const entry = this.#entries.find((candidate) => nameOf(candidate) === this.#choice.embed);
    return html`<header>
        <h2 dir="auto">${config.title}</h2>
        <p class="facts">
          <span>id <code>${config.identity.embedId}</code></span>
          ${
            config.identity.publicId === null
              ? nothing
              : html`<span>public id <code>${config.identity.publicId}</code></span>`
          }
          <span>${config.source?.kind ?? 'no source'}</span>
          ${entry === undefined ? nothing : html`<span>${sizeOf(entry)}</span>`}
          ${stateBadge(config.state)}
        </p>
      </header>
      <div class="stage">${preview(embed, settings)}</div>
      ${settingsForm({
        settings,
        labels: bulkLabels(embed),
        title: config.title,
        set: (name, value) => this.#set(name, value),
        reset: () => this.#reset(),
      })}
      ${codePanels({
        embed,
        settings,
        format: this.#format,
        choose: (format) => {
          this.#format = format;
          this.#draw();
        },
      })}`;
  }
}

const root = document.getElementById('cms');
if (root !== null) void new CmsPage(root).start();
