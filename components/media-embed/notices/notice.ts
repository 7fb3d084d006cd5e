import { html, nothing, type TemplateResult } from 'lit';
import type { EmbedError, EmbedErrorCode } from '../../../src/player/embed-error.js';
import { noticeMessages } from '../../../src/locales/lookup.js';

/** The states that show a text in place of the player. */
const STATES = ['empty', 'processing', 'failed', 'error'] as const;
export type NoticeState = (typeof STATES)[number];

/** What stays as it is, however often it is tried. */
const LASTING: readonly EmbedErrorCode[] = [
  'source-refused',
  'not-json',
  'no-player',
  'player-refused',
  'no-code',
  'trusted-types',
];

/**
 * A text in the box, and below it the page's own fallback content; with a button to try again where that
 * may help.
 *
 * Each state has a paragraph of its own: one that took on another text would be a layout shift.
 */
export const notice = (
  state: NoticeState,
  language: string,
  { error, retry }: { readonly error: EmbedError | null; readonly retry: () => void },
): TemplateResult => {
  const mayPass = error !== null && !LASTING.includes(error.code);
  const messages = noticeMessages(language);
  return html`${STATES.map((each) => (each === state ? html`<slot name=${state}><p part="message" lang=${messages.language}>${messages[state]}</p></slot>` : nothing))}
    ${mayPass ? html`<button part="retry" type="button" lang=${messages.language} @click=${retry}>${messages.retry}</button>` : nothing}
    <slot></slot>`;
};
