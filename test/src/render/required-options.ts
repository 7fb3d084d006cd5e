import {
  type CodeFormat,
  type CodeOptions,
  CodeUnavailableError,
  renderCode,
} from '../../../src/render/render-code.js';
import type { Embed } from '../../../src/schema/embed.js';

/** The options without which a format cannot be written. */
export const REQUIRED: Readonly<Partial<Record<CodeFormat, CodeOptions>>> = {
  'media-embed-src': { src: 'https://cdn.example.com/e1.json' },
  'video-sitemap': { page: 'https://page.example/news' },
};

/** The code of a format, or why the embed has none. Other errors are thrown. */
export const writtenCode = (
  embed: Embed,
  format: CodeFormat,
  options: CodeOptions = {},
): string | CodeUnavailableError => {
  try {
    return renderCode(embed, format, { ...REQUIRED[format], ...options });
  } catch (error) {
    if (error instanceof CodeUnavailableError) return error;
    throw error;
  }
};
