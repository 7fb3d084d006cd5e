import type { BuilderTexts } from './builder-texts.js';
import { english } from './en.js';
import { italian } from './it.js';

/** The texts in a language, else in English. */
export const builderTexts = (language: string): BuilderTexts =>
  /^it\b/i.test(language) ? italian : english;
