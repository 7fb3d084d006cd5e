import { css, html, nothing, type ReactiveElement, render, type TemplateResult } from 'lit';
import { noticeMessages } from '../../../src/locales/area-messages.js';
import type { EmbedError, EmbedErrorCode } from '../../../src/player/embed-error.js';
import type { Embed } from '../../../src/schema/embed.js';
import { noticeStyles } from '../../media-embed-player/notice-styles.js';
import { checkElement } from '../../warnings/check-element.js';
import type { CheckedElement } from '../../warnings/warnings.js';
import type { EmbedView, EmbedElementView } from '../view.js';
import {
  type ConsentElement,
  ConsentRequest,
  type ConsentRequestOptions,
} from './consent-request.js';

export interface NoticeElement extends ReactiveElement, ConsentElement, CheckedElement {
  readonly error: EmbedError | null;
  readonly retry: () => void;
}

export type NoticeView = Exclude<EmbedElementView, EmbedView | { readonly state: 'loading' }>;

/** The states that show a message in place of the player. */
const STATES = ['empty', 'processing', 'failed', 'error'] as const;

/** Errors that a retry cannot resolve. */
const PERMANENT_ERRORS: readonly EmbedErrorCode[] = [
  'source-refused',
  'not-json',
  'no-player',
  'player-refused',
  'no-code',
  'trusted-types',
];

/** A button over the poster has its focus ring inside; that of a message has room around it. */
const focusStyles = css`
  [part='notice'] button:focus-visible {
    outline-offset: 2px;
    box-shadow: none;
  }
`;

/**
 * The message of a state, above the page's fallback content, with a button to try again where that may
 * help. Each state has its own paragraph, because changing the text of a paragraph would shift the layout.
 */
const notice = (
  state: (typeof STATES)[number],
  language: string,
  { error, retry }: NoticeElement,
): TemplateResult => {
  const canRetry = error !== null && !PERMANENT_ERRORS.includes(error.code);
  const messages = noticeMessages(language);
  return html`${STATES.map((each) => (each === state ? html`<slot name=${state}><p part="message" lang=${messages.language}>${messages[state]}</p></slot>` : nothing))}
    ${canRetry ? html`<button part="retry" type="button" lang=${messages.language} @click=${retry}>${messages.retry}</button>` : nothing}
    <slot></slot>`;
};

export class Notices<Host extends NoticeElement> {
  readonly #options: ConsentRequestOptions<Host>;
  readonly #area: HTMLElement;
  #request: ConsentRequest<Host> | null = null;

  constructor(options: ConsentRequestOptions<Host>, area: HTMLElement) {
    this.#options = options;
    this.#area = area;
    area.replaceChildren();
    const { shadowRoot } = options.element;
    for (const { styleSheet } of [noticeStyles, focusStyles])
      if (styleSheet) shadowRoot?.adoptedStyleSheets.push(styleSheet);
  }

  /** Shows the message of a view; null removes it. */
  update(view: NoticeView | null, embed: Embed | null, language: string): void {
    render(view ? this.#render(view, embed, language) : nothing, this.#area);
    if (view) checkElement(this.#options.element, embed);
  }

  #render({ state }: NoticeView, embed: Embed | null, language: string): TemplateResult {
    if (state !== 'consent') return notice(state, language, this.#options.element);
    this.#request ??= new ConsentRequest(this.#options);
    return this.#request.render(embed, language);
  }
}
