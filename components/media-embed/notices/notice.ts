import { html, nothing, type TemplateResult } from 'lit';
import { embedMessages } from '../../messages/embed-messages.js';

/** The states that show a text in place of the player. */
const STATES = ['empty', 'processing', 'failed', 'error'] as const;
export type NoticeState = (typeof STATES)[number];

/**
 * A text in the box, in a live region, and below it the page's own fallback content. `retry` null
 * shows no button.
 *
 * Each state has a paragraph of its own: one that took on another text would be a layout shift.
 */
export const notice = (
  state: NoticeState,
  language: string,
  retry: (() => void) | null,
): TemplateResult => {
  const messages = embedMessages.in(language);
  return html`<div part="notice" role="status" tabindex="-1" lang=${messages.language}>
    ${STATES.map((each) => (each === state ? html`<slot name=${state}><p part="message">${messages[state]}</p></slot>` : nothing))}
    ${retry === null ? nothing : html`<button part="retry" type="button" @click=${retry}>${messages.retry}</button>`}
    <slot></slot>
  </div>`;
};
