import { lazyTexts } from '../../../src/locales/lazy-texts.js';
import type { BuilderTexts } from './builder-texts.js';
import { english } from './en.js';

/** The texts of the builder in a language. */
export const { textsIn: builderTexts, loadTexts: loadBuilderTexts } = lazyTexts<BuilderTexts>(
  english,
  {
    de: async () => (await import('./de.js')).german,
    es: async () => (await import('./es.js')).spanish,
    fr: async () => (await import('./fr.js')).french,
    it: async () => (await import('./it.js')).italian,
    pt: async () => (await import('./pt.js')).portuguese,
  },
);
