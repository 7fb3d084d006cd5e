import { render } from 'lit';
import type { AdStage } from '../../../src/player/ads/ad-stage.js';
import { requestAds } from '../../../src/player/ads/ad-request.js';
import { canPlay } from '../../../src/player/ads/built-in/creative-media.js';
import {
  type LinearCreative,
  vastCreative,
} from '../../../src/player/ads/built-in/linear-creative.js';
import { linearStyles, linearView } from '../../../src/player/ads/built-in/linear-view.js';
import { showOverlay } from '../../../src/player/ads/built-in/overlay-show.js';
import { mountShadowLayer } from '../../../src/player/ads/layer-slot.js';
import * as parts from '../../../src/player/ads/lazy-vast.js';
import { Deadline } from '../../../src/vast/deadline.js';
import type { VastAd, VastTracker } from '../../../src/vast/vast-ad.js';
import { adMessages } from '../../../src/locales/lookup.js';
import type { TagAd } from '../../../src/resolve/player-config.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';

/** What became of the answers that hold one payload. */
export interface Shown {
  /** Titles of the linear ads. */
  readonly titles: readonly string[];
  /** How many linear ads could be drawn. */
  readonly drawn: number;
  /** `adstart`, or what was told in place of it. */
  readonly overlay: string;
}

/** Addresses of the answers of one payload. */
export interface Answers {
  readonly linear: string;
  readonly overlay: string;
}

/** What the page's own script offers to the test. */
export interface AnswersWindow extends Window {
  readonly showAnswers: (answers: readonly Answers[]) => Promise<readonly Shown[]>;
  /** The linear ads of one answer. */
  readonly showLinear: (address: string) => Promise<Pick<Shown, 'titles' | 'drawn'>>;
}

const { config } = resolveEmbed({ id: '7' }, {});
const forever = new AbortController();
const loadVast = () => Promise.resolve(parts);
const settings = { requestTimeout: 60_000, mediaTimeout: 60_000 };

/** A player of its own, of 640 by 360. */
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

const loadAds = (address: string, stage: AdStage): Promise<readonly VastAd[]> =>
  requestAds(
    {
      ad: tagAd(address),
      position: 'preroll',
      stage,
      deadline: new Deadline(settings.requestTimeout, forever.signal).start(),
    },
    loadVast,
  );

/** Calls every method of a tracker. */
const callEveryMethod = (tracker: VastTracker): void => {
  tracker.impression();
  tracker.event('start');
  tracker.progress(1, 2);
  tracker.click();
  tracker.error(400);
};

/** The creative as the player makes it, or null where it says that there is nothing to play. */
const creativeOf = (vast: VastAd, ad: TagAd): LinearCreative | null => {
  const place = { position: 'preroll', index: 1, count: 1, embedSkip: null } as const;
  try {
    const surface = { width: 640, height: 360, canPlay };
    return vastCreative({ vast, ad, place }, parts.chooseMedia, surface);
  } catch {
    return null;
  }
};

const ignore = (): void => undefined;

/** Draws a linear ad as it is on the screen, all but its media. */
const draw = (vast: VastAd, ad: TagAd, stage: AdStage): boolean => {
  const creative = creativeOf(vast, ad);
  if (creative === null) return false;
  const { link, details } = creative;
  const video = document.createElement('video');
  const { root } = mountShadowLayer(stage.layer, linearStyles);
  const actions = { follow: ignore, togglePlay: ignore, toggleMute: ignore, skip: ignore };
  render(linearView({ video, link, details, texts: adMessages('en') }, actions), root);
  return true;
};

const showLinear = async (address: string): Promise<Pick<Shown, 'titles' | 'drawn'>> => {
  const stage = openStage(ignore);
  const ads = await loadAds(address, stage);
  const [first] = ads;
  if (first !== undefined) callEveryMethod(first.tracker);
  const drawn = ads.filter((vast) => draw(vast, tagAd(address), stage)).length;
  return { titles: ads.map(({ title }) => title), drawn };
};

/** Shows an overlay, which stays; resolves with what is told of it at last. */
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
    void showOverlay(overlay, { ...context, isCovered: () => false }).then(() => resolve(last));
  });

const showAll = async ({ linear, overlay }: Answers): Promise<Shown> => {
  const [shown, over] = await Promise.all([showLinear(linear), showOver(overlay)]);
  return { ...shown, overlay: over };
};

/** Payloads whose answers are asked for at once. */
const AT_ONCE = 8;

const showAnswers: AnswersWindow['showAnswers'] = async (answers) => {
  const shown: Shown[] = [];
  for (let from = 0; from < answers.length; from += AT_ONCE)
    shown.push(...(await Promise.all(answers.slice(from, from + AT_ONCE).map(showAll))));
  return shown;
};

Object.assign(window, { showAnswers, showLinear });
