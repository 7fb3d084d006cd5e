import { html, type LitElement, nothing, type TemplateResult } from 'lit';
import type { EmbedError } from '../../src/player/embed-error.js';
import type { Embed } from '../../src/schema/embed.js';
import type {
  ConsentElement,
  ConsentRequest,
  ConsentRequestOptions,
} from './notices/consent-request.js';
import type { View } from './view.js';

const loadNotices = () => import('./notices/notices.js');

export interface NoticeElement extends LitElement, ConsentElement {
  readonly error: EmbedError | null;
  readonly retry: () => void;
}

/** The messages in place of the player. Their code is loaded with the first of them. */
export class NoticePart<Host extends NoticeElement> {
  readonly #options: ConsentRequestOptions<Host>;
  #notices: Awaited<ReturnType<typeof loadNotices>> | null = null;
  #request: ConsentRequest<Host> | null = null;

  constructor(options: ConsentRequestOptions<Host>) {
    this.#options = options;
  }

  /** Renders the page's fallback content alone until the code is loaded, and where it cannot be. */
  render(view: View, embed: Embed | null, language: string): TemplateResult | typeof nothing {
    if ('embed' in view || view.state === 'loading') return nothing;
    const notices = this.#notices;
    const { element } = this.#options;
    if (!notices) {
      void this.#load();
      return html`<slot></slot>`;
    }
    if (view.state !== 'consent') return notices.notice(view.state, language, element);
    this.#request ??= new notices.ConsentRequest(this.#options);
    return this.#request.render(embed, language);
  }

  async #load(): Promise<void> {
    const { element } = this.#options;
    const { shadowRoot } = element;
    const notices = await loadNotices().catch(() => null);
    if (!notices || !shadowRoot || this.#notices) return;
    this.#notices = notices;
    notices.adoptNoticeStyles(shadowRoot);
    element.requestUpdate();
  }
}
