import type { FindingData, FindingId, FindingParams } from '../../../finding.js';
import { messages } from '../../../messages/generated/embed-findings/en.js';
import type { EmbedFindingsMessages } from '../../../messages/generated/embed-findings/messages.js';
import { parseAddress } from '../../../resolve/address.js';
import {
  type ResolveFindingId,
  type ResolveMessages,
  resolveSeverity,
} from '../../../resolve/resolve-findings.js';
import { STREAM_FIELDS } from '../../../resolve/stream.js';
import { valueAt } from '../../../text/json-pointer.js';
import { type AdTagRepair, repairMessage } from '../../ad-tag/ad-tag-text.js';
import type { RepairData } from '../../lint-finding.js';
import type { LintRule } from '../../rule.js';
import type { EmbedSubject } from '../embed-subject.js';

type RepairOf = (path: string, value: unknown, params: FindingParams) => RepairData | null;

const replaced = (repair: AdTagRepair, path: string, value: unknown): RepairData => ({
  ...repairMessage(repair),
  operations: [{ op: 'replace', path, value }],
});

/** Without its value, a field of a bulk has the value of the embed, which is another setting. */
const isInBulk = (path: string): boolean => path.startsWith('/bulks/');

/** Fields whose presence decides what an ad is, or whether its stream is requested elsewhere. */
const DECIDING_FIELDS: readonly string[] = [
  'source_url',
  'destination_url',
  'available_video',
  ...STREAM_FIELDS,
];

/** Values that are not read can be removed. In a list that is read, only some elements may be wrong. */
const removeUnread: RepairOf = (path, value) => {
  if (path === '' || value === undefined || Array.isArray(value)) return null;
  if (isInBulk(path) || DECIDING_FIELDS.some((field) => path.endsWith(`/${field}`))) return null;
  return /\/\d+$/.test(path)
    ? { id: 'repair-remove-list-element', params: {}, operations: [{ op: 'remove', path }] }
    : replaced('repair-clear-field', path, null);
};

const FLAGS: ReadonlyMap<string, string> = new Map([
  ...['true', 'yes', 'on'].map((word) => [word, '1'] as const),
  ...['false', 'no', 'off'].map((word) => [word, '0'] as const),
]);

const correctFlag: RepairOf = (path, value, params) => {
  const flag = typeof value === 'string' ? FLAGS.get(value.trim().toLowerCase()) : undefined;
  return flag === undefined
    ? removeUnread(path, value, params)
    : replaced({ id: 'repair-set-flag', params: { flag } }, path, flag);
};

const clamp: RepairOf = (path, value, params) => {
  const { unit, min, max } = params as ResolveMessages['out-of-bounds'];
  const [, digits, suffix = ''] = /^(-?[\d.]+)(px|%)?$/.exec(String(value)) ?? [];
  if (unit !== 'number' || digits === undefined) return null;
  const nearest = `${Math.min(max, Math.max(min, Number(digits)))}${suffix}`;
  return replaced({ id: 'repair-clamp-number', params: { value: nearest } }, path, nearest);
};

const withoutUserinfo: RepairOf = (path, value) => {
  const address = typeof value === 'string' ? parseAddress(value) : null;
  return address?.stripped ? replaced('repair-clean-address', path, address.href) : null;
};

const setNull: RepairOf = (path) => replaced('repair-set-field-null', path, null);

const REPAIRS: Readonly<Partial<Record<ResolveFindingId, RepairOf>>> = {
  'not-object': removeUnread,
  'not-list': removeUnread,
  'not-text': removeUnread,
  'not-flag': correctFlag,
  'not-number': removeUnread,
  'not-length': removeUnread,
  'not-pixels': removeUnread,
  'not-color': removeUnread,
  'not-date': removeUnread,
  'not-language': removeUnread,
  'not-address': removeUnread,
  'unknown-volume': removeUnread,
  'unknown-ad-type': removeUnread,
  'empty-value': setNull,
  'out-of-bounds': clamp,
  'address-userinfo': withoutUserinfo,
  'source-video-and-live': () => replaced('repair-remove-live', '/live', null),
  'overlay-main-only': setNull,
  'watermark-offsets': (path) =>
    isInBulk(path) ? null : replaced('repair-remove-offset', path, null),
};

const isFindingId = (id: string): id is FindingId<EmbedFindingsMessages> => !id.endsWith('.remedy');

const fieldRule = (name: ResolveFindingId): LintRule<EmbedSubject> => ({
  name,
  severity: resolveSeverity(name),
  stage: 'embed',
  test: ({ embed, findings }) =>
    findings
      .filter(({ id }) => id === name)
      .map(({ path, params }: FindingData) => ({
        params,
        path,
        repair: REPAIRS[name]?.(path, valueAt(embed, path), params) ?? null,
      })),
});

/**
 * Rules about fields, which `resolveEmbed` reports. What expansions report too has a rule about ad tags, with a position
 * and for tags without an embed.
 */
export const FIELD_RULES: readonly LintRule<EmbedSubject>[] = Object.keys(messages)
  .filter(isFindingId)
  .map(fieldRule);
