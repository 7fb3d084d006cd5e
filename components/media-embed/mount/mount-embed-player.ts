import { loadAdController } from '../../../src/player/ads/ad-guard.js';
import { hasAds } from '../../../src/player/ads/has-ads.js';
import type { ConsentReading } from '../../../src/player/consent/consent-reading.js';
import { loadPart } from '../../../src/player/load-part.js';
import { PlayerDestroyEvent } from '../../../src/player/playback/player-destroy-event.js';
import { loadScrollMode } from '../../../src/player/scroll-mode/load-scroll-mode.js';
import { CONTROLS } from '../../../src/player/controls/show-controls.js';
import { adoptVideo } from '../../../src/player/playback/content-video.js';
import { playRange, withCaptions } from '../../../src/player/playback/play-range.js';
import { shareTextTracks } from '../../../src/player/playback/share-text-tracks.js';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import type { MediaEmbedPlayer } from '../../media-embed-player/media-embed-player.js';
import type { MountedPlayer, PlayerSession } from '../player-session.js';
import { checkElement } from '../../warnings/check-element.js';
import { playerConfig } from './player-config.js';
import { pointerReleased } from './pointer-released.js';

export { whenPlayerReady } from './player-waiter.js';

/** Read only when a player is mounted, so that the facade need not observe the attribute. */
const controlsOf = (host: HTMLElement): MediaEmbedPlayer['controls'] =>
  CONTROLS.find((kind) => kind === host.getAttribute('controls')?.toLowerCase()) ?? CONTROLS[0];

const createPlayer = ({ request }: PlayerSession, config: PlayerConfig): MediaEmbedPlayer => {
  const player = document.createElement('media-embed-player');
  player.setAttribute('part', 'player');
  player.title = request.title;
  player.defaultMuted = request.muted;
  player.controls = controlsOf(request.host);
  player.toggleAttribute('coppa', request.host.hasAttribute('coppa'));
  player.config = config;
  return player;
};

/** Forwards the page's fallback content to the slots of the player. */
const forwardSlots = ({ request }: PlayerSession, player: MediaEmbedPlayer): void => {
  // An empty slot would hide the player's own message.
  const hasMessage = request.host.querySelector(':scope > [slot=error]') !== null;
  for (const name of hasMessage ? ['', 'error'] : ['']) {
    const slot = document.createElement('slot');
    Object.assign(slot, { name, slot: name });
    player.append(slot);
  }
};

const connect = (session: PlayerSession, player: MediaEmbedPlayer): void => {
  const { signal } = session.end;
  const ready = (): void => {
    session.playback = player;
    shareTextTracks(session.request.host.textTracks, player.textTracks, signal);
    session.isLoaded = true;
    session.changed();
  };
  player.addEventListener('playerready', ready, { signal });
  player.addEventListener(
    'error',
    (event) => {
      // The element reports the error as its own.
      event.preventDefault();
      ready();
    },
    { signal },
  );
};

/** Waits for the viewer's choices, on which nothing but ads depends, while the code of a preroll is loaded. */
const consent = async (
  config: PlayerConfig,
  player: MediaEmbedPlayer,
  signal: AbortSignal,
): Promise<void> => {
  if (!hasAds(config.ads)) return;
  // The player reports a failure when it loads the code again.
  if (config.ads.preroll.length > 0) loadAdController().catch(() => undefined);
  const load = () => import('../../../src/player/consent/consent-before-ads.js');
  const { consentBeforeAds } = await loadPart(load);
  const onReading = (reading: ConsentReading): void =>
    void (player.viewer = { consent: reading.consent });
  await consentBeforeAds(config, onReading, signal);
};

/** Hands a video that plays already to its player, with the focus. */
const adopt = (player: MediaEmbedPlayer, config: PlayerConfig, video: HTMLVideoElement): void => {
  adoptVideo(config, video);
  if (video.matches(':focus')) void player.updateComplete.then(() => player.focus());
  for (const name of ['tabindex', 'aria-label']) video.removeAttribute(name);
};

/**
 * Mounts `<media-embed-player>`. With a video that plays already, around it. Its events are composed and reach the element by themselves, except
 * `error`, which the element dispatches as its own.
 */
export const mountEmbedPlayer = async (
  session: PlayerSession,
  video?: HTMLVideoElement,
): Promise<MountedPlayer> => {
  const { request } = session;
  const { host, stage, language } = request;
  const { signal } = session.end;
  signal.throwIfAborted();
  const resolved = playerConfig(request);
  const config = host.captions ? withCaptions(resolved) : resolved;
  const player = createPlayer(session, config);
  playRange(player, host);
  await consent(config, player, signal);
  await pointerReleased(stage);
  signal.throwIfAborted();
  // The request may have changed while consent was read.
  player.autoplay = request.autoplay;
  forwardSlots(session, player);
  connect(session, player);
  signal.addEventListener('abort', () => player.remove(), { once: true });
  if (video) adopt(player, config, video);
  stage.append(player);
  checkElement(host, request.embed);
  loadScrollMode({ host, stage, playback: player, settings: config.scrollMode, language }, signal);
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
