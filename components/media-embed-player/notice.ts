import { html, nothing, type TemplateResult } from 'lit';
import type { NoticeState } from './view.js';

export interface Notice {
  readonly state: NoticeState;
  readonly message: string;
  readonly poster: string | null;
  /** Name of the button to try again, and what it does; null for no button. */
  readonly retry: { readonly label: string; readonly act: () => void } | null;
}

const content = ({ state, message, poster, retry }: Notice): TemplateResult =>
  html`${poster === null ? nothing : html`<img part="poster" alt="" decoding="async" src=${poster} />`}
    <div part="notice" tabindex="-1">
      <slot name=${state}><p part="message">${message}</p></slot>
      ${retry === null ? nothing : html`<button part="retry" type="button" @click=${retry.act}>${retry.label}</button>`}
      <slot></slot>
    </div>`;

/**
 * A text over the player or in its place, and below it the page's own fallback content. Its live region is there, empty,
 * when there is nothing to say: one that comes with its text is not read out. `language`: BCP 47 tag of the message.
 */
export const notice = (shown: Notice | null, language: string): TemplateResult =>
  html`<div role="status" lang=${language}>${shown && content(shown)}</div>`;
