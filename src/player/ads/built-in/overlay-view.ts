import { css, html, type TemplateResult } from 'lit';
import type { AdMessages } from '../../../locales/messages.js';
import { CLOSE } from '../../icons.js';
import { anchor, button, controlStyles } from './ad-controls.js';

/** In the lower part of the player, above its controls; the space beside the overlay takes no pointer input. */
export const overlayStyles = css`
  :host {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 48px;
    display: flex;
    justify-content: center;
    pointer-events: none;
    color: #fff;
    font: 13px/1.4 system-ui, sans-serif;
  }
  :host([hidden]),
  :host(.unfit) {
    display: none;
  }
  [part='overlay'] {
    position: relative;
    box-sizing: border-box;
    overflow: hidden;
    pointer-events: auto;
    background: #000c;
  }
  [part='text'] {
    box-sizing: border-box;
    block-size: 100%;
    overflow: auto;
    padding-block: 3px;
    padding-inline: 8px 32px;
    overflow-wrap: anywhere;
  }
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  a {
    display: block;
    block-size: 100%;
    color: inherit;
  }
  button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 24px;
    block-size: 24px;
    padding: 4px;
    border: 0;
    background: #000c;
    color: #fff;
    cursor: pointer;
  }
  svg {
    display: block;
  }
  ${controlStyles}
  @media (forced-colors: active) {
    [part='overlay'],
    button {
      outline: 1px solid;
    }
  }
`;

/** What an overlay shows: its picture, or the text in place of it. */
export interface OverlayViewModel {
  readonly picture: HTMLImageElement | null;
  readonly text: string;
  /** http(s) address, or null. */
  readonly link: string | null;
  readonly texts: AdMessages;
}

const creative = (
  { picture, text, link, texts }: OverlayViewModel,
  follow: (event: MouseEvent) => void,
) => {
  const content = picture === null ? html`<div part="text">${text}</div>` : html`${picture}`;
  if (link === null) return content;
  return anchor('link', { url: link, content, label: picture && texts.visit }, follow);
};

export const overlayView = (
  model: OverlayViewModel,
  { follow, close }: { readonly follow: (event: MouseEvent) => void; readonly close: () => void },
): TemplateResult =>
  html`<div part="overlay" role="group" aria-label=${model.texts.advertisement}>
    ${creative(model, follow)} ${button('close', model.texts.close, CLOSE, close)}
  </div>`;
