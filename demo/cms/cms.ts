import { html, nothing, type TemplateResult } from 'lit';
import '../../components/media-embed/define.js';
import { type CodeFormat, type Embed, type PlayerConfig, resolveEmbed } from '../../src/index.js';
import { nameOf } from '../page-controller/catalogue.js';
import { PageController } from '../page-controller/page-controller.js';
import { codePanels } from './code-panels.js';
import { embedList, sizeOf, stateBadge } from './embed-list.js';
import {
  DEFAULT_SETTINGS,
  flagOf,
  fragmentFormat,
  type PageState,
  type Settings,
} from './page-state.js';
import { settingsForm } from './settings-form.js';

/** On narrow screens the chosen embed is below the list. */
const narrow = matchMedia('(max-width: 60rem)');

/** The player as a page shows it with the settings. */
const preview = (embed: Embed, settings: Settings): TemplateResult =>
  html`<div class="preview">
    <media-embed
      .embed=${embed}
      .width=${Number(settings.width)}
      .height=${Number(settings.height)}
      .label=${settings.label}
      .autoplay=${flagOf(settings.autoplay) ?? false}
      .muted=${flagOf(settings.muted) ?? false}
      title=${settings.title || nothing}
    ></media-embed>
  </div>`;

class CmsPage extends PageController<PageState> {
  #query = '';
  #format: CodeFormat = 'standard';

  protected override navigated(): void {
    if (narrow.matches) this.root.querySelector('.chosen')?.scrollIntoView();
  }

  protected override renderSelection(): TemplateResult {
    return embedList({
      entries: this.entries,
      query: this.#query,
      chosen: this.state.embed,
      search: (query) => {
        this.#query = query;
        this.update();
      },
    });
  }

  protected override renderEmbed(embed: Embed): TemplateResult {
    const { settings } = this.state;
    const { config } = resolveEmbed(embed, {});
    return html`${this.#renderHeader(config)} ${preview(embed, settings)}
    ${settingsForm({
      settings,
      embed,
      title: config.title,
      set: (name, value) => this.setState({ settings: { ...settings, [name]: value } }),
      reset: () => this.setState({ settings: DEFAULT_SETTINGS }),
    })}
    ${codePanels({
      embed,
      settings,
      format: this.#format,
      choose: (format) => {
        this.#format = format;
        this.update();
      },
    })}`;
  }

  #renderHeader({ title, identity, source, state }: PlayerConfig): TemplateResult {
    const entry = this.entries.find((candidate) => nameOf(candidate) === this.state.embed);
    return html`<header>
      <h2 dir="auto">${title}</h2>
      <p class="facts">
        <span>id <code>${identity.embedId}</code></span>
        ${
          identity.publicId === null
            ? nothing
            : html`<span>public id <code>${identity.publicId}</code></span>`
        }
        ${source === null ? nothing : html`<span>${source.kind}</span>`}
        ${entry === undefined ? nothing : html`<span>${sizeOf(entry)}</span>`}
        ${stateBadge(state)}
      </p>
    </header>`;
  }
}

const root = document.getElementById('cms');
if (root !== null) void new CmsPage(root, fragmentFormat).start();
