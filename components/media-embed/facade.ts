import { html, nothing, type TemplateResult } from 'lit';

/** The poster and a button over the whole box. No byte of the player is loaded. */
export const facade = (
  poster: string | null,
  label: string,
  activate: () => void,
): TemplateResult =>
  html`<button part="play" type="button" aria-label=${label} @click=${activate}>
    ${poster === null ? nothing : html`<img part="poster" alt="" loading="lazy" decoding="async" src=${poster} />`}
    <svg part="icon" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="24" /><path d="M18 14v20l17-10z" /></svg>
  </button>`;
