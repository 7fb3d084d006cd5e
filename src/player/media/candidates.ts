import type { Source } from '../../resolve/player-config.js';
import { mediaType } from '../../resolve/stream.js';

/** One address the content may be played from. */
export interface Candidate {
  readonly url: string;
  /** MIME type that the address tells, or null. */
  readonly type: Source['type'];
}

/** What is loaded of a source. */
export type MediaSources = Pick<Source, 'url' | 'type' | 'alternatives'>;

/** The addresses of a source in the order to try them, each once. */
export const candidatesOf = ({ url, type, alternatives }: MediaSources): readonly Candidate[] => {
  const first = url === null ? [] : [{ url, type }];
  const others = [...new Set(alternatives)]
    .filter((other) => other !== url)
    .map((other) => ({ url: other, type: mediaType(other) }));
  return [...first, ...others];
};
