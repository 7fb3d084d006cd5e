import type { Deadline } from '../../vast/request/deadline.js';
import type { AdManager } from './ad-manager.js';
import type { VastParts } from './ad-request.js';
import type { AdSettings } from './ad-settings.js';
import type { AdStage } from './ad-stage.js';
import { type BreakCallbacks, BuiltInManager } from './built-in/built-in-manager.js';
import { chooseManager, type ManagerInput, mayPlayVpaid } from './ad-manager-policy.js';
import type { PlayableAd } from './vmap-ad.js';

/** Loads what not every embed needs. */
export interface ManagerLoaders {
  readonly vast: (stage: AdStage) => Promise<VastParts>;
  /** Rejects if the SDK cannot be loaded. */
  readonly ima: (stage: AdStage, settings: AdSettings) => Promise<AdManager>;
}

/** The fraction of the request time that the SDK may take to load; the rest is for the built-in manager. */
const SDK_SHARE = 0.5;

/** The managers of a stage: opened for the first ad that needs them, and kept for the next. */
export class AdManagers {
  readonly #stage: AdStage;
  readonly #settings: AdSettings;
  readonly #loaders: ManagerLoaders;
  /** Also the manager for VMAP playlists. */
  readonly builtIn: AdManager;
  /** Null in the promise if the SDK is late; if it cannot be loaded, the next ad tries again. */
  #ima: Promise<AdManager | null> | null = null;

  constructor(
    stage: AdStage,
    settings: AdSettings,
    loaders: ManagerLoaders,
    callbacks: BreakCallbacks,
  ) {
    this.#stage = stage;
    this.#settings = settings;
    this.#loaders = loaders;
    const loadVast = (): Promise<VastParts> => loaders.vast(stage);
    this.builtIn = new BuiltInManager(stage, { loadVast, settings, ...callbacks });
  }

  /**
   * The manager for an ad object: the built-in one for everything but ad tags, and where the SDK cannot be loaded
   * in time. Chosen for each ad, since the viewer may withdraw consent.
   */
  async choose(ad: PlayableAd, deadline: Deadline): Promise<AdManager> {
    if (chooseManager(this.#input()) === 'ima') {
      if (ad.kind === 'tag') return (await this.#openIma(deadline)) ?? this.builtIn;
    } else this.#endIma();
    return this.builtIn;
  }

  /** The manager for an interactive unit, or null if there is none. */
  async forVpaid(deadline: Deadline): Promise<AdManager | null> {
    return mayPlayVpaid(this.#input()) ? this.#openIma(deadline) : null;
  }

  destroy(): void {
    this.builtIn.destroy();
    this.#endIma();
  }

  #input(): ManagerInput {
    const { config, viewer } = this.#stage;
    return { ads: config.ads, settings: this.#settings, consent: viewer().consent };
  }

  #openIma(deadline: Deadline): Promise<AdManager | null> {
    this.#ima ??= this.#loadIma(deadline);
    return this.#ima;
  }

  /** A manager that comes too late is destroyed. */
  async #loadIma(deadline: Deadline): Promise<AdManager | null> {
    const part = deadline.part(deadline.remainingMs * SDK_SHARE);
    const loading = this.#loaders.ima(this.#stage, this.#settings);
    try {
      return await part.race(loading);
    } catch {
      // A blocked SDK is not an error: the built-in manager takes over.
      loading.then(
        (late) => late.destroy(),
        () => (this.#ima = null),
      );
      return null;
    } finally {
      part.stop();
    }
  }

  #endIma(): void {
    void this.#ima?.then((manager) => manager?.destroy());
    this.#ima = null;
  }
}
