import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import { browserViewer } from '../../../src/player/viewer/viewer.js';
import { connectFrame } from '../../../src/player/frame/connect-frame.js';
import { facadeMessages } from '../../../src/locales/facade-messages.js';
import type { Playback } from '../../../src/player/playback/playback.js';
import { PlayerDestroyEvent, playerEvent } from '../../../src/player/playback/player-events.js';
import { startScrollMode } from '../../../src/player/scroll-mode/scroll-mode.js';
import type { PlayerSession } from '../player-session.js';
import { createFrame, type FrameContent } from './frames.js';
import { hostedPlayerAddress } from './hosted-player.js';
import type { PlayerOrder, RunningPlayer } from './player-order.js';
import { relayEvents } from './relay-events.js';
import { sandboxedDocument } from './sandboxed-document.js';

const contentOf = (order: PlayerOrder, config: PlayerConfig): FrameContent =>
  order.format === 'standard'
    ? { kind: 'sandboxed', document: sandboxedDocument(order.embed) }
    : { kind: 'hosted', address: hostedPlayerAddress(config, order, order.allowedPlayerOrigins) };

const configOf = ({ embed, host, label }: PlayerOrder): PlayerConfig =>
  resolveEmbed(embed, browserViewer({ player: host }), { bulkLabel: label }).config;

/** What the player has said before there was a connection, or does not say at all. */
const tellStart = (playback: Playback): void => {
  playback.dispatchEvent(playerEvent('playerready'));
  if (!playback.paused) playback.dispatchEvent(playerEvent('play'));
};

/** A focus that a frame got before its document was there is not passed on to it. */
const refocus = (frame: HTMLIFrameElement): void => {
  const root = frame.getRootNode();
  if (!(root instanceof ShadowRoot) || root.activeElement !== frame) return;
  frame.blur();
  frame.focus();
};

/** Puts the player of another document on the stage; the end of the session takes it away. Throws EmbedError. */
export const startFrame = (session: PlayerSession): RunningPlayer => {
  const { order, changed } = session;
  const { signal } = session.end;
  const { host, stage, language } = order;
  const config = configOf(order);
  const content = contentOf(order, config);
  const nameOf = (title: string): string => title || facadeMessages(language()).player;
  const frame = createFrame(content, nameOf(order.title));
  const connected = (playback: Playback): void => {
    if (signal.aborted) return;
    relayEvents(playback, host, signal);
    session.playback = playback;
    changed();
    const destroy = (cause: string): void => host.destroy(cause);
    startScrollMode(
      { host, stage, playback, settings: config.scrollMode, language, destroy },
      signal,
    );
    tellStart(playback);
  };
  const loaded = (): void => {
    refocus(frame);
    session.isLoaded = true;
    host.dispatchEvent(new Event('load'));
    changed();
  };
  frame.addEventListener('load', loaded, { signal });
  signal.addEventListener('abort', () => frame.remove(), { once: true });
  stage.append(frame);
  if (content.kind === 'hosted') {
    // Its origin is one of the web: the address has been through `hostedPlayerAddress`.
    void connectFrame(frame, { origin: new URL(content.address).origin, signal }).then(connected);
  }
  return {
    config,
    rename: (title) => {
      frame.title = nameOf(title);
    },
    destroyed: (cause) => new PlayerDestroyEvent(cause),
  };
};
