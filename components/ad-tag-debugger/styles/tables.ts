import { css } from 'lit';

/** Tables, which become blocks where the element is narrow. */
export const tables = css`
  .table {
    inline-size: 100%;
    border-spacing: 0;
    font-size: 0.8125rem;
    line-height: 1.5;
  }
  .table :is(th, td) {
    padding: 0.375rem 0.75rem 0.375rem 0;
    border-block-end: 1px solid var(--_line);
    font-weight: normal;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  .table thead th {
    padding-block: 0.25rem;
    color: var(--_quiet);
  }
  .table tr.linked :is(th, td) {
    background: var(--_accent-wash);
  }
  :is(.placeholders, .matrix, .wide) {
    table-layout: fixed;
  }
  .placeholders th:first-child {
    inline-size: 28%;
  }
  :is(.matrix, .google) th:first-child {
    inline-size: 24%;
  }
  :is(.placeholders, .google) th:nth-child(3) {
    inline-size: 38%;
  }
  .number {
    font-size: 0.6875rem;
    font-weight: 600;
  }
  a.number {
    display: inline-block;
    min-inline-size: 1.5rem;
    color: var(--_accent);
    text-align: center;
  }
  .entries {
    gap: 0.375rem;
  }
  .entry {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
    min-block-size: 1.75rem;
    max-inline-size: 100%;
    padding: 0.125rem 0.375rem;
    border: 1px solid var(--_line);
    border-radius: 6px;
    background: var(--_surface);
    color: var(--_ink);
    text-align: start;
    cursor: pointer;
  }
  .entry:hover {
    border-color: var(--_edge);
  }
  .entry[aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow: 0 0 0 1px var(--_accent);
  }
  .nested th {
    padding-inline-start: 1rem;
  }
  .audit th:first-child {
    inline-size: 60%;
  }
  .media th:first-child {
    inline-size: 40%;
  }
  .scroll {
    overflow-x: auto;
  }
  .wide {
    min-inline-size: 64rem;
  }
  h4 {
    margin: 0.25rem 0 0;
    font-size: 0.8125rem;
  }
  td > .button + .button {
    margin-inline-start: 0.25rem;
  }
  .button[aria-expanded='true'] {
    border-color: var(--_accent);
    background: var(--_accent-wash);
    color: var(--_accent);
  }
  .decoded {
    grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
    gap: 0.5rem 2rem;
  }
  .wide thead th {
    vertical-align: bottom;
  }
  .wide thead .note {
    display: block;
    font-size: 0.75rem;
  }
  td.different {
    background: var(--_doubt-wash);
  }
  @container (max-width: 40rem) {
    .table:not(.wide) thead {
      position: absolute;
      block-size: 1px;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .table:not(.wide),
    .table:not(.wide) tbody,
    .table:not(.wide) :is(th, td) {
      display: block;
    }
    .table:not(.wide) tr {
      display: grid;
      gap: 0.125rem;
      padding-block: 0.5rem;
      border-block-end: 1px solid var(--_line);
    }
    .table:not(.wide) :is(th, td),
    .table:not(.wide) :is(th, td):nth-child(n) {
      inline-size: auto;
      padding: 0;
      border: 0;
    }
    .trackers tr {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .audit td[data-label]::before {
      content: attr(data-label) ': ';
      color: var(--_quiet);
    }
    .matrix td {
      display: grid !important;
      grid-template-columns: 4.5rem minmax(0, 1fr);
      align-items: baseline;
    }
    .matrix td::before {
      content: attr(data-label);
      color: var(--_quiet);
    }
  }
  @media (forced-colors: active) {
    .entry[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
    td.different {
      outline: 1px dashed;
      outline-offset: -2px;
    }
  }
`;
