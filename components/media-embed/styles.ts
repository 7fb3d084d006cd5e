import { css } from '@lit/reactive-element/css-tag.js';

/** The transparent outline becomes visible in forced-colors mode. */
export const styles = css`
  :host {
    outline: 1px solid #0000;
    outline-offset: -1px;
    aspect-ratio: var(--media-embed-aspect-ratio, 16 / 9);
    background: var(--media-embed-background, #16181d);
    color: var(--media-embed-color, #fff);
  }
  img,
  [part='stage'],
  [part='stage'] > *,
  [part='play'] {
    position: absolute;
    inset: 0;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    border: 0;
  }
  img {
    object-fit: cover;
  }
  [part='play'] {
    padding: 0;
    background: none;
    font: inherit;
    cursor: pointer;
  }
  span {
    position: absolute;
    inset-inline-end: 0;
    inset-block-end: 0;
    padding: 0.25em 0.5em;
    background: #000b;
    color: #fff;
    pointer-events: none;
  }
  [part='title'] {
    inset: 0 0 auto;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    position: absolute;
    inset: 0;
    margin: auto;
    inline-size: clamp(24px, 15%, 72px);
    fill: #000b;
  }
  path {
    fill: #fff;
  }
  button:focus-visible {
    outline: 3px solid #fff;
    outline-offset: -6px;
    box-shadow: inset 0 0 0 3px #000;
  }
`;
