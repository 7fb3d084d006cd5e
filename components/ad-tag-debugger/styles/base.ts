import { css } from 'lit';

/** Colors that can be read on light and dark pages. A page can replace each of them. */
export const colors = css`
  :host {
    --_surface: var(--ad-tag-debugger-background, light-dark(#ffffff, #1b1e24));
    --_sunken: light-dark(#f3f3f0, #14161a);
    --_ink: var(--ad-tag-debugger-color, light-dark(#1c1e22, #e9ebee));
    --_quiet: light-dark(#565b65, #a9afba);
    --_line: light-dark(#dcdddb, #343841);
    --_edge: light-dark(#858a93, #7b828e);
    --_accent: var(--ad-tag-debugger-accent, light-dark(#2a4da8, #a9c0ff));
    --_on-accent: light-dark(#ffffff, #11182c);
    --_accent-wash: light-dark(#e9eefb, #232c44);
    --_good: light-dark(#14663c, #7fd7a6);
    --_good-wash: light-dark(#e1f3e8, #17321f);
    --_doubt: light-dark(#704700, #eebf66);
    --_doubt-wash: light-dark(#fbf0d6, #382b10);
    --_bad: light-dark(#9b1c1c, #ff9d95);
    --_bad-wash: light-dark(#fdeae8, #43201e);
    --_private: light-dark(#66298d, #d7a9f5);
    --_private-wash: light-dark(#f4e9fb, #351f45);
    --_mono: ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace;
  }

  @media (prefers-contrast: more) {
    :host {
      --_quiet: light-dark(#3a3e46, #cbd0d8);
      --_line: var(--_edge);
      --_good: light-dark(#0c4628, #9be7c0);
      --_doubt: light-dark(#573700, #f6d28d);
      --_bad: light-dark(#7c1414, #ffbfba);
      --_private: light-dark(#4f2170, #e5c6fa);
    }
  }
`;

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
  ::placeholder {
    color: var(--_quiet);
    opacity: 1;
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
  :is(.note, .pending, .facts, .source, .remedy, .rule, .raw, .arrow, .number, .detail, .branch),
  :is(.field > label, legend) {
    color: var(--_quiet);
  }
  .note {
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
  :is(.debugger, .evidence, .body, .hop, .applied, .players, .input, .verdict, .field),
  :is(.context, .column, .group, .decoded, .hops, .paths, .findings, .urls) {
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
