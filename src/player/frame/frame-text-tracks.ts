import { shareTextTracks } from '../playback/share-text-tracks.js';
import { emptyTextTracks } from '../playback/text-track-list.js';
import type { TextTrackData } from './frame-messages.js';

/** A text track of a player in a frame: its data, and a mode that can be set. Without cues, which stay in the frame. */
class FrameTextTrack extends EventTarget {
  readonly kind: TextTrackKind;
  readonly label: string;
  readonly language: string;
  readonly id = '';
  readonly cues = null;
  readonly activeCues = null;
  readonly #show: (isShowing: boolean) => void;
  #mode: TextTrackMode;

  constructor({ kind, label, language, mode }: TextTrackData, show: (isShowing: boolean) => void) {
    super();
    this.kind = kind;
    this.label = label;
    this.language = language;
    this.#mode = mode;
    this.#show = show;
  }

  get mode(): TextTrackMode {
    return this.#mode;
  }

  /** A track that is hidden is turned off: its cues are not available to the page. */
  set mode(mode: TextTrackMode) {
    const isShowing = mode === 'showing';
    if (isShowing === (this.#mode === 'showing')) return;
    this.#mode = isShowing ? mode : 'disabled';
    this.#show(isShowing);
  }

  report(mode: TextTrackMode): boolean {
    const isNew = mode !== this.#mode;
    this.#mode = mode;
    return isNew;
  }

  isLike({ kind, label, language }: TextTrackData): boolean {
    return kind === this.kind && label === this.label && language === this.language;
  }
}

export class FrameTextTracks {
  readonly list = emptyTextTracks();
  readonly #show: (index: number) => void;
  #tracks: readonly FrameTextTrack[] = [];

  /** `show` is called with the index of the track to show, or -1 for none. */
  constructor(show: (index: number) => void) {
    this.#show = show;
  }

  update(data: readonly TextTrackData[]): void {
    const isSame =
      data.length === this.#tracks.length &&
      data.every((track, index) => this.#tracks[index]?.isLike(track) === true);
    if (isSame) {
      const changed = data.map(({ mode }, index) => this.#tracks[index]?.report(mode) === true);
      if (changed.includes(true)) this.list.dispatchEvent(new Event('change'));
      return;
    }
    this.#tracks = data.map(
      (track, index) =>
        new FrameTextTrack(track, (isShowing) => this.#show(isShowing ? index : -1)),
    );
    const source = Object.assign(new EventTarget(), this.#tracks, { length: data.length });
    // The source never changes: each report that differs is a new one.
    shareTextTracks(this.list, source as unknown as TextTrackList, new AbortController().signal);
  }
}
