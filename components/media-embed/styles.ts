import { css } from 'lit';

/** The box has its size from the first rule on; all that is in it is laid over it and never changes it. */
export const styles = css`
  :host {
    display: block;
    position: relative;
    overflow: hidden;
    box-sizing: border-box;
    max-width: 100%;
    aspect-ratio: var(--media-embed-aspect-ratio, 16 / 9);
    background: var(--media-embed-background, #16181d);
    color: var(--media-embed-color, #fff);
  }
  :host([hidden]) {
    display: none;
  }
  iframe,
  img,
  [part='play'],
  [part='notice'] {
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
    color: inherit;
    cursor: pointer;
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
  [part='notice'] {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: safe center;
    gap: 0.5em;
    padding: 1em;
    overflow: auto;
    font: 1rem/1.4 system-ui, sans-serif;
    text-align: center;
  }
  p {
    margin: 0;
  }
  [part='retry'] {
    min-block-size: 2.5em;
    padding-inline: 1em;
    border: 1px solid;
    border-radius: 0.25em;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  ::slotted(a) {
    color: inherit;
  }
  button:focus-visible {
    outline: 3px solid #fff;
    outline-offset: -6px;
    box-shadow: inset 0 0 0 3px #000;
  }
  [part='retry']:focus-visible {
    outline-offset: 2px;
    box-shadow: none;
  }
  @media (forced-colors: active) {
    :host {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
`;
