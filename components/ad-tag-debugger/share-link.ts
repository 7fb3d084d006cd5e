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

/** Parameters of ad tags that carry consent, in any case. */
const CONSENT_PARAMETERS =
  'gdpr_consent|gdprconsent|gdpr_consent_string|consent|consent_string|tcstring|tc_string|tcf|euconsent|' +
  'euconsent-v2|addtl_consent|addtlconsent|gpp|gpp_string|us_privacy|usprivacy|ccpa';

const CONSENT_PARAMETER = new RegExp(`([?&;](?:${CONSENT_PARAMETERS})=)([^&;#\\s"'<>]*)`, 'gi');

const ENCODED_CONSENT_PARAMETER = new RegExp(
  `(%(?:3F|26)(?:${CONSENT_PARAMETERS})%3D)((?:(?!%26)[^&#\\s"'<>])*)`,
  'gi',
);

/** The core segment of a TCF string (version 2 starts with C), and a GPP string. */
const CONSENT_STRING = /(?<![\w-])(?:C[\w-]{38,}(?:\.[\w-]+)*|D[BC][\w-]{3,}~[\w.~-]+)/g;

/** Whether a value only names a placeholder. */
const isPlaceholder = (value: string): boolean => /^(?:[[{$%_]|%5B|%7B)/i.test(value);

/** A text without the consent strings in it. */
export const withoutConsent = (text: string): string =>
  text
    .replace(CONSENT_PARAMETER, (match, name: string, value: string) =>
      isPlaceholder(value) ? match : name,
    )
    .replace(ENCODED_CONSENT_PARAMETER, (match, name: string, value: string) =>
      isPlaceholder(value) ? match : name,
    )
    .replace(CONSENT_STRING, '');

const PUBLIC_FIELDS: ReadonlySet<string> = new Set(
  CONTEXT_FIELDS.filter(({ isPrivate }) => !isPrivate).map(({ name }) => name),
);

/** Writes a state as the fragment of a URL, without its `#`. Consent strings and identifiers are left out. */
export const stringifyState = ({ value, device, context }: SharedState): string => {
  const parameters = new URLSearchParams();
  if (value !== '') parameters.set(INPUT, withoutConsent(value));
  if (device !== 'desktop') parameters.set(DEVICE, device);
  for (const [name, text] of Object.entries(context)) {
    if (PUBLIC_FIELDS.has(name)) parameters.set(name, withoutConsent(text));
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
