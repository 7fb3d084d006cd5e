import type { Verdict } from '../diagnosis.js';
import type { ErrorSystem } from '../error-codes.js';
import type { SituationMatch } from '../situations/situation.js';
import type { FoundVerdict } from './verdict-parameters.js';
import type { AssumedContext, VerdictText, VerdictTexts } from './verdict-texts.js';

/** The text of an error code, or undefined. */
const codeText = (
  { codes }: VerdictTexts,
  system: ErrorSystem,
  code: string,
): VerdictText | undefined => {
  const table = Object.hasOwn(codes[system], code) || system !== 'ima' ? codes[system] : codes.vast;
  return Object.hasOwn(table, code) ? table[code] : undefined;
};

const textOf = ({ id, parameters }: FoundVerdict, texts: VerdictTexts): VerdictText => {
  if (id === 'error-code') {
    const { system, code, host } = parameters;
    const known = codeText(texts, system, code);
    const target = host === '' ? '' : texts.toHost(host);
    if (known !== undefined) return [known[0].replace('{host}', () => target), known[1]];
  }
  if (id === 'playback-failed') {
    const known = codeText(texts, 'vast', String(parameters.code));
    if (known !== undefined) return known;
  }
  // Each id has its parameters, which the compiler cannot follow through the union.
  const write = texts.verdicts[id] as (parameters: FoundVerdict['parameters']) => VerdictText;
  return write(parameters);
};

/** Verdicts about an input without a request have nothing to add about requests. */
const isAboutRequests = ({ id }: FoundVerdict): boolean =>
  !/^(?:embed-|ads-off|device-without|content-|not-requested$|ad-video|ad-object|tag-empty$|tag-not-url$|input-)/.test(
    id,
  );

/** What a verdict depends on beside its situation. */
export interface VerdictContext {
  /** Whether no tag was requested. */
  readonly isUnsent: boolean;
  /** What the tags assume of the viewer; null if they have no macro for it. */
  readonly assumed: AssumedContext | null;
  /** Which of several tags the verdict is about; may be empty. */
  readonly about: string;
}

/** A verdict with its texts in one language. */
export const writeVerdict = (
  { verdict, owner, path, repair, also }: SituationMatch,
  texts: VerdictTexts,
  { isUnsent, assumed, about }: VerdictContext,
): Verdict => {
  const [sentence, nextStep] = textOf(verdict, texts);
  const isOpen = owner !== 'nobody' && isAboutRequests(verdict);
  const notes = [
    about,
    ...(also === undefined ? [] : textOf(also, texts)),
    isUnsent && isAboutRequests(verdict) ? texts.notRequested : '',
    isOpen && assumed !== null ? texts.assumed(assumed) : '',
  ];
  const note = notes.filter((one) => one !== '').join(' ');
  return { ...verdict, owner, sentence, nextStep, note, path, repair: repair?.() ?? null };
};
