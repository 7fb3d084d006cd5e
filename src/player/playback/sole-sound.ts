import type { Playback } from './playback.js';

type SoundingPlayer = EventTarget & Pick<Playback, 'paused' | 'muted' | 'volume' | 'pause'>;

/** After these events, a player may have sound that it had not before. `play` comes before the browser allows sound. */
const SOUND_EVENTS = ['playing', 'volumechange', 'adstart'] as const;

const hasSound = ({ paused, muted, volume }: SoundingPlayer): boolean =>
  !paused && !muted && volume > 0;

/** The last player of the page that had sound. */
let sounding: SoundingPlayer | null = null;

/**
 * Pauses the player of the page that plays with sound when this one does, so that only one is heard. Muted players go
 * on. Ends with the signal.
 */
export const keepSoleSound = (player: SoundingPlayer, signal: AbortSignal): void => {
  const update = (): void => {
    if (!hasSound(player)) return;
    const previous = sounding;
    sounding = player;
    if (previous !== null && previous !== player && hasSound(previous)) previous.pause();
  };
  for (const type of SOUND_EVENTS) player.addEventListener(type, update, { signal });
  const forget = (): void => {
    if (sounding === player) sounding = null;
  };
  signal.addEventListener('abort', forget, { once: true });
};
