import { css } from 'lit';

export const forms = css`
  .context {
    grid-template-columns: repeat(auto-fit, minmax(min(15.5rem, 100%), 1fr));
    gap: 1rem 2rem;
  }
  .column {
    gap: 1rem;
    align-content: start;
  }
  .group {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.125rem 0.625rem;
  }
  .group h3,
  .group .long,
  .group .button {
    grid-column: 1 / -1;
    justify-self: stretch;
  }
  .group .button {
    justify-self: start;
  }
  /* Label, control and fault: the controls of a row are aligned, however long their labels are. */
  .field {
    grid-row: span 3;
    grid-template-rows: subgrid;
    align-content: start;
    min-inline-size: 0;
    padding-block-end: 0.25rem;
  }
  .field > label {
    align-self: end;
  }
  .field > label,
  legend {
    padding: 0;
    font-size: 0.8125rem;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .field :is(input, select),
  .cell-input {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2rem;
    padding: 0.125rem 0.5rem;
    font-size: 0.875rem;
  }
  :is(input, .cell-input)[aria-invalid='true'] {
    border: 2px solid var(--_bad);
  }
  .fault {
    color: var(--_bad);
    font-size: 0.75rem;
    overflow-wrap: anywhere;
  }
  .checks {
    gap: 0 1rem;
  }
  .check {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 1.75rem;
    font-size: 0.875rem;
  }
  input[type='checkbox'] {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    accent-color: var(--_accent);
  }
`;
