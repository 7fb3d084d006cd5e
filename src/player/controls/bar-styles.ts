import { css } from 'lit';

const styles = css`
  [part='controls'] {
    position: absolute;
    inset: auto 0 0;
    display: flex;
    align-items: center;
    /* A timeline is from left to right in every language. */
    direction: ltr;
    font-size: 14px;
  }
  [data-resting][data-playing]:not([data-steady]) [part='controls']:not(:has(:focus-visible)) {
    opacity: 0;
    pointer-events: none;
  }
  [data-ads] [part='controls'] {
    visibility: hidden;
  }
  @media (prefers-reduced-motion: no-preference) {
    [part='controls'] {
      transition: opacity 0.25s;
    }
    video::-webkit-media-text-track-container {
      transition: transform 0.25s;
    }
  }
  /* Moves the subtitles up by the height of the bar. */
  [data-controls='bar']:is(:not([data-resting][data-playing]), [data-steady]):not([data-ads])
    video::-webkit-media-text-track-container {
    transform: translateY(var(--bar-lift, -48px));
  }
  [part='controls'] > :is(button, label) {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    min-inline-size: 40px;
    block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  [part='controls'] > :is(button, label):hover {
    background: color-mix(in srgb, currentcolor 15%, transparent);
  }
  [part='controls'] > :is(button, input):focus-visible,
  [part='controls'] > label:has(:focus-visible) {
    outline: 3px solid;
    outline-offset: -3px;
    box-shadow: none;
  }
  [part='controls'] svg {
    inline-size: 24px;
  }
  [part='controls'] input {
    min-inline-size: 0;
    block-size: 44px;
    margin: 0 8px;
    color: inherit;
    accent-color: currentcolor;
    cursor: pointer;
  }
  [part='control-volume'] {
    inline-size: 64px;
  }
  [part='control-seek'],
  [part='control-spacer'] {
    flex: 1;
  }
  [part='control-time'],
  [part='control-live'] {
    padding-inline: 8px;
  }
  [part='control-time'] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-live]::before {
    content: '●';
    margin-inline-end: 4px;
  }
  [data-live] {
    display: flex;
  }
  select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  /* A narrow player, for example of a portrait video, keeps play, mute, seek and full screen. */
  @container (max-width: 320px) {
    [part='control-time'],
    [part='control-picture'] {
      display: none !important;
    }
  }
  /* The timeline needs the space more than the volume. */
  @container (max-width: 480px) {
    [part='control-volume'] {
      display: none !important;
    }
  }
  /* On phones the timeline has the whole width, above the other controls. */
  @container (320px < width <= 480px) {
    [part='controls'] {
      flex-wrap: wrap;
    }
    [part='controls'] [part='control-seek'] {
      order: -1;
      flex: 0 0 calc(100% - 16px);
      block-size: 24px;
    }
    [part='control-time'] {
      margin-inline-end: auto;
    }
    [part~='player']:has([part='control-seek']) video {
      --bar-lift: -72px;
    }
    [data-controls='bar']:has([part='control-seek']) [part~='watermark'] {
      margin-block-end: 28px;
    }
  }
  /* Touch devices have buttons for the volume. */
  @media (pointer: coarse) {
    [part='control-volume'] {
      display: none;
    }
  }
`;

/** Adds the styles of the bar to a shadow tree, once. */
export const styleBar = (root: ShadowRoot): void => {
  const { styleSheet } = styles;
  if (styleSheet !== undefined && !root.adoptedStyleSheets.includes(styleSheet))
    root.adoptedStyleSheets.push(styleSheet);
};
