import { facadeMessages } from '../../../src/locales/facade-messages.js';
import { PlayerDestroyEvent } from '../../../src/player/playback/player-destroy-event.js';
import type { Embed } from '../../../src/schema/embed.js';
import type { MountedPlayer, PlayerSession } from '../player-session.js';
import { pageScriptsRun } from '../player-origins.js';
import { createFrame } from './frame.js';
import { hostedPlayerAddress, isAllowedPlayer } from './hosted-player-url.js';
import type { MountLoaders } from './load-mount.js';
import { pointerReleased } from './pointer-released.js';

export { preconnect as prepare } from './preconnect.js';

/** Not in the specification; chosen so that a page can control a player whose document is slow. */
const MAX_WAIT_FOR_FRAME_MS = 500;

/** Moves the focus into the document of a frame that was focused before the document was loaded. */
const refocus = (frame: HTMLIFrameElement): void => {
  const root = frame.getRootNode();
  if (!(root instanceof ShadowRoot) || root.activeElement !== frame) return;
  frame.blur();
  frame.focus();
};

/**
 * Mounts the player of another document, with nothing of what its page does with it: of the given document, else the
 * hosted one. Throws EmbedError.
 */
export const mountFrame = (session: PlayerSession, srcdoc: string | null): MountedPlayer => {
  const { request, changed } = session;
  const { signal } = session.end;
  const { host, stage, language } = request;
  const source = srcdoc === null ? 'src' : 'srcdoc';
  const content = srcdoc ?? hostedPlayerAddress(request);
  const nameOf = (title: string): string => title || facadeMessages(language()).player;
  // The loader of the element may have made it.
  const early = stage.querySelector('iframe');
  const isMade = source === 'src' && early?.src === content;
  const frame = isMade
    ? early
    : createFrame(source, content, {
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
  if (!isMade) stage.replaceChildren(frame);
  // A document of another origin is loaded or loading: its `load` may be over.
  else if (!frame.contentDocument) queueMicrotask(loaded);
  return {
    frame,
    isAllowed: () =>
      source === 'srcdoc' || isAllowedPlayer(new URL(content), request.allowedPlayerOrigins()),
    rename: (title) => {
      frame.title = nameOf(title);
    },
    destroyed: (cause) => new PlayerDestroyEvent(cause),
  };
};

/** Mounts a frame; within the task of a press if the scripts of the page have run. `documentOf`: default is the hosted player. */
export const mount = async (
  session: PlayerSession,
  loaders: MountLoaders,
  documentOf?: (embed: Embed) => string,
): Promise<void> => {
  const { request, end } = session;
  // A script that has not run yet may limit the origins.
  if (!documentOf && request.allowedPlayerOrigins() === null) await pageScriptsRun();
  // A player that starts by itself loses nothing with a click.
  if (!request.autoplay) await pointerReleased(request.stage);
  if (end.signal.aborted) return;
  // Its code delays no document.
  const loaded = new Promise((resolve) => {
    request.host.addEventListener('load', resolve, { once: true, signal: end.signal });
    setTimeout(resolve, MAX_WAIT_FOR_FRAME_MS);
  });
  session.player = mountFrame(session, documentOf?.(request.embed) ?? null);
  // Without this code it plays all the same.
  void loaded
    .then(() => loaders.follower())
    .then(({ followFrame }) => followFrame(session), reportError);
};
