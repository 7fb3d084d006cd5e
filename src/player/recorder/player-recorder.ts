import type { ExpandedTemplate } from '../../ad-tags/expand-template.js';
import type { VastRequest } from '../../vast/vast-ad.js';
import type { VmapPlaylist } from '../../vast/read/vmap.js';
import { webAddress } from '../../vast/web-address.js';
import type { VastParts } from '../ads/ad-request.js';
import type { AdPosition } from '../playback/ad-details.js';
import type { AdEvent, AdEventName } from '../playback/player-events.js';
import type { PlayerRecord, RecordedEvent } from './ad-record.js';
import { recordedText } from './recorded-failure.js';
import { RequestRecorder } from './request-recorder.js';
import { TrackerAudit } from './tracker-audit.js';

/** Of one player; older requests are kept, later ones are not. A player of a page has far fewer. */
const MAX_REQUESTS = 200;
const MAX_EVENTS = 2_000;
/** Expansions that are kept until their URL is requested. */
const MAX_EXPLANATIONS = 200;

const BREAK_EVENTS = ['breakStart', 'breakEnd', 'error'] as const;

export interface PlayerRecorderOptions {
  readonly startedAt: string;
  /** Milliseconds since the recording began. */
  readonly elapsedMs: () => number;
  readonly onChange: () => void;
}

export class PlayerRecorder {
  readonly #options: PlayerRecorderOptions;
  readonly #events: RecordedEvent[] = [];
  readonly #requests: RequestRecorder[] = [];
  readonly #breaks = new TrackerAudit();
  readonly #explanations = new Map<string, ExpandedTemplate>();
  #position: AdPosition | null = null;
  /** What the player of a frame shares with the page. */
  #remote: PlayerRecord | null = null;
  embed = '';

  constructor(options: PlayerRecorderOptions) {
    this.#options = options;
  }

  get record(): PlayerRecord {
    if (this.#remote !== null) return this.#remote;
    return {
      kind: 'page',
      origin: location.origin,
      embed: this.embed,
      startedAt: this.#options.startedAt,
      events: this.#events.map((event) => ({
        ...event,
        message: event.reason === null ? event.message : recordedText(event.reason),
      })),
      requests: this.#requests.map(({ record }) => record),
      breakTrackers: this.#breaks.trackers,
    };
  }

  set remote(record: PlayerRecord) {
    this.#remote = record;
    this.#options.onChange();
  }

  addEvent({ type, position, ad, errorCode, reason, message }: AdEvent): void {
    this.#position = position;
    if (this.#events.length >= MAX_EVENTS) return;
    this.#events.push({
      name: type as AdEventName,
      position,
      atMs: this.#options.elapsedMs(),
      adId: ad?.id ?? '',
      adTitle: ad?.title ?? '',
      errorCode,
      reason,
      message,
    });
    this.#options.onChange();
  }

  recorded(parts: VastParts): VastParts {
    return {
      ...parts,
      adTagContext: (config, ad, viewer, position) => {
        this.#position = position;
        return parts.adTagContext(config, ad, viewer, position);
      },
      expandTemplate: (template, context) => {
        const expanded = parts.expandTemplate(template, context);
        this.#explain(expanded);
        return expanded;
      },
      reporter: (request) => this.#breakReporter(request),
      requestVast: (request) => this.#requestVast(parts, request),
    };
  }

  #requestVast(parts: VastParts, request: VastRequest): ReturnType<VastParts['requestVast']> {
    if (this.#requests.length >= MAX_REQUESTS) return parts.requestVast(request);
    const { elapsedMs, onChange } = this.#options;
    const recorder = new RequestRecorder(request, this.#position, {
      elapsedMs,
      onChange,
      explanationOf: (url) => this.#explanations.get(url),
      onPlaylist: (playlist) => this.#declareBreaks(playlist),
    });
    this.#requests.push(recorder);
    onChange();
    return recorder.candidates();
  }

  #explain(expanded: ExpandedTemplate): void {
    const explanations = this.#explanations;
    const [oldest] = explanations.keys();
    if (explanations.size >= MAX_EXPLANATIONS && oldest !== undefined) explanations.delete(oldest);
    // A resolver requests the normalized URL.
    for (const url of [expanded.url, webAddress(expanded.url)?.href])
      if (url) explanations.set(url, expanded);
  }

  #declareBreaks({ breaks }: VmapPlaylist): void {
    for (const { trackers } of breaks)
      for (const event of BREAK_EVENTS)
        for (const template of trackers[event]) this.#breaks.declare({ event, template });
  }

  /** Reports the trackers of a break, which the player requests without a VAST document. */
  #breakReporter(request: Pick<VastRequest, 'expand' | 'ping'>): ReturnType<VastParts['reporter']> {
    const { elapsedMs, onChange } = this.#options;
    return (templates, values) => {
      const events = 'ERRORCODE' in values ? ['error'] : ['breakStart', 'breakEnd'];
      for (const template of templates) {
        const tracker = { event: this.#breaks.eventOf(template, events) ?? 'other', template };
        this.#breaks.due(tracker);
        this.#breaks.request(tracker, values, request, elapsedMs());
      }
      onChange();
    };
  }
}
