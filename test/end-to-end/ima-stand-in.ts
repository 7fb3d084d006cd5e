/**
 * A script in the place of Google's IMA SDK, with as much of `google.ima` as our manager uses: it shows one ad
 * and ends it at once, and takes every tag and text with "vmap" for a playlist. `window.imaSteps` has the calls that it received.
 */
export const IMA_STAND_IN = `(() => {
  const steps = (window.imaSteps = []);
  class Emitter {
    listeners = {};
    addEventListener(type, listener) { (this.listeners[type] ??= []).push(listener); }
    emit(type, event) { for (const listener of this.listeners[type] ?? []) listener(event); }
  }
  const ad = {
    getAdId: () => 'ima-ad', getTitle: () => 'An ad of the SDK', isLinear: () => true,
    getDuration: () => 6, getSkipTimeOffset: () => -1, getAdSystem: () => 'GDFP',
    getAdvertiserName: () => '', getDescription: () => '', getCreativeId: () => '',
    getAdPodInfo: () => ({ getAdPosition: () => 1, getTotalAds: () => 1 }),
  };
  class AdsManager extends Emitter {
    static cuePoints = [];
    init() {} resize() {} setVolume() {} pause() {} resume() {} skip() {} destroy() {}
    getAdSkippableState() { return false; }
    getCuePoints() { return AdsManager.cuePoints; }
    start() {
      const types = ['loaded', 'pauseContent', 'start', 'complete', 'resumeContent', 'allAdsCompleted'];
      queueMicrotask(() => types.forEach((type) => this.emit(type, { getAd: () => ad })));
    }
  }
  class AdsLoader extends Emitter {
    requestAds({ adTagUrl, adsResponse }) {
      if (adTagUrl !== undefined) steps.push('request ' + new URL(adTagUrl).searchParams.get('run'));
      if (adsResponse !== undefined) steps.push('response ' + adsResponse);
      const isVmap = /vmap/i.test(adTagUrl ?? adsResponse);
      AdsManager.cuePoints = isVmap ? [0, 10, -1] : [];
      queueMicrotask(() => this.emit('adsLoaded', { getAdsManager: () => new AdsManager() }));
    }
    destroy() {}
  }
  window.google = { ima: {
    settings: {
      setVpaidMode: (mode) => steps.push('vpaid ' + mode),
      setLocale() {}, setDisableCustomPlaybackForIOS10Plus() {},
    },
    ImaSdkSettings: { VpaidMode: { DISABLED: 'disabled', ENABLED: 'enabled', INSECURE: 'insecure' } },
    AdDisplayContainer: class { initialize() {} destroy() {} },
    AdsLoader,
    AdsRequest: class { setAdWillAutoPlay() {} setAdWillPlayMuted() {} },
    AdsRenderingSettings: class {},
    AdsManagerLoadedEvent: { Type: { ADS_MANAGER_LOADED: 'adsLoaded' } },
    AdErrorEvent: { Type: { AD_ERROR: 'adError' } },
    AdEvent: { Type: {
      LOADED: 'loaded', STARTED: 'start', COMPLETE: 'complete', SKIPPED: 'skip', CLICK: 'click',
      PAUSED: 'paused', RESUMED: 'resumed', USER_CLOSE: 'close', ALL_ADS_COMPLETED: 'allAdsCompleted',
      CONTENT_PAUSE_REQUESTED: 'pauseContent', CONTENT_RESUME_REQUESTED: 'resumeContent',
    } },
  } };
})();`;
