import { english } from './en.js';
import { italian } from './it.js';
import type { PreviewTexts } from './preview-texts.js';

/** The texts in a language, else in English. */
export const previewTexts = (language: string): PreviewTexts =>
  /^it\b/i.test(language) ? italian : english;
