import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import type { Consent } from '../../../src/viewer.js';
import { watchConsent } from '../../browser/consent.js';
import { browserViewer } from '../../browser/viewer.js';
import { EmbedErrorEvent } from '../../embed-source/embed-error.js';
import '../../media-embed-player/define.js';
import type { MediaEmbedPlayer } from '../../media-embed-player/media-embed-player.js';
import { PlayerDestroyEvent } from '../../playback/player-events.js';
import { startScrollMode } from '../../scroll-mode/scroll-mode.js';
import type { PlayerSession } from '../player-session.js';
import type { RunningPlayer } from './player-order.js';

/**
 * The viewer's choices: now, and at every change. A platform that the page has is there before its
 * players, so that none is waited for; one that is there is, as long as `watchConsent` does.
 */
const consentOf = (signal: AbortSignal, changed: (consent: Consent) => void): Promise<Consent> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    const hear = ({ consent }: { readonly consent: Consent }): void => {
      resolve(consent);
      changed(consent);
    };
    watchConsent(hear, { signal, timeouts: { appear: 0 } });
  });

/** Read when a player starts, and not watched: the facade need not know of it. */
const controlsOf = (host: HTMLElement): MediaEmbedPlayer['controls'] =>
  host.getAttribute('controls')?.toLowerCase() === 'native' ? 'native' : 'auto';

const createPlayer = ({ order }: PlayerSession, config: PlayerConfig): MediaEmbedPlayer => {
  const player = document.createElement('media-embed-player');
  player.part.add('player');
  player.title = order.name;
  player.autoplay = order.autoplay;
  player.defaultMuted = order.muted;
  player.controls = controlsOf(order.host);
  player.config = config;
  return player;
};

/** Tells the element what its player tells: it cannot play, or its methods work. */
const connect = (session: PlayerSession, player: MediaEmbedPlayer): void => {
  const { order, changed } = session;
  const { signal } = session.end;
  const ready = (): void => {
    session.playback = player;
    session.isLoaded = true;
    changed();
  };
  const fail = ({ error }: EmbedErrorEvent): void => {
    ready();
    order.host.dispatchEvent(new EmbedErrorEvent(error));
  };
  player.addEventListener('playerready', ready, { signal });
  player.addEventListener('error', fail, { signal });
};

/**
 * Puts `<media-embed-player>` on the stage; the end of the session takes it away. Its events are composed
 * and reach the element by themselves. What it cannot play it says itself.
 */
export const startEmbedPlayer = async (session: PlayerSession): Promise<RunningPlayer> => {
  const { order } = session;
  const { host, stage, embed, label, language, destroy } = order;
  const { signal } = session.end;
  let player: MediaEmbedPlayer | null = null;
  const consent = await consentOf(signal, (changed) => {
    if (player !== null) player.viewer = { consent: changed };
  });
  const viewer = browserViewer({ player: host, consent });
  const { config } = resolveEmbed(embed, viewer, { bulkLabel: label });
  const playing = (player = createPlayer(session, config));
  playing.viewer = { consent };
  connect(session, playing);
  signal.addEventListener('abort', () => playing.remove(), { once: true });
  stage.append(playing);
  startScrollMode(
    { host, stage, playback: playing, settings: config.scrollMode, language, destroy },
    signal,
  );
  return {
    config,
    rename: (name) => {
      playing.title = name;
    },
    destroyed: (cause) => new PlayerDestroyEvent(cause),
  };
};
