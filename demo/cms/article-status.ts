import { html, nothing, type TemplateResult } from 'lit';
import type { ArticleSync } from './article-sync.js';
import { timeText } from './embed-facts.js';
import { retryButton } from './page-parts.js';
import type { Language } from '../../src/messages/languages.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';

/** Whether the text waits on this device, for the network, for a session or for the choices of its author. */
export const isKept = ({ state, error, theirs }: ArticleSync): boolean =>
  state === 'kept' && (theirs !== null || error === 'no-response' || error === 'signed-out');

/** Where the text is: on the server, on this device, or nowhere but on the page. */
export const statusText = (sync: ArticleSync, text: DemoText, language: Language): string => {
  const { state, entry, error, theirs } = sync;
  if (state === 'saving') return text('cms-saving');
  if (state === 'published') return text('cms-published');
  if (state === 'not-kept') return text('cms-not-kept');
  if (state === 'kept') {
    if (theirs !== null) return text('cms-kept-conflict');
    if (error === 'signed-out') return text('cms-kept-signed-out');
    return text(error === 'no-response' ? 'cms-kept' : 'cms-kept-refused');
  }
  if (state !== 'saved' || entry === null) return '';
  return text('cms-saved-at', { time: timeText(entry.savedAt, language) });
};

/** What somebody can do about a text that is not saved. */
export const savingRemedy = (
  sync: ArticleSync,
  text: DemoText,
  signIn: () => void,
): TemplateResult | typeof nothing => {
  if (!sync.isUnsent || sync.theirs !== null) return nothing;
  const button = (name: 'cms-save-as-new' | 'cms-sign-in', act: () => void): TemplateResult =>
    html`<button class="button" type="button" @click=${act}>${text(name)}</button>`;
  if (sync.error === 'no-such-article')
    return button('cms-save-as-new', () => void sync.saveAsNew());
  if (sync.error === 'signed-out') return button('cms-sign-in', signIn);
  return retryButton(text, () => void sync.save());
};
