import type { Deadline } from './deadline.js';
import { VastError } from './vast-error.js';

export interface WaterfallOptions<Result> {
  /** Ad tags in the order to request them, as templates. */
  readonly tags: readonly string[];
  /** For all tags together. Each has its share of what remains, so that no server takes the turn of those after it. */
  readonly deadline: Deadline;
  /** The URL of an ad tag. Throws a VastError if the template makes none. */
  readonly expandTag: (template: string) => string;
  /** Requests one ad tag. Rejects with a VastError if there is no ad. */
  readonly requestTag: (url: string, deadline: Deadline) => Promise<Result>;
  readonly onRequest: () => void;
  readonly onError: (error: VastError) => void;
}

const requestShare = async <Result>(
  { deadline, requestTag }: WaterfallOptions<Result>,
  url: string,
  share: number,
): Promise<Result> => {
  const part = deadline.part(deadline.remainingMs / share);
  try {
    return await requestTag(url, part);
  } finally {
    part.stop();
  }
};

/**
 * Requests ad tags one after another until one gives ads; null if none does. Reports each request and each failure.
 * Rejects only when it is canceled. Not in the specification; waterfalls are the rule of the service (`***` in a tag).
 */
export const requestWaterfall = async <Result>(
  options: WaterfallOptions<Result>,
): Promise<Result | null> => {
  const { tags, deadline, expandTag, onRequest, onError } = options;
  for (const [index, template] of tags.entries()) {
    if (deadline.remainingMs === 0) {
      onError(new VastError(301, 'No time is left to request the ad tag.'));
      return null;
    }
    try {
      const url = expandTag(template);
      onRequest();
      return await requestShare(options, url, tags.length - index);
    } catch (error) {
      deadline.throwIfCanceled();
      onError(VastError.from(error));
    }
  }
  return null;
};
