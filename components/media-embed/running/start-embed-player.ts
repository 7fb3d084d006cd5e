import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import { consentBeforeAds } from '../../../src/player/consent/consent-before-ads.js';
import type { ConsentReading } from '../../../src/player/consent/consent-reading.js';
import { browserViewer } from '../../../src/player/viewer/viewer.js';
import '../../media-embed-player/define.js';
import type { MediaEmbedPlayer } from '../../media-embed-player/media-embed-player.js';
import { PlayerDestroyEvent } from '../../../src/player/playback/player-events.js';
import { startScrollMode } from '../../../src/player/scroll-mode/scroll-mode.js';
import type { PlayerSession } from '../player-session.js';
import type { RunningPlayer } from './player-order.js';
import { pressEnd } from './press-end.js';

/** Read when a player starts, and not watched: the facade need not know of it. */
const controlsOf = (host: HTMLElement): MediaEmbedPlayer['controls'] =>
  host.getAttribute('controls')?.toLowerCase() === 'native' ? 'native' : 'auto';

const createPlayer = ({ order }: PlayerSession, config: PlayerConfig): MediaEmbedPlayer => {
  const player = document.createElement('media-embed-player');
  player.part.add('player');
  player.title = order.title;
  player.defaultMuted = order.muted;
  player.controls = controlsOf(order.host);
  player.config = config;
  return player;
};

/** The page's content for a failure goes on into the player, which shows it in its place. */
const lendSlots = ({ order }: PlayerSession, player: MediaEmbedPlayer): void => {
  // An empty slot would hide the player's own message.
  const hasMessage = order.host.querySelector(':scope > [slot=error]') !== null;
  for (const name of hasMessage ? ['', 'error'] : ['']) {
    const slot = document.createElement('slot');
    Object.assign(slot, { name, slot: name });
    player.append(slot);
  }
};

/** Tells the element what its player tells: it cannot play, or its methods work. */
const connect = (session: PlayerSession, player: MediaEmbedPlayer): void => {
  const { signal } = session.end;
  const ready = (): void => {
    session.playback = player;
    session.isLoaded = true;
    session.changed();
  };
  player.addEventListener('playerready', ready, { signal });
  player.addEventListener('error', ready, { signal });
};

/**
 * Puts `<media-embed-player>` on the stage; the end of the session takes it away. Its events are composed
 * and reach the element by themselves, but for `error`, which the element tells as its own.
 */
export const startEmbedPlayer = async (session: PlayerSession): Promise<RunningPlayer> => {
  const { order } = session;
  const { host, stage, embed, label, language } = order;
  const { signal } = session.end;
  const { config } = resolveEmbed(embed, browserViewer({ player: host }), { bulkLabel: label });
  const player = createPlayer(session, config);
  const hear = ({ consent }: ConsentReading): void => void (player.viewer = { consent });
  await consentBeforeAds(config, hear, signal);
  await pressEnd(stage);
  signal.throwIfAborted();
  // It may have been wished for meanwhile.
  player.autoplay = order.autoplay;
  lendSlots(session, player);
  connect(session, player);
  signal.addEventListener('abort', () => player.remove(), { once: true });
  stage.append(player);
  const destroy = (cause: string): void => host.destroy(cause);
  startScrollMode(
    { host, stage, playback: player, settings: config.scrollMode, language, destroy },
    signal,
  );
  return {
    config,
    get error() {
      return player.error;
    },
    rename: (title) => {
      player.title = title;
    },
    retry: () => player.retry(),
    destroyed: (cause) => new PlayerDestroyEvent(cause),
  };
};
