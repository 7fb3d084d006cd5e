import { css } from 'lit';

/** Sections, URLs, requests and findings. */
export const evidence = css`
  .evidence {
    gap: 0.5rem;
  }
  .section {
    border: 1px solid var(--_line);
    border-radius: 8px;
    background: var(--_surface);
  }
  .section > summary {
    padding: 0.5rem 1rem;
    cursor: pointer;
  }
  .section > summary h2 {
    display: inline;
    margin-inline-end: 0.5rem;
    font-size: 1rem;
  }
  .section > summary .note {
    overflow-wrap: anywhere;
  }
  .section > .body {
    gap: 0.5rem;
    padding: 0.25rem 1rem 1rem;
  }
  .disclosure > summary {
    color: var(--_accent);
    font-size: 0.8125rem;
    cursor: pointer;
  }
  .url {
    line-height: 1.7;
    overflow-wrap: anywhere;
  }
  p.url {
    padding: 0.5rem 0.75rem;
    border-radius: 6px;
    background: var(--_sunken);
  }
  .mark {
    padding: 0.125rem 0.25rem;
    border-radius: 4px;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
  .mark::after {
    content: attr(data-number);
    margin-inline-start: 0.25em;
    font: 600 0.6875em/1 system-ui, sans-serif;
    vertical-align: 0.35em;
  }
  .mark.linked {
    outline: 2px solid currentColor;
  }
  .refused {
    color: var(--_bad);
    background: none;
  }
  .facts {
    align-items: baseline;
    gap: 0.125rem 1.25rem;
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  .facts strong,
  .facts dd {
    color: var(--_ink);
  }
  .facts div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.375rem;
    min-inline-size: 0;
  }
  .facts.stacked {
    display: grid;
  }
  .hops {
    gap: 0.75rem;
    counter-reset: hop;
  }
  .hop {
    gap: 0.375rem;
    padding-inline-start: 0.875rem;
    border-inline-start: 3px solid var(--_good);
  }
  .hop.stopped {
    border-inline-start-color: var(--_bad);
  }
  /* The same columns in every request, so that the bars can be compared. */
  .hop-head {
    display: grid;
    grid-template-columns: 6.5rem 7rem 5.5rem minmax(4rem, 24rem);
    align-items: center;
    gap: 0.25rem 0.625rem;
  }
  .hop-head .badge {
    justify-self: start;
  }
  .hop-head.pasted {
    grid-template-columns: auto;
  }
  .duration {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .timeline {
    inline-size: 100%;
    block-size: 0.5rem;
    fill: var(--_accent);
  }
  .track {
    fill: var(--_sunken);
  }
  .body-text {
    max-block-size: 24rem;
    margin-block-start: 0.25rem;
    padding: 0.75rem;
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: 6px;
    background: var(--_sunken);
  }
  pre {
    font-size: 0.75rem;
    line-height: 1.5;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  .body-text pre {
    display: inline;
  }
  .findings {
    gap: 0.625rem;
  }
  .findings li {
    display: grid;
    grid-template-columns: 4.75rem minmax(0, 1fr);
    gap: 0.5rem;
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  .tag-list li {
    grid-template-columns: 8rem minmax(0, 1fr);
  }
  .findings .badge {
    justify-self: start;
  }
  .rule {
    font-size: 0.75rem;
  }
  .source {
    gap: 0.125rem 0.75rem;
    padding-block: 0.125rem;
    font-size: 0.75rem;
  }
  .applied {
    gap: 0.5rem;
    padding: 0.625rem 0.75rem;
    border: 1px solid var(--_good);
    border-radius: 6px;
  }
  .diff {
    max-block-size: 16rem;
    padding: 0.5rem 0.75rem;
    overflow: auto;
    border-radius: 6px;
    background: var(--_sunken);
  }
  del {
    background: var(--_bad-wash);
    color: var(--_bad);
  }
  ins {
    background: var(--_good-wash);
    color: var(--_good);
  }
  .players {
    gap: 0.75rem;
  }
  mark.mark {
    border: 1px solid;
    text-decoration: none;
  }
  mark.mark.kept {
    border-style: dashed;
  }
  mark.mark.unknown {
    border-style: dotted;
  }
  mark.mark.omitted {
    border-style: double;
    font-family: system-ui, sans-serif;
    font-style: italic;
  }
  .urls {
    gap: 0.25rem;
    overflow-wrap: anywhere;
  }
  @container (max-width: 30rem) {
    .hop-head {
      grid-template-columns: 6rem auto minmax(4.5rem, 1fr);
    }
    .timeline {
      grid-column: 1 / -1;
    }
    .section > summary,
    .section > .body {
      padding-inline: 0.75rem;
    }
    .findings li,
    .tag-list li {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.125rem;
    }
  }
  @media (forced-colors: active) {
    .badge,
    .mark {
      outline: 1px solid;
    }
    .mark.linked {
      outline: 3px solid Highlight;
    }
    .timeline {
      fill: CanvasText;
    }
    .track {
      fill: GrayText;
    }
  }
`;
