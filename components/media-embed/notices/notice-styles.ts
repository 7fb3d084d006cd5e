import { css } from 'lit';

/** What only the notices need of the element's styles. */
const styles = css`
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
  [part='notice'] button:focus-visible {
    outline-offset: 2px;
    box-shadow: none;
  }
`;

/** Adds the styles to the element's own. */
export const adoptNoticeStyles = ({ adoptedStyleSheets }: ShadowRoot): void => {
  if (styles.styleSheet) adoptedStyleSheets.push(styles.styleSheet);
};
