import { css } from 'lit';

export const verdict = css`
  .debugger {
    gap: 0.75rem;
    container-type: inline-size;
  }
  .input {
    gap: 0.25rem;
  }
  .input-head {
    align-items: end;
    justify-content: space-between;
    gap: 0.25rem 0.75rem;
  }
  .input-head label {
    font-weight: 600;
  }
  #input-note {
    display: block;
    min-block-size: 1.25rem;
  }
  .file {
    display: none;
  }
  textarea {
    inline-size: 100%;
    min-block-size: 3.75rem;
    max-block-size: 50vh;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--_edge);
    border-radius: 8px;
    background: var(--_surface);
    color: var(--_ink);
    font: 0.8125rem/1.5 var(--_mono);
    overflow-wrap: anywhere;
    resize: vertical;
  }
  textarea::placeholder {
    font-family: system-ui, sans-serif;
  }
  /* Three lines for the placeholder. */
  @container (max-width: 30rem) {
    textarea {
      min-block-size: 5rem;
    }
  }
  .drop textarea {
    border: 2px dashed var(--_accent);
    background: var(--_accent-wash);
  }
  .verdict {
    gap: 0.5rem;
    min-block-size: 9.5rem;
    align-content: start;
    padding: 0.75rem 1rem;
    border: 1px solid var(--_line);
    border-inline-start: 6px solid var(--_tone, var(--_edge));
    border-radius: 8px;
    background: var(--_surface);
    color: var(--_ink);
  }
  .about {
    min-block-size: 1.75rem;
  }
  .about .badge {
    font-size: 0.8125rem;
  }
  .stale :is(.sentence, .next) {
    color: var(--_quiet);
  }
  .tag-choice select {
    flex: 1 1 14rem;
    min-inline-size: 0;
    max-inline-size: 100%;
    min-block-size: 2rem;
    font-size: 0.8125rem;
  }
  .sentence {
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.35;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  .next {
    overflow-wrap: anywhere;
  }
  .next strong {
    margin-inline-end: 0.25rem;
    font-size: 0.8125rem;
  }
  @container (max-width: 30rem) {
    .verdict {
      padding: 0.625rem 0.75rem;
    }
    /* Two lines, as most labels need, so that the sentence does not move when they come. */
    .about {
      align-content: start;
      min-block-size: 2.8125rem;
    }
    /* About as high as the verdict that follows. */
    .verdict[aria-busy='true'] {
      min-block-size: 17rem;
    }
    .sentence {
      font-size: 1rem;
    }
  }
  @media (forced-colors: active) {
    .verdict {
      border: 1px solid;
      border-inline-start: 6px solid;
    }
  }
`;
