import { floodGate, portRemote, type RemoteListener } from './frame-remote.js';
import { ASK, CONNECT, READY } from './frame-messages.js';
import { FramePlayback, type FrameRemote } from './frame-playback.js';
import { unknownState } from './frame-data.js';
import { PLAYER_JS_ASK, readPlayerJs } from './player-js.js';
import type { PlayerJsRemote } from './player-js-remote.js';

export interface ConnectFrameOptions {
  /** Origin of the player, exactly as `URL.origin` writes it: `https://player.example`. */
  readonly origin: string;
  /** Ends the connection and all that belongs to it. */
  readonly signal: AbortSignal;
}

/** Far more than a reader reloads. */
const CONNECTIONS_PER_SECOND = 10;

/** Of player.js, each of which has to be parsed. */
const TEXTS_PER_SECOND = 200;

/** A frame's connection through all the documents that are shown in it. */
class FrameConnection {
  readonly playback: FramePlayback;
  readonly #frame: HTMLIFrameElement;
  readonly #origin: string;
  readonly #state = unknownState();
  readonly #passes = floodGate(CONNECTIONS_PER_SECOND);
  readonly #hearsTexts = floodGate(TEXTS_PER_SECOND);
  readonly #listener: RemoteListener;
  #remote: FrameRemote | null = null;
  #playerJs: PlayerJsRemote | null = null;
  #isOver = false;
  /** Random name of the document that is connected. */
  #document = '';

  constructor(
    frame: HTMLIFrameElement,
    origin: string,
    connected: (playback: FramePlayback) => void,
  ) {
    this.#frame = frame;
    this.#origin = origin;
    this.#listener = {
      told: (event) => {
        connected(this.playback);
        if (event !== null) this.playback.dispatchEvent(event);
      },
      gone: () => this.drop(),
    };
    this.playback = new FramePlayback(this.#state, () => this.#remote);
  }

  /** Before the frame's address is there its document is empty and of the page's own origin. */
  readonly ask = (): void => {
    if (this.#frame.contentDocument?.URL === 'about:blank') return;
    this.#post(ASK);
    this.#post(PLAYER_JS_ASK);
  };

  readonly hear = ({ source, origin, data, timeStamp }: MessageEvent<unknown>): void => {
    if (source === null || source !== this.#frame.contentWindow) return;
    if (origin !== this.#origin || typeof data !== 'string') return;
    if (data.startsWith(READY)) this.#connect(data.slice(READY.length), timeStamp);
    else if (this.#hearsTexts(timeStamp)) void this.#hearPlayerJs(data, timeStamp);
  };

  /** A frame that is moved, reloaded or sent elsewhere leaves a player that knows nothing and is paused. */
  drop(): void {
    const { paused } = this.#state;
    this.#document = '';
    this.#remote?.close();
    this.#remote = this.#playerJs = null;
    Object.assign(this.#state, unknownState());
    if (!paused) this.playback.dispatchEvent(new Event('pause', { composed: true }));
  }

  /** For good. */
  end(): void {
    this.#isOver = true;
    this.drop();
  }

  readonly #post = (text: string, ports: MessagePort[] = []): void => {
    this.#frame.contentWindow?.postMessage(text, this.#origin, ports);
  };

  #connect(name: string, timeStamp: number): void {
    if (name === this.#document || name.length > 50 || !this.#passes(timeStamp)) return;
    this.drop();
    this.#document = name;
    const { port1, port2 } = new MessageChannel();
    this.#remote = portRemote(port1, this.#state, this.#listener);
    this.#post(CONNECT, [port2]);
  }

  /** Only a player that does not speak our protocol is driven by player.js. */
  async #hearPlayerJs(text: string, timeStamp: number): Promise<void> {
    const message = readPlayerJs(text);
    if (message === null || this.#document !== '') return;
    if (message['event'] !== 'ready') this.#playerJs?.hear(message);
    else if (this.#passes(timeStamp)) (await this.#connectPlayerJs())?.listen();
  }

  async #connectPlayerJs(): Promise<PlayerJsRemote | null> {
    // Without the adapter there is no connection, as with a player that does not answer.
    const adapter = await import('./player-js-remote.js').catch(() => null);
    if (adapter !== null && this.#remote === null && !this.#isOver) {
      const { PlayerJsRemote } = adapter;
      this.#remote = this.#playerJs = new PlayerJsRemote(this.#post, this.#state, this.#listener);
      this.#listener.told(null);
    }
    return this.#playerJs;
  }
}

/**
 * The player in a frame, with the methods and events of one in the page. Pending until a player
 * answers in the frame, for ever if none does; a document that replaces it is connected anew, with
 * a `pause` in between when it was playing, and pending plays rejected (AbortError). After `signal`
 * aborts the player knows nothing, and `play` rejects with AbortError. Rejects with TypeError when
 * `origin` is none, which is so of sandboxed frames, whose origin is opaque. Protocols: that of
 * `frame-messages.ts`, else player.js.
 */
export const connectFrame = (
  frame: HTMLIFrameElement,
  { origin, signal }: ConnectFrameOptions,
): Promise<FramePlayback> =>
  new Promise((resolve) => {
    if (!/^https?:$/.test(new URL(origin).protocol) || new URL(origin).origin !== origin) {
      throw new TypeError('Not an origin of the web.');
    }
    if (signal.aborted) return;
    const connection = new FrameConnection(frame, origin, resolve);
    window.addEventListener('message', connection.hear, { signal });
    frame.addEventListener('load', connection.ask, { signal });
    signal.addEventListener('abort', () => connection.end(), { once: true });
    connection.ask();
  });
