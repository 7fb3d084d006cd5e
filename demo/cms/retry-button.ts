import { html, type TemplateResult } from 'lit';
import type { DemoText } from '../../src/messages/generated/demo/index.js';

/** Repeats what failed. */
export const retryButton = (text: DemoText, retry: () => void): TemplateResult =>
  html`<button class="button" type="button" @click=${retry}>${text('try-again')}</button>`;
