import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { hostedPlayerUrl } from '../../../src/resolve/hosted-player.js';
import { readRoot } from '../../../src/resolve/field-reader.js';
import type { Embed } from '../../../src/schema/embed.js';
import { consentMessages } from '../../../src/locales/lookup.js';
import type { ConsentHook, EmbedConsent } from '../consent-state.js';

/** Whose embed needs consent. */
export interface ConsentElement {
  readonly isConnected: boolean;
  consent: EmbedConsent;
  addController(controller: ReactiveController): void;
  dispatchEvent(event: Event): boolean;
}

/** What asking for consent needs of the element. */
export interface ConsentAsking<Asked extends ConsentElement> {
  readonly element: Asked;
  /** The page's, as it is set when consent is needed. */
  readonly hook: () => ConsentHook<Asked> | null;
  /** Starts the player: whoever allows it wants to see it. */
  readonly show: () => void;
}

/** Who the viewer would allow, or the empty string. */
const hostOf = (embed: Embed | null): string => {
  const address = hostedPlayerUrl(readRoot(embed));
  return address === null ? '' : new URL(address).host;
};

/** Asks for consent: the page's hook, and the viewer in the box. */
export class ConsentRequest<Asked extends ConsentElement> implements ReactiveController {
  readonly #asking: ConsentAsking<Asked>;
  readonly #element: Asked;
  #connection: AbortController | null = null;
  /** It was the hook that granted it, and it may take that back. */
  #isByHook = false;

  constructor(asking: ConsentAsking<Asked>) {
    this.#asking = asking;
    this.#element = asking.element;
    this.#element.addController(this);
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    if (this.#element.consent === 'required' || this.#isByHook)
      void this.#ask(this.#connection.signal);
  }

  hostDisconnected(): void {
    this.#connection?.abort();
  }

  /** The message in place of the video; with consent denied without a button. */
  render(embed: Embed | null, language: string): TemplateResult {
    const messages = consentMessages(language);
    const isDenied = this.#element.consent === 'denied';
    const host = hostOf(embed);
    return html`<slot name="consent"><p part="message" lang=${messages.language}>${isDenied ? messages.denied : messages.required(host)}</p></slot>
      ${isDenied ? nothing : html`<button part="allow" type="button" lang=${messages.language} @click=${() => this.#allow()}>${messages.allow(host)}</button>`}
      <slot></slot>`;
  }

  #allow(): void {
    this.#element.consent = 'granted';
    this.#asking.show();
    this.#element.dispatchEvent(new Event('consentgranted', { bubbles: true, composed: true }));
  }

  async #ask(signal: AbortSignal): Promise<void> {
    try {
      const isGranted = await this.#asking.hook()?.(this.#element, signal);
      if (signal.aborted) return;
      if (isGranted === true && this.#element.consent === 'required') {
        this.#isByHook = true;
        this.#element.consent = 'granted';
      } else if (isGranted === false && this.#isByHook) this.#element.consent = 'required';
    } catch (cause) {
      // The page's own function: the viewer can still be asked, and its error is for the page to hear.
      if (!signal.aborted) reportError(cause);
    }
  }
}
