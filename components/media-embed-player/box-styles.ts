import { css } from '@lit/reactive-element/css-tag.js';

/** The box of an element that shows media. Its contents are positioned over it and never change its size. */
export const boxStyles = css`
  :host {
    display: block;
    position: relative;
    overflow: hidden;
    box-sizing: border-box;
    max-width: 100%;
    font: 1rem/1.4 system-ui, sans-serif;
  }
  :host([hidden]) {
    display: none;
  }
`;
