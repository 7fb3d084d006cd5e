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

export interface AdLink {
  readonly url: string;
  readonly content: string | TemplateResult;
  /** The accessible name if the content has no text, or null. */
  readonly label: string | null;
}

/** A link to a new tab, without `window.opener` or a referrer, marked `nofollow sponsored`. */
export const anchor = (
  part: string,
  { url, content, label }: AdLink,
  follow: (event: MouseEvent) => void,
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

export const button = (
  part: string,
  label: string,
  path: string,
  act: () => void,
): TemplateResult =>
  html`<button part=${part} type="button" aria-label=${label} @click=${act}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>
  </button>`;

/** The position of a click in the player, in CSS pixels; null for a click by the keyboard. */
export const clickPosition = (
  { detail, clientX, clientY }: MouseEvent,
  player: Element,
): readonly [x: number, y: number] | null => {
  const { left, top } = player.getBoundingClientRect();
  return detail === 0 ? null : [Math.round(clientX - left), Math.round(clientY - top)];
};
