import type { AdVolume } from '../../src/resolve/player-config.js';

/** How loud something plays. */
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

/** Whether an ad that plays takes over changes of the player's sound. */
export const followsPlayer = (rule: AdVolume): boolean => rule === 'player';
