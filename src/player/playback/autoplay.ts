import { isNotAllowed } from './play-request.js';

/** How a start without the viewer ended. `failed`: for another reason than the browser's autoplay policy. */
export type AutoplayOutcome = 'started' | 'muted' | 'blocked' | 'failed';

export interface Startable {
  muted: boolean;
  play(): Promise<void>;
}

/** Plays; where the browser does not allow sound, muted. Rejects as `play()` does, with the sound as it was. */
export const playMutedIfNeeded = async (player: Startable): Promise<'started' | 'muted'> => {
  try {
    await player.play();
    return 'started';
  } catch (error) {
    if (!isNotAllowed(error) || player.muted) throw error;
  }
  player.muted = true;
  try {
    await player.play();
    return 'muted';
  } catch (error) {
    if (isNotAllowed(error)) player.muted = false;
    throw error;
  }
};

/** Plays by itself: with sound, else muted, else not at all. */
export const autoplay = (player: Startable): Promise<AutoplayOutcome> =>
  playMutedIfNeeded(player).catch((error: unknown) => (isNotAllowed(error) ? 'blocked' : 'failed'));
