import type { Overlay, TagAd } from '../../resolve/player-config.js';
import type { BreakOffset, VmapBreak, VmapPlaylist } from '../../vast/read/vmap.js';
import type { AdPosition } from '../playback/ad-details.js';
import type { ContentMove } from '../playback/playing-time.js';
import { dueMidrolls, type ScheduledOverlay } from './ad-schedule.js';
import type { AdStage } from './ad-stage.js';
import { isOfPage, pageAdXml } from './page-ad.js';
import type { PlayableAd, PlayableOverlay, TimedAd, VmapAd } from './vmap-ad.js';

/** How an overlay of a break is shown: for 10 seconds, or longer if it suggests so. Not in the specification. */
const BREAK_OVERLAY: Omit<Overlay, 'ad'> = {
  after: 0,
  stay: 10,
  delay: 0,
  fixed: false,
  maxWidth: null,
  maxHeight: null,
};

/** When overlays at the start are due: with the first move of the content. */
const FIRST_MOVE_SECONDS = 0.001;

/** Null for the end, and for a fraction of an unknown duration. */
const secondsOf = (offset: BreakOffset, durationSeconds: number | null): number | null => {
  if (offset === 'end') return null;
  if ('seconds' in offset) return offset.seconds;
  if (offset.fraction === 0) return 0;
  return durationSeconds === null ? null : offset.fraction * durationSeconds;
};

const vmapAds = (ad: TagAd, { breaks, url }: VmapPlaylist): readonly VmapAd[] =>
  breaks.map((vmapBreak) => ({
    ...ad,
    kind: 'vmap',
    id: vmapBreak.id || ad.id,
    linearity: vmapBreak.isLinear ? 'linear' : 'non-linear',
    tags: [],
    replaceRules: [],
    vmapBreak,
    url,
  }));

const isLinear = ({ vmapBreak }: VmapAd): boolean => vmapBreak.isLinear;

const isAtStart = ({ offset }: VmapBreak): boolean => secondsOf(offset, null) === 0;

const isAtEnd = ({ offset }: VmapBreak): boolean => offset === 'end';

/** What identifies the playlist of an ad object: its tags, or its text. */
const keyOf = (ad: TagAd): string => pageAdXml(ad) ?? ad.tags.join('\n');

/** The breaks of the VMAP documents that ad objects of the embed led to. Source: VMAP 1.0 section 2.3.1. */
export class VmapSchedule {
  readonly #stage: Pick<AdStage, 'config' | 'content'>;
  readonly #played: Set<TimedAd>;
  #ads: readonly VmapAd[] = [];
  /** The ad objects whose breaks are scheduled, by what identifies them. */
  readonly #scheduled = new Map<string, TagAd>();
  /** What was returned of each break by its time, so that `played` can contain it. */
  readonly #timed = new Map<VmapAd, Map<number, TimedAd>>();
  readonly #overlays: ScheduledOverlay<PlayableOverlay>[] = [];

  /** `played` has the midrolls that have played. */
  constructor(stage: Pick<AdStage, 'config' | 'content'>, played: Set<TimedAd>) {
    this.#stage = stage;
    this.#played = played;
  }

  /** Whether an ad object led to a document whose breaks are scheduled already. */
  covers(ad: PlayableAd): boolean {
    return ad.kind === 'tag' && this.#scheduled.has(keyOf(ad));
  }

  /**
   * Adds the breaks of a document. Returns those that take the place of the ad object: of a preroll those at the start,
   * of a postroll those at the end, of a midroll the last one up to here. The others wait until the content plays over
   * them, as the midrolls of the embed do after a seek. A document of the page replaces the one that it gave before.
   * Returns null if no break is within the content.
   */
  add(ad: TagAd, playlist: VmapPlaylist, position: AdPosition): readonly PlayableAd[] | null {
    const added = vmapAds(ad, playlist);
    if (!added.some((addedAd) => this.#isWithinContent(addedAd))) return null;
    const linear = added.filter(isLinear);
    if (isOfPage(ad)) {
      this.#ads = this.#ads.filter((playableAd) => !isOfPage(playableAd));
      for (const [key, scheduledAd] of this.#scheduled)
        if (isOfPage(scheduledAd)) this.#scheduled.delete(key);
    }
    this.#scheduled.set(keyOf(ad), ad);
    this.#ads = [...this.#ads, ...added];
    if (position === 'preroll') return linear.filter(({ vmapBreak }) => isAtStart(vmapBreak));
    if (position === 'postroll') return linear.filter(({ vmapBreak }) => isAtEnd(vmapBreak));
    const soFar = { before: 0, after: this.#stage.content.currentTime, isSeek: true };
    if (position === 'midroll') return this.#take(linear, soFar).map((timed) => timed.ad);
    this.passOverlays(soFar, added);
    return [];
  }

  get postrolls(): readonly PlayableAd[] {
    return this.#ads.filter((ad) => isLinear(ad) && isAtEnd(ad.vmapBreak));
  }

  /** Each linear break at its last time up to the end of a move. */
  midrolls({ after }: ContentMove): readonly TimedAd[] {
    return this.#timedAds(this.#ads.filter(isLinear), after);
  }

  get overlays(): readonly ScheduledOverlay<PlayableOverlay>[] {
    return this.#overlays;
  }

  /** Makes the overlays due that a move passes; a seek passes them as it passes midrolls. */
  passOverlays(move: ContentMove, ads: readonly VmapAd[] = this.#ads): void {
    const due = this.#take(
      ads.filter((ad) => !isLinear(ad)),
      move,
    );
    this.#overlays.push(...due.map(({ ad }) => ({ overlay: { ...BREAK_OVERLAY, ad }, at: 0 })));
  }

  /** The ads that a move makes due, which count as played from now on. */
  #take(ads: readonly VmapAd[], move: ContentMove): readonly TimedAd[] {
    const due = dueMidrolls(this.#timedAds(ads, move.after), this.#played, move);
    for (const timed of due) this.#played.add(timed);
    return due;
  }

  #timedAds(ads: readonly VmapAd[], seconds: number): readonly TimedAd[] {
    return ads.flatMap((ad) => {
      const at = this.#lastTime(ad, seconds);
      return at === null ? [] : [this.#timedAd(ad, at)];
    });
  }

  /** The last time up to here at which a break is due, repetitions included; null if it is not due yet. */
  #lastTime({ vmapBreak }: VmapAd, seconds: number): number | null {
    const { offset, repeatAfterSeconds } = vmapBreak;
    const first = secondsOf(offset, this.#durationSeconds);
    if (first === null || first > seconds) return null;
    if (repeatAfterSeconds === null) return first;
    return first + Math.floor((seconds - first) / repeatAfterSeconds) * repeatAfterSeconds;
  }

  #timedAd(ad: VmapAd, at: number): TimedAd {
    const byTime = this.#timed.get(ad) ?? new Map<number, TimedAd>();
    this.#timed.set(ad, byTime);
    const timed = byTime.get(at) ?? {
      ad,
      at: isLinear(ad) ? at : Math.max(at, FIRST_MOVE_SECONDS),
    };
    byTime.set(at, timed);
    return timed;
  }

  #isWithinContent({ vmapBreak }: VmapAd): boolean {
    const duration = this.#durationSeconds;
    return (secondsOf(vmapBreak.offset, duration) ?? 0) <= (duration ?? Infinity);
  }

  /** Null if it is unknown or endless. */
  get #durationSeconds(): number | null {
    const { content, config } = this.#stage;
    return Number.isFinite(content.duration) ? content.duration : (config.source?.duration ?? null);
  }
}
