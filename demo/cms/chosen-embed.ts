import { html, nothing, type TemplateResult } from 'lit';
import type { MediaEmbedCode } from '../../components/media-embed-code/define.js';
import { type Embed, type PlayerConfig, resolveEmbed } from '../../src/index.js';
import { sizeOf, stateBadge } from './embed-facts.js';
import { codeInsertion, type InsertionProps, siteEmbedUrl } from './insertion.js';
import type { EmbedListSearch } from './embed-search.js';
import { failure, retryButton } from './page-parts.js';
import type { PageErrorCode } from './cms-api.js';
import type { PageState } from './page-state.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';

export interface ChosenEmbedProps extends InsertionProps {
  readonly embed: Embed;
  readonly isListed: boolean;
  readonly setState: (changes: Partial<PageState>) => void;
}

const header = (config: PlayerConfig, text: DemoText): TemplateResult => {
  const { title, identity, source, size, state } = config;
  return html`<header>
    <h2 dir="auto">${title}</h2>
    <p class="facts">
      <span>id <code>${identity.embedId}</code></span>
      ${
        identity.publicId === null
          ? nothing
          : html`<span>${text('cms-public-id')} <code>${identity.publicId}</code></span>`
      }
      ${source === null ? nothing : html`<span>${text(`cms-kind-${source.kind}`)}</span>`}
      <span>${sizeOf(size, text)}</span>
      ${stateBadge(state, text)}
    </p>
  </header>`;
};

/** The embed of the code, in view as long as the code is. */
const codeSubject = (
  { title, identity: { embedId } }: PlayerConfig,
  { isListed, text }: ChosenEmbedProps,
): TemplateResult =>
  html`<p class="subject">
    ${text('cms-code-for')} <strong dir="auto">${title}</strong> <span>id <code>${embedId}</code></span>
    <span role="status">${isListed ? nothing : text('cms-not-listed')}</span>
  </p>`;

const preview = ({ embed, state: { options }, text }: ChosenEmbedProps): TemplateResult =>
  html`<section class="preview" aria-labelledby="preview-heading">
    <h3 id="preview-heading">${text('cms-preview')}</h3>
    <media-embed-preview
      .embed=${embed}
      .width=${options.width ?? 0}
      .height=${options.height ?? 0}
      .label=${options.label ?? ''}
      .autoplay=${options.autoplay ?? false}
      .muted=${options.mute ?? false}
    ></media-embed-preview>
  </section>`;

export const chosenEmbed = (props: ChosenEmbedProps): TemplateResult => {
  const { embed, state, text, setState } = props;
  const { config } = resolveEmbed(embed, {});
  const { id } = config.identity;
  return html`${header(config, text)} ${codeInsertion(embed, props)}
    <section class="code" aria-labelledby="code-heading">
      <h3 id="code-heading">${text('cms-code')}</h3>
      ${codeSubject(config, props)}
      <media-embed-code
        builder
        format=${state.format}
        .embed=${embed}
        .options=${state.options}
        src=${id === '' ? nothing : siteEmbedUrl(embed)}
        @change=${(event: Event) => {
          const builder = event.target as MediaEmbedCode;
          setState({ format: builder.format, options: builder.options });
        }}
      ></media-embed-code>
    </section>
    ${preview(props)}`;
};

export interface AbsentEmbedProps {
  readonly search: EmbedListSearch;
  readonly text: DemoText;
  readonly isLoading: boolean;
  readonly error: PageErrorCode | null;
  readonly retry: () => void;
}

/** Errors that the same request gets again. */
const LASTING_ERRORS: readonly PageErrorCode[] = ['no-such-embed', 'invalid-request'];

const reason = ({ search, text, isLoading }: AbsentEmbedProps): string => {
  const { reply, error } = search;
  if (isLoading || (reply === null && error === null)) return text('loading');
  return reply?.known === 0 ? text('cms-no-embeds') : text('cms-choose');
};

/** In place of the chosen embed: why there is none, and what to do. */
export const absentEmbed = (props: AbsentEmbedProps): TemplateResult => {
  const { error, text, retry } = props;
  if (error === null) return html`<p class="note" role="status">${reason(props)}</p>`;
  return html`${failure(text, error)}
    ${LASTING_ERRORS.includes(error) ? nothing : html`<p>${retryButton(text, retry)}</p>`}`;
};
