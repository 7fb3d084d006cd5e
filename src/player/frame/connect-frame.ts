import { loadRecorder } from '../recorder/load-recorder.js';
import { type FrameRemote, portRemote, rateLimit, type RemoteListener } from './frame-remote.js';
import { ASK, CONNECT, READY } from './frame-messages.js';
import { FramePlayback } from './frame-playback.js';
import type { FrameAds } from './report-queue.js';
import { unknownState } from './frame-data.js';
import { PLAYER_JS_ASK, readPlayerJs } from './player-js.js';
import type { PlayerJsRemote } from './player-js-remote.js';

export interface ConnectFrameOptions {
  /** Origin of the player, exactly as `URL.origin` writes it: `https://player.example`. */
  readonly origin: string;
  /** Ends the connection. */
  readonly signal: AbortSignal;
}

/** More than a reader causes by reloading. */
const MAX_CONNECTIONS_PER_SECOND = 10;

/** Limited because each message of player.js has to be parsed. */
const MAX_PLAYER_JS_MESSAGES_PER_SECOND = 200;

class FrameConnection {
  readonly playback: FramePlayback;
  readonly #frame: HTMLIFrameElement;
  readonly #origin: string;
  readonly #state = unknownState();
  readonly #allowsConnection = rateLimit(MAX_CONNECTIONS_PER_SECOND);
  readonly #allowsPlayerJs = rateLimit(MAX_PLAYER_JS_MESSAGES_PER_SECOND);
  readonly #listener: RemoteListener;
  #remote: FrameRemote | null = null;
  #playerJs: PlayerJsRemote | null = null;
  #isEnded = false;
  #document = '';

  constructor(
    frame: HTMLIFrameElement,
    origin: string,
    onConnect: (playback: FramePlayback) => void,
  ) {
    this.#frame = frame;
    this.#origin = origin;
    this.#listener = {
      onReport: (event) => {
        this.playback.stateChanged();
        onConnect(this.playback);
        if (event !== null) this.playback.dispatchEvent(event);
      },
      onGone: () => this.#disconnect(),
      loadAds: () => this.#loadAds(),
    };
    this.playback = new FramePlayback(this.#state, () => this.#remote, frame.src);
  }

  /** Until its address is loaded, the frame has an empty document of the page's own origin. */
  readonly requestReady = (): void => {
    if (this.#frame.contentDocument?.URL === 'about:blank') return;
    this.#post(ASK);
    this.#post(PLAYER_JS_ASK);
  };

  readonly onMessage = ({ source, origin, data, timeStamp }: MessageEvent<unknown>): void => {
    if (source === null || source !== this.#frame.contentWindow) return;
    if (origin !== this.#origin || typeof data !== 'string') return;
    if (data.startsWith(READY)) this.#connect(data.slice(READY.length), timeStamp);
    else if (this.#allowsPlayerJs(timeStamp)) void this.#receivePlayerJs(data, timeStamp);
  };

  /** After the frame is moved, reloaded or navigated, its player is paused and its state unknown. */
  #disconnect(): void {
    const { paused } = this.#state;
    this.#document = '';
    this.#remote?.close();
    this.#remote = this.#playerJs = null;
    Object.assign(this.#state, unknownState());
    if (!paused) this.playback.dispatchEvent(new Event('pause', { composed: true }));
  }

  async #loadAds(): Promise<FrameAds | null> {
    try {
      const { frameAds } = await import('./frame-ads.js');
      return frameAds({
        frame: this.#frame,
        playback: this.playback,
        onReport: this.#listener.onReport,
        send: (command, key) => this.#remote?.send(command, key),
      });
    } catch (error) {
      reportError(error);
      return null;
    }
  }

  end(): void {
    this.#isEnded = true;
    this.#disconnect();
  }

  readonly #post = (text: string, ports: MessagePort[] = []): void => {
    this.#frame.contentWindow?.postMessage(text, this.#origin, ports);
  };

  #connect(name: string, timeStamp: number): void {
    if (name === this.#document || name.length > 50 || !this.#allowsConnection(timeStamp)) return;
    this.#disconnect();
    this.#document = name;
    const { port1, port2 } = new MessageChannel();
    this.#remote = portRemote(port1, this.#state, this.#listener);
    this.#post(CONNECT, [port2]);
    void loadRecorder().then((recorder) => recorder?.recordFrame(port1, this.#frame));
  }

  /** player.js is used only for a player without the protocol of this library. */
  async #receivePlayerJs(text: string, timeStamp: number): Promise<void> {
    const message = readPlayerJs(text);
    if (message === null || this.#document !== '') return;
    if (message['event'] !== 'ready') this.#playerJs?.receive(message);
    else if (this.#allowsConnection(timeStamp)) (await this.#connectPlayerJs())?.listen();
  }

  async #connectPlayerJs(): Promise<PlayerJsRemote | null> {
    // If the adapter cannot be loaded, which is reported, there is no connection.
    const adapter = await import('./player-js-remote.js').catch(reportError);
    if (adapter && this.#remote === null && !this.#isEnded) {
      const { PlayerJsRemote } = adapter;
      this.#remote = this.#playerJs = new PlayerJsRemote(this.#post, this.#state, this.#listener);
      this.#listener.onReport(null);
    }
    return this.#playerJs;
  }
}

/**
 * Connects to the player in a frame; it has the methods and events of one in the page. Stays pending
 * until a player responds in the frame, forever if none does. A document that replaces it is
 * connected anew, with a `pause` in between if it was playing, and pending plays reject with
 * AbortError. After `signal` aborts, the state is unknown and `play` rejects with AbortError. Rejects
 * with TypeError when `origin` is not a web origin; a sandboxed frame has an opaque one. Protocols:
 * that of `frame-messages.ts`, else player.js.
 */
export const connectFrame = (
  frame: HTMLIFrameElement,
  { origin, signal }: ConnectFrameOptions,
): Promise<FramePlayback> =>
  new Promise((resolve) => {
    if (!/^https?:$/.test(new URL(origin).protocol) || new URL(origin).origin !== origin) {
      throw new TypeError(
        `\`origin\` is "${origin}", which is not a web origin. Pass it exactly as \`URL.origin\` writes it, for example \`https://player.example\`.`,
      );
    }
    if (signal.aborted) return;
    const connection = new FrameConnection(frame, origin, resolve);
    window.addEventListener('message', connection.onMessage, { signal });
    frame.addEventListener('load', connection.requestReady, { signal });
    signal.addEventListener('abort', () => connection.end(), { once: true });
    connection.requestReady();
  });
