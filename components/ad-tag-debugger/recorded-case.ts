import type { CaseInput, RecognizedInput } from '../../src/diagnosis/input/recognized-input.js';
import { WATERFALL_SEPARATOR } from './replace-template.js';

/** What a case file says of its recording. */
export interface RecordedCase {
  /** Milliseconds since 1970; null if the case does not say. */
  readonly createdAt: number | null;
  /** URL of the page that the case is about; empty if unknown. */
  readonly pageUrl: string;
}

interface CaseJson {
  readonly createdAt?: unknown;
  readonly context?: { readonly viewer?: { readonly page?: { readonly url?: unknown } } };
}

/** When and where a case was recorded; null for a file that cannot be read. */
export const recordedCase = ({ text, problem }: CaseInput): RecordedCase | null => {
  if (problem !== '') return null;
  const { createdAt, context } = JSON.parse(text) as CaseJson;
  const time = typeof createdAt === 'string' ? Date.parse(createdAt) : NaN;
  const url = context?.viewer?.page?.url;
  return {
    createdAt: Number.isNaN(time) ? null : time,
    pageUrl: typeof url === 'string' ? url : '',
  };
};

/** The recorded input as a text that can be checked live; null if nothing in it can be requested. */
export const liveInput = (input: RecognizedInput): string | null => {
  if (input.kind === 'ad-tag') return input.tags.join(WATERFALL_SEPARATOR);
  if (input.kind === 'vast' || input.kind === 'vmap') return input.text;
  const embed = input.kind === 'embed' || input.kind === 'embed-code' ? input.embed : null;
  return embed === null ? null : JSON.stringify(embed, null, 2);
};
