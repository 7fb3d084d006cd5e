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
import type { PageState } from './page-state.js';
import type { Language } from '../../src/messages/languages.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';
import { embedCodeMessages } from '../../src/messages/generated/embed-code/index.js';

/** The format whose code the article keeps in full. */
const ARTICLE_FORMAT: CodeFormat = 'media-embed-src';

/** Options that the article keeps, and those that decide only about the code itself. */
const KEPT: readonly (keyof CodeOptions)[] = [
  ...(['width', 'height', 'aspectRatio', 'responsive', 'title'] as const),
  ...(['src', 'customer', 'script', 'frame', 'fallback', 'page', 'addressOnly'] as const),
  'timeZone',
];

export interface InsertionProps {
  readonly embed: Embed;
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

/** Whether the article makes a player of the code when somebody pastes it. */
const isTaken = ({ embed, state, playerOrigin }: InsertionProps): boolean => {
  const { format, options } = state;
  try {
    const code = renderCode(embed, format, { src: siteEmbedUrl(embed), ...options });
    return embedRecognizer(articleSites(playerOrigin)).blockIn(code) !== null;
  } catch {
    return false;
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

/** The options of the code that the article does not keep, in quotation marks. */
const droppedOptions = ({
  state: { format, options },
  language,
  text,
}: InsertionProps): readonly string[] => {
  const row = CODE_FORMATS.find((candidate) => candidate.format === format);
  const names = (row?.options ?? []).filter(
    (name) => options[name] !== undefined && !KEPT.includes(name),
  );
  return quotedOptions(names, text, language);
};

/** The button that inserts the embed, and beside it what the article keeps of the chosen format. */
export const codeInsertion = (props: InsertionProps): TemplateResult => {
  const { embed, state, text, insert } = props;
  const isFormatTaken = isTaken(props);
  const dropped = isFormatTaken ? droppedOptions(props) : [];
  const label = CODE_FORMATS.find(({ format }) => format === state.format)?.label ?? state.format;
  return html`<section class="insertion" aria-label=${text('cms-article')}>
    <button
      class="button primary"
      type="button"
      aria-describedby="insertion-note"
      @click=${() => insert(articleCode(embed, state.options))}
    >
      ${isFormatTaken ? text('cms-insert-into-article') : text('cms-insert-as-embed')}
    </button>
    <p class="note" id="insertion-note">
      ${isFormatTaken ? text('cms-format-taken') : text('cms-format-refused', { format: label })}
      ${dropped.length === 0 ? nothing : text('cms-options-dropped', { names: dropped })}
    </p>
  </section>`;
};

/** The bar above the text of the article: the chosen embed, and the button that inserts it where the cursor is. */
export const articleInsertion = (
  { embed, state, text, insert }: Omit<InsertionProps, 'embed'> & { readonly embed: Embed | null },
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
