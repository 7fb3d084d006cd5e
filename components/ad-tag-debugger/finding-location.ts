import type { DiagnosedTag } from '../../src/diagnosis/diagnosis.js';
import type { Entry } from './entries.js';

export interface FindingLocation {
  /** `preroll`, …; null for a tag outside of an embed, and for findings about a whole embed. */
  readonly slot: string | null;
  readonly devices: readonly Entry['device'][];
  /** Index among several pasted tags; null for other inputs. */
  readonly tag: number | null;
}

/** `/tags/0/inspection/…`: the path of a finding about the responses of a tag. */
const TAG_PATH = /^\/tags\/(\d+)(?:\/|$)/;

/** `/input/tags/0`: the path of a finding about one of several pasted tags. */
export const LIST_PATH = /^\/input\/tags\/(\d+)$/;

const isInside = (path: string, parent: string): boolean =>
  parent !== '' && (path === parent || path.startsWith(`${parent}/`));

/**
 * The slot and the devices of a finding by its path: a JSON Pointer into the embed, or into the diagnosis with its
 * tags. Null if the path is about neither an ad nor a tag.
 */
export const findingLocation = (
  path: string,
  entries: readonly Entry[],
  tags: readonly Pick<DiagnosedTag, 'slot' | 'device' | 'index'>[],
): FindingLocation | null => {
  const index = TAG_PATH.exec(path)?.[1];
  if (index !== undefined) {
    const tag = tags[Number(index)];
    return tag === undefined
      ? null
      : { slot: tag.slot, devices: [tag.device], tag: tag.index ?? null };
  }
  const pasted = LIST_PATH.exec(path)?.[1];
  if (pasted !== undefined) return { slot: null, devices: [], tag: Number(pasted) };
  const ads = entries.filter(({ ad, tag }) => isInside(path, ad?.ad.path ?? tag?.path ?? ''));
  const [first] = ads;
  return first === undefined
    ? null
    : { slot: first.slot, devices: [...new Set(ads.map(({ device }) => device))], tag: null };
};
