import { redact } from '../../src/diagnosis/case/redaction/redact.js';
import { CONTEXT_FIELDS, type DebuggerContext } from './context/fields.js';

/** What a shared link restores. */
export interface SharedState {
  /** The pasted text, or the empty string. */
  readonly value: string;
  readonly device: 'desktop' | 'mobile';
  /** The fields that differ from the defaults. */
  readonly context: DebuggerContext;
}

/** Browsers, chats and tickets cut longer links. */
export const MAX_LINK_LENGTH = 8000;

const INPUT = 'input';
const DEVICE = 'device';

const PUBLIC_FIELDS: ReadonlySet<string> = new Set(
  CONTEXT_FIELDS.filter(({ isPrivate }) => !isPrivate).map(({ name }) => name),
);

/** Writes a state as the fragment of a URL, without its `#`. Consent strings and identifiers are left out. */
export const stringifyState = (state: SharedState): string => {
  // With the private fields still in it, so that their values are also found inside the input.
  const { value, device, context } = redact(state);
  const parameters = new URLSearchParams();
  if (value !== '') parameters.set(INPUT, value);
  if (device !== 'desktop') parameters.set(DEVICE, device);
  for (const [name, text] of Object.entries(context)) {
    if (PUBLIC_FIELDS.has(name)) parameters.set(name, text);
  }
  return parameters.toString();
};

/** Reads the fragment of a URL, with or without its `#`. Unknown parameters are ignored. */
export const parseState = (fragment: string): SharedState => {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const context = CONTEXT_FIELDS.flatMap(({ name }) => {
    const text = parameters.get(name);
    return text === null ? [] : [[name, text] as const];
  });
  return {
    value: parameters.get(INPUT) ?? '',
    device: parameters.get(DEVICE) === 'mobile' ? 'mobile' : 'desktop',
    context: Object.fromEntries(context),
  };
};
