import type { FindingData } from '../../../src/finding.js';
import { findingsMessages } from '../../../src/messages/generated/findings/index.js';
import { joinMessages } from '../../../src/messages/joined-messages.js';
import { lazyTexts } from '../../../src/locales/lazy-texts.js';
import { english } from './en.js';
import type { PreviewTexts } from './preview-texts.js';

const { textsIn, loadTexts } = lazyTexts<PreviewTexts>(english, {
  de: async () => (await import('./de.js')).german,
  es: async () => (await import('./es.js')).spanish,
  fr: async () => (await import('./fr.js')).french,
  it: async () => (await import('./it.js')).italian,
  pt: async () => (await import('./pt.js')).portuguese,
});

const { messagesIn, loadMessages } = joinMessages(findingsMessages);

/** The texts of the preview in a language. */
export const previewTexts = textsIn;

/** Loads the texts of the preview and of its findings for a BCP 47 tag; null when there is nothing to load. */
export const loadPreviewTexts = (tag: string): Promise<void> | null => {
  const loading = [loadTexts(tag), loadMessages(tag)].filter((each) => each !== null);
  return loading.length === 0 ? null : Promise.all(loading).then(() => undefined);
};

/** What a finding says, and what to do, in a language. */
export const findingText = ({ id, params }: FindingData, tag: string): string => {
  const write = messagesIn(tag);
  return [write(id, params), write(`${id}.remedy`, params)].join(' ');
};
