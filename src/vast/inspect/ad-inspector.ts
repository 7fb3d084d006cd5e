import { type AdSlot, decideAd } from '../play/ad-decision.js';
import type { MediaSurface } from '../play/media-choice.js';
import type { ResolvedAd } from '../read/read-ad.js';
import { vastAdOf } from '../read/resolved-ad.js';
import { attribute, childElements, elementsAt, type XmlNode } from '../read/xml-element.js';
import type { TagExpander } from '../request/tag-expander.js';
import type { VastAd, VastMedia } from '../vast-ad.js';
import { VastError } from '../vast-error.js';
import type { InspectOptions } from './inspect-options.js';
import { inspectMedia } from './inspected-media.js';
import { inspectTrackers } from './inspected-trackers.js';
import type { InspectedAd, MediaCheck } from './inspection.js';
import { mediaFailure } from './media-check.js';
import { RecordingTracker } from './recording-tracker.js';
import { inspectionFailure } from './write-reason.js';

/** Names of one ad that are kept. */
const MAX_NAMES = 10;

const frameworksOf = (elements: readonly XmlNode[], byDefault: readonly string[] = []) =>
  elements.flatMap((element) => attribute(element, 'apiFramework') ?? byDefault);

/** Elements of a linear or non-linear creative that may be code. */
const creativeCode = (content: XmlNode): readonly XmlNode[] => {
  const creatives = elementsAt(content, 'Creatives', 'Creative');
  return creatives.flatMap((creative) => [
    ...elementsAt(creative, 'Linear', 'MediaFiles').flatMap(childElements),
    ...elementsAt(creative, 'NonLinearAds', 'NonLinear'),
  ]);
};

const verificationCode = (content: XmlNode): readonly XmlNode[] =>
  [content, ...elementsAt(content, 'Extensions', 'Extension')]
    .flatMap((parent) => elementsAt(parent, 'AdVerifications', 'Verification'))
    .flatMap((verification) => [
      ...elementsAt(verification, 'JavaScriptResource'),
      ...elementsAt(verification, 'ExecutableResource'),
    ]);

/** The API frameworks of the code that an ad and its wrappers bring: `VPAID`, `SIMID`, `OMID`, … None of it is run. */
const refusedCode = ({ wrappers, inline }: ResolvedAd): readonly string[] => {
  const names = [
    ...frameworksOf(creativeCode(inline.element)),
    ...[...wrappers, inline].flatMap(({ element }) =>
      frameworksOf(verificationCode(element), ['OMID']),
    ),
  ].map((name) => name.toUpperCase().slice(0, 40));
  return [...new Set(names)]
    .filter((name) => name !== 'VAST' && name !== 'NONE')
    .slice(0, MAX_NAMES);
};

const DEFAULT_PLAYER = { width: 640, height: 360 };

interface Resolved {
  readonly resolved: ResolvedAd;
  readonly ad: VastAd & { readonly tracker: RecordingTracker };
  readonly hop: number;
}

/** What a request for a media file finds; null if it is not requested. */
export type MediaChecker = (media: VastMedia) => Promise<MediaCheck | null>;

/** What became of the files that the player tries one after another. */
interface TriedMedia {
  /** The one that plays, or the last one; null if there is none. */
  readonly chosen: VastMedia | null;
  readonly checks: ReadonlyMap<VastMedia, MediaCheck>;
  readonly failures: ReadonlyMap<VastMedia, VastError>;
}

export interface PlayedAd {
  readonly hop: number;
  /** Null if it played. */
  readonly failure: VastError | null;
}

const surfaceOf = ({
  player,
  context,
  canPlay,
}: InspectOptions & Pick<MediaSurface, 'canPlay'>): MediaSurface => {
  const { width = DEFAULT_PLAYER.width, height = DEFAULT_PLAYER.height } =
    player ?? context?.player ?? {};
  return { width, height, canPlay };
};

/** Decides about ads as the player does, and records each. */
export class AdInspector {
  readonly #options: InspectOptions;
  readonly #surface: MediaSurface;
  readonly #expander: TagExpander;
  readonly #resolved = new Map<VastAd, Resolved>();
  readonly #inspected: InspectedAd[] = [];
  readonly #check: MediaChecker;
  #kind: 'linear' | 'non-linear' | null = null;

  constructor(
    options: InspectOptions & Pick<MediaSurface, 'canPlay'>,
    expander: TagExpander,
    check: MediaChecker,
  ) {
    this.#options = options;
    this.#check = check;
    this.#surface = surfaceOf(options);
    this.#expander = expander;
  }

  /** In the order in which the player tries them. */
  get inspected(): readonly InspectedAd[] {
    return this.#inspected;
  }

  get kind(): 'linear' | 'non-linear' | null {
    return this.#kind;
  }

  /** An ad whose requests are recorded. `tag` is the URL of the first request of its chain. */
  adOf(resolved: ResolvedAd, tag: string, hop: number): VastAd {
    const tracker = new RecordingTracker(resolved, (template, values) =>
      this.#expander.isRequestable(template, values),
    );
    const ad = { ...vastAdOf(resolved, tag, tracker), tracker };
    this.#resolved.set(ad, { resolved, ad, hop });
    return ad;
  }

  /** Decides about an ad of `adOf`. */
  async play(vastAd: VastAd, slot: AdSlot | null): Promise<PlayedAd> {
    const entry = this.#resolved.get(vastAd);
    if (entry === undefined) throw new VastError(900, 'unexpected');
    const { resolved, ad, hop } = entry;
    const { showsCompanions = true } = this.#options;
    const decision = decideAd(ad, { ...this.#options, slot, surface: this.#surface });
    const { chosen, checks, failures } = await this.#tryMedia(decision.media);
    const failure = decision.failure ?? (chosen && (failures.get(chosen) ?? null));
    const isLinear = decision.slot === 'linear';
    const durationSeconds = this.#durationOf(ad, chosen);
    const playback = failure === null ? { isLinear, durationSeconds, showsCompanions } : null;
    const { tracker, ...data } = ad;
    this.#inspected.push({
      ad: data,
      hop,
      media: inspectMedia(ad.linear?.media ?? [], chosen, this.#surface, failures).map((file) => {
        const check = checks.get(file.media);
        return check === undefined ? file : { ...file, check };
      }),
      trackers: inspectTrackers(resolved, { ...data, tracker }, playback),
      refusedCode: refusedCode(resolved),
      failure: failure && inspectionFailure(failure),
    });
    if (failure === null) this.#kind ??= isLinear ? 'linear' : 'non-linear';
    return { hop, failure };
  }

  async #tryMedia(files: readonly VastMedia[]): Promise<TriedMedia> {
    const checks = new Map<VastMedia, MediaCheck>();
    const failures = new Map<VastMedia, VastError>();
    for (const file of files) {
      const check = await this.#check(file);
      if (check !== null) checks.set(file, check);
      const failure = mediaFailure(check);
      if (failure === null) return { chosen: file, checks, failures };
      failures.set(file, failure);
    }
    return { chosen: files.at(-1) ?? null, checks, failures };
  }

  #durationOf({ linear }: VastAd, media: VastMedia | null): number | null {
    const { durationOf } = this.#options;
    if (media !== null && durationOf !== undefined) return durationOf(media);
    return linear?.durationSeconds ?? null;
  }
}
