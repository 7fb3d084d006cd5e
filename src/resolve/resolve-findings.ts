import type { Finding, Severity } from '../finding.js';

/** Findings about a value of the wrong form, with the expected form. */
export const FORMS = {
  'not-object': 'an object',
  'not-list': 'a list',
  'not-text': 'a string',
  'not-flag': '1 or 0',
  'not-number': 'a decimal number',
  'not-length': 'a number, optionally with px or %',
  'not-pixels': 'a number of pixels',
  'not-color': 'a hexadecimal color',
  'not-date': 'a date and time as YYYY-MM-DD hh:mm:ss',
  'not-language': 'a language tag',
  'not-address': 'an absolute http(s) URL',
  'unknown-volume': '-1, none, defaultOn or defaultOff',
  'unknown-ad-type': 'linear or non-linear',
  'bulk-rule-form': '* or an origin with /*, such as https://www.example.com/*',
  'rule-subject-form': 'an object with a subject and a value',
} as const;

/** All other findings: what was found, what to do. `{found}` and `{expected}` are the reported value and range. */
export const FACTS = {
  'empty-value': ['The string is empty and is read as null', 'Send null instead'],
  'out-of-bounds': [
    'The value{found} is outside the documented range',
    'Use a value within the documented range: {expected}',
  ],
  'address-userinfo': [
    'The URL has a user name or password, which was dropped',
    'Remove it from the URL',
  ],
  'source-video-and-live': [
    'The embed has a video and a live; the video is played',
    'Remove one of the two',
  ],
  'stream-url-callback': [
    '`options.streamUrl` threw an error, or returned no absolute http(s) URL',
    'Return an absolute http(s) URL, or null',
  ],
  'hosted-player-missing': [
    'The code has no iframe with an http(s) URL',
    'Send the code as the service generated it',
  ],
  'bulk-label-unknown': [
    'No bulk has the label{found}',
    'Set `options.bulkLabel` to the label of a bulk of this embed',
  ],
  'bulk-ambiguous': [
    'An earlier bulk matches too and is used instead of this one',
    'Remove one of the two',
  ],
  'unknown-destroy-event': [
    'The player has no event named{found}',
    'Use the name of a player event, such as ENDED',
  ],
  'unknown-ad-kind': [
    'The ad of type{found} has neither a tag nor a video',
    'Set its source_url to an ad tag',
  ],
  'tag-empty': ['An ad tag is empty', 'Set the tag, or remove the *** beside it'],
  'ad-video-not-ready': [
    'The video of the ad is not converted yet',
    'Wait for the conversion, or upload the video again',
  ],
  'slot-mobile-missing': ['The slot has ads for desktop and none for mobile', 'Set this field too'],
  'midroll-without-time': [
    'The start time of the midroll is not known',
    'Set its seconds in `options.midrollAt`',
  ],
  'overlay-main-only': [
    'The field applies only to a main overlay and is ignored',
    'Remove it, or move the ad to overlay_main',
  ],
  'watermark-offsets': [
    'The offset is ignored, because the opposite offset is set too',
    'Remove one of the two',
  ],
} as const;

/** The severity of all other findings is `warning`. */
const SEVERITIES: Readonly<Partial<Record<ResolveFindingId, Severity>>> = {
  'tag-empty': 'error',
  'empty-value': 'info',
  'unknown-ad-type': 'info',
  'unknown-destroy-event': 'info',
  'slot-mobile-missing': 'info',
};

/** Ids of the findings that `resolveEmbed` reports. */
export type ResolveFindingId = keyof typeof FORMS | keyof typeof FACTS;

const MAX_SHOWN_LENGTH = 40;

const shown = (value: unknown): string => {
  if (value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return ` ${value}`;
  if (typeof value !== 'string') return Array.isArray(value) ? ' (a list)' : ' (an object)';
  return ` "${value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value}"`;
};

const isForm = (id: ResolveFindingId): id is keyof typeof FORMS => id in FORMS;

/**
 * A finding of that id. The value that was found is shown, cut after 40 characters. Never pass an
 * address: it may hold a token.
 */
export const resolveFinding = (
  id: ResolveFindingId,
  path: string,
  found?: unknown,
  expected = '',
): Finding => {
  const [message, remedy] = isForm(id)
    ? [`The value{found} is not ${FORMS[id]}`, `Send ${FORMS[id]}, or null`]
    : FACTS[id];
  const sentence = (text: string): string =>
    `${text.replace(/\{(f?)\w+\}/, (_, isFound: string) => (isFound ? shown(found) : expected))}.`;
  return {
    id,
    params: {},
    severity: SEVERITIES[id] ?? 'warning',
    path,
    message: sentence(message),
    remedy: sentence(remedy),
  };
};
