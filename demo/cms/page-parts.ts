import { html, nothing, type TemplateResult } from 'lit';
import type { DemoText } from '../../src/messages/generated/demo/index.js';
import type { PageErrorCode } from './cms-api.js';

export const retryButton = (text: DemoText, retry: () => void): TemplateResult =>
  html`<button class="button" type="button" @click=${retry}>${text('try-again')}</button>`;

/** Why something failed; nothing for null. */
export const failure = (
  text: DemoText,
  error: PageErrorCode | null,
): TemplateResult | typeof nothing =>
  error === null
    ? nothing
    : html`<p role="alert" class="failure">${text(`cms-error-${error}`)}</p>`;

/** The address of a published article; nothing for a draft. */
export const articleLink = (path: string | null): TemplateResult | typeof nothing =>
  path === null ? nothing : html`<a href=${path} target="_blank" rel="noopener">${path}</a>`;
