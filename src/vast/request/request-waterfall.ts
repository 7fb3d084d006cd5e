import { type Deadline, throwIfCanceled } from './deadline.js';
import { VastError } from '../vast-error.js';

export interface WaterfallOptions {
  /** Ad tags in the order to request them, as templates. */
  readonly tags: readonly string[];
  /** Whether other ads can take the place of these, and need a share of the time too. Default: false. */
  readonly hasAlternative?: boolean;
  /** For all tags together. Each has its share of what remains, so that no server takes the time of those after it. */
  readonly deadline: Deadline;
  /** The URL of an ad tag. Throws a VastError if the template makes none. */
  readonly expandTag: (template: string) => string;
  /** Requests one ad tag and plays its ads. Rejects with a VastError if none of them played. */
  readonly playTag: (url: string, deadline: Deadline, isLast: boolean) => Promise<void>;
  readonly onRequest: () => void;
  readonly onError: (error: VastError) => void;
}

/**
 * Requests ad tags one after another until one has played an ad. Reports each request and each failure. Rejects only
 * when it is canceled. Not in the specification; waterfalls are the rule of the service (`***` in a tag).
 */
export const requestWaterfall = async ({
  tags,
  hasAlternative = false,
  deadline,
  expandTag,
  playTag,
  onRequest,
  onError,
}: WaterfallOptions): Promise<void> => {
  for (const [index, template] of tags.entries()) {
    if (deadline.remainingMs === 0) {
      onError(new VastError(301, 'request-no-time'));
      return;
    }
    const tagsLeft = tags.length - index + Number(hasAlternative);
    const share = deadline.part(deadline.remainingMs / tagsLeft);
    try {
      const url = expandTag(template);
      onRequest();
      await playTag(url, share, tagsLeft === 1);
      return;
    } catch (error) {
      throwIfCanceled(deadline.signal);
      onError(VastError.from(error));
    } finally {
      share.stop();
    }
  }
};
