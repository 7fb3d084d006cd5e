import { html, type TemplateResult } from 'lit';
import type { Embed } from '../../src/schema/embed.js';
import type { ConsentHook } from './consent-state.js';
import { type Notices, noticesPart } from './lazy-parts.js';
import type { MediaEmbed } from './media-embed.js';
import type { ConsentRequest } from './notices/consent-request.js';
import type { NoticeState } from './notices/notice.js';

/** What the element says in place of its player, once there is a need to. */
export class NoticePart {
  readonly #element: MediaEmbed;
  readonly #hook: () => ConsentHook<MediaEmbed> | null;
  readonly #show: () => void;
  #notices: Notices | null = null;
  #request: ConsentRequest<MediaEmbed> | null = null;

  /** `show` starts the player. */
  constructor(element: MediaEmbed, hook: () => ConsentHook<MediaEmbed> | null, show: () => void) {
    this.#element = element;
    this.#hook = hook;
    this.#show = show;
  }

  /** While the code is under way, and where it does not come, the page's own content says enough. */
  render(state: NoticeState | 'consent', embed: Embed | null, language: string): TemplateResult {
    const notices = this.#notices;
    if (notices === null) return html`<slot></slot>`;
    if (state !== 'consent') return notices.notice(state, language, this.#element);
    this.#request ??= new notices.ConsentRequest(this.#element, this.#hook, this.#show);
    return this.#request.render(embed, language);
  }

  /** Loads the code; to be called after each update that needed it. */
  async load(): Promise<void> {
    const { shadowRoot } = this.#element;
    if (this.#notices !== null || shadowRoot === null) return;
    const notices = await noticesPart().catch(() => null);
    if (notices === null) return;
    this.#notices = notices;
    notices.adoptNoticeStyles(shadowRoot);
    this.#element.requestUpdate();
  }
}
