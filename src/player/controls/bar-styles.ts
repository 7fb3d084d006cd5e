import { css } from 'lit';

/** How the control bar lies over the video. */
const styles = css`
  media-controller {
    --media-background-color: transparent;
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  @media (prefers-reduced-motion: no-preference) {
    video::-webkit-media-text-track-container {
      transition: transform 0.25s;
    }
  }
  /* As high as the bar that would cover the subtitles. */
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
  /* A narrow player, as of a portrait video, keeps what nothing else does: play, sound off, seek, full screen. */
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
  /* Where the device has buttons for it. */
  @media (pointer: coarse) {
    media-volume-range {
      display: none;
    }
  }
  /* Icons and ranges are backgrounds and fills, which the browser does not set in the viewer's colours. */
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

/** Gives a shadow tree the styles of its bar, once. */
export const styleBar = (place: ShadowRoot): void => {
  const { styleSheet } = styles;
  if (styleSheet !== undefined && !place.adoptedStyleSheets.includes(styleSheet))
    place.adoptedStyleSheets.push(styleSheet);
};
