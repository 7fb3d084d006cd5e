import { type Fields, fields } from '../untrusted-fields.js';
import { MAX_SPANS, type TimeSpan, timeSpans } from '../playback/time-ranges.js';
import type { CompanionData } from '../playback/ad-companion.js';
import type { Playback } from '../playback/playback.js';
import type { PlaybackState, SettableState, TextTrackData } from './frame-messages.js';
import { AdEvent } from '../playback/ad-event.js';
import { MEDIA_EVENTS, PLAYER_EVENTS, playerEvent } from '../playback/player-events.js';
import { PlayerDestroyEvent } from '../playback/player-destroy-event.js';

const MAX_TEXT_LENGTH = 500;

/** A string, truncated to its maximum length; empty for any other value. */
export const readText = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : '';

/** More than a player has. */
const MAX_TRACKS = 100;

/** What browsers support. */
const MIN_RATE = 0.0625;
const MAX_RATE = 16;

/** The time of some lives starts in 1970. */
const MAX_SECONDS = 1e10;

export const unknownState = (): PlaybackState => ({
  paused: true,
  ended: false,
  duration: NaN,
  currentTime: 0,
  volume: 1,
  muted: false,
  ad: null,
  playbackRate: 1,
  seeking: false,
  readyState: 0,
  networkState: 0,
  buffered: [],
  seekable: [],
  textTracks: [],
});

export const framedPlayerState = (playback: Playback): PlaybackState => ({
  paused: playback.paused,
  ended: playback.ended,
  duration: playback.duration,
  currentTime: playback.currentTime,
  volume: playback.volume,
  muted: playback.muted,
  ad: playback.ad,
  playbackRate: playback.playbackRate ?? 1,
  seeking: playback.seeking ?? false,
  readyState: playback.readyState ?? 0,
  networkState: playback.networkState ?? 0,
  buffered: timeSpans(playback.buffered),
  seekable: timeSpans(playback.seekable),
  textTracks: Array.from(playback.textTracks ?? [])
    .slice(0, MAX_TRACKS)
    .map(({ kind, label, language, mode }) => ({ kind, label, language, mode })),
});

const bounded = (value: unknown, max: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(Math.max(value, 0), max)
    : undefined;

export const SETTABLE_NAMES = ['currentTime', 'volume', 'muted', 'playbackRate'] as const;

const SETTABLE: {
  readonly [Name in keyof SettableState]: (value: unknown) => SettableState[Name] | undefined;
} = {
  currentTime: (value) => bounded(value, MAX_SECONDS),
  volume: (value) => bounded(value, 1),
  muted: (value) => (typeof value === 'boolean' ? value : undefined),
  playbackRate: (value) =>
    typeof value === 'number' && value >= MIN_RATE && value <= MAX_RATE ? value : undefined,
};

/** Sets a field of a player, or of its state, if the field is settable and the value is valid. */
export const setState = (target: Partial<SettableState>, name: unknown, value: unknown): void => {
  const field = SETTABLE_NAMES.find((settable) => settable === name);
  if (field === undefined) return;
  const read = SETTABLE[field](value);
  if (read !== undefined) Object.assign(target, { [field]: read });
};

const readSpans = (value: unknown): readonly TimeSpan[] | undefined =>
  Array.isArray(value)
    ? value.slice(0, MAX_SPANS).flatMap((span: unknown): TimeSpan[] => {
        const { 0: start, 1: end } = fields(span);
        const from = bounded(start, MAX_SECONDS);
        const to = bounded(end, MAX_SECONDS);
        return from === undefined || to === undefined || to < from ? [] : [[from, to]];
      })
    : undefined;

const TRACK_KINDS = ['subtitles', 'captions', 'descriptions', 'chapters', 'metadata'] as const;
const TRACK_MODES = ['disabled', 'hidden', 'showing'] as const;

const readTracks = (value: unknown): readonly TextTrackData[] | undefined =>
  Array.isArray(value)
    ? value.slice(0, MAX_TRACKS).map((track: unknown) => {
        const { kind, label, language, mode } = fields(track);
        return {
          kind: TRACK_KINDS.find((known) => known === kind) ?? 'metadata',
          label: readText(label),
          language: readText(language),
          mode: TRACK_MODES.find((known) => known === mode) ?? 'disabled',
        };
      })
    : undefined;

/** Reads what describes the media; only a sender of a later version has it. */
const readMedia = (state: PlaybackState, sent: Fields): void => {
  const { seeking, readyState, networkState } = sent;
  if (typeof seeking === 'boolean') state.seeking = seeking;
  state.readyState = Math.round(bounded(readyState, 4) ?? state.readyState);
  state.networkState = Math.round(bounded(networkState, 3) ?? state.networkState);
  state.buffered = readSpans(sent['buffered']) ?? state.buffered;
  state.seekable = readSpans(sent['seekable']) ?? state.seekable;
  state.textTracks = readTracks(sent['textTracks']) ?? state.textTracks;
};

/**
 * Reads a received state, except its ad: a value of the wrong type leaves its field unchanged. With `settable`
 * false, the fields that the page can set stay as they are, because the sender has not received the
 * page's last command yet.
 */
export const readState = (state: PlaybackState, sent: unknown, settable: boolean): void => {
  const { paused, ended, duration, ...rest } = fields(sent);
  readMedia(state, rest);
  if (typeof paused === 'boolean') state.paused = paused;
  if (typeof ended === 'boolean') state.ended = ended;
  if (typeof duration === 'number') {
    state.duration = duration === Infinity ? duration : (bounded(duration, MAX_SECONDS) ?? NaN);
  }
  if (!settable) return;
  for (const name of SETTABLE_NAMES) setState(state, name, rest[name]);
};

const PLAIN_NAMES: readonly unknown[] = [...MEDIA_EVENTS, ...PLAYER_EVENTS];

/** Creates a new event from a received one; null for ads, and when a player has no such event. */
export const readEvent = (name: unknown, details: unknown): Event | null => {
  if (name === 'playerdestroy') return new PlayerDestroyEvent(readText(fields(details)['cause']));
  return PLAIN_NAMES.includes(name) ? playerEvent(name as Parameters<typeof playerEvent>[0]) : null;
};

export const eventDetails = (event: Event): Readonly<Record<string, unknown>> => {
  if (event instanceof PlayerDestroyEvent) return { cause: event.cause };
  if (!(event instanceof AdEvent)) return {};
  const { position, ad, errorCode, reason, message, companions } = event;
  // As JSON, since messages between windows cannot contain functions.
  const data = JSON.parse(JSON.stringify(companions)) as readonly CompanionData[];
  return { position, ad, errorCode, reason, message, ...(data.length > 0 && { companions: data }) };
};
