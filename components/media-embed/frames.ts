import { html, noChange, type TemplateResult } from 'lit';
import type { Frame } from './view.js';

export interface FrameOptions {
  /** Accessible name of the frame. */
  readonly title: string;
  readonly lazy: boolean;
  /** Whether this very frame is there already: setting its document again would load it again. */
  readonly shown: boolean;
  readonly loaded: () => void;
}

/**
 * The frame of a player. Every attribute is ours and fixed, but the address or document, the
 * title and `loading`. `allowfullscreen` and not `fullscreen` in `allow`: Chromium warns about both.
 */
export const frame = (
  content: Frame,
  { title, lazy, shown, loaded }: FrameOptions,
): TemplateResult =>
  content.kind === 'hosted'
    ? html`<iframe
        part="frame"
        title=${title}
        loading=${lazy ? 'lazy' : 'eager'}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation"
        allow="autoplay; encrypted-media; picture-in-picture"
        referrerpolicy="strict-origin-when-cross-origin"
        allowfullscreen
        src=${content.address}
        @load=${loaded}
      ></iframe>`
    : html`<iframe
        part="frame"
        title=${title}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation"
        allow="autoplay; encrypted-media; picture-in-picture"
        referrerpolicy="strict-origin-when-cross-origin"
        allowfullscreen
        .srcdoc=${shown ? noChange : content.document}
        @load=${loaded}
      ></iframe>`;
