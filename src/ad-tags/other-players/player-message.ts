import type { MessageData } from '../../messages/format.js';
import type { DebuggerPanelsMessages } from '../../messages/generated/debugger-panels/index.js';
import { messageFactory } from '../../messages/message-data.js';

type PlayerMessage<Kind extends string> = MessageData<
  DebuggerPanelsMessages,
  Extract<keyof DebuggerPanelsMessages, `player-${Kind}` | `player-${Kind}-${string}`>
>;

/** The products whose behavior is the same, and with which option. */
export type PlayerName = PlayerMessage<'name'>;

/** Why a player writes a part of a URL as it does. */
export type PlayerReason = PlayerMessage<'reason'>;

/** Why a player fails instead of sending a request. */
export type PlayerFault = PlayerMessage<'failure'>;

export const playerMessage = messageFactory<DebuggerPanelsMessages>();
