import { html, nothing, type TemplateResult } from 'lit';
import type { Embed } from '../../src/schema/embed.js';
import type { ConsentRequestOptions } from './notices/consent-request.js';
import type { NoticeElement, Notices } from './notices/notices.js';
import type { View } from './view.js';

/** Shows messages in place of the player. Their code is loaded with the first of them. */
export class NoticePart<Host extends NoticeElement> {
  readonly #options: ConsentRequestOptions<Host>;
  #notices: Notices<Host> | null = null;

  constructor(options: ConsentRequestOptions<Host>) {
    this.#options = options;
  }

  /** Renders only the page's fallback content until the code is loaded, and when loading fails. */
  render(view: View, embed: Embed | null, language: string): TemplateResult | typeof nothing {
    if ('embed' in view || view.state === 'loading') return nothing;
    if (this.#notices) return this.#notices.render(view, embed, language);
    void this.#load();
    return html`<slot></slot>`;
  }

  async #load(): Promise<void> {
    const code = await import('./notices/notices.js').catch(() => null);
    if (!code || this.#notices) return;
    this.#notices = new code.Notices(this.#options);
    this.#options.element.requestUpdate();
  }
}
