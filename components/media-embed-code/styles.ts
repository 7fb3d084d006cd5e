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
  :host([builder]) {
    container-type: inline-size;
  }
  [part='builder'],
  [part='snippet'] {
    display: grid;
    gap: 0.75em;
    min-inline-size: 0;
  }
  [part='settings'] {
    min-inline-size: 0;
  }
  [part='options'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9em, 100%), 1fr));
    gap: 0.75em;
    align-items: end;
    margin-block-end: 1em;
  }
  .wide {
    grid-column: 1 / -1;
  }
  [part='format'],
  [part='field'] {
    display: grid;
    gap: 0.25em;
    min-inline-size: 0;
  }
  label,
  [part='note'] {
    font-size: 0.875em;
  }
  input,
  select {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.5em;
    padding-inline: 0.5em;
    border: 1px solid color-mix(in srgb, currentcolor 60%, transparent);
    border-radius: 4px;
    background: Field;
    color: FieldText;
    font: inherit;
  }
  [part='script'] [part='code'] {
    max-block-size: 8em;
  }
  [part='builder'] p {
    margin: 0;
  }
  @container (min-width: 48em) {
    [part='builder'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: 2em;
      align-items: start;
    }
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
  input:focus-visible,
  select:focus-visible,
  button:focus-visible {
    outline: 3px solid Highlight;
    outline-offset: 2px;
  }
`;
