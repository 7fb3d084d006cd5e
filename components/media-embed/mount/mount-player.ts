import { embedErrorOf, failModule } from '../../../src/player/embed-error.js';
import { browserViewer } from '../../../src/player/viewer/browser-viewer.js';
import { interpretEmbed } from '../../../src/resolve/interpret-embed.js';
import { pageScriptsRun } from '../../controllers/page-scripts.js';
import type { MountedPlayer, PlayerSession } from '../player-session.js';
import { mountFrame } from './mount-frame.js';
import { pointerReleased } from './pointer-released.js';

export { preconnect } from './hosted-player-url.js';
export { whenPlayerReady } from './player-waiter.js';

const mountFormat = async (session: PlayerSession): Promise<MountedPlayer> => {
  const { host, embed, format, label } = session.request;
  const config = interpretEmbed(embed, browserViewer({ player: host }), { bulkLabel: label });
  if (format !== 'player') return mountFrame(session, config);
  // Loaded lazily: a framed player does not need it.
  const { mountEmbedPlayer } = await import('./mount-embed-player.js').catch(failModule);
  return mountEmbedPlayer(session, config);
};

/** Mounts the requested player until its session ends. Never rejects: a failure is set as `session.error`. */
export const mountPlayer = async (session: PlayerSession): Promise<void> => {
  const { request, end, changed } = session;
  // A script that has not run yet may limit the origins.
  if (request.format === 'iframe' && request.allowedPlayerOrigins() === null)
    await pageScriptsRun();
  await pointerReleased(request.stage);
  if (end.signal.aborted) return;
  try {
    session.player = await mountFormat(session);
  } catch (cause) {
    session.error = embedErrorOf(cause);
  }
  changed();
};
