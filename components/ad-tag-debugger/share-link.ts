import { redact } from '../../src/diagnosis/case/redaction/redact.js';
import { CONTEXT_FIELDS, type DebuggerContext, type FieldLabel } from './context/fields.js';

export interface SharedState {
  readonly value: string;
  readonly device: 'desktop' | 'mobile';
  /** The fields that differ from the defaults. */
  readonly context: DebuggerContext;
}

/** Characters. Browsers, chats and tickets cut longer links. */
const MAX_FRAGMENT_LENGTH = 8000;

const INPUT = 'input';
const DEVICE = 'device';

const PUBLIC_FIELDS: ReadonlySet<string> = new Set(
  CONTEXT_FIELDS.filter(({ isPrivate }) => !isPrivate).map(({ name }) => name),
);

/** Writes a state as the fragment of a URL, without its `#`. Consent strings and identifiers are left out. Null if the
 * input is too long for a link. */
export const stringifyState = (state: SharedState): string | null => {
  if (state.value.length > MAX_FRAGMENT_LENGTH) return null;
  // With the private fields still in it, so that their values are also found inside the input.
  const { value, device, context } = redact(state);
  const parameters = new URLSearchParams();
  if (value !== '') parameters.set(INPUT, value);
  if (device !== 'desktop') parameters.set(DEVICE, device);
  for (const [name, text] of Object.entries(context)) {
    if (PUBLIC_FIELDS.has(name)) parameters.set(name, text);
  }
  const fragment = parameters.toString();
  return fragment.length > MAX_FRAGMENT_LENGTH ? null : fragment;
};

export interface LinkOmissions {
  /** The private fields that have a value, each label once. */
  readonly fields: readonly FieldLabel[];
  /** Whether placeholders stand for consent strings and identifiers inside the input. */
  readonly inInput: boolean;
}

export const linkOmissions = (state: SharedState): LinkOmissions => {
  const left = CONTEXT_FIELDS.filter(
    ({ name, isPrivate }) => isPrivate && (state.context[name] ?? '').trim() !== '',
  );
  return {
    fields: [...new Set(left.map(({ label }) => label))],
    inInput: state.value.length <= MAX_FRAGMENT_LENGTH && redact(state).value !== state.value,
  };
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

const OWN_PARAMETERS: readonly string[] = [
  INPUT,
  DEVICE,
  ...CONTEXT_FIELDS.map(({ name }) => name),
];

/** The fragment of a page with a state in it. Parameters that belong to the page stay. */
export const withState = (pageFragment: string, stateFragment: string): string => {
  const parameters = new URLSearchParams(pageFragment.replace(/^#/, ''));
  for (const name of OWN_PARAMETERS) parameters.delete(name);
  for (const [name, text] of new URLSearchParams(stateFragment)) parameters.set(name, text);
  return parameters.toString();
};
