import { css } from 'lit';

/** The box has its size from the first rule on; all that is in it is laid over it and never changes it. */
export const styles = css`
  :host {
    display: block;
    position: relative;
    overflow: hidden;
    box-sizing: border-box;
    max-width: 100%;
    aspect-ratio: var(--media-embed-player-aspect-ratio, 16 / 9);
    background: var(--media-embed-player-background, #16181d);
    color: var(--media-embed-player-color, #fff);
    font: 1rem/1.4 system-ui, sans-serif;
  }
  :host([hidden]) {
    display: none;
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
  [part~='notice'],
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
  [part~='title']:empty,
  [data-playing] [part~='screen'] > [part~='title'] {
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
  [data-resting][data-playing]:not([data-steady]) [part~='hides-with-controls']:not(:focus-visible),
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
    block-size: auto;
    aspect-ratio: 1;
    block-size: fit-content;
    border-radius: 50%;
  }
  /* There only without a control bar; a click goes through it to the video, two change to full screen. */
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
  [part='waiting']:empty {
    opacity: 0;
    animation: none;
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
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: safe center;
    gap: 0.5em;
    padding: 1em;
    overflow: auto;
    background: #000a;
    text-align: center;
  }
  p {
    margin: 0;
  }
  [part='retry'] {
    min-block-size: 2.5em;
    padding-inline: 1em;
    border: 1px solid;
    border-radius: 0.25em;
    background: #000;
    color: #fff;
    font: inherit;
    cursor: pointer;
  }
  ::slotted(a) {
    color: inherit;
  }
  [part~='player']:focus-visible {
    outline: 3px solid #fff;
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px #000;
  }
  :is(button, a):focus-visible {
    outline: 3px solid #fff;
    outline-offset: 2px;
    box-shadow: 0 0 0 2px #000;
  }
  [part~='player'] {
    container-type: inline-size;
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
