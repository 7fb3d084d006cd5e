import { css } from 'lit';

/** Uses the colors of the page. Long lines are wrapped; long code scrolls inside the region. */
export const styles = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  [part='code'] {
    margin: 0 0 0.5em;
    padding: 1em;
    overflow: auto;
    max-block-size: var(--media-embed-code-max-height, 20em);
    border: 1px solid;
    direction: ltr;
    text-align: left;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  [part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    align-items: center;
  }
  [part='actions'] [role='status'] {
    order: 1;
  }
  button {
    min-block-size: 2.5em;
    padding-inline: 1em;
    font: inherit;
  }
  p {
    margin: 0 0 0.5em;
  }
  [part='status'] {
    margin-inline-start: 0.5em;
  }
  [part='code']:focus-visible,
  button:focus-visible {
    outline: 3px solid light-dark(Highlight, #8ab4f8);
    outline-offset: 2px;
  }
`;
