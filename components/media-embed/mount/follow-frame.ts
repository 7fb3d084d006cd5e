import { connectFrame } from '../../../src/player/frame/connect-frame.js';
import { AdEvent } from '../../../src/player/playback/ad-event.js';
import { playerEvent } from '../../../src/player/playback/player-events.js';
import { shareTextTracks } from '../../../src/player/playback/share-text-tracks.js';
import { keepSoleSound } from '../../../src/player/playback/sole-sound.js';
import { loadScrollMode } from '../../../src/player/scroll-mode/load-scroll-mode.js';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import type { PlayerSession } from '../player-session.js';
import { checkElement } from '../../warnings/check-element.js';
import { playerConfig } from './player-config.js';

export { whenPlayerReady } from './player-waiter.js';

const connect = async (
  frame: HTMLIFrameElement,
  config: PlayerConfig,
  session: PlayerSession,
): Promise<void> => {
  const { host, stage, language } = session.request;
  const { signal } = session.end;
  // `hostedPlayerAddress` has checked that the origin is one of http(s).
  const playback = await connectFrame(frame, { origin: new URL(frame.src).origin, signal });
  if (signal.aborted) return;
  playback.relayTo(host, signal);
  keepSoleSound(playback, signal);
  shareTextTracks(host.textTracks, playback.textTracks, signal);
  session.playback = playback;
  session.changed();
  loadScrollMode({ host, stage, playback, settings: config.scrollMode, language }, signal);
  playback.dispatchEvent(playerEvent('playerready'));
  // An ad or the content may have started before it was connected.
  const { ad } = playback;
  if (ad !== null) playback.dispatchEvent(new AdEvent('adstart', { ad, position: ad.position }));
  if (!playback.paused) playback.dispatchEvent(playerEvent('play'));
};

/** Connects the page to a mounted frame, once; not if it was removed. */
export const followFrame = (session: PlayerSession): void => {
  const { player, request, end } = session;
  if (!player?.frame || player.config || end.signal.aborted) return;
  const config = playerConfig(request);
  player.config = config;
  checkElement(request.host, request.embed);
  if (request.format === 'iframe') void connect(player.frame, config, session);
};
