import { css } from 'lit';

/** Light text on a dark ground: readable whatever the picture is. The smallest player it has to fit is 256 px wide. */
export const linearStyles = css`
  :host {
    position: absolute;
    inset: 0;
    z-index: 1;
    display: block;
    overflow: hidden;
    pointer-events: auto;
    background: #000;
    color: #fff;
    font: 13px/1.2 system-ui, sans-serif;
  }
  video,
  [part='picture'] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  video {
    object-fit: contain;
  }
  [part='heading'],
  [part='controls'] {
    position: absolute;
    inset-inline: 0;
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 6px;
    pointer-events: none;
  }
  [part='heading'] {
    inset-block-start: 0;
    justify-content: space-between;
  }
  [part='controls'] {
    inset-block-end: 0;
  }
  [part='skipping'] {
    flex: none;
    margin-inline-start: auto;
  }
  [part='label'],
  [part='remaining'],
  [part='countdown'],
  [part='destination'],
  button {
    box-sizing: border-box;
    border-radius: 4px;
    background: #000c;
    color: #fff;
  }
  [part='label'],
  [part='remaining'],
  [part='countdown'] {
    padding: 4px 6px;
  }
  [part='remaining'] {
    font-variant-numeric: tabular-nums;
  }
  button,
  [part='destination'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    flex: none;
    min-inline-size: 32px;
    block-size: 32px;
    padding: 0;
    border: 1px solid #fff8;
    font: inherit;
    cursor: pointer;
    pointer-events: auto;
  }
  [part='destination'] {
    display: block;
    flex: 0 1 auto;
    min-inline-size: 24px;
    padding-inline: 8px;
    overflow: hidden;
    line-height: 30px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [part='skip'] {
    padding-inline: 10px;
    border-color: #fff;
    font-weight: 600;
  }
  svg {
    inline-size: 20px;
    block-size: 20px;
    fill: currentcolor;
  }
  :focus-visible {
    outline: 3px solid #fff;
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px #000;
  }
  @media (forced-colors: active) {
    svg {
      fill: ButtonText;
    }
  }
`;
