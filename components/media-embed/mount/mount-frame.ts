import { facadeMessages } from '../../../src/locales/facade-messages.js';
import { connectFrame } from '../../../src/player/frame/connect-frame.js';
import type { Playback } from '../../../src/player/playback/playback.js';
import { PlayerDestroyEvent, playerEvent } from '../../../src/player/playback/player-events.js';
import { shareTextTracks } from '../../../src/player/playback/share-text-tracks.js';
import { keepSoleSound } from '../../../src/player/playback/sole-sound.js';
import { startScrollMode } from '../../../src/player/scroll-mode/scroll-mode.js';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import type { MountedPlayer, PlayerRequest, PlayerSession } from '../player-session.js';
import { createFrame, type FrameContent } from './frame.js';
import { hostedPlayerAddress, isAllowedPlayer } from './hosted-player-url.js';

const contentOf = (request: PlayerRequest, config: PlayerConfig): FrameContent => {
  const { format, embed, host, label, autoplay, muted, allowedPlayerOrigins } = request;
  if (format === 'standard') return { kind: 'sandboxed', embed };
  const { start, end, loop, captions } = host;
  const coppa = host.hasAttribute('coppa');
  const withoutControls = host.getAttribute('controls')?.toLowerCase() === 'none';
  const playback = { autoplay, muted, start, end, loop, captions };
  const address = hostedPlayerAddress(
    config,
    { label, ...playback, coppa, withoutControls },
    allowedPlayerOrigins(),
  );
  return { kind: 'hosted', address };
};

/** Dispatches `playerready`, and `play` if the player started before it was connected. */
const dispatchStart = (playback: Playback): void => {
  playback.dispatchEvent(playerEvent('playerready'));
  if (!playback.paused) playback.dispatchEvent(playerEvent('play'));
};

/** Moves the focus into the document of a frame that was focused before the document was loaded. */
const refocus = (frame: HTMLIFrameElement): void => {
  const root = frame.getRootNode();
  if (!(root instanceof ShadowRoot) || root.activeElement !== frame) return;
  frame.blur();
  frame.focus();
};

const connect = async (
  frame: HTMLIFrameElement,
  origin: string,
  config: PlayerConfig,
  session: PlayerSession,
): Promise<void> => {
  const { host, stage, language } = session.request;
  const { signal } = session.end;
  const playback = await connectFrame(frame, { origin, signal });
  if (signal.aborted) return;
  playback.relayTo(host, signal);
  keepSoleSound(playback, signal);
  shareTextTracks(host.textTracks, playback.textTracks, signal);
  session.playback = playback;
  session.changed();
  const destroy = (cause: string): void => host.destroy(cause);
  startScrollMode(
    { host, stage, playback, settings: config.scrollMode, language, destroy },
    signal,
  );
  dispatchStart(playback);
};

/** Mounts the player of another document. Throws EmbedError. */
export const mountFrame = (session: PlayerSession, config: PlayerConfig): MountedPlayer => {
  const { request, changed } = session;
  const { signal } = session.end;
  const { host, stage, language } = request;
  const content = contentOf(request, config);
  const nameOf = (title: string): string => title || facadeMessages(language()).player;
  const frame = createFrame(content, {
    title: nameOf(request.title),
    referrerPolicy: host.getAttribute('referrerpolicy'),
  });
  const loaded = (): void => {
    refocus(frame);
    session.isLoaded = true;
    host.dispatchEvent(new Event('load'));
    changed();
  };
  frame.addEventListener('load', loaded, { signal });
  signal.addEventListener('abort', () => frame.remove(), { once: true });
  stage.append(frame);
  // `hostedPlayerAddress` has checked that the origin is one of http(s).
  if (content.kind === 'hosted')
    void connect(frame, new URL(content.address).origin, config, session);
  return {
    config,
    isAllowed: () =>
      content.kind !== 'hosted' ||
      isAllowedPlayer(new URL(content.address), request.allowedPlayerOrigins()),
    rename: (title) => {
      frame.title = nameOf(title);
    },
    destroyed: (cause) => new PlayerDestroyEvent(cause),
  };
};
