import type { VerdictParameters } from './verdict-parameters.js';

export const JSON_ERRORS: Readonly<Record<VerdictParameters['json-malformed']['error'], string>> = {
  'trailing-comma': 'a comma before a closing bracket',
  'missing-comma': 'a missing comma',
  'missing-colon': 'a missing colon after a name',
  'missing-value': 'a missing value',
  'single-quotes': 'a quote that is not "',
  'unquoted-name': 'a name without quotes',
  comment: 'a comment',
  'unterminated-string': 'a string without an end',
  'control-character': 'a control character in a string',
  'bad-escape': 'an unknown escape in a string',
  'unexpected-end': 'the end of the text inside the JSON',
  'text-after-end': 'text after the end of the JSON',
  'unexpected-character': 'an unexpected character',
};

export const NOT_URL: Readonly<
  Record<VerdictParameters['tag-not-url']['reason'], readonly [string, string]>
> = {
  'tag-not-absolute': ['is not an absolute URL', 'Start the ad tag with https://.'],
  'tag-scheme': ['is not an http(s) URL', 'Start the ad tag with https://.'],
  'tag-host': ['has no valid host', 'Correct the host and the port of the ad tag.'],
  'tag-userinfo': [
    'contains a user name or password, which browsers refuse',
    'Remove the user name and password from the ad tag.',
  ],
  'tag-too-long': ['is longer than 65,536 characters', 'Shorten the parameters of the ad tag.'],
  'macro-unsafe-position': [
    'has a placeholder in its host or path',
    'Replace that placeholder with its literal value.',
  ],
};

/** What to do about an address that is encoded twice, by its cause. */
export const ENCODED_TWICE: Readonly<
  Record<VerdictParameters['page-url-encoded-twice']['cause'], (parameter: string) => string>
> = {
  literal: (parameter) => `Decode the value of ${parameter} in the ad tag once.`,
  placeholder: (parameter) =>
    `Encode the value of ${parameter} once: remove the encoding around its placeholder.`,
  page: (parameter) =>
    `Give the player the page address without encoding: the ad tag encodes it for ${parameter}.`,
};

export const UNKNOWN: Readonly<Record<VerdictParameters['input-unknown']['reason'], string>> = {
  'too-large': 'The text has more than 10 million characters.',
  'json-content': 'The JSON is neither an embed nor a HAR file nor a case file.',
  html: 'This is HTML that is no embed code.',
  javascript: 'This is JavaScript, and it names no ad tag.',
  'no-match': 'This text cannot be diagnosed.',
};

export const BULK_REASONS: Readonly<Record<VerdictParameters['ads-off-by-bulk']['by'], string>> = {
  label: 'the page selects its label',
  origin: 'its rule matches the origin of the page',
  any: 'its rule matches every page',
};
