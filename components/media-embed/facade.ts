import { html, nothing, type TemplateResult } from 'lit';
import type { FacadeTexts } from './facade-texts.js';

/**
 * The poster. Above the fold it is often the largest thing that a page shows first, and
 * must not wait.
 */
export const poster = (address: string, isUrgent: boolean): TemplateResult =>
  html`<img part="poster" alt="" decoding="async" loading=${isUrgent ? 'eager' : 'lazy'} fetchpriority=${isUrgent ? 'high' : 'auto'} src=${address} />`;

/** A button over the whole box, with what is known of the video. No byte of the player is loaded. */
export const facade = (
  { label, title, badge }: FacadeTexts,
  activate: () => void,
  intend: () => void,
): TemplateResult =>
  html`<button part="play" type="button" aria-label=${label} @click=${activate} @pointerover=${intend} @focusin=${intend}>${title === '' ? nothing : html`<span part="title" dir="auto">${title}</span>`}<svg part="icon" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="24" /><path d="M18 14v20l17-10z" /></svg></button>${badge === '' ? nothing : html`<span part="badge" aria-hidden="true">${badge}</span>`}`;
