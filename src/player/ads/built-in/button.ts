import { html, type TemplateResult } from 'lit';

/** Outlines in a square of 24. */
export const PLAY = 'M7 4v16l13-8z';
export const PAUSE = 'M6 4h4v16H6zm8 0h4v16h-4z';
export const SOUND = 'M3 9v6h4l6 5V4L7 9zm13-1v8q3-4 0-8zm2-4v2q5 6 0 12v2q7-8 0-16z';
export const SILENCE = 'M3 9v6h4l6 5V4L7 9zm12 1 2 2-2 2 1 1 2-2 2 2 1-1-2-2 2-2-1-1-2 2-2-2z';
export const CLOSE = 'm6 4 6 6 6-6 2 2-6 6 6 6-2 2-6-6-6 6-2-2 6-6-6-6z';

/** A button that is a picture, with its name for those who do not see it. */
export const button = (
  part: string,
  label: string,
  path: string,
  act: () => void,
): TemplateResult =>
  html`<button part=${part} type="button" aria-label=${label} @click=${act}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>
  </button>`;
