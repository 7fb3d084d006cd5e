import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Frame } from './view.js';

export interface FrameOptions {
  /** Accessible name of the frame. */
  readonly title: string;
  readonly lazy: boolean;
  readonly loaded: () => void;
}

/**
 * The frame of a player. Every attribute is ours and fixed, but the address or document, the
 * title and `loading`. The guard: setting the same document again would load it again.
 * `allowfullscreen` and not `fullscreen` in `allow`: Chromium warns about both.
 */
export const frame = (shown: Frame, { title, lazy, loaded }: FrameOptions): TemplateResult =>
  shown.kind === 'hosted'
    ? html`<iframe
        part="frame"
        title=${title}
        loading=${lazy ? 'lazy' : 'eager'}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation"
        allow="autoplay; encrypted-media; picture-in-picture"
        referrerpolicy="strict-origin-when-cross-origin"
        allowfullscreen
        src=${shown.address}
        @load=${loaded}
      ></iframe>`
    : html`<iframe
        part="frame"
        title=${title}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation"
        allow="autoplay; encrypted-media; picture-in-picture"
        referrerpolicy="strict-origin-when-cross-origin"
        allowfullscreen
        .srcdoc=${guard([shown.document], () => shown.document)}
        @load=${loaded}
      ></iframe>`;
