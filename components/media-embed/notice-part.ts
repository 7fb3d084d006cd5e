import { html, nothing, type TemplateResult } from 'lit';
import type { Embed } from '../../src/schema/embed.js';
import { type Notices, noticesPart } from './lazy-parts.js';
import type { MediaEmbed } from './media-embed.js';
import type { ConsentAsking, ConsentRequest } from './notices/consent-request.js';
import type { View } from './view.js';

/** What the element says in place of its player, once there is a need to. */
export class NoticePart {
  readonly #asking: ConsentAsking<MediaEmbed>;
  #notices: Notices | null = null;
  #request: ConsentRequest<MediaEmbed> | null = null;

  constructor(asking: ConsentAsking<MediaEmbed>) {
    this.#asking = asking;
  }

  /** While the code is under way, and where it does not come, the page's own content says enough. */
  render(view: View, embed: Embed | null, language: string): TemplateResult | typeof nothing {
    if ('embed' in view || view.state === 'loading') return nothing;
    const notices = this.#notices;
    const { element } = this.#asking;
    if (!notices) {
      void this.#load();
      return html`<slot></slot>`;
    }
    if (view.state !== 'consent') return notices.notice(view.state, language, element);
    this.#request ??= new notices.ConsentRequest(this.#asking);
    return this.#request.render(embed, language);
  }

  async #load(): Promise<void> {
    const { element } = this.#asking;
    const { shadowRoot } = element;
    const notices = await noticesPart().catch(() => null);
    if (!notices || !shadowRoot || this.#notices) return;
    this.#notices = notices;
    notices.adoptNoticeStyles(shadowRoot);
    element.requestUpdate();
  }
}
