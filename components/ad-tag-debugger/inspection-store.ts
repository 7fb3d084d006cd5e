import type { AdTagContext } from '../../src/ad-tags/ad-tag-context.js';
import { slotDevice } from '../../src/resolve/ad-slots.js';
import type { Inspection } from '../../src/vast/inspect/inspection.js';
import type { Entry } from './entries.js';
import type { ExpandedTag } from './expand-input.js';

/** An inspection, and whether it was of another URL than the tag has now. */
export interface FoundInspection {
  readonly inspection: Inspection;
  readonly isOutdated: boolean;
}

/** Identifies a tag in every context: its device, its place in the embed and its text. */
export const tagKey = (template: string, context: AdTagContext): string =>
  `${slotDevice(context)} ${context.path ?? ''} ${template}`;

interface StartedInspection {
  /** Rejects if it ended at a URL that may not be requested. */
  readonly inspection: Promise<Inspection>;
  readonly refusedUrls: readonly string[];
  readonly result: Inspection | null;
}

/** The inspections of one input, by tag and by URL. Each runs once, until a person asks for it again. */
export class InspectionStore {
  readonly #byTag = new Map<string, { readonly url: string; readonly inspection: Inspection }>();
  readonly #byUrl = new Map<string, StartedInspection>();
  #work = new AbortController();

  /** Aborts when the store is cleared. */
  get signal(): AbortSignal {
    return this.#work.signal;
  }

  clear(): void {
    this.#work.abort();
    this.#work = new AbortController();
    this.#byTag.clear();
    this.#byUrl.clear();
  }

  delete(key: string, url: string): void {
    this.#byTag.delete(key);
    this.#byUrl.delete(url);
  }

  /** The inspection of a URL. Started before, it is not repeated, even if it was refused. */
  inspect(
    key: string,
    url: string,
    run: (refusedUrls: string[]) => Promise<Inspection>,
  ): Promise<Inspection> {
    const started = this.#byUrl.get(url);
    if (started !== undefined) return started.inspection;
    const refusedUrls: string[] = [];
    const inspection = run(refusedUrls).then((result) => {
      if (this.#byUrl.get(url)?.inspection === inspection) {
        this.#byTag.set(key, { url, inspection: result });
        this.#byUrl.set(url, { inspection, refusedUrls, result });
      }
      return result;
    });
    this.#byUrl.set(url, { inspection, refusedUrls, result: null });
    return inspection;
  }

  wasStarted(url: string): boolean {
    return this.#byUrl.has(url);
  }

  /** What has to be requested to know more of these tags, with what their inspections were not permitted to request. */
  openUrls(tags: readonly ExpandedTag[]): readonly string[] {
    return tags
      .filter((tag) => this.findTag(tag)?.isOutdated !== false)
      .flatMap(({ expanded: { url } }) => [url, ...(this.#byUrl.get(url)?.refusedUrls ?? [])]);
  }

  /** The inspection of a URL, else the latest of the tag. */
  find(key: string, url: string): FoundInspection | null {
    const exact = this.#byUrl.get(url)?.result ?? null;
    if (exact !== null) return { inspection: exact, isOutdated: false };
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

/** The tags of the ad that an entry belongs to, in the order in which they would be requested. */
export const tagsOfEntry = (
  entry: Entry | null,
  entries: readonly Entry[],
): readonly ExpandedTag[] =>
  entry === null
    ? []
    : entries.flatMap(({ tag, device, slot, ad }) =>
        tag !== null && device === entry.device && slot === entry.slot && ad === entry.ad
          ? [tag]
          : [],
      );

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

/** The hosts of URLs that may not be requested without permission. */
export const foreignHosts = (
  urls: readonly string[],
  isOwn: (url: string) => boolean,
): readonly string[] => {
  const hosts = urls.filter((url) => url !== '' && !isOwn(url)).map(hostOf);
  return [...new Set(hosts.filter((host) => host !== ''))];
};
