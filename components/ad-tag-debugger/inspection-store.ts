import type { AdTagContext } from '../../src/ad-tags/ad-tag-context.js';
import { slotDevice } from '../../src/resolve/ad-slots.js';
import type { Inspection } from '../../src/vast/inspect/inspection.js';
import type { ExpandedTag } from './expand-input.js';

/** An inspection, and whether it was of another URL than the tag has now. */
export interface FoundInspection {
  readonly inspection: Inspection;
  readonly isOutdated: boolean;
}

interface StoredInspection {
  readonly url: string;
  readonly inspection: Inspection;
}

/** Identifies a tag in every context: its device, its place in the embed and its text. */
export const tagKey = (template: string, context: AdTagContext): string =>
  `${slotDevice(context)} ${context.path ?? ''} ${template}`;

/** The inspections of one input, by tag and by URL. */
export class InspectionStore {
  readonly #byTag = new Map<string, StoredInspection>();
  readonly #byUrl = new Map<string, Inspection>();

  clear(): void {
    this.#byTag.clear();
    this.#byUrl.clear();
  }

  delete(key: string, url: string): void {
    this.#byTag.delete(key);
    this.#byUrl.delete(url);
  }

  set(key: string, url: string, inspection: Inspection): void {
    this.#byTag.set(key, { url, inspection });
    this.#byUrl.set(url, inspection);
  }

  /** The inspection of a URL, else the latest of the tag. */
  find(key: string, url: string): FoundInspection | null {
    const exact = this.#byUrl.get(url);
    if (exact !== undefined) return { inspection: exact, isOutdated: false };
    const latest = this.#byTag.get(key);
    return latest === undefined ? null : { inspection: latest.inspection, isOutdated: true };
  }

  findTag({ template, context, expanded }: ExpandedTag): FoundInspection | null {
    return expanded.url === '' ? null : this.find(tagKey(template, context), expanded.url);
  }
}

/** Whether an inspection sent a request: for an ad tag or a media file. A document that was pasted needs none. */
export const sentRequests = ({ hops, ads }: Inspection): boolean =>
  hops.some(({ url }) => url !== '') ||
  ads.some(({ media }) => media.some(({ check }) => check !== undefined));
