import { html, nothing, type TemplateResult } from 'lit';
import type { EmbedMessages } from '../messages/embed-messages.js';

/** The states that show a text in place of the player. */
const STATES = ['empty', 'loading', 'processing', 'failed', 'error'] as const;
export type NoticeState = (typeof STATES)[number];

/**
 * A text in the box, in a live region, and below it the page's own fallback content unless
 * the player is still to come. `retry` null shows no button.
 *
 * Each state has a paragraph of its own: one that took on another text would be a layout shift.
 */
export const notice = (
  state: NoticeState,
  messages: EmbedMessages,
  retry: (() => void) | null,
): TemplateResult =>
  html`<div part="notice" role="status" tabindex="-1" lang=${messages.language}>
    ${STATES.map((each) => (each === state ? html`<slot name=${state}><p part="message">${messages[state]}</p></slot>` : nothing))}
    ${retry === null ? nothing : html`<button part="retry" type="button" @click=${retry}>${messages.retry}</button>`}
    ${state === 'loading' ? nothing : html`<slot></slot>`}
  </div>`;
