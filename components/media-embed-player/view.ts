import type { PlayerConfig } from '../../src/resolve/player-config.js';
import type { EmbedError } from '../../src/player/embed-error.js';
import type { PlayerMessages } from '../../src/locales/messages.js';

/** The states of the player. */
export type PlayerState = 'empty' | 'processing' | 'failed' | 'ready' | 'error' | 'destroyed';
export type NoticeState = Exclude<PlayerState, 'ready'>;

/** All that a state depends on. */
export interface StateInputs {
  readonly config: PlayerConfig | null;
  readonly error: EmbedError | null;
  readonly isDestroyed: boolean;
}

export const stateOf = ({ config, error, isDestroyed }: StateInputs): PlayerState => {
  if (isDestroyed) return 'destroyed';
  if (error !== null) return 'error';
  return config?.state ?? 'empty';
};

/** What the viewer reads in a state. */
export const messageOf = (
  state: NoticeState,
  error: EmbedError | null,
  messages: PlayerMessages,
): string => (error?.code === 'media-network' ? messages.network : messages[state]);
