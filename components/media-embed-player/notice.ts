import { html, nothing, type TemplateResult } from 'lit';
import type { NoticeState } from './view.js';

export interface Notice {
  readonly state: NoticeState;
  readonly message: string;
  /** BCP 47 tag of the message. */
  readonly language: string;
  readonly poster: string | null;
  /** Name of the button to try again, and what it does; null for no button. */
  readonly retry: { readonly label: string; readonly act: () => void } | null;
}

/** A text over the player or in its place, in a live region, and below it the page's own fallback content. */
export const notice = ({ state, message, language, poster, retry }: Notice): TemplateResult =>
  html`${poster === null ? nothing : html`<img part="poster" alt="" decoding="async" src=${poster} />`}
    <div part="notice" role="status" tabindex="-1" lang=${language}>
      <slot name=${state}><p part="message">${message}</p></slot>
      ${retry === null ? nothing : html`<button part="retry" type="button" @click=${retry.act}>${retry.label}</button>`}
      <slot></slot>
    </div>`;
