import { readRoot, value } from '../resolve/field-reader.js';
import type { Embed } from '../schema/embed.js';

/** The embed's fields that hold the service's own code (spec 2.5). */
export type CodeField = 'code' | 'code_iframe' | 'code_360' | 'code_amp' | 'code_instant_article';

export const serviceCode = (embed: Embed, field: CodeField): string => {
  const code = value(readRoot(embed), field);
  return typeof code === 'string' && code.trim() !== '' ? code : '';
};
