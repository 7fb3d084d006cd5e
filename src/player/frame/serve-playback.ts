import { fields } from '../untrusted-fields.js';
import type { AdCompanion } from '../playback/ad-companion.js';
import type { AdDetails } from '../playback/ad-details.js';
import type { Playback } from '../playback/playback.js';
import {
  ASK,
  type CompanionCommand,
  CONNECT,
  type FrameReport,
  type Gone,
  type PlayResult,
  READY,
} from './frame-messages.js';
import { execute, watchTextTracks } from './execute-command.js';
import { eventDetails, framedPlayerState } from './frame-data.js';
import { AD_EVENTS, AdEvent } from '../playback/ad-event.js';
import { MEDIA_EVENTS, PLAYER_EVENTS } from '../playback/player-events.js';
import { AdBreakStartEvent } from '../playback/ad-break-start-event.js';
import { PageAds } from './page-ads.js';
import { PlayerJsPage } from './serve-player-js.js';

interface ServedPort {
  readonly emit: (event: Event) => void;
  readonly close: () => void;
}

/** An ad request and the ad server's own data describe the viewer, so only a trusted page receives them. */
const HIDDEN = { tag: null, adParameters: '', extensions: [] } satisfies Partial<AdDetails>;

const visibleAd = (ad: unknown, trusted: boolean): AdDetails | null =>
  ad == null ? null : { ...(ad as AdDetails), ...(trusted ? {} : HIDDEN) };

const frameReport = (
  playback: Playback,
  event: Event | null,
  handled: number,
  trusted: boolean,
): FrameReport => {
  const state = framedPlayerState(playback);
  const details = event === null ? {} : eventDetails(event);
  return {
    event: event?.type ?? null,
    state: { ...state, ad: visibleAd(state.ad, trusted) },
    handled,
    details: 'ad' in details ? { ...details, ad: visibleAd(details['ad'], trusted) } : details,
  };
};

/** The ads that a page sent: null, or a text, which is read like every response of a page. */
const readResponse = (response: unknown): string | null =>
  response === null ? null : typeof response === 'string' ? response : '';

const COMPANION_METHODS = {
  companionLoading: 'loading',
  companionFailed: 'failed',
  companionViewed: 'viewed',
  companionClicked: 'clicked',
} as const satisfies Record<CompanionCommand, keyof AdCompanion>;

const isCompanionCommand = (command: unknown): command is CompanionCommand =>
  Object.keys(COMPANION_METHODS).includes(command as string);

const play = async (playback: Playback, id: number): Promise<PlayResult> => {
  try {
    await playback.play();
    return { played: id, error: null };
  } catch (error) {
    return { played: id, error: error instanceof DOMException ? error.name : 'AbortError' };
  }
};

interface PortOptions {
  /** The page also receives the addresses of ad requests. */
  readonly trusted: boolean;
  readonly pageAds: PageAds | null;
}

/** Sends the record of the ads to a page that requests it. If its code cannot be loaded, the page has none of this player. */
const shareRecord = (port: MessagePort): void => {
  const onRequest = ({ data }: MessageEvent<unknown>): void => {
    if (fields(data)['recordsAds'] !== true) return;
    import('../recorder/serve-record.js').then(({ serveRecord }) => {
      port.removeEventListener('message', onRequest);
      serveRecord(port);
    }, reportError);
  };
  port.addEventListener('message', onRequest);
};

const servePort = (
  playback: Playback,
  port: MessagePort,
  { trusted, pageAds }: PortOptions,
): ServedPort => {
  let handled = 0;
  /** The companions of the current ad and of the ads before it, by key. */
  const companions = new Map<unknown, AdCompanion>();
  const emit = (event: Event | null): void => {
    if (event instanceof AdEvent)
      for (const companion of event.companions) companions.set(companion.key, companion);
    const report = frameReport(playback, event, handled, trusted);
    const adBreak = pageAds?.idFor(port, event) ?? null;
    port.postMessage(adBreak === null ? report : { ...report, adBreak });
  };
  port.onmessage = ({ data }) => {
    const { command, id, value, offersAds, adBreak, response } = fields(data);
    const waiting = offersAds === true ? pageAds?.add(port) : null;
    if (waiting) emit(waiting);
    if (typeof adBreak === 'number') pageAds?.receive(port, adBreak, readResponse(response));
    if (typeof id !== 'number') return;
    handled = id;
    if (command === 'play') void play(playback, id).then((result) => port.postMessage(result));
    else if (isCompanionCommand(command)) companions.get(value)?.[COMPANION_METHODS[command]]();
    else execute(playback, command, value);
    emit(null);
  };
  const tracks = watchTextTracks(playback, () => emit(null));
  emit(null);
  return {
    emit,
    close: () => {
      tracks.abort();
      port.onmessage = null;
      pageAds?.remove(port);
      port.postMessage({ gone: true } satisfies Gone);
      port.close();
    },
  };
};

