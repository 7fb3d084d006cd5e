import { lazyTexts } from '../../../src/locales/lazy-texts.js';
import { english } from './en.js';
import type { PreviewTexts } from './preview-texts.js';

/** The texts of the preview in a language. */
export const { textsIn: previewTexts, loadTexts: loadPreviewTexts } = lazyTexts<PreviewTexts>(
  english,
  {
    de: async () => (await import('./de.js')).german,
    es: async () => (await import('./es.js')).spanish,
    fr: async () => (await import('./fr.js')).french,
    it: async () => (await import('./it.js')).italian,
    pt: async () => (await import('./pt.js')).portuguese,
  },
);
