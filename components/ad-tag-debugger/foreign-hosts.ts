import type { Entry } from './entries.js';
import type { ExpandedTag } from './expand-input.js';
import type { InspectionStore } from './inspection-store.js';

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

export interface ForeignHostsInput {
  readonly tags: readonly ExpandedTag[];
  /** URLs of wrappers of a pasted document that were not requested. */
  readonly refusedUrls: readonly string[];
  readonly inspections: InspectionStore;
  readonly isOwn: (url: string) => boolean;
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

/** The hosts that have to be requested to know more, and may not be requested without permission. */
export const foreignHosts = ({
  tags,
  refusedUrls,
  inspections,
  isOwn,
}: ForeignHostsInput): readonly string[] => {
  const open = tags.filter((tag) => inspections.findTag(tag)?.isOutdated !== false);
  const urls = [
    ...open.flatMap(({ expanded: { url } }) => [url, ...inspections.refusedUrls(url)]),
    ...(tags.length === 0 ? refusedUrls : []),
  ];
  const hosts = urls.filter((url) => url !== '' && !isOwn(url)).map(hostOf);
  return [...new Set(hosts.filter((host) => host !== ''))];
};
