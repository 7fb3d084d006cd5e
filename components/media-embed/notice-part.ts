import type { Embed } from '../../src/schema/embed.js';
import type { ConsentRequestOptions } from './notices/consent-request.js';
import type { NoticeElement, Notices } from './notices/notices.js';
import { updateChildren } from './update-children.js';
import type { EmbedElementView } from './view.js';

/** Shows messages in place of the player. Their code is loaded with the first of them. */
export class NoticePart<Host extends NoticeElement> {
  readonly #options: ConsentRequestOptions<Host>;
  #notices?: Notices<Host>;

  constructor(options: ConsentRequestOptions<Host>) {
    this.#options = options;
  }

  /** Shows only the page's fallback content until the code is loaded, and when loading fails. */
  update(area: HTMLElement, view: EmbedElementView, embed: Embed | null, language: string): void {
    const notice = 'embed' in view || view.state === 'loading' ? null : view;
    if (this.#notices) this.#notices.update(notice, embed, language);
    else {
      updateChildren(area, notice ? [{ name: 'slot', attributes: {} }] : []);
      if (notice) void this.#load(area);
    }
  }

  async #load(area: HTMLElement): Promise<void> {
    const code = await import('./notices/notices.js').catch(reportError);
    if (!code || this.#notices) return;
    this.#notices = new code.Notices(this.#options, area);
    this.#options.element.requestUpdate();
  }
}
