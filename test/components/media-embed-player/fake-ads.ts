import { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import type { AdPlayback } from '../../../src/player/ads/ad-controller.js';
import type { LoadAds } from '../../../src/player/ads/ad-guard.js';
import type { AdStage, PlayerStage } from '../../../src/player/ads/ad-stage.js';
import { withViewer } from '../../../src/player/playback/viewer-at-play.js';
import type { AdDetails } from '../../../src/player/playback/ad-details.js';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import { linearAd } from '../video-playback.js';
import { configOf, unmountAll } from './player-fixture.js';

const TAG = { id: '1', title: 'Ad', source_url: 'https://ads.example/vast' };

/** A config with a preroll, so that a player opens a session. */
export const withAds = (): PlayerConfig => configOf({ preroll: { advtag: TAG, ...TAG } });

/** A session whose breaks last until the test ends them. */
export class FakeSession implements AdPlayback {
  readonly stage: AdStage;
  readonly calls: string[] = [];
  ad: AdDetails | null = null;
  isLinear = false;
  paused = true;
  #end: () => void = () => undefined;

  constructor(stage: PlayerStage) {
    this.stage = withViewer(stage);
  }

  beforeContent(): Promise<void> {
    return this.#break('preroll');
  }

  afterContent(): Promise<void> {
    return this.#break('postroll');
  }

  /** Ends the break that is on. */
  end(): void {
    this.#end();
  }

  /** An ad within the content, as a session plays one. */
  async midroll(): Promise<void> {
    const ending = this.#break('midroll');
    this.stage.content.pause();
    await ending;
    await this.stage.content.play();
  }

  play(): Promise<void> {
    this.calls.push('play');
    this.paused = false;
    return Promise.resolve();
  }

  pause(): void {
    this.calls.push('pause');
    this.paused = true;
  }

  skip(): void {
    this.calls.push('skip');
    this.end();
  }

  soundChanged(): void {
    this.calls.push('soundChanged');
  }

  viewerChanged(): void {
    this.calls.push('viewerChanged');
  }

  contentMoved(): void {
    this.calls.push('contentMoved');
  }

  destroy(): void {
    this.calls.push('destroy');
  }

  #break(position: 'preroll' | 'postroll' | 'midroll'): Promise<void> {
    const { stage } = this;
    stage.onLinearChange(true);
    stage.emit('adbreakstart', { position });
    this.isLinear = true;
    this.paused = false;
    this.ad = linearAd({ position });
    stage.emit('adstart', { position, ad: this.ad });
    return new Promise((resolve) => {
      this.#end = () => {
        stage.emit('adend', { position, ad: this.ad });
        this.isLinear = false;
        this.paused = true;
        this.ad = null;
        stage.emit('adbreakend', { position });
        stage.onLinearChange(false);
        resolve();
      };
    });
  }
}

/** Replaces the code of the ads of all players; `restoreAds` undoes it. */
export const loadAdsBy = (loadAds: LoadAds): void => {
  Object.assign(MediaEmbedPlayer.prototype, { loadAds });
};

export const restoreAds = (): void => {
  Reflect.deleteProperty(MediaEmbedPlayer.prototype, 'loadAds');
};

/** Removes all players and their fake ads. */
export const endPlayers = (): void => {
  unmountAll();
  restoreAds();
};

/** The sessions that players open from now on. */
export const fakeSessions = (): readonly FakeSession[] => {
  const sessions: FakeSession[] = [];
  loadAdsBy(() =>
    Promise.resolve((stage) => {
      const session = new FakeSession(stage);
      sessions.push(session);
      return session;
    }),
  );
  return sessions;
};
