import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { consentMessages } from '../../../src/locales/area-messages.js';
import { hostedPlayerUrl } from '../../../src/resolve/hosted-player.js';
import { readRoot } from '../../../src/resolve/field-reader.js';
import type { Embed } from '../../../src/schema/embed.js';
import type { EmbedConsent } from '../attribute-values.js';

/**
 * A function of the page that requests consent in place of the element, for example from a consent
 * platform: true grants it, false leaves the button. Called each time that an element is connected which requires
 * consent, or has required it and was not granted it by its button, so that the function can withdraw it. The signal
 * is aborted when the element is disconnected.
 */
export type ConsentHook<Host> = (element: Host, signal: AbortSignal) => Promise<boolean>;

export interface ConsentElement {
  consent: EmbedConsent;
  addController(controller: ReactiveController): void;
  dispatchEvent(event: Event): boolean;
}

export interface ConsentRequestOptions<Host extends ConsentElement> {
  readonly element: Host;
  readonly hook: () => ConsentHook<Host> | null;
  /** Starts the player after the viewer has pressed the button. */
  readonly show: () => void;
}

const hostOf = (embed: Embed | null): string => {
  const address = hostedPlayerUrl(readRoot(embed));
  return address === null ? '' : new URL(address).host;
};

/** Requests consent: from the hook of the page, and from the viewer by a button. */
export class ConsentRequest<Host extends ConsentElement> implements ReactiveController {
  readonly #options: ConsentRequestOptions<Host>;
  readonly #element: Host;
  #connection: AbortController | null = null;
  #isGrantedByViewer = false;
  /** Whether the hook granted consent, and may withdraw it. */
  #isGrantedByHook = false;

  constructor(options: ConsentRequestOptions<Host>) {
    this.#options = options;
    this.#element = options.element;
    this.#element.addController(this);
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    const { consent } = this.#element;
    if (consent === 'required' || (consent === 'granted' && !this.#isGrantedByViewer))
      void this.#callHook(this.#connection.signal);
  }

  hostDisconnected(): void {
    this.#connection?.abort();
  }

  /** The message in place of the video, without a button while consent is denied. */
  render(embed: Embed | null, language: string): TemplateResult {
    const messages = consentMessages(language);
    const isDenied = this.#element.consent === 'denied';
    const host = hostOf(embed);
    return html`<slot name="consent"><p part="message" lang=${messages.language}>${isDenied ? messages.denied : messages.required(host)}</p></slot>
      ${isDenied ? nothing : html`<button part="allow" type="button" lang=${messages.language} @click=${() => this.#allow()}>${messages.allow(host)}</button>`}
      <slot></slot>`;
  }

  #allow(): void {
    this.#isGrantedByViewer = true;
    this.#element.consent = 'granted';
    this.#options.show();
    this.#element.dispatchEvent(new Event('consentgranted', { bubbles: true, composed: true }));
  }

  async #callHook(signal: AbortSignal): Promise<void> {
    try {
      const isGranted = await this.#options.hook()?.(this.#element, signal);
      if (signal.aborted) return;
      if (isGranted === true && this.#element.consent === 'required') {
        this.#isGrantedByHook = true;
        this.#element.consent = 'granted';
      } else if (isGranted === false && this.#isGrantedByHook) this.#element.consent = 'required';
    } catch (cause) {
      // The hook is the page's code: its error is reported to the page, and the viewer still has the button.
      if (!signal.aborted) reportError(cause);
    }
  }
}
