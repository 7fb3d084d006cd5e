import type { Ima } from '../../../../../src/player/ads/ima/ima-sdk.js';

type Listener = (event: unknown) => void;

/** Steps of the SDK in the order in which they were called, `loader.requestAds` and the like. */
export type Step = string;

/** The behavior of the fake SDK in a test. */
export interface ImaScript {
  /** Called when ads are requested, one tag of a waterfall after another. Default: the SDK responds. */
  readonly onRequest?: (sdk: FakeIma, request: google.ima.AdsRequest) => void;
  /** Called when the manager is started. */
  readonly onStart?: (sdk: FakeIma) => void;
  /** The step that throws. */
  readonly throwsAt?: Step;
}

interface AdFields {
  readonly id: string;
  readonly linear: boolean;
  readonly duration: number;
  readonly skip: number;
  readonly position: number;
  readonly total: number;
}

export const fakeAd = ({
  id = 'ima-ad',
  linear = true,
  duration = 6,
  skip = -1,
  position = 1,
  total = 1,
}: Partial<AdFields> = {}): google.ima.Ad =>
  ({
    getAdId: () => id,
    getAdSystem: () => 'GDFP',
    getAdvertiserName: () => `Advertiser of ${id}`,
    getDescription: () => '',
    getCreativeId: () => `creative-${id}`,
    getTitle: () => `Title of ${id}`,
    isLinear: () => linear,
    getDuration: () => duration,
    getSkipTimeOffset: () => skip,
    getAdPodInfo: () => ({ getAdPosition: () => position, getTotalAds: () => total }),
  }) as google.ima.Ad;

class Emitter {
  readonly #listeners = new Map<string, Listener[]>();

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  emit(type: string, event: unknown): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }
}

/** A double of the SDK, controlled by a test. */
export class FakeIma {
  readonly steps: Step[] = [];
  readonly requests: google.ima.AdsRequest[] = [];
  readonly volumes: number[] = [];
  readonly settings = new Map<string, unknown>();
  skippable = false;
  /** Seconds into the content of the breaks of a VMAP playlist; empty for VAST. */
  cuePoints: readonly number[] = [];
  loader = new Emitter();
  manager = new Emitter();
  readonly #script: ImaScript;

  constructor(script: ImaScript = {}) {
    this.#script = script;
  }

  /** Responds to the request with a manager. */
  respond(): void {
    this.manager = new Emitter();
    const manager = Object.assign(this.manager, this.#managerMethods());
    const getAdsManager = (): unknown => {
      this.#step('event.getAdsManager');
      return manager;
    };
    this.loader.emit('adsManagerLoaded', { getAdsManager });
  }

  /** Reports an error of the request, or with `manager` one of the ad. */
  fail(code: number, of: 'loader' | 'manager' = 'loader'): void {
    const error = {
      getErrorCode: () => code,
      getVastErrorCode: () => code,
      getMessage: () => `Error ${code}`,
    };
    this[of].emit('adError', { getError: () => error });
  }

  emit(type: string, ad: google.ima.Ad | null = fakeAd()): void {
    this.manager.emit(type, { getAd: () => ad, getAdData: () => null });
  }

  /** An ad from start to end. */
  play(): void {
    const ad = fakeAd();
    for (const type of ['loaded', 'contentPauseRequested', 'start']) this.emit(type, ad);
    for (const type of ['complete', 'contentResumeRequested', 'allAdsCompleted']) {
      this.emit(type, ad);
    }
  }

  /** The namespace on the page. */
  get namespace(): Ima {
    return { ...this.#enumerations(), ...this.#classes() } as unknown as Ima;
  }

  #enumerations(): object {
    const set =
      (name: string) =>
      (value: unknown): void => {
        this.#step(`settings.${name}`);
        this.settings.set(name, value);
      };
    return {
      settings: {
        setVpaidMode: set('setVpaidMode'),
        setLocale: set('setLocale'),
        setDisableCustomPlaybackForIOS10Plus: set('setDisableCustomPlaybackForIOS10Plus'),
      },
      ImaSdkSettings: { VpaidMode: { DISABLED: 0, ENABLED: 1, INSECURE: 2 } },
      AdsManagerLoadedEvent: { Type: { ADS_MANAGER_LOADED: 'adsManagerLoaded' } },
      AdErrorEvent: { Type: { AD_ERROR: 'adError' } },
      AdEvent: {
        Type: {
          LOADED: 'loaded',
          STARTED: 'start',
          CONTENT_PAUSE_REQUESTED: 'contentPauseRequested',
          CONTENT_RESUME_REQUESTED: 'contentResumeRequested',
          PAUSED: 'pause',
          RESUMED: 'resume',
          CLICK: 'click',
          COMPLETE: 'complete',
          SKIPPED: 'skip',
          USER_CLOSE: 'userClose',
          ALL_ADS_COMPLETED: 'allAdsCompleted',
        },
      },
    };
  }

  #classes(): object {
    const step = (name: Step): void => this.#step(name);
    const request = (sent: google.ima.AdsRequest): void => this.#request(sent);
    const use = (loader: Emitter): Emitter => (this.loader = loader);
    return {
      AdDisplayContainer: class {
        constructor() {
          step('new AdDisplayContainer');
        }
        initialize = (): void => step('container.initialize');
        destroy = (): void => step('container.destroy');
      },
      AdsLoader: class extends Emitter {
        constructor() {
          super();
          step('new AdsLoader');
          use(this);
        }
        requestAds = (sent: google.ima.AdsRequest): void => request(sent);
        destroy = (): void => step('loader.destroy');
      },
      AdsRequest: class {
        setAdWillAutoPlay = (): void => step('request.setAdWillAutoPlay');
        setAdWillPlayMuted = (): void => step('request.setAdWillPlayMuted');
      },
      AdsRenderingSettings: class {
        restoreCustomPlaybackStateOnAdBreakComplete = true;
      },
    };
  }

  #managerMethods(): object {
    return {
      init: () => this.#step('manager.init'),
      resize: () => undefined,
      getCuePoints: () => this.cuePoints,
      setVolume: (volume: number) => {
        this.#step('manager.setVolume');
        this.volumes.push(volume);
      },
      start: () => {
        this.#step('manager.start');
        this.#script.onStart?.(this);
      },
      pause: () => this.#step('manager.pause'),
      resume: () => this.#step('manager.resume'),
      getAdSkippableState: () => this.skippable,
      skip: () => this.#step('manager.skip'),
      destroy: () => this.#step('manager.destroy'),
    };
  }

  #request(sent: google.ima.AdsRequest): void {
    this.#step('loader.requestAds');
    this.requests.push(sent);
    const { onRequest = () => this.respond() } = this.#script;
    onRequest(this, sent);
  }

  #step(name: Step): void {
    this.steps.push(name);
    if (name === this.#script.throwsAt) throw new Error(`Thrown at ${name}.`);
  }
}
