import { html, nothing, type TemplateResult } from 'lit';
import { codeMessages, noticeMessages } from '../../src/locales/area-messages.js';
import { unavailableCodeMessages } from '../../src/messages/generated/unavailable-code/index.js';
import { missingRemedy, type OptionName, propertyName } from '../../src/render/missing-field.js';
import type { CodeFormat, CodeUnavailableError } from '../../src/render/render-code.js';
import { withCode } from '../with-code.js';
import { type CodeView, formatLabel } from './code-view.js';

export interface BuilderContent {
  readonly formatName: string;
  readonly optionName: OptionName;
  /** Buttons beside the one that copies. */
  readonly actions: TemplateResult;
}

export interface CodeContentProps {
  readonly view: CodeView;
  readonly format: CodeFormat;
  /** BCP 47 tag. */
  readonly language: string;
  /** The result of the last copy of the shown code. */
  readonly copied: 'copied' | 'selected' | null;
  readonly copy: () => void;
  readonly retry: () => void;
  /** Null outside of a builder. */
  readonly builder: BuilderContent | null;
  /** Shows texts that have been loaded. */
  readonly update: () => void;
}

const codePart = (
  code: string,
  { format, builder, language, copied, copy }: CodeContentProps,
): TemplateResult => {
  const messages = codeMessages(language);
  const label = messages.code(builder?.formatName ?? formatLabel(format));
  // On one line, because white space between <pre> and its text would be shown.
  return html`<pre part="code" role="region" tabindex="0" aria-label=${label} translate="no"><code>${code}</code></pre>
    <div part="actions">
      <button part="copy" type="button" @click=${copy}>${messages.copy}</button>
      <span part="status" role="status">${copied === null ? nothing : messages[copied]}</span>
      ${builder?.actions ?? nothing}
    </div>`;
};

/** What is missing and what to do, without repeating that the code cannot be written. */
const missingPart = (
  { path, reason }: CodeUnavailableError,
  { builder, language, update }: CodeContentProps,
): TemplateResult => {
  const { languageOf, loadMessages, messagesIn } = unavailableCodeMessages;
  loadMessages(language)?.then(update, reportError);
  const text = missingRemedy(reason, builder?.optionName ?? propertyName, messagesIn(language));
  return html`<p lang=${languageOf(language)}>${withCode(text)} ${path && html`<code>${path}</code>`}</p>`;
};

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
