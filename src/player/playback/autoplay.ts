import { isNotAllowed } from './play-request.js';

/** How a start without the viewer ended. `failed`: for another reason than the browser's autoplay policy. */
export type AutoplayOutcome = 'started' | 'muted' | 'blocked' | 'failed';

export interface Startable {
  muted: boolean;
  play(): Promise<void>;
}

const attempt = async (player: Startable): Promise<'started' | 'blocked' | 'failed'> => {
  try {
    await player.play();
    return 'started';
  } catch (error) {
    return isNotAllowed(error) ? 'blocked' : 'failed';
  }
};

/** Plays; when the browser does not allow it with sound, muted; when not even that, as it was. */
export const autoplay = async (player: Startable): Promise<AutoplayOutcome> => {
  const first = await attempt(player);
  if (first !== 'blocked' || player.muted) return first;
  player.muted = true;
  const second = await attempt(player);
  if (second === 'blocked') player.muted = false;
  return second === 'started' ? 'muted' : second;
};
