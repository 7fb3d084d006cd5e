import { html, nothing, type TemplateResult } from 'lit';
import { codeMessages, noticeMessages } from '../../src/locales/area-messages.js';
import type { CodeFormat, CodeUnavailableError } from '../../src/render/render-code.js';
import { type CodeView, formatLabel } from './code-view.js';

export interface CodeContentProps {
  readonly view: CodeView;
  readonly format: CodeFormat;
  /** BCP 47 tag. */
  readonly language: string;
  /** The result of the last copy of the shown code. */
  readonly copied: 'copied' | 'selected' | null;
  readonly copy: () => void;
  readonly retry: () => void;
  /** Rewrites the reason why code cannot be written. */
  readonly reasonText: (reason: string) => string;
}

const codePart = (
  code: string,
  { format, language, copied, copy }: CodeContentProps,
): TemplateResult => {
  const messages = codeMessages(language);
  const label = messages.code(formatLabel(format));
  // On one line, because white space between <pre> and its text would be shown.
  return html`<pre part="code" role="region" tabindex="0" aria-label=${label} translate="no"><code>${code}</code></pre>
    <button part="copy" type="button" @click=${copy}>${messages.copy}</button>
    <span part="status" role="status">${copied === null ? nothing : messages[copied]}</span>`;
};

/** The code with its button, or the message in place of it. */
export const codeContent = (props: CodeContentProps): TemplateResult => {
  const { view, language, retry, reasonText } = props;
  if (view.state === 'ready') return codePart(view.code, props);
  const messages = noticeMessages(language);
  if (view.state !== 'error') {
    return html`<p part="message" role="status" lang=${messages.language}>${messages[view.state]}</p>`;
  }
  const isUnavailable = view.error.code === 'code-unavailable';
  const { cause } = view.error;
  return html`<div part="message" role="status" lang=${messages.language}>
    <p>${isUnavailable ? codeMessages(language).unavailable : messages.error}</p>
    ${
      isUnavailable
        ? html`<p lang="en">${reasonText((cause as CodeUnavailableError).message)}</p>`
        : html`<button part="retry" type="button" @click=${retry}>${messages.retry}</button>`
    }
  </div>`;
};
