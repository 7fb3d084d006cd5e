import { html, type TemplateResult } from 'lit';
import type { AdMessages } from '../../../locales/messages.js';
import { anchor } from './anchor.js';
import { button, CLOSE } from './button.js';

/** What is seen of an overlay: its picture, or the text in place of it. */
export interface OverlaySight {
  readonly picture: HTMLImageElement | null;
  readonly text: string;
  /** http(s) address, or null. */
  readonly link: string | null;
  readonly texts: AdMessages;
}

const creative = ({ picture, text, link, texts }: OverlaySight, follow: () => void) => {
  const content = picture === null ? html`<div part="text">${text}</div>` : html`${picture}`;
  if (link === null) return content;
  return anchor('link', { url: link, content, label: picture && texts.visit }, follow);
};

export const overlayView = (
  sight: OverlaySight,
  { follow, close }: { readonly follow: () => void; readonly close: () => void },
): TemplateResult =>
  html`<div part="overlay" role="group" aria-label=${sight.texts.advertisement}>
    ${creative(sight, follow)} ${button('close', sight.texts.close, CLOSE, close)}
  </div>`;
