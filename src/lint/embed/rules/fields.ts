import type { Finding } from '../../../finding.js';
import { parseAddress } from '../../../resolve/address.js';
import {
  FACTS,
  FORMS,
  resolveFinding,
  type ResolveFindingId,
} from '../../../resolve/resolve-findings.js';
import { STREAM_FIELDS } from '../../../resolve/stream.js';
import type { EmbedSubject } from '../embed-subject.js';
import { valueAt } from '../../json-pointer.js';
import type { SentenceRepair } from '../../sentence-rule.js';
import type { LintRule } from '../../sentence-rule.js';

type RepairOf = (path: string, value: unknown, finding: Finding) => SentenceRepair | null;

const replaced = (label: string, path: string, value: unknown): SentenceRepair => ({
  label,
  operations: [{ op: 'replace', path, value }],
});

const isElement = (path: string): boolean => /\/\d+$/.test(path);

/** Without its value, a field of a bulk has the value of the embed, which is another setting. */
const isInBulk = (path: string): boolean => path.startsWith('/bulks/');

/** Fields whose presence decides what an ad is, or whether its stream is requested elsewhere. */
const DECIDING_FIELDS: readonly string[] = [
  ...['source_url', 'destination_url', 'available_video'],
  ...STREAM_FIELDS,
];

const isDeciding = (path: string): boolean =>
  DECIDING_FIELDS.some((field) => path.endsWith(`/${field}`));

/** Values that are not read can be removed. In a list that is read, only some elements may be wrong. */
const removeUnread: RepairOf = (path, value) => {
  if (path === '' || value === undefined || Array.isArray(value)) return null;
  if (isInBulk(path) || isDeciding(path)) return null;
  return isElement(path)
    ? { label: 'Remove the element, which is not used.', operations: [{ op: 'remove', path }] }
    : replaced('Remove the value, which is not used.', path, null);
};

const FLAGS: ReadonlyMap<string, string> = new Map([
  ...['true', 'yes', 'on'].map((word) => [word, '1'] as const),
  ...['false', 'no', 'off'].map((word) => [word, '0'] as const),
]);

const correctFlag: RepairOf = (path, value, finding) => {
  const flag = typeof value === 'string' ? FLAGS.get(value.trim().toLowerCase()) : undefined;
  return flag === undefined
    ? removeUnread(path, value, finding)
    : replaced(`Set the value to ${flag}.`, path, flag);
};

/** The range is at the end of the remedy. */
const RANGE = /(?<![\d.])(-?[\d.]+) to (-?[\d.]+)\.$/;

const clamp: RepairOf = (path, value, { remedy }) => {
  const [, min, max] = RANGE.exec(remedy) ?? [];
  const [, digits, unit = ''] = /^(-?[\d.]+)(px|%)?$/.exec(String(value)) ?? [];
  if (min === undefined || max === undefined || digits === undefined) return null;
  const number = Math.min(Number(max), Math.max(Number(min), Number(digits)));
  return replaced('Use the nearest allowed value.', path, `${number}${unit}`);
};

const withoutUserinfo: RepairOf = (path, value) => {
  const address = typeof value === 'string' ? parseAddress(value) : null;
  return address?.stripped
    ? replaced('Remove the user name and the password.', path, address.href)
    : null;
};

const setNull: RepairOf = (path) => replaced('Set the field to null.', path, null);

const removeOffset: RepairOf = (path) =>
  isInBulk(path) ? null : replaced('Remove this offset, which is not used.', path, null);

const REPAIRS: Readonly<Partial<Record<ResolveFindingId, RepairOf>>> = {
  ...Object.fromEntries(Object.keys(FORMS).map((id) => [id, removeUnread])),
  'not-flag': correctFlag,
  // Both name a list in which other elements are right.
  'bulk-rule-form': () => null,
  'not-object': (path, value, finding) => (path === '' ? null : removeUnread(path, value, finding)),
  'empty-value': setNull,
  'out-of-bounds': clamp,
  'address-userinfo': withoutUserinfo,
  'source-video-and-live': () => replaced('Remove the live, which is not played.', '/live', null),
  'overlay-main-only': setNull,
  'watermark-offsets': removeOffset,
};

const fieldRule = (name: ResolveFindingId): LintRule<EmbedSubject> => {
  const { severity, remedy } = resolveFinding(name, '');
  return {
    name,
    severity,
    stage: 'embed',
    remedy,
    test: ({ embed, findings }) =>
      findings
        .filter(({ id }) => id === name)
        .map((finding) => {
          const { message, path } = finding;
          const repair = REPAIRS[name]?.(path, valueAt(embed, path), finding) ?? null;
          return { message, path, remedy: finding.remedy, repair };
        }),
  };
};

/** What the rules about ad tags report too, with a position and for tags without an embed. */
const REPORTED_WITH_TAGS = ['tag-empty', 'rule-subject-form'];

const isFieldFinding = (id: string): id is ResolveFindingId => !REPORTED_WITH_TAGS.includes(id);

/** Rules about fields, which `resolveEmbed` reports. */
export const FIELD_RULES: readonly LintRule<EmbedSubject>[] = [
  ...Object.keys(FORMS),
  ...Object.keys(FACTS),
]
  .filter(isFieldFinding)
  .map(fieldRule);