export interface ServePlaybackOptions {
  /** Ends all connections. */
  readonly signal: AbortSignal;
  /** The window whose parent is served. Default: this one. */
  readonly view?: Window;
  /**
   * Whether pages of this origin receive the addresses of ad requests (`AdDetails.tag`) and the ad
   * server's data (`adParameters`, `extensions`), which describe the viewer. Default: only the
   * player's own origin.
   */
  readonly trusts?: (origin: string) => boolean;
  /**
   * Whether pages of this origin may give the ads of a break (`AdBreakStartEvent.respondWith`). The placeholders
   * of their tags and trackers are filled as in those of the embed, so the ad servers they name receive what describes
   * the viewer. Default: those that `trusts` allows.
   */
  readonly takesAds?: (origin: string) => boolean;
  /**
   * Whether pages of this origin receive the record of the ads while they debug them: requests, responses and trackers,
   * with all that describes the viewer. Default: those that `trusts` allows.
   */
  readonly sharesRecord?: (origin: string) => boolean;
  /**
   * Milliseconds for which the first break waits for a page that may give ads, since a player that starts by
   * itself can be faster than the page around it. Default: 0.
   */
  readonly waitsForAds?: number;
}

type PageOptions = Required<Omit<ServePlaybackOptions, 'signal' | 'view'>>;

/** A page may connect more than once; beyond the maximum the oldest connection is closed. */
const MAX_PORTS = 4;

const TIMEUPDATE_INTERVAL_MS = 250;

const pageOptions = (
  view: Window,
  {
    trusts = (origin) => origin === view.origin,
    takesAds = trusts,
    sharesRecord = trusts,
    waitsForAds = 0,
  }: Partial<PageOptions>,
): PageOptions => ({ trusts, takesAds, sharesRecord, waitsForAds });

class ServedPorts {
  readonly #playback: Playback;
  readonly #options: PageOptions;
  readonly #pageAds: PageAds;
  readonly #ports: ServedPort[] = [];

  constructor(playback: Playback, options: PageOptions) {
    this.#playback = playback;
    this.#options = options;
    this.#pageAds = new PageAds(options.waitsForAds);
  }

  connect(port: MessagePort, origin: string): void {
    const { trusts, takesAds, sharesRecord } = this.#options;
    const pageAds = takesAds(origin) ? this.#pageAds : null;
    if (pageAds === null) this.#pageAds.stopWaiting();
    if (sharesRecord(origin)) shareRecord(port);
    this.#ports.push(servePort(this.#playback, port, { trusted: trusts(origin), pageAds }));
    if (this.#ports.length > MAX_PORTS) this.#ports.shift()?.close();
  }

  emit(event: Event): void {
    if (event instanceof AdBreakStartEvent) this.#pageAds.start(event);
    for (const port of this.#ports) port.emit(event);
  }

  close(): void {
    for (const port of this.#ports.splice(0)) port.close();
  }
}

/** Announces the player to any parent, with a random name of its document. */
const announcement = (view: Window): (() => void) => {
  const name = crypto.getRandomValues(new Uint32Array(2)).join('');
  return () => view.parent.postMessage(READY + name, '*');
};

/** False for an event `timeupdate` that follows the last one too soon. */
const timeupdateLimit = (): ((event: Event) => boolean) => {
  let last = -Infinity;
  return ({ type, timeStamp }) => {
    if (type !== 'timeupdate') return true;
    if (timeStamp - last < TIMEUPDATE_INTERVAL_MS) return false;
    last = timeStamp;
    return true;
  };
};

/**
 * Lets the page around a frame control the frame's player, by the protocol of `frame-messages.ts` and
 * by player.js. Every parent may control it, with up to four connections. Does nothing in a page
 * without a parent.
 */
export const servePlayback = (
  playback: Playback,
  { signal, view = window, ...options }: ServePlaybackOptions,
): void => {
  if (view.parent === view || signal.aborted) return;
  const ports = new ServedPorts(playback, pageOptions(view, options));
  const playerJs = new PlayerJsPage(view, playback);
  let announceOwn = announcement(view);
  // In this order: a page that supports both protocols uses the first.
  const ready = (): void => {
    announceOwn();
    playerJs.announce();
  };
  const end = (): void => ports.close();
  const isDue = timeupdateLimit();
  const emit = (event: Event): void => {
    if (!isDue(event)) return;
    ports.emit(event);
    playerJs.emit(event);
  };
  const onMessage = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void => {
    if (source !== view.parent) return;
    if (data === ASK) announceOwn();
    if (data === CONNECT && port) ports.connect(port, origin);
  };
  const restore = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    announceOwn = announcement(view);
    ready();
  };
  for (const name of [...MEDIA_EVENTS, ...PLAYER_EVENTS, ...AD_EVENTS]) {
    playback.addEventListener(name, emit, { signal });
  }
  playback.addEventListener('error', (event) => playerJs.emit(event), { signal });
  view.addEventListener('message', onMessage, { signal });
  view.addEventListener('message', playerJs.onMessage, { signal });
  view.addEventListener('pagehide', end, { signal });
  view.addEventListener('pageshow', restore, { signal });
  signal.addEventListener('abort', end, { once: true });
  ready();
};
