import { html, nothing, type TemplateResult } from 'lit';
import {
  CODE_FORMATS,
  type CodeFormat,
  type CodeOptions,
  type Embed,
  renderCode,
  resolveEmbed,
} from '../../src/index.js';
import { embedRecognizer } from '../../src/editors/embed-recognizer.js';
import type { UnkeptOption } from '../../src/editors/unkept-options.js';
import type { PageState } from './page-state.js';
import type { Language } from '../../src/messages/languages.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';
import { embedCodeMessages } from '../../src/messages/generated/embed-code/index.js';

/** The format whose code the article keeps in full. */
const ARTICLE_FORMAT: CodeFormat = 'media-embed-src';

export interface InsertionProps {
  readonly state: PageState;
  readonly playerOrigin: string;
  readonly text: DemoText;
  readonly language: Language;
  readonly insert: (code: string) => void;
}

export const siteEmbedUrl = (embed: Embed): string => {
  const { id } = resolveEmbed(embed, {}).config.identity;
  return new URL(`/embeds/${encodeURIComponent(id)}.json`, location.href).href;
};

const articleCode = (embed: Embed, options: CodeOptions): string => {
  const { width, height, aspectRatio, responsive, title } = options;
  const src = siteEmbedUrl(embed);
  const kept = { width, height, aspectRatio, responsive, title, src };
  return renderCode(embed, ARTICLE_FORMAT, kept);
};

/** The embeds that an article takes. Code of AMP names the player by https, which AMP requires. */
export const articleSites = (playerOrigin: string) => ({
  embeds: [`${location.origin}/embeds`],
  players: [playerOrigin, playerOrigin.replace(/^http:/, 'https:')],
});

/** The options of the code that the article drops when somebody pastes it; null if it makes no player of the code. */
const droppedOptions = (
  embed: Embed,
  { state: { format, options }, playerOrigin }: InsertionProps,
): readonly UnkeptOption[] | null => {
  const dropped: UnkeptOption[] = [];
  const onUnkeptOptions = (names: readonly UnkeptOption[]): unknown => dropped.push(...names);
  const recognizer = embedRecognizer({ ...articleSites(playerOrigin), onUnkeptOptions });
  try {
    const code = renderCode(embed, format, { src: siteEmbedUrl(embed), ...options });
    return recognizer.blockIn(code) === null ? null : dropped;
  } catch {
    return null;
  }
};

export const quotedOptions = (
  names: readonly (keyof CodeOptions)[],
  text: DemoText,
  language: Language,
): readonly string[] => {
  const translate = embedCodeMessages.messagesIn(language);
  return names.map((name) => text('cms-quoted', { option: translate(`option-${name}`) }));
};

/** The button that inserts the embed, and beside it what the article keeps of the chosen format. */
export const codeInsertion = (embed: Embed, props: InsertionProps): TemplateResult => {
  const { state, text, language, insert } = props;
  const dropped = droppedOptions(embed, props);
  const names = quotedOptions(dropped ?? [], text, language);
  const label = CODE_FORMATS.find(({ format }) => format === state.format)?.label ?? state.format;
  return html`<section class="insertion" aria-label=${text('cms-article')}>
    <button
      class="button primary"
      type="button"
      aria-describedby="insertion-note"
      @click=${() => insert(articleCode(embed, state.options))}
    >
      ${dropped === null ? text('cms-insert-as-embed') : text('cms-insert-into-article')}
    </button>
    <p class="note" id="insertion-note">
      ${dropped === null ? text('cms-format-refused', { format: label }) : text('cms-format-taken')}
      ${names.length === 0 ? nothing : text('cms-options-dropped', { names })}
    </p>
  </section>`;
};

/** The bar above the text of the article: the chosen embed, and the button that inserts it where the cursor is. */
export const articleInsertion = (
  embed: Embed | null,
  { state, text, insert }: InsertionProps,
  chooseEmbed: () => void,
): TemplateResult => {
  const title = embed === null ? '' : resolveEmbed(embed, {}).config.title || state.embed;
  return html`<div class="insertion" role="group" aria-label=${text('cms-insertion')}>
    <p role="status">
      ${
        embed === null
          ? text('cms-insertion-hint')
          : html`${text('cms-chosen-embed')} <strong dir="auto">${title}</strong>`
      }
    </p>
    ${
      embed === null
        ? nothing
        : html`<button
            class="button primary"
            type="button"
            @click=${() => insert(articleCode(embed, state.options))}
          >
            ${text('cms-insert-at-cursor')}
          </button>`
    }
    <button class="button choose" type="button" @click=${chooseEmbed}>
      ${embed === null ? text('cms-choose-embed') : text('cms-choose-another')}
    </button>
    ${embed === null ? nothing : html`<p class="note">${text('cms-insertion-note')}</p>`}
  </div>`;
};
