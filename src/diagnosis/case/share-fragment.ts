import type { DiagnoseOptions } from '../diagnose-options.js';
import type { Diagnosis } from '../diagnosis.js';
import type { RecognizedInput } from '../input/recognized-input.js';
import type { CaseContext } from './ad-case.js';
import { isContext, isInput } from './check-case.js';
import { contextOfCase } from './create-case.js';
import { redact } from './redaction/redact.js';
import { optionsOfCase } from './replay-case.js';
import { withoutIdentity } from './viewer-identity.js';

/** Browsers and chats shorten longer links. */
const MAX_FRAGMENT_LENGTH = 16_000;

const PREFIX = '#diagnosis=';

/**
 * The fragment of a link that opens the input of a diagnosis with the same context, for the URL of a page that calls
 * `readShareFragment`. It has no consent string, identifier or credential, and no response. Null if it would be longer
 * than 16,000 characters; then a case file carries the diagnosis.
 */
export const shareFragment = (
  diagnosis: Diagnosis,
  options: DiagnoseOptions = {},
): string | null => {
  const { viewer, ...context } = contextOfCase(diagnosis, options);
  const whole = { input: diagnosis.input, context: { ...context, viewer } };
  // Redacted with the identity still in it, so that it is also found inside the input.
  const shared = redact(JSON.parse(JSON.stringify(whole)) as typeof whole);
  const link = {
    ...shared,
    context: { ...shared.context, viewer: withoutIdentity(shared.context.viewer) },
  };
  const fragment = PREFIX + encodeURIComponent(JSON.stringify(link));
  return fragment.length > MAX_FRAGMENT_LENGTH ? null : fragment;
};

/** What a link opens. */
export interface SharedInput {
  readonly input: RecognizedInput;
  readonly options: DiagnoseOptions;
}

/** Reads the fragment of a link; null if `shareFragment` did not write it. Never throws. */
export const readShareFragment = (fragment: string): SharedInput | null => {
  if (!fragment.startsWith(PREFIX) || fragment.length > MAX_FRAGMENT_LENGTH) return null;
  try {
    const json = JSON.parse(decodeURIComponent(fragment.slice(PREFIX.length))) as unknown;
    const { input, context } = json as { readonly input: unknown; readonly context: unknown };
    if (isInput(input, '') !== null || isContext(context, '') !== null) return null;
    return { input: input as RecognizedInput, options: optionsOfCase(context as CaseContext) };
  } catch {
    return null;
  }
};
