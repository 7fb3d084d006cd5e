import { render } from 'lit';
import type { AdStage } from '../../../src/player/ads/ad-stage.js';
import { playAdObject } from '../../../src/player/ads/ad-request.js';
import { canPlay } from '../../../src/vast/play/can-play.js';
import {
  type LinearCreative,
  vastCreative,
} from '../../../src/player/ads/built-in/linear-creative.js';
import { linearStyles, linearView } from '../../../src/player/ads/built-in/linear-view.js';
import { showOverlay } from '../../../src/player/ads/built-in/overlay-show.js';
import { mountShadowLayer } from '../../../src/player/ads/layer-slot.js';
import * as parts from '../../../src/player/ads/lazy-vast.js';
import { Deadline } from '../../../src/vast/request/deadline.js';
import type { AdCandidate, VastTracker } from '../../../src/vast/vast-ad.js';
import { adMessages } from '../../../src/locales/area-messages.js';
import type { TagAd } from '../../../src/resolve/player-config.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';

/** The results of the responses that contain one payload. */
export interface Shown {
  /** Titles of the linear ads. */
  readonly titles: readonly string[];
  /** Number of linear ads that could be drawn. */
  readonly drawn: number;
  /** `adstart`, or the event that was emitted instead. */
  readonly overlay: string;
}

/** URLs of the responses that contain one payload. */
export interface Answers {
  readonly linear: string;
  readonly overlay: string;
}

/** The functions of the page that the test calls. */
export interface AnswersWindow extends Window {
  readonly showAnswers: (answers: readonly Answers[]) => Promise<readonly Shown[]>;
  /** Shows the linear ads of one response. */
  readonly showLinear: (address: string) => Promise<Pick<Shown, 'titles' | 'drawn'>>;
}

const { config } = resolveEmbed({ id: '7' }, {});
const forever = new AbortController();
const loadVast = () => Promise.resolve(parts);
const settings = { requestTimeout: 60_000, mediaTimeout: 60_000 };

/** A stage of 640 by 360 px. */
const openStage = (emit: (name: string) => void): AdStage => {
  const layer = document.createElement('div');
  layer.className = 'layer';
  document.body.append(layer);
  return {
    config,
    content: document.createElement('video'),
    layer,
    language: () => 'en',
    viewer: () => ({}),
    sound: () => ({ volume: 1, muted: true }),
    emit,
    onPausedChange: () => undefined,
    onLinearChange: () => undefined,
  };
};

const tagAd = (address: string): TagAd => ({
  kind: 'tag',
  id: '1',
  title: '',
  path: '/preroll/0',
  advType: 'dart',
  linearity: null,
  tags: [address],
  replaceRules: [],
});

const loadAds = async (address: string, stage: AdStage): Promise<readonly AdCandidate[]> => {
  const candidates: AdCandidate[] = [];
  const deadline = new Deadline(settings.requestTimeout, forever.signal);
  const request = { ad: tagAd(address), position: 'preroll', stage, deadline } as const;
  const play = (candidate: AdCandidate): Promise<'played'> => {
    candidates.push(candidate);
    return Promise.resolve('played');
  };
  await playAdObject(request, loadVast, play, () => false);
  return candidates;
};

/** Calls every method of a tracker. */
const callEveryMethod = (tracker: VastTracker): void => {
  tracker.impression();
  tracker.event('start');
  tracker.progress(1, 2);
  tracker.click(null);
  tracker.error(400);
};

/** The creative of the player, or null when there is nothing to play. */
const creativeOf = (candidate: AdCandidate, ad: TagAd): LinearCreative | null => {
  const position = { position: 'preroll', index: 1, count: 1, embedSkip: null } as const;
  try {
    const surface = { width: 640, height: 360, canPlay };
    return vastCreative(candidate, { ad, position }, parts.playableMedia, surface);
  } catch {
    return null;
  }
};

const ignore = (): void => undefined;

/** Draws a linear ad without its media. */
const draw = (candidate: AdCandidate, ad: TagAd, stage: AdStage): boolean => {
  const creative = creativeOf(candidate, ad);
  if (creative === null) return false;
  const { link, details } = creative;
  const video = document.createElement('video');
  const { root } = mountShadowLayer(stage.layer, linearStyles);
  const actions = { follow: ignore, togglePlay: ignore, toggleMute: ignore, skip: ignore };
  render(
    linearView({ video, link, details, captions: null, texts: adMessages('en') }, actions),
    root,
  );
  return true;
};

const showLinear = async (address: string): Promise<Pick<Shown, 'titles' | 'drawn'>> => {
  const stage = openStage(ignore);
  const ads = await loadAds(address, stage);
  const [first] = ads;
  if (first !== undefined) callEveryMethod(first.ad.tracker);
  const drawn = ads.filter((candidate) => draw(candidate, tagAd(address), stage)).length;
  return { titles: ads.map(({ ad }) => ad.title), drawn };
};

/** Shows an overlay, which stays; resolves with the last event that it emitted. */
const showOver = (address: string): Promise<string> =>
  new Promise((resolve) => {
    let last = '';
    const stage = openStage((name) => {
      last = name;
      if (name === 'adstart') resolve(name);
    });
    const length = { maxWidth: null, maxHeight: null };
    const overlay = { ad: tagAd(address), after: 0, stay: null, delay: 0, fixed: true, ...length };
    const context = { stage, loadVast, settings, signal: forever.signal, shown: new Set<never>() };
    const none = { isCovered: () => false, schedulePlaylist: () => false };
    void showOverlay(overlay, { ...context, ...none }).then(() => resolve(last));
  });

const showAll = async ({ linear, overlay }: Answers): Promise<Shown> => {
  const [shown, over] = await Promise.all([showLinear(linear), showOver(overlay)]);
  return { ...shown, overlay: over };
};

/** Number of payloads whose responses are requested in parallel. */
const AT_ONCE = 8;

const showAnswers: AnswersWindow['showAnswers'] = async (answers) => {
  const shown: Shown[] = [];
  for (let from = 0; from < answers.length; from += AT_ONCE)
    shown.push(...(await Promise.all(answers.slice(from, from + AT_ONCE).map(showAll))));
  return shown;
};

Object.assign(window, { showAnswers, showLinear });
