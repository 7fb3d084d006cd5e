import type { VastParts } from '../ads/ad-request.js';
import type { AdStage } from '../ads/ad-stage.js';
import type { RecordRequest } from '../frame/frame-messages.js';
import { AD_EVENTS } from '../playback/ad-event.js';
import type { AdEvent } from '../playback/player-events.js';
import { fields } from '../untrusted-fields.js';
import type { AdRecord } from './ad-record.js';
import { PlayerRecorder } from './player-recorder.js';
import { type PageRecorder, setRecorder, startedRecorder } from './page-recorder.js';
import { readPlayerRecord } from './read-record.js';
import { loadFailureTexts } from './recorded-failure.js';

/** The element that has a node in its shadow tree, or the node itself. */
const hostOf = (node: Node): Node => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : node;
};

/** The node that an event was dispatched on, within open shadow trees. */
const originOf = (event: Event): Node | null => {
  const [origin] = event.composedPath();
  return origin instanceof Node ? origin : null;
};

/** Records the ads of every player of a page. Emits `change` after each change, at most once per task. */
export class AdRecorder extends EventTarget implements PageRecorder {
  readonly #startedAt = new Date().toISOString();
  readonly #startedMs = performance.now();
  readonly #players = new Map<Node, PlayerRecorder>();
  #isChanged = false;

  constructor() {
    super();
    // Ad events do not bubble, but they can be captured.
    for (const name of AD_EVENTS) window.addEventListener(name, this.#onAdEvent, true);
    loadFailureTexts().then(() => this.#change(), reportError);
  }

  /** What has happened so far: a copy, as plain JSON. */
  get record(): AdRecord {
    return { version: 1, players: [...this.#players.values()].map(({ record }) => record) };
  }

  recordVast(parts: VastParts, { content, config }: AdStage): VastParts {
    const player = this.#playerOf(hostOf(content));
    player.embed = config.identity.id;
    return player.recorded(parts);
  }

  recordFrame(port: MessagePort, frame: HTMLIFrameElement): void {
    const player = this.#playerOf(hostOf(frame));
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const record = readPlayerRecord(fields(data)['adRecord']);
      if (record !== null) player.remote = record;
    });
    port.postMessage({ recordsAds: true } satisfies RecordRequest);
  }

  readonly #onAdEvent = (event: Event): void => {
    const origin = originOf(event);
    // The players of other bundles have another class.
    if ('position' in event && origin !== null) this.#playerOf(origin).addEvent(event as AdEvent);
  };

  #playerOf(host: Node): PlayerRecorder {
    let player = this.#players.get(host);
    if (player === undefined) {
      player = new PlayerRecorder({
        startedAt: this.#startedAt,
        elapsedMs: () => Math.round(performance.now() - this.#startedMs),
        onChange: () => this.#change(),
      });
      this.#players.set(host, player);
    }
    return player;
  }

  #change(): void {
    if (this.#isChanged) return;
    this.#isChanged = true;
    setTimeout(() => {
      this.#isChanged = false;
      this.dispatchEvent(new Event('change'));
    });
  }
}

/**
 * Records the ads of all players of the page from now on: every request, document, tracker and error code. Returns
 * the one recorder of the page, which `?ad-debug` in its URL starts, too. Ads that the IMA SDK plays have events, but
 * no requests, since the SDK does not share them.
 */
export const recordAds = (): AdRecorder => {
  // Another bundle of the same library may have started it.
  const recorder = (startedRecorder() as AdRecorder | undefined) ?? new AdRecorder();
  setRecorder(recorder);
  return recorder;
};
