import { isSentIn } from './ad-tag-sign.js';
import { codeAroundTag } from './code-around-tag.js';
import { flightIn } from './flight-dates.js';
import type { AdTagInput, CopiedInput, RecognizedInput } from './recognized-input.js';
import { textAround } from './text-around.js';

/** Inputs around which people write what they saw. */
const HAS_AROUND: ReadonlySet<RecognizedInput['kind']> = new Set([
  'ad-tag',
  'vast',
  'vmap',
  'error-code',
]);

/** What stands beside an input: when its campaign runs, the code around its tag, and what a person says of it. */
export const besideInput = (
  input: RecognizedInput,
  text: string,
): CopiedInput & Pick<AdTagInput, 'sign'> => {
  const isMessage =
    input.kind === 'ad-tag' || (input.kind === 'unknown' && input.reason === 'no-match');
  const flight = isMessage ? flightIn(text) : null;
  const isInText = input.kind === 'ad-tag' && input.sign !== undefined && !input.bid;
  const codeAround = isInText ? codeAroundTag(input.tags, text) : null;
  const isSent = isInText && isSentIn(text, input.tags[0] ?? '');
  const around = HAS_AROUND.has(input.kind) ? textAround(text) : null;
  return {
    ...(flight && { flight }),
    ...(codeAround && { codeAround }),
    ...(around && { around }),
    ...(isSent && { sign: 'sent' }),
  };
};
