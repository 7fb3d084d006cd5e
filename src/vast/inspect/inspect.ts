import { DEFAULT_REQUEST_TIMEOUT_MS } from '../../ad-tags/request-timeout.js';
import { AdInspector, type MediaChecker } from './ad-inspector.js';
import { type AdSlot, slotOf } from '../play/ad-decision.js';
import type { Report } from '../request/ad-tracker.js';
import {
  CandidateResolver,
  type Chain,
  type ResolverEnvironment,
} from '../request/candidate-resolver.js';
import { Deadline, throwIfCanceled } from '../request/deadline.js';
import { type AdDocument, documentOf } from '../request/document-request.js';
import { HopRecorder } from './hop-recorder.js';
import type { InspectDocumentOptions, InspectOptions, InspectRuntime } from './inspect-options.js';
import type {
  InspectedBreak,
  InspectedTracker,
  Inspection,
  InspectionFailure,
  MediaCheck,
} from './inspection.js';
import { checkMedia } from './media-check.js';
import { inspectionFailure } from './write-reason.js';
import { playBreak } from '../play/play-break.js';
import { playCandidates } from '../play/play-candidates.js';
import { TagExpander } from '../request/tag-expander.js';
import type { VastRequest } from '../vast-ad.js';
import { VastError } from '../vast-error.js';
import type { BreakTrackers, VmapBreak, VmapPlaylist } from '../read/vmap.js';
import type { XmlNode } from '../read/xml-element.js';
import { webAddress } from '../web-address.js';

/** Milliseconds for the head of a media file, which a server has at hand. */
const DEFAULT_MEDIA_TIMEOUT_MS = 3_000;

/** Breaks of a VMAP document that are inspected. Not in the specification. */
const MAX_BREAKS = 20;

/** Stands for the URL of a page or a document that has none; nothing is requested from it. */
const NO_URL = new URL('https://document.invalid/');

/** Where the requests of one ad tag begin. */
interface Start {
  /** The hop of the VMAP document, or null. */
  readonly hop: number | null;
  /** Loads the first document. Default: it is requested. */
  readonly loadFirst?: () => Promise<AdDocument>;
}

type TagRequest = Pick<VastRequest, 'tag' | 'document' | 'limits' | 'onPlaylist'>;

/** A relative ad tag without a document or a page that it is relative to. */
const withoutBase = (isInWrapper: boolean): VastError =>
  isInWrapper ? new VastError(300, 'wrapper-tag-relative') : new VastError(301, 'tag-not-web');

/** The trackers of a break, and which of them were reported. */
const listTrackers = (
  trackers: BreakTrackers,
  reported: readonly string[],
): readonly InspectedTracker[] =>
  (['breakStart', 'breakEnd', 'error'] as const).flatMap((event) =>
    trackers[event].map((template) => ({
      event,
      template,
      isDue: event !== 'error' && reported.includes(template),
    })),
  );

const mediaChecker = (
  options: InspectOptions,
  { transport, requestMedia }: InspectRuntime,
): MediaChecker => {
  const { checksMedia = true, signal } = options;
  const { requestTimeoutMs = DEFAULT_REQUEST_TIMEOUT_MS } = options;
  const { mediaTimeoutMs = DEFAULT_MEDIA_TIMEOUT_MS } = options;
  if (!checksMedia || requestMedia === null) return () => Promise.resolve(null);
  const checks = new Map<string, Promise<MediaCheck>>();
  const check = (address: string): Promise<MediaCheck> => {
    const timeoutMs = Math.min(requestTimeoutMs, mediaTimeoutMs);
    const deadline = new Deadline(timeoutMs, signal ?? null).start();
    const { protocol } = transport.page;
    return checkMedia(address, protocol, requestMedia, deadline.signal).finally(() =>
      deadline.stop(),
    );
  };
  return ({ url }) => {
    const mediaCheck = checks.get(url) ?? check(url);
    checks.set(url, mediaCheck);
    return mediaCheck;
  };
};

class Inspector {
  readonly #options: InspectOptions;
  readonly #transport: InspectRuntime['transport'];
  readonly #recorder: HopRecorder;
  readonly #expander: TagExpander;
  readonly #ads: AdInspector;
  readonly #elapsedMs: () => number;
  /** Each `<Ad>` whose wrapper led to a hop. */
  readonly #followed = new Set<object | null>();
  readonly #errorTrackers: { readonly template: string; readonly code: number }[] = [];
  #playlist: VmapPlaylist | null = null;

