import { css } from 'lit';

/** Type, buttons and badges. */
export const base = css`
  :host {
    display: block;
    color: var(--_ink);
    font-size: 0.9375rem;
    line-height: 1.5;
    text-align: start;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h2,
  h3,
  p,
  dl,
  dd,
  ul,
  ol,
  pre {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h3 {
    margin-block: 0.25rem;
    font-size: 0.875rem;
  }
  /* Code, addresses and JSON Pointers are from left to right in every language. */
  code,
  pre {
    direction: ltr;
    unicode-bidi: isolate;
    font-family: var(--_mono);
    font-size: 0.8125rem;
  }
  button,
  input,
  select,
  textarea {
    color: inherit;
    font: inherit;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  .visually-hidden {
    position: absolute;
    block-size: 1px;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .note {
    color: var(--_quiet);
    font-size: 0.8125rem;
    font-weight: normal;
  }
  .note:empty {
    display: none;
  }
  :is(.actions, .about, .tag-choice, .source, .input-head, .facts, .entries, .checks, .path) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
  }
  .actions {
    gap: 0.5rem;
  }
  :is(.debugger, .evidence, .body, .hop, .applied, .players) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .button,
  .cell-input,
  .field :is(input, select),
  .tag-choice select {
    border: 1px solid var(--_edge);
    border-radius: 6px;
    background: var(--_surface);
  }
  .button {
    min-block-size: 2.125rem;
    padding: 0.125rem 0.75rem;
    color: var(--_ink);
    font-size: 0.875rem;
    cursor: pointer;
  }
  .button:hover {
    border-color: var(--_ink);
  }
  .button[aria-disabled='true'] {
    border-color: var(--_line);
    color: var(--_quiet);
    cursor: default;
  }
  .button.primary {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .button.quiet {
    min-block-size: 1.75rem;
    padding-inline: 0.5rem;
    font-size: 0.8125rem;
  }
  .badge {
    display: inline-block;
    padding: 0.0625rem 0.5rem;
    border-radius: 999px;
    background: var(--_sunken);
    color: var(--_quiet);
    font-size: 0.75rem;
    font-weight: 600;
    white-space: nowrap;
  }
  .badge + .badge {
    margin-inline-start: 0.25rem;
  }
  .good {
    --_tone: var(--_good);
    --_wash: var(--_good-wash);
  }
  .doubt {
    --_tone: var(--_doubt);
    --_wash: var(--_doubt-wash);
  }
  .bad {
    --_tone: var(--_bad);
    --_wash: var(--_bad-wash);
  }
  .private {
    --_tone: var(--_private);
    --_wash: var(--_private-wash);
  }
  .accent {
    --_tone: var(--_accent);
    --_wash: var(--_accent-wash);
  }
  :is(.good, .doubt, .bad, .private, .accent) {
    background: var(--_wash);
    color: var(--_tone);
  }
`;
