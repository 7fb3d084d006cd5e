import { html, nothing, type TemplateResult } from 'lit';
import type { EmbedListSearch } from './embed-search.js';
import { failure, retryButton } from './page-parts.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';
import type { PageErrorCode } from './cms-api.js';

export interface AbsentEmbedProps {
  readonly search: EmbedListSearch;
  readonly text: DemoText;
  readonly isLoading: boolean;
  readonly error: PageErrorCode | null;
  readonly retry: () => void;
}

/** Errors that the same request gets again. */
const LASTING_ERRORS: readonly PageErrorCode[] = ['no-such-embed', 'invalid-request'];

const reason = ({ search, text, isLoading }: AbsentEmbedProps): string => {
  const { reply, error } = search;
  if (isLoading || (reply === null && error === null)) return text('loading');
  return reply?.known === 0 ? text('cms-no-embeds') : text('cms-choose');
};

/** In place of the chosen embed: why there is none, and what to do. */
export const absentEmbed = (props: AbsentEmbedProps): TemplateResult => {
  const { error, text, retry } = props;
  if (error === null) return html`<p class="note" role="status">${reason(props)}</p>`;
  return html`${failure(text, error)}
    ${LASTING_ERRORS.includes(error) ? nothing : html`<p>${retryButton(text, retry)}</p>`}`;
};
