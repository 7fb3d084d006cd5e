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
  /** Why code cannot be written, in the language of the builder; null outside of it. */
  readonly missingText: ((error: CodeUnavailableError) => string) | null;
  /** Name of the format in the language of the builder; null outside of it. */
  readonly formatName: string | null;
  /** Further buttons beside the one that copies. */
  readonly actions: TemplateResult | typeof nothing;
}

const codePart = (
  code: string,
  { format, formatName, language, copied, copy, actions }: CodeContentProps,
): TemplateResult => {
  const messages = codeMessages(language);
  const label = messages.code(formatName ?? formatLabel(format));
  // On one line, because white space between <pre> and its text would be shown.
  return html`<pre part="code" role="region" tabindex="0" aria-label=${label} translate="no"><code>${code}</code></pre>
    <div part="actions">
      <button part="copy" type="button" @click=${copy}>${messages.copy}</button>
      <span part="status" role="status">${copied === null ? nothing : messages[copied]}</span>
      ${actions}
    </div>`;
};

/** The field of the embed and what to do, without repeating that the code cannot be written. */
const missingPart = (
  error: CodeUnavailableError,
  { missingText }: CodeContentProps,
): TemplateResult => {
  const { path, remedy } = error;
  if (missingText === null) {
    const field = path && `${path} is missing or cannot be used. `;
    return html`<p lang="en">${field}${remedy}</p>`;
  }
  return html`<p>${missingText(error)} ${path && html`<code>${path}</code>`}</p>`;
};

/** The code with its button, or the message in place of it. */
export const codeContent = (props: CodeContentProps): TemplateResult => {
  const { view, language, retry } = props;
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
        ? missingPart(cause as CodeUnavailableError, props)
        : html`<button part="retry" type="button" @click=${retry}>${messages.retry}</button>`
    }
  </div>`;
};
