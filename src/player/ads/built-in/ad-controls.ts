import { css, html, nothing, type TemplateResult } from 'lit';

/** Icons and the focus ring of ads. */
export const controlStyles = css`
  svg {
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

/** A link to an advertiser. */
export interface AdLink {
  readonly url: string;
  readonly content: string | TemplateResult;
  /** The accessible name if the content has no text, or null. */
  readonly label: string | null;
}

/** A link that opens a new tab without access to the page's window, and passes no ranking on. */
export const anchor = (
  part: string,
  { url, content, label }: AdLink,
  follow: () => void,
): TemplateResult =>
  html`<a
    part=${part}
    href=${url}
    target="_blank"
    rel="noopener noreferrer nofollow sponsored"
    aria-label=${label ?? nothing}
    @click=${follow}
    >${content}</a
  >`;

/** A button with an icon and an accessible name. */
export const button = (
  part: string,
  label: string,
  path: string,
  act: () => void,
): TemplateResult =>
  html`<button part=${part} type="button" aria-label=${label} @click=${act}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>
  </button>`;
