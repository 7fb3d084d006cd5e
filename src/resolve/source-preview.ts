import { address } from './address.js';
import type { Source, SourceState } from './player-config.js';
import { object, report, type Wire } from './wire.js';
import { flag, someSeconds, text } from './wire-value.js';

/** What is known of a source before its stream is. */
export type SourcePreview = Omit<Source, 'url' | 'type' | 'alternatives'>;

/** What plays, and whether it can. */
export interface Playable {
  readonly state: SourceState;
  readonly kind: Source['kind'];
  readonly wire: Wire;
}

/** A failed conversion outweighs a running one (spec 2.1). A video that says neither can be played. */
const stateOf = (video: Wire): SourceState => {
  const isAvailable = flag(video, 'available_video', true);
  if (flag(video, 'invalid_video')) return 'failed';
  return isAvailable ? 'ready' : 'processing';
};

/** The embed's video or its live (spec 2.5); the video when it has both (ours); null when it has neither. */
export const playable = (embed: Wire): Playable | null => {
  const video = object(embed, 'video');
  const live = object(embed, 'live');
  if (video !== null) {
    if (live !== null) report(embed, 'live', 'source-video-and-live');
    return { state: stateOf(video), kind: 'video', wire: video };
  }
  return live === null ? null : { state: 'ready', kind: 'live', wire: live };
};

export const previewOf = ({ kind, wire }: Playable): SourcePreview => ({
  kind,
  id: text(wire, 'id'),
  title: text(wire, 'title'),
  poster: address(wire, 'preview_image'),
  duration: kind === 'video' ? someSeconds(wire, 'duration') : null,
});

/** What plays, without its stream: for a page that shows only where it will play. */
export const sourcePreview = (
  embed: Wire,
): { readonly state: SourceState; readonly source: SourcePreview | null } => {
  const found = playable(embed);
  return found === null
    ? { state: 'empty', source: null }
    : { state: found.state, source: previewOf(found) };
};
