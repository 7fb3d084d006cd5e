import { css } from 'lit';

/** A message over the whole box, with a button and links in its color. */
export const noticeStyles = css`
  [part='notice']:not(:empty) {
    position: absolute;
    inset: 0;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: safe center;
    gap: 0.5em;
    padding: 1em;
    overflow: auto;
    text-align: center;
  }
  p {
    margin: 0;
  }
  [part='notice'] button {
    min-block-size: 2.5em;
    padding-inline: 1em;
    border: 1px solid;
    border-radius: 0.25em;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  ::slotted(a) {
    color: inherit;
  }
`;
