import type { IdAfter } from '../../../src/messages/format.js';
import type { DebuggerMessages } from '../../../src/messages/generated/debugger/messages.js';

export type FieldGroup = 'desktop' | 'mobile' | 'page' | 'player' | 'consent' | 'time';

/** Each has a message. */
export type FieldLabel = IdAfter<'context-field-', DebuggerMessages>;

/** A field of the context editor. Values are text; the empty string means unknown. */
export interface ContextField {
  /** Key in a `DebuggerContext` and in shared links. */
  readonly name: string;
  readonly label: FieldLabel;
  readonly group: FieldGroup;
  readonly control: 'text' | 'flag' | 'moment' | 'withheld';
  /** Whether it takes a whole row. */
  readonly isLong: boolean;
  readonly hint: string;
  /** Whether it is personal or a consent string, and therefore never part of a shared link. */
  readonly isPrivate: boolean;
}

type Row = readonly [
  label: FieldLabel,
  control: ContextField['control'],
  hint?: string,
  options?: string,
];

const fieldOf =
  (group: FieldGroup, prefix = '') =>
  ([label, control, hint = '', options = '']: Row): ContextField => ({
    name: prefix + label,
    label,
    group,
    control,
    isLong: options.includes('long'),
    hint,
    isPrivate: options.includes('private'),
  });

/** The names of these start with the name of the device. */
const DEVICE: readonly Row[] = [
  ['ua', 'text', '', 'long'],
  ['size', 'text', '640x360'],
  ['lmt', 'flag'],
  ['ifa', 'text', '', 'long private'],
  ['ifa-type', 'text', 'aaid, idfa'],
  ['ip', 'text', '', 'private'],
  ['lat-long', 'text', '45.44, 12.33', 'private'],
];

const PAGE: readonly Row[] = [
  ['page-url', 'text', 'https://', 'long'],
  ['referrer', 'text', 'https://', 'long'],
  ['page-title', 'text', '', 'long'],
  ['language', 'text', 'en'],
  ['correlator', 'text'],
  ['companions', 'flag'],
  ['label', 'text', '', 'long'],
];

const PLAYER: readonly Row[] = [
  ['playhead', 'text', '0'],
  ['muted', 'flag'],
  ['mime', 'text', 'video/mp4', 'long'],
];

const CONSENT: readonly Row[] = [
  ['gdpr', 'flag'],
  ['coppa', 'flag'],
  ['tc-string', 'text', '', 'long private'],
  ['gpp', 'text', '', 'private'],
  ['gpp-sid', 'text', '2, 6', 'private'],
  ['usp', 'text', '1YNN', 'private'],
  ['addtl', 'text', '1~', 'private'],
  ['withheld', 'withheld', '', 'long'],
];

const TIME: readonly Row[] = [
  ['moment', 'moment'],
  ['random', 'text', '0.42'],
  ['now', 'text', '2026-08-29T20:15:00.000Z', 'long'],
];

export const CONTEXT_FIELDS: readonly ContextField[] = [
  ...DEVICE.map(fieldOf('desktop', 'desktop-')),
  ...TIME.map(fieldOf('time')),
  ...DEVICE.map(fieldOf('mobile', 'mobile-')),
  ...PLAYER.map(fieldOf('player')),
  ...PAGE.map(fieldOf('page')),
  ...CONSENT.map(fieldOf('consent')),
];

export const CONTEXT_COLUMNS: readonly (readonly FieldGroup[])[] = [
  ['desktop', 'time'],
  ['mobile', 'player'],
  ['page'],
  ['consent'],
];

/** Macros with a checkbox that withholds them. */
export const WITHHOLDABLE = [
  'IFA',
  'DEVICEIP',
  'LATLONG',
  'DEVICEUA',
  'PAGEURL',
  'CONTENTID',
] as const;

/**
 * Values of the context editor by the name of the field, as text: `page-url`, `desktop-ua`, `mobile-size` (`640x360`),
 * `gdpr` (`1`, `0` or empty), `tc-string`, `withheld` (names of macros, separated by commas), `moment` (`live` or
 * `fixed`), `now` (ISO 8601) and so on. Fields that are absent or empty are unknown.
 */
export type DebuggerContext = Readonly<Record<string, string>>;

export const withheldIn = (context: DebuggerContext): readonly string[] =>
  (context['withheld'] ?? '').split(',').filter((name) => name !== '');

/** Label of the bulk to force, or the empty string. */
export const bulkLabelIn = (context: DebuggerContext): string => context['label']?.trim() ?? '';

export const showsCompanions = (context: DebuggerContext): boolean => context['companions'] === '1';

const DESKTOP_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const MOBILE_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/** Values that most pages with a player have. Identifiers and consent are unknown, because only the page knows them. */
export const defaultContext = (pageUrl: string, language: string): DebuggerContext => ({
  'desktop-ua': DESKTOP_USER_AGENT,
  'desktop-size': '640x360',
  'mobile-ua': MOBILE_USER_AGENT,
  'mobile-size': '360x202',
  'page-url': pageUrl,
  language,
  correlator: '7340217',
  companions: '0',
  playhead: '0',
  muted: '0',
  mime: 'video/mp4, application/vnd.apple.mpegurl',
  moment: 'live',
});
