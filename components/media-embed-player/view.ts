import { html, nothing, type TemplateResult } from 'lit';
import type { PlayerSize } from '../../src/resolve/player-config.js';

export type PlayerState = 'empty' | 'processing' | 'failed' | 'ready' | 'error' | 'destroyed';
type NoticeState = Exclude<PlayerState, 'ready'>;

/**
 * The CSS rule for the size of the embed, if the page sets none: the width unless it is responsive,
 * and the aspect ratio.
 */
export const embedSizeRule = (size: PlayerSize | null): string => {
  if (size === null) return '';
  const { width, responsive, aspectRatio } = size;
  const inlineSize = responsive || width === null ? '' : `inline-size:${width}px;`;
  return `:host{${inlineSize}aspect-ratio:var(--media-embed-player-aspect-ratio,${aspectRatio})}`;
};

export interface NoticeProps {
  readonly state: NoticeState;
  readonly message: string;
  readonly poster: string | null;
  /** The name and the handler of the button to retry; null for no button. */
  readonly retry: { readonly label: string; readonly onClick: () => void } | null;
}

/** A broken preview image would show the icon of the browser over the message. */
const hideImage = ({ target }: Event): void => {
  (target as HTMLElement).hidden = true;
};

const noticeContent = ({ state, message, poster, retry }: NoticeProps): TemplateResult =>
  html`${poster === null ? nothing : html`<img part="poster" alt="" decoding="async" src=${poster} @error=${hideImage} />`}
    <div part="notice" tabindex="-1">
      <slot name=${state}><p part="message">${message}</p></slot>
      ${retry === null ? nothing : html`<button part="retry" type="button" @click=${retry.onClick}>${retry.label}</button>`}
      <slot></slot>
    </div>`;

/**
 * A message instead of the player or over it, with the page's own fallback content below. Its live region is
 * present, and empty, even without a message: a region inserted together with its text is not announced.
 * `language`: BCP 47 tag of the message.
 */
export const noticeTemplate = (props: NoticeProps | null, language: string): TemplateResult =>
  html`<div role="status" lang=${language}>${props && noticeContent(props)}</div>`;
