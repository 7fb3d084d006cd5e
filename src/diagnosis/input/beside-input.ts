import { isSentIn } from './ad-tag-sign.js';
import { codeAroundTag } from './code-around-tag.js';
import { flightIn } from './flight-dates.js';
import type { AdTagInput, CopiedInput, RecognizedInput } from './recognized-input.js';
import { textAround, withoutJson } from './text-around.js';
import { undoCopying } from './undo-copying.js';

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
  // The JSON around an ad tag is the code of its player.
  const words = input.kind === 'ad-tag' ? text : withoutJson(text);
  const around = /^(?:case|unknown)$/.test(input.kind) ? null : textAround(words);
  const isEdited = input.kind === 'embed-code' && input.changes?.includes('typography') === true;
  const code = isEdited ? undoCopying(text).text : '';
  const repaired = code.slice(code.indexOf('<'), code.lastIndexOf('>') + 1);
  return {
    ...(repaired !== '' && { repaired }),
    ...(flight && { flight }),
    ...(codeAround && { codeAround }),
    ...(around && { around }),
    ...(isSent && { sign: 'sent' }),
  };
};
