import { html, type TemplateResult } from 'lit';

/** A sentence whose parts between backticks are code. */
export const withCode = (sentence: string): readonly (TemplateResult | string)[] =>
  sentence.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
