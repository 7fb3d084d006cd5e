import { html, nothing, type TemplateResult } from 'lit';
import { MediaEmbedCode } from '../../components/media-embed-code/define.js';
import '../../components/media-embed-preview/define.js';
import { type Embed, type PlayerConfig, resolveEmbed } from '../../src/index.js';
import { nameOf, publishedUrl } from '../page-controller/catalogue.js';
import { PageController } from '../page-controller/page-controller.js';
import { embedList, sizeOf, stateBadge } from './embed-list.js';
import { fragmentFormat, type PageState } from './page-state.js';

/** On narrow screens the chosen embed is below the list. */
const narrow = matchMedia('(max-width: 60rem)');

/** What the configuration does with the options. */
const preview = (embed: Embed, { options }: PageState): TemplateResult =>
  html`<section class="preview" aria-labelledby="preview-heading">
    <h3 id="preview-heading">Preview</h3>
    <media-embed-preview
      .embed=${embed}
      .width=${options.width ?? 0}
      .height=${options.height ?? 0}
      .label=${options.label ?? ''}
      .autoplay=${options.autoplay ?? false}
      .muted=${options.mute ?? false}
    ></media-embed-preview>
  </section>`;

class CmsPage extends PageController<PageState> {
  #query = '';

  override async start(): Promise<void> {
    // A form that appeared later would move the preview.
    await MediaEmbedCode.loadBuilder();
    await super.start();
  }

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
    const { format, options } = this.state;
    const { config } = resolveEmbed(embed, {});
    const { id } = config.identity;
    return html`${this.#renderHeader(config)}
      <section class="code" aria-labelledby="code-heading">
        <h3 id="code-heading">Code</h3>
        <media-embed-code
          builder
          format=${format}
          .embed=${embed}
          .options=${options}
          src=${id === '' ? nothing : new URL(publishedUrl(id), location.href).href}
          @change=${(event: Event) => {
            const builder = event.target as MediaEmbedCode;
            this.setState({ format: builder.format, options: builder.options });
          }}
        ></media-embed-code>
      </section>
      ${preview(embed, this.state)}`;
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
