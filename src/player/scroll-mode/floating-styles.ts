import { css } from 'lit';

/**
 * Sizes and insets are `!important`, because the host's rules, which position the stage and its children,
 * would win otherwise. The close button is above the stage, so that it covers no control.
 */
export const floatingStyles = css`
  [data-floating] {
    position: fixed !important;
    inset: auto !important;
    box-sizing: border-box !important;
    inline-size: var(--floating-width) !important;
    block-size: var(--floating-height) !important;
    min-inline-size: 0 !important;
    max-inline-size: none !important;
    min-block-size: 0 !important;
    max-block-size: none !important;
    margin: 0 !important;
    padding: 0 !important;
    border: 0 !important;
    overflow: visible !important;
    transform: none !important;
    box-shadow:
      0 0 0 1px #fff3,
      0 4px 24px #0008;
  }
  /* Instead of the browser's popover colors; the host's rules for its stage win. */
  :where([data-floating]) {
    background: #000;
    color: inherit;
  }
  [data-floating^='end-'] {
    inset-block-end: calc(var(--floating-margin) + env(safe-area-inset-bottom, 0px)) !important;
  }
  [data-floating^='start-'] {
    inset-block-start: calc(
      var(--floating-margin) + var(--floating-close) + env(safe-area-inset-top, 0px)
    ) !important;
  }
  [data-floating$='-end'] {
    inset-inline-end: calc(
      var(--floating-margin) + max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))
    ) !important;
  }
  [data-floating$='-start'] {
    inset-inline-start: calc(
      var(--floating-margin) + max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))
    ) !important;
  }
  [part='float-close'] {
    position: absolute !important;
    inset: auto !important;
    inset-block-end: calc(100% + 4px) !important;
    inset-inline-end: 0 !important;
    box-sizing: border-box !important;
    inline-size: var(--floating-button, 32px) !important;
    block-size: var(--floating-button, 32px) !important;
    margin: 0 !important;
    padding: 0;
    border: 1px solid #fff;
    border-radius: 50%;
    background: #16181d;
    color: #fff;
    cursor: pointer;
  }
  [part='float-close'] svg {
    display: block;
    inline-size: 14px;
    margin: auto;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  /* The text is at the end, which scrolls out of view last. */
  [part='float-place'] {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: end;
    justify-content: center;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    padding: 1em;
    border: 0;
    background: #16181d;
    color: #fff;
    font: 1rem/1.4 system-ui, sans-serif;
    cursor: pointer;
  }
  [part='float-close']:focus-visible,
  [part='float-place']:focus-visible {
    outline: 3px solid #fff;
    box-shadow: 0 0 0 6px #000;
  }
  [part='float-place']:focus-visible {
    outline-offset: -6px;
    box-shadow: inset 0 0 0 3px #000;
  }
  @media (pointer: coarse) {
    [data-floating] {
      --floating-button: 44px;
    }
  }
  @media (forced-colors: active) {
    [data-floating] {
      outline: 1px solid;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-floating] {
      animation: floating-appears 0.2s ease-out;
    }
    @keyframes floating-appears {
      from {
        opacity: 0;
      }
    }
  }
`;
