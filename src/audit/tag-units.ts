import { createHash } from 'node:crypto';
import { redact } from '../diagnosis/case/redaction/redact.js';
import { type DiagnosisPlan, planDiagnosis, type PlannedTag } from '../diagnosis/diagnosis-plan.js';
import type { EmbedInput } from '../diagnosis/input/recognized-input.js';
import { isCacheBuster } from '../lint/ad-tag/rules/cache-busting.js';
import { bulkLabels } from '../lint/embed/lint-embed.js';
import type { AuditOptions } from './audit-options.js';
import type { AuditObject } from './audit-source.js';
import type { TagPosition } from './tag-result.js';

/** An object as a viewer of pages with one bulk sees it. */
export interface ObjectView extends DiagnosisPlan {
  readonly input: EmbedInput;
}

/** An ad object with its tag, or the tags of its waterfall, on one device. */
export interface TagUnit {
  /** The same for tags that differ in nothing but a cache buster. */
  readonly tag: string;
  /** As it is requested, without secrets and cache busters. */
  readonly address: string;
  readonly position: TagPosition;
  readonly tags: readonly PlannedTag[];
  readonly view: ObjectView;
  /** Whether it is requested on pages without a bulk of their own. */
  readonly isDefault: boolean;
}

export interface ObjectPlan {
  /** For each bulk, that of pages without one first. */
  readonly views: readonly ObjectView[];
  readonly units: readonly TagUnit[];
}

/** The same for every object, so that the same tag has the same address. */
const MOMENT = { now: 1_767_225_600_000, random: 0.5 };

const withoutCacheBusters = (address: string): string => {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => !isCacheBuster(part.replace(/=.*/s, '').toLowerCase()));
  url.search = kept.join('&');
  return url.href;
};

const HASH_CHARACTERS = 16;

/** What a report shows of an address. */
const MAX_ADDRESS_LENGTH = 300;

export const addressInReports = (address: string): string => {
  const shown = redact(withoutCacheBusters(address));
  return shown.length > MAX_ADDRESS_LENGTH ? `${shown.slice(0, MAX_ADDRESS_LENGTH)}…` : shown;
};

const tagName = (tags: readonly PlannedTag[]): string => {
  const [first] = tags;
  const isOverlay = first?.position === 'overlay';
  const facts = [
    isOverlay ? [first.overlay?.maxWidth, first.overlay?.maxHeight] : null,
    first?.linearity,
    tags.map(({ expanded: { url, text } }) => (url === '' ? text : withoutCacheBusters(url))),
  ];
  return createHash('sha256')
    .update(JSON.stringify(facts))
    .digest('base64url')
    .slice(0, HASH_CHARACTERS);
};

/** The tags of each ad object, by its device and path. */
const tagGroups = ({ tags }: ObjectView): ReadonlyMap<string, readonly PlannedTag[]> => {
  const groups = new Map<string, PlannedTag[]>();
  for (const tag of tags) {
    const name = `${tag.device ?? ''} ${tag.path}`;
    groups.set(name, [...(groups.get(name) ?? []), tag]);
  }
  return groups;
};

const unitOf = (tags: readonly PlannedTag[], view: ObjectView, isDefault: boolean): TagUnit => {
  const [first] = tags;
  const address = addressInReports(first?.expanded.url || (first?.expanded.text ?? ''));
  const position = first?.position ?? 'preroll';
  return { tag: tagName(tags), address, position, tags, view, isDefault };
};

/** Everything of an object that could be requested, for both devices and each bulk. */
export const planObject = (
  { embed }: AuditObject,
  { viewer = {}, values = null }: Pick<AuditOptions, 'viewer' | 'values'>,
): ObjectPlan => {
  const input = { kind: 'embed', embed } as const;
  const views = bulkLabels(embed).map((bulkLabel) => {
    const resolve = bulkLabel === undefined ? {} : { bulkLabel };
    const viewerOfAll = { ...viewer, device: 'desktop', ...MOMENT } as const;
    return { input, ...planDiagnosis(input, { viewer: viewerOfAll, values, resolve }) };
  });
  const units = new Map<string, TagUnit>();
  for (const [index, view] of views.entries())
    for (const [name, tags] of tagGroups(view))
      if (!units.has(name)) units.set(name, unitOf(tags, view, index === 0));
  return { views, units: [...units.values()] };
};
