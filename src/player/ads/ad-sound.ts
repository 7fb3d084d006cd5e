import type { AdVolume } from '../../resolve/player-config.js';

/** A volume and whether it is muted. */
export interface Sound {
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
}

/** The sound with which an ad starts (`setting_volume`, spec 2.5), given the player's. `on` in a silent player has full volume. */
export const soundAtStart = (rule: AdVolume, player: Sound): Sound => {
  if (rule === 'on') return { volume: player.volume > 0 ? player.volume : 1, muted: false };
  if (rule === 'off') return { volume: player.volume, muted: true };
  return player;
};

/** The effective volume, 0 to 1. */
export const loudness = ({ volume, muted }: Sound): number => (muted ? 0 : volume);