  constructor(options: InspectOptions, runtime: InspectRuntime) {
    const { transport, canPlay } = runtime;
    const { context = {}, now = () => performance.now() } = options;
    const startedAt = now();
    this.#options = options;
    this.#transport = transport;
    this.#elapsedMs = () => now() - startedAt;
    this.#recorder = new HopRecorder(transport, this.#elapsedMs, inspectionFailure);
    this.#expander = new TagExpander(context, transport.page.protocol);
    const check = mediaChecker(options, runtime);
    this.#ads = new AdInspector({ canPlay, ...options }, this.#expander, check);
  }

  async inspect(tag: string, loadFirst?: Start['loadFirst']): Promise<Inspection> {
    const onPlaylist = (playlist: VmapPlaylist): boolean => {
      this.#playlist = playlist;
      return playlist.breaks.length > 0;
    };
    const start = { hop: null, ...(loadFirst && { loadFirst }) };
    const failure = await this.#playTag({ tag, onPlaylist }, start, slotOf(this.#options));
    const breaks = await this.#playBreaks(this.#playlist);
    const { inspected, kind } = this.#ads;
    const last = [
      failure && inspectionFailure(failure),
      ...breaks.map((adBreak) => adBreak.failure),
    ]
      .reverse()
      .find((candidate) => candidate !== null);
    return {
      hops: this.#recorder.hops,
      ads: inspected,
      ...(this.#playlist !== null && { breaks }),
      result: breaks.length > 0 ? 'playlist' : (kind ?? 'none'),
      failure: kind === null ? (last ?? null) : null,
      errorTrackers: this.#errorTrackers,
      durationMs: Math.round(this.#elapsedMs()),
    };
  }

  read(text: string, url: string): Promise<AdDocument> {
    return this.#recorder.read(text, url);
  }

  /** Plays an ad tag in the slot. Resolves with the reason if no ad plays. */
  async #playTag(
    request: TagRequest,
    start: Start,
    slot: AdSlot | null,
  ): Promise<VastError | null> {
    const { requestTimeoutMs = DEFAULT_REQUEST_TIMEOUT_MS, signal = null } = this.#options;
    const deadline = new Deadline(requestTimeoutMs, signal).start();
    const candidates = this.#resolver(request, start, deadline.signal).resolve();
    try {
      await playCandidates(candidates, deadline, async ({ ad }) => {
        const { hop, failure } = await this.#ads.play(ad, slot);
        // The signal of the requests does not abort while the clock is stopped.
        this.#options.signal?.throwIfAborted();
        if (failure !== null) return failure;
        this.#recorder.succeed(hop);
        // An overlay is shown alone.
        return slot === 'overlay' ? 'done' : 'played';
      });
      return null;
    } catch (cause) {
      throwIfCanceled(deadline.signal);
      return VastError.from(cause);
    } finally {
      // Ads after one that ends the response may still be requested.
      deadline.start();
      await candidates.return('played');
      await this.#recorder.settled();
      deadline.stop();
    }
  }

  #resolver(request: TagRequest, start: Start, signal: AbortSignal): CandidateResolver {
    const { page } = this.#transport;
    const vastRequest: VastRequest = {
      ...request,
      signal,
      expand: (template, values) => this.#expander.expand(template, values),
      // Without a page no cookies are sent, and no request has to be repeated without them.
      mayUseCookies: () => page.origin !== '' && (this.#options.mayUseCookies ?? true),
      ping: () => undefined,
    };
    const isGiven = start.loadFirst !== undefined || request.tag === NO_URL.href;
    const tag = isGiven ? '' : request.tag;
    return new CandidateResolver(vastRequest, {
      ...this.#documents(vastRequest, start),
      report: this.#reportErrors,
      adOf: (ad) => this.#ads.adOf(ad, tag, this.#hopOf(ad.inline.element, start)),
      onFailure: ({ element }, error) => {
        // The failure of a document behind a wrapper is that of its own hop.
        if (!this.#followed.has(element)) this.#recorder.fail(this.#hopOf(element, start), error);
      },
    });
  }

  /** Loads the documents of one ad tag, and records each. */
  #documents(
    request: VastRequest,
    start: Start,
  ): Pick<ResolverEnvironment, 'baseUrl' | 'load' | 'parse'> {
    const load = async (url: URL, chain: Chain): Promise<AdDocument> => {
      const wrapper = chain.wrappers.at(-1)?.element;
      if (wrapper === undefined && start.loadFirst !== undefined) return start.loadFirst();
      if (url.origin === NO_URL.origin) throw withoutBase(wrapper !== undefined);
      const parent = wrapper === undefined ? start.hop : this.#hopOf(wrapper, start);
      if (wrapper !== undefined) this.#followed.add(wrapper.parentNode);
      const { template, expansions } = this.#expander.explanationOf(url);
      return this.#recorder.request(url, request, { parent, template, expansions });
    };
    return {
      baseUrl: this.#transport.page.href || NO_URL.href,
      load,
      parse: (text) => documentOf(text, this.#transport),
    };
  }

  /** The hop that has an element. The text of a VMAP document may have a document in CDATA. */
  #hopOf(element: XmlNode, { hop }: Start): number {
    return this.#recorder.indexOf(element) ?? hop ?? 0;
  }

  readonly #reportErrors: Report = (templates, values) => {
    const code = Number(values['ERRORCODE']);
    for (const template of templates)
      if (this.#expander.isRequestable(template, values))
        this.#errorTrackers.push({ template, code });
  };

  /** Plays the breaks of a VMAP document one after another. */
  async #playBreaks(playlist: VmapPlaylist | null): Promise<readonly InspectedBreak[]> {
    const inspected: InspectedBreak[] = [];
    for (const [index, vmapBreak] of (playlist?.breaks ?? []).entries()) {
      const first = this.#ads.inspected.length;
      const firstHop = this.#recorder.hops.length;
      const isInspected = index < MAX_BREAKS;
      const played = isInspected && (await this.#playBreak(vmapBreak, playlist?.url ?? ''));
      const { id, offset, isLinear } = vmapBreak;
      const ads = this.#ads.inspected.slice(first).map((_, position) => first + position);
      const unplayed = { trackers: listTrackers(vmapBreak.trackers, []), failure: null };
      const hops = this.#recorder.hops.map((_, hop) => hop).slice(firstHop);
      inspected.push({ id, offset, isLinear, isInspected, hops, ads, ...(played || unplayed) });
    }
    return inspected;
  }

  async #playBreak(
    vmapBreak: VmapBreak,
    url: string,
  ): Promise<Pick<InspectedBreak, 'trackers' | 'failure'>> {
    const { signal = new AbortController().signal } = this.#options;
    const reported: string[] = [];
    let failure: InspectionFailure | null = null;
    await playBreak(vmapBreak, {
      url,
      signal,
      expand: (template, values) => this.#expander.expand(template, values),
      report: (templates, values) => {
        if ('ERRORCODE' in values) this.#reportErrors(templates, values);
        else
          reported.push(
            ...templates.filter((template) => this.#expander.isRequestable(template, values)),
          );
      },
      onRequest: () => undefined,
      onError: (error) => {
        failure = inspectionFailure(error);
      },
      play: async (request) => {
        const slot = vmapBreak.isLinear ? 'linear' : 'overlay';
        const failed = await this.#playTag(request, { hop: 0 }, slot);
        if (failed !== null) throw failed;
      },
    });
    return { trackers: listTrackers(vmapBreak.trackers, reported), failure };
  }
}

/** Inspects an ad tag: a URL whose placeholders are expanded. */
export const inspectTagIn = (
  runtime: InspectRuntime,
  tag: string,
  options: InspectOptions,
): Promise<Inspection> => new Inspector(options, runtime).inspect(String(tag));

export const inspectDocumentIn = (
  runtime: InspectRuntime,
  text: string,
  { url = '', ...options }: InspectDocumentOptions,
): Promise<Inspection> => {
  const inspector = new Inspector(options, runtime);
  const base = webAddress(url)?.href ?? NO_URL.href;
  return inspector.inspect(base, () => inspector.read(String(text), base));
};
