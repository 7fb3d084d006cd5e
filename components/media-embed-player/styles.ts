import { css } from 'lit';

export const styles = css`
  :host {
    aspect-ratio: var(--media-embed-player-aspect-ratio, 16 / 9);
    background: var(--media-embed-player-background, #16181d);
    color: var(--media-embed-player-color, #fff);
  }
  :host(:fullscreen) {
    inline-size: 100%;
    block-size: 100%;
    max-width: none;
    aspect-ratio: auto;
  }
  [hidden] {
    display: none !important;
  }
  [part~='player'],
  [part~='screen'],
  [part~='ads'],
  [part~='background'],
  [part~='poster'],
  video {
    position: absolute;
    inset: 0;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    border: 0;
  }
  video {
    object-fit: contain;
    background: none;
  }
  [part~='cropped'],
  [part~='background'],
  [part~='poster'] {
    object-fit: cover;
  }
  [part~='title'] {
    position: absolute;
    inset: 0 0 auto;
    align-self: stretch;
    padding: 0.5em 0.75em 1.5em;
    background: linear-gradient(#000c, #0000);
    color: #fff;
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
    pointer-events: none;
  }
  /* The button for full screen is on the right for every direction of the title. */
  [part~='player']:has([part='fullscreen']) [part~='title'] {
    padding-right: 60px;
  }
  [part~='title']:empty,
  [data-playing]:not([data-controls='bar']) [part~='title'] {
    visibility: hidden;
  }
  [part~='watermark'] {
    position: absolute;
    line-height: 0;
    transition: visibility 0.2s;
  }
  [part~='watermark'] img {
    max-inline-size: 100%;
  }
  [data-resting][data-playing]:not([data-steady])
    :is([part~='hides-with-controls'], [part~='title']):not(:focus-visible),
  [data-ads] :is([part~='watermark'], [part~='title'], [part='fullscreen']) {
    visibility: hidden;
  }
  [part='play'],
  [part='unmute'],
  [part='fullscreen'] {
    position: absolute;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    padding: 0;
    border: 0;
    background: #000b;
    color: #fff;
    cursor: pointer;
  }
  [part='play'] {
    inset: 0;
    margin: auto;
    inline-size: clamp(48px, 15%, 88px);
    aspect-ratio: 1;
    block-size: fit-content;
    border-radius: 50%;
  }
  /* Shown while playing only without a control bar. Clicks pass through it to the video, whose double click toggles full screen. */
  [data-playing] > [part='play'] {
    pointer-events: none;
  }
  [data-playing][data-resting] > [part='play']:not(:focus-visible) {
    opacity: 0;
  }
  [part='unmute'] {
    inset: 12px auto auto 12px;
    inline-size: 56px;
    block-size: 56px;
    border-radius: 50%;
  }
  [part='fullscreen'] {
    inset: 12px 12px auto auto;
    inline-size: 40px;
    block-size: 40px;
    border-radius: 4px;
  }
  svg {
    inline-size: 60%;
    fill: currentcolor;
  }
  [part='waiting'] {
    position: absolute;
    inset: 0;
    margin: auto;
    inline-size: 40px;
    block-size: 40px;
    box-sizing: border-box;
    border: 4px solid #fff6;
    border-block-start-color: #fff;
    border-radius: 50%;
    overflow: hidden;
    text-indent: 100%;
    white-space: nowrap;
    pointer-events: none;
    animation: turn 1s linear infinite;
  }
  /* The browser's controls and those of a page have a spinner of their own. */
  :not([data-stalled]:is([data-controls='bar'], :not([data-controls]))) > [part='waiting']:empty {
    opacity: 0;
    animation: none;
  }
  [data-stalled] > [part='waiting'] {
    transition: opacity 0s 0.5s;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  [part='ads'] {
    pointer-events: none;
  }
  [part='ads']:empty {
    display: none;
  }
  [part='ads'] > * {
    pointer-events: auto;
  }
  [part='notice'] {
    background: #000a;
  }
  [part='notice'] button {
    background: #000;
    color: #fff;
  }
  /* Above the video and what covers it. */
  [part~='player']:focus-visible {
    outline: none;
  }
  [part~='player']:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    outline: 3px solid #fff;
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px #000;
    pointer-events: none;
  }
  :is(button, a):focus-visible {
    outline: 3px solid #fff;
    outline-offset: 2px;
    box-shadow: 0 0 0 2px #000;
  }
  [part~='player'] {
    container-type: inline-size;
  }
  /* On phones, 5 % of the height is too small to read. */
  @container (max-width: 480px) {
    video::cue {
      font-size: 14px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [part='waiting'] {
      animation-duration: 4s;
    }
  }
  @media (forced-colors: active) {
    :host {
      outline: 1px solid;
      outline-offset: -1px;
    }
    [part='play'],
    [part='unmute'],
    [part='fullscreen'] {
      border: 2px solid;
    }
    [part='waiting'] {
      border-block-start-color: Highlight;
    }
  }
`;
