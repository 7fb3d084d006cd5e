import { address } from './address.js';
import { objectField, report, type FieldReader } from './field-reader.js';
import { flag, positiveSeconds, text } from './read-value.js';
import type { Source, SourceState } from './player-config.js';

// Separate from `source.ts`, so that a page without a player does not load the code that reads streams.

/** A source without its stream. */
export type SourcePreview = Omit<Source, 'url' | 'type' | 'alternatives'>;

export interface Playable {
  readonly state: SourceState;
  readonly kind: Source['kind'];
  readonly fields: FieldReader;
}

/** A failed conversion outweighs a running one (spec 2.1). A video without both flags can be played. */
const stateOf = (video: FieldReader): SourceState => {
  const isAvailable = flag(video, 'available_video', true);
  if (flag(video, 'invalid_video')) return 'failed';
  return isAvailable ? 'ready' : 'processing';
};

/**
 * The embed's video or its live (spec 2.5); null when it has neither. The specification allows only
 * one of them; of both the video is played, because its state is known.
 */
export const playable = (embed: FieldReader): Playable | null => {
  const video = objectField(embed, 'video');
  const live = objectField(embed, 'live');
  if (video !== null) {
    if (live !== null) report(embed, 'live', 'source-video-and-live');
    return { state: stateOf(video), kind: 'video', fields: video };
  }
  return live === null ? null : { state: 'ready', kind: 'live', fields: live };
};

/** The source without its stream, for a page that only shows where it will play. */
export const previewOf = ({ kind, fields }: Playable): SourcePreview => ({
  kind,
  id: text(fields, 'id'),
  title: text(fields, 'title'),
  poster: address(fields, 'preview_image'),
  duration: kind === 'video' ? positiveSeconds(fields, 'duration') : null,
});
