import { css } from 'lit';

const styles = css`
  media-controller {
    --media-background-color: transparent;
    position: absolute;
    inset: 0;
    /* A timeline is from left to right in every language. */
    direction: ltr;
    inline-size: 100%;
    block-size: 100%;
  }
  @media (prefers-reduced-motion: no-preference) {
    video::-webkit-media-text-track-container {
      transition: transform 0.25s;
    }
  }
  /* Moves the subtitles up by the height of the bar. */
  :not([data-ads]) > [part~='screen'] > media-controller:is([mediapaused], :not([userinactive]))
    > video::-webkit-media-text-track-container {
    transform: translateY(-48px);
  }
  [part='spacer'] {
    flex-grow: 1;
    background: var(--media-control-background);
  }
  media-captions-menu {
    inset-block-end: 44px;
    inset-inline-end: 8px;
    max-block-size: calc(100% - 56px);
  }
  [data-ads] :is(media-control-bar, media-captions-menu, media-loading-indicator) {
    visibility: hidden;
  }
  /* A narrow player, for example of a portrait video, keeps play, mute, seek and full screen. */
  @container (max-width: 320px) {
    media-volume-range,
    media-time-display,
    media-pip-button {
      display: none;
    }
    media-captions-menu {
      --media-text-content-height: 16px;
    }
  }
  /* Touch devices have buttons for the volume. */
  @media (pointer: coarse) {
    media-volume-range {
      display: none;
    }
  }
  /* Icons and ranges are fills and backgrounds, which the browser does not adapt to the forced colors. */
  @media (forced-colors: active) {
    media-controller {
      --media-primary-color: CanvasText !important;
      --media-secondary-color: Canvas !important;
      --media-control-background: Canvas !important;
      --media-control-hover-background: Canvas !important;
      --media-menu-background: Canvas !important;
      --media-range-track-background: GrayText;
      --media-focus-box-shadow: inset 0 0 0 3px Highlight;
    }
    media-control-bar,
    media-captions-menu {
      forced-color-adjust: none;
    }
    media-captions-menu {
      border: 1px solid CanvasText;
    }
  }
`;

/** Adds the styles of the bar to a shadow tree, once. */
export const styleBar = (root: ShadowRoot): void => {
  const { styleSheet } = styles;
  if (styleSheet !== undefined && !root.adoptedStyleSheets.includes(styleSheet))
    root.adoptedStyleSheets.push(styleSheet);
};
