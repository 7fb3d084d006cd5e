import { css, html, nothing, type TemplateResult } from 'lit';
import { noticeMessages } from '../../../src/locales/lookup.js';
import type { EmbedError, EmbedErrorCode } from '../../../src/player/embed-error.js';

export { ConsentRequest } from './consent-request.js';

/** The states that show a message in place of the player. */
const STATES = ['empty', 'processing', 'failed', 'error'] as const;
export type NoticeState = (typeof STATES)[number];

/** Errors that another try does not mend. */
const PERMANENT_ERRORS: readonly EmbedErrorCode[] = [
  'source-refused',
  'not-json',
  'no-player',
  'player-refused',
  'no-code',
  'trusted-types',
];

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

/** Adds the styles of messages to those of the element. */
export const adoptNoticeStyles = ({ adoptedStyleSheets }: ShadowRoot): void => {
  if (styles.styleSheet) adoptedStyleSheets.push(styles.styleSheet);
};

/**
 * The message of a state, above the page's fallback content, with a button to try again where that may
 * help. Each state has a paragraph of its own: changing the text of a paragraph would shift the layout.
 */
export const notice = (
  state: NoticeState,
  language: string,
  { error, retry }: { readonly error: EmbedError | null; readonly retry: () => void },
): TemplateResult => {
  const canRetry = error !== null && !PERMANENT_ERRORS.includes(error.code);
  const messages = noticeMessages(language);
  return html`${STATES.map((each) => (each === state ? html`<slot name=${state}><p part="message" lang=${messages.language}>${messages[state]}</p></slot>` : nothing))}
    ${canRetry ? html`<button part="retry" type="button" lang=${messages.language} @click=${retry}>${messages.retry}</button>` : nothing}
    <slot></slot>`;
};
