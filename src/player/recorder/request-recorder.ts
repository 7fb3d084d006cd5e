import type { ExpandedTemplate } from '../../ad-tags/expand-template.js';
import type { Report } from '../../vast/request/ad-tracker.js';
import { CandidateResolver } from '../../vast/request/candidate-resolver.js';
import { documentOf } from '../../vast/request/document-request.js';
import { HopRecorder } from '../../vast/inspect/hop-recorder.js';
import { inspectedTrackers } from '../../vast/inspect/inspected-trackers.js';
import type { ResolvedAd } from '../../vast/read/read-ad.js';
import { vastAdOf } from '../../vast/read/resolved-ad.js';
import type {
  AdCandidates,
  CandidateResult,
  MacroValues,
  VastAd,
  VastRequest,
} from '../../vast/vast-ad.js';
import type { VmapPlaylist } from '../../vast/read/vmap.js';
import { pageTransport } from '../../vast/request/xml-request.js';
import { VastError } from '../../vast/vast-error.js';
import type { AdPosition } from '../playback/ad-details.js';
import type { RecordedAd, RecordedAdRequest } from './ad-record.js';
import { AuditedTracker } from './audited-tracker.js';
import { recordedFailure } from './recorded-failure.js';
import { TrackerAudit } from './tracker-audit.js';

export interface RecordingContext {
  /** Milliseconds since the recording began. */
  readonly elapsedMs: () => number;
  readonly onChange: () => void;
  /** How a URL was expanded; undefined if that is unknown. */
  readonly explanationOf: (
    url: string,
  ) => Pick<ExpandedTemplate, 'template' | 'expansions'> | undefined;
  readonly onPlaylist: (playlist: VmapPlaylist) => void;
}

interface OpenAd {
  readonly ad: VastAd;
  readonly hop: number | null;
  readonly audit: TrackerAudit;
  result: RecordedAd['result'];
  failure: VastError | null;
}

const recordedAd = ({ ad, hop, audit, result, failure }: OpenAd): RecordedAd => ({
  id: ad.id,
  title: ad.title,
  adSystem: ad.info.adSystem,
  isLinear: ad.linear !== null,
  hop,
  result,
  failure: failure && recordedFailure(failure),
  trackers: audit.trackers,
});

/**
 * Requests an ad tag as the VAST client of the player does, with the same resolver, transport and trackers, and records
 * every document, ad, tracker and error code.
 */
export class RequestRecorder {
  readonly #request: VastRequest;
  readonly #position: AdPosition | null;
  readonly #context: RecordingContext;
  readonly #atMs: number;
  readonly #hops: HopRecorder;
  /** Each `<Ad>` whose wrapper led to another document. */
  readonly #followed = new Set<object | null>();
  readonly #ads: OpenAd[] = [];
  readonly #errors = new TrackerAudit();
  #result: RecordedAdRequest['result'] = 'pending';
  #failure: VastError | null = null;

  constructor(request: VastRequest, position: AdPosition | null, context: RecordingContext) {
    this.#request = request;
    this.#position = position;
    this.#context = context;
    this.#atMs = context.elapsedMs();
    this.#hops = new HopRecorder(pageTransport(), context.elapsedMs, recordedFailure);
  }

  get record(): RecordedAdRequest {
    const isDocument = this.#request.document !== undefined;
    const tag = isDocument ? '' : this.#request.tag;
    const { template = '', expansions = [] } = this.#context.explanationOf(tag) ?? {};
    return {
      position: this.#position,
      template,
      expansions,
      tag,
      atMs: this.#atMs,
      hops: this.#hops.hops,
      ads: this.#ads.map(recordedAd),
      errorTrackers: this.#errors.trackers,
      result: this.#result,
      failure: this.#failure && recordedFailure(this.#failure),
    };
  }

  async *candidates(): AdCandidates {
    const { onChange } = this.#context;
    try {
      const candidates = this.#resolver().resolve();
      let step = await candidates.next();
      while (!step.done) {
        const candidate = step.value;
        const open = this.#ads.find(({ ad }) => ad === candidate.ad);
        onChange();
        const result = yield candidate;
        this.#end(open, result);
        step = await candidates.next(result);
      }
      const { value } = step;
      if (value !== 'played') this.#fail(value);
      else if (this.#result === 'pending') this.#result = 'played';
      return value;
    } catch (cause) {
      this.#fail(new VastError(900, 'request-canceled'));
      throw cause;
    } finally {
      onChange();
    }
  }

  #fail(failure: VastError): void {
    this.#result = 'failed';
    this.#failure = failure;
  }

  #end(open: OpenAd | undefined, result: CandidateResult): void {
    if (open === undefined) return;
    if (result === 'played') {
      open.result = 'played';
      if (open.hop !== null) this.#hops.succeed(open.hop);
    } else {
      open.result = 'failed';
      open.failure = result;
    }
    this.#context.onChange();
  }

  #resolver(): CandidateResolver {
    const request = this.#recordedRequest();
    const { tag } = request;
    const transport = pageTransport();
    return new CandidateResolver(request, {
      baseUrl: transport.page.href,
      load: (url, { wrappers }) => {
        const wrapper = wrappers.at(-1)?.element;
        if (wrapper !== undefined) this.#followed.add(wrapper.parentNode);
        const parent = wrapper === undefined ? null : this.#hops.indexOf(wrapper);
        const { template = '', expansions = [] } =
          wrapper === undefined ? {} : (this.#context.explanationOf(url.href) ?? {});
        return this.#hops.request(url, request, { parent, template, expansions });
      },
      parse: (text) => documentOf(text, transport),
      report: this.#reportError,
      adOf: (ad) => this.#adOf(ad, tag),
      onFailure: ({ element }, error) => {
        const hop = this.#hops.indexOf(element);
        // The failure of a document behind a wrapper is that of its own hop.
        if (hop !== null && !this.#followed.has(element)) this.#hops.fail(hop, error);
      },
    });
  }

  #recordedRequest(): VastRequest {
    const { onPlaylist } = this.#request;
    if (onPlaylist === undefined) return this.#request;
    return {
      ...this.#request,
      onPlaylist: (playlist) => {
        this.#result = 'playlist';
        this.#context.onPlaylist(playlist);
        return onPlaylist(playlist);
      },
    };
  }

  #adOf(resolved: ResolvedAd, tag: string): VastAd {
    const audit = new TrackerAudit();
    const tracker = new AuditedTracker(resolved, audit, (event, template, values) =>
      this.#ping(audit, event, template, values),
    );
    const ad = vastAdOf(resolved, tag, tracker);
    for (const declared of inspectedTrackers(resolved, ad)) audit.declare(declared);
    const hop = this.#hops.indexOf(resolved.inline.element);
    this.#ads.push({ ad, hop, audit, result: 'pending', failure: null });
    return ad;
  }

  readonly #reportError: Report = (templates, values) => {
    for (const template of templates) {
      this.#errors.due({ event: 'error', template });
      this.#ping(this.#errors, 'error', template, values);
    }
  };

  #ping(audit: TrackerAudit, event: string, template: string, values: MacroValues): void {
    const { elapsedMs, onChange } = this.#context;
    audit.request({ event, template }, values, this.#request, elapsedMs());
    onChange();
  }
}
