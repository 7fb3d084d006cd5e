import type { Finding, Severity } from '../finding.js';

/** A value of another form than its field takes: what the field takes. */
const FORMS = {
  'not-object': 'an object',
  'not-list': 'a list',
  'not-text': 'a text',
  'not-flag': '1 or 0',
  'not-number': 'a decimal number',
  'not-length': 'a number, with px or %',
  'not-pixels': 'a number of pixels',
  'not-color': 'a hexadecimal colour',
  'not-date': 'YYYY-MM-DD hh:mm:ss',
  'not-language': 'a language tag',
  'not-address': 'an absolute http(s) URL',
  'unknown-volume': '-1, none, defaultOn or defaultOff',
  'unknown-ad-type': 'linear or non-linear',
  'bulk-rule-form': '* or https://domain/*',
  'replace-rule-form': 'a subject and a value',
} as const;

/** Any other kind: what was seen, what to do. */
const FACTS = {
  'empty-value': ['An empty text is read as null', 'Send null'],
  'out-of-bounds': ['Out of bounds', 'Send a usual value'],
  'address-userinfo': ['User name and password were dropped', 'Remove them from the URL'],
  'source-video-and-live': ['The video plays, not the live', 'Remove one of them'],
  'stream-url-callback': ['options.streamUrl gave no URL', 'Return a URL or null'],
  'hosted-player-missing': ['No frame with an http(s) URL', 'Send the code as the service made it'],
  'bulk-label-unknown': ['No bulk has this label', 'Force the label of a bulk'],
  'bulk-ambiguous': ['An earlier bulk matches too and was taken', 'Remove one of them'],
  'unknown-destroy-event': ['No event of the player has this name', 'Check the name'],
  'unknown-ad-kind': ['The ad has no tag and no video', 'Set its source_url'],
  'tag-empty': ['A tag is empty', 'Set the tag, or remove ***'],
  'ad-video-not-ready': ['The video is not converted', 'Wait, or upload it again'],
  'slot-mobile-missing': ['The slot has ads for desktop only', 'Set this field too'],
  'midroll-without-time': ['The time of the midroll is not known', 'Set options.midrollAt'],
  'watermark-offsets': ['The opposite offset is set and wins', 'Remove one of them'],
} as const;

/** Kinds that are no warning. */
const SEVERITIES: Readonly<Partial<Record<ResolveFindingId, Severity>>> = {
  'empty-value': 'info',
  'unknown-ad-type': 'info',
  'unknown-destroy-event': 'info',
  'slot-mobile-missing': 'info',
};

/** Ids of the findings that `resolveEmbed` reports. */
export type ResolveFindingId = keyof typeof FORMS | keyof typeof FACTS;

const LONGEST_SHOWN = 40;

const shown = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return Array.isArray(value) ? 'a list' : 'an object';
  return value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;
};

const isForm = (id: ResolveFindingId): id is keyof typeof FORMS => id in FORMS;

/** A finding of that kind; a value is shown cut short. Never hand it an address: those may hold tokens. */
export const resolveFinding = (id: ResolveFindingId, path: string, value?: unknown): Finding => {
  const [message, remedy] = isForm(id)
    ? [`Not ${FORMS[id]}`, `Send ${FORMS[id]}, or null`]
    : FACTS[id];
  return {
    id,
    severity: SEVERITIES[id] ?? 'warning',
    path,
    message: value === undefined ? `${message}.` : `${message}: ${shown(value)}.`,
    remedy: `${remedy}.`,
  };
};
