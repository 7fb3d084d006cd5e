import { floodGate } from './flood-gate.js';
import { ASK, CONNECT, READY } from './frame-messages.js';
import { FramePlayback, type FrameRemote } from './frame-playback.js';
import { unknownState } from './playback-state.js';
import { portRemote } from './port-remote.js';

export interface ConnectFrameOptions {
  /** Origin of the player, exactly as `URL.origin` writes it: `https://player.example`. */
  readonly origin: string;
  /** Ends the connection and all that belongs to it. */
  readonly signal: AbortSignal;
}

/** Far more than a reader reloads. */
const CONNECTIONS_PER_SECOND = 10;

/** A frame's connection through all the documents that are shown in it. */
class FrameConnection {
  readonly playback: FramePlayback;
  readonly #frame: HTMLIFrameElement;
  readonly #origin: string;
  readonly #connected: (playback: FramePlayback) => void;
  readonly #state = unknownState();
  readonly #passes = floodGate(CONNECTIONS_PER_SECOND);
  #remote: FrameRemote | null = null;
  /** Random name of the document that is connected. */
  #document = '';

  constructor(
    frame: HTMLIFrameElement,
    origin: string,
    connected: (playback: FramePlayback) => void,
  ) {
    this.#frame = frame;
    this.#origin = origin;
    this.#connected = connected;
    this.playback = new FramePlayback(this.#state, () => this.#remote);
  }

  /** Before the frame's address is there its document is empty and of the page's own origin. */
  readonly ask = (): void => {
    if (this.#frame.contentDocument?.URL === 'about:blank') return;
    this.#frame.contentWindow?.postMessage(ASK, this.#origin);
  };

  readonly hear = ({ source, origin, data, timeStamp }: MessageEvent<unknown>): void => {
    if (source === null || source !== this.#frame.contentWindow) return;
    if (origin !== this.#origin || typeof data !== 'string' || data.length > 100) return;
    if (data.startsWith(READY)) this.#connect(data.slice(READY.length), timeStamp);
  };

  /** A frame that is moved, reloaded or sent elsewhere leaves a player that knows nothing and is paused. */
  drop(): void {
    const { paused } = this.#state;
    this.#document = '';
    this.#remote?.close();
    this.#remote = null;
    Object.assign(this.#state, unknownState());
    if (!paused) this.playback.dispatchEvent(new Event('pause', { composed: true }));
  }

  #connect(name: string, timeStamp: number): void {
    if (name === this.#document || !this.#passes(timeStamp)) return;
    this.drop();
    this.#document = name;
    const { port1, port2 } = new MessageChannel();
    this.#remote = portRemote(port1, this.#state, {
      told: (event) => {
        this.#connected(this.playback);
        if (event !== null) this.playback.dispatchEvent(event);
      },
      gone: () => this.drop(),
    });
    this.#frame.contentWindow?.postMessage(CONNECT, this.#origin, [port2]);
  }
}

/**
 * The player in a frame, with the methods and events of one in the page. Pending until a player
 * answers in the frame, for ever if none does; a document that replaces it is connected anew, with
 * a `pause` in between when it was playing, and pending plays rejected (AbortError). After `signal`
 * aborts the player knows nothing, and `play` rejects with AbortError. Rejects with TypeError when
 * `origin` is none, which is so of sandboxed frames, whose origin is opaque. See `frame-messages.ts`.
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
    signal.addEventListener('abort', () => connection.drop(), { once: true });
    connection.ask();
  });
