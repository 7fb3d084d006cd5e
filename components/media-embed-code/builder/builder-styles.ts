import { css } from 'lit';

/** The styles of the builder, which come after those of the element. Uses the colors of the page. */
export const builderStyles = css`
  :host([builder]) {
    container-type: inline-size;
  }
  [part='builder'],
  [part='snippet'],
  [part='settings'] {
    display: grid;
    gap: 0.75em;
    min-inline-size: 0;
  }
  [part='settings'] {
    align-content: start;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  legend {
    margin-block-end: 0.5em;
    padding: 0;
    font-weight: 600;
  }
  [part='destination'] {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    box-sizing: border-box;
    min-block-size: 2.5rem;
    padding: 0.25em 0.75em;
    border: 1px solid color-mix(in srgb, currentcolor 40%, transparent);
    border-radius: 6px;
    cursor: pointer;
  }
  [part='destination']:has(:checked) {
    border-color: currentcolor;
    box-shadow: inset 0 0 0 1px currentcolor;
    font-weight: 600;
  }
  [part='destination'] input {
    inline-size: auto;
    flex: none;
    min-block-size: 0;
    margin: 0;
    accent-color: currentcolor;
  }
  [part='script-form'] {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.5em;
    align-items: center;
    margin-inline-start: auto;
  }
  [part='script-form'] select {
    inline-size: auto;
  }
  [part='findings'] {
    display: grid;
    gap: 0.5em;
  }
  [part='findings']:not(:has(p)) {
    display: none;
  }
  [part~='finding'] {
    padding: 0.5em 0.75em;
    border-inline-start: 4px solid #e09b00;
    background: color-mix(in srgb, #e09b00 14%, transparent);
    font-size: 0.875em;
  }
  [part~='finding'][part~='error'] {
    border-color: #e5352b;
    background: color-mix(in srgb, #e5352b 14%, transparent);
  }
  [part='group'] {
    border-block-start: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
  }
  summary {
    padding-block: 0.6em;
    font-weight: 600;
    cursor: pointer;
  }
  [part='count'] {
    margin-inline-start: 0.5em;
    padding: 0.1em 0.6em;
    border: 1px solid;
    border-radius: 1em;
    font-size: 0.8125em;
    font-weight: 400;
  }
  [part~='used'] label {
    font-weight: 600;
  }
  [part~='used'] :is(input, select) {
    border-color: currentcolor;
    box-shadow: inset 3px 0 currentcolor;
  }
  [aria-invalid='true'] {
    border: 2px solid #e5352b;
  }
  [part='problem'] {
    color: color-mix(in srgb, #e5352b 50%, currentcolor);
    font-size: 0.875em;
  }
  [part='options'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9em, 100%), 1fr));
    gap: 0.75em;
    align-items: start;
    margin-block-end: 1em;
  }
  .wide {
    grid-column: 1 / -1;
  }
  [part='format'],
  [part~='field'] {
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
  [part='script'] > p {
    margin-block-end: 0.5em;
    font-size: 0.875em;
  }
  [part='reset'] {
    justify-self: start;
  }
  @container (max-width: 30em) {
    fieldset {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(8.5em, 100%), 1fr));
      gap: 0.35em;
    }
    [part='destination'] {
      padding-inline: 0.5em;
      font-size: 0.875em;
    }
    [part='code'] {
      max-block-size: var(--media-embed-code-max-height, 8em);
    }
    [part='script-form'] {
      margin-inline-start: 0;
    }
  }
  @container (min-width: 48em) {
    [part='builder'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: 2em;
      align-items: start;
    }
  }
  input:focus-visible,
  select:focus-visible,
  summary:focus-visible {
    outline: 3px solid light-dark(Highlight, #8ab4f8);
    outline-offset: 2px;
  }
`;
