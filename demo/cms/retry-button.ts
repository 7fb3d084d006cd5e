import { html, type TemplateResult } from 'lit';
import type { Texts } from './texts.js';

/** Repeats what failed. */
export const retryButton = (texts: Texts, retry: () => void): TemplateResult =>
  html`<button class="button" type="button" @click=${retry}>${texts.tryAgain}</button>`;
