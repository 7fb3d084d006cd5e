import { expect } from '@open-wc/testing';
import { adSettings } from '../../../src/player/ads/ad-settings.js';
import type { AdSession } from '../../../src/player/ads/ad-session.js';
import type { AdStage } from '../../../src/player/ads/ad-stage.js';
import { OPENING_TIME } from '../../../src/player/playback/ad-breaks.js';
import { AD_EVENTS } from '../../../src/player/playback/player-events.js';
import { loadAdsBy, restoreAds, withAds } from './fake-ads.js';
import { mount, plays, record, unmountAll, until } from './player-fixture.js';

const usual = { ...adSettings };

/** A session that begins and never comes to an end, with what the test says of it. */
const stuck = (fields: Partial<AdSession>): AdSession =>
  Object.defineProperties(
    {
      ad: null,
      isLinear: true,
      paused: false,
      beforeContent: () => new Promise(() => undefined),
      afterContent: () => Promise.resolve(),
      play: () => Promise.resolve(),
      pause: () => undefined,
      skip: () => undefined,
      soundChanged: () => undefined,
      destroy: () => undefined,
    },
    Object.getOwnPropertyDescriptors(fields),
  );

describe('<media-embed-player>: ads that do not go on', () => {
  afterEach(() => {
    unmountAll();
    restoreAds();
    Object.assign(adSettings, usual);
  });

  const start = async (session: (stage: AdStage) => Partial<AdSession>) => {
    Object.assign(adSettings, { requestTimeout: 60, mediaTimeout: 40 });
    loadAdsBy(() => Promise.resolve((stage) => stuck(session(stage))));
    const el = await mount({ config: withAds() });
    const seen = record(el, 'play', 'pause', 'playing', ...AD_EVENTS);
    return { el, seen };
  };

  it('are given up: the content starts, and the session is ended', async () => {
    let destroyed = 0;
    const { el, seen } = await start((stage) => ({
      beforeContent: () => {
        stage.linear(true);
        stage.tell('adbreakstart', { position: 'preroll' });
        stage.layer.append(document.createElement('p'));
        stage.layer.hidden = false;
        return new Promise(() => undefined);
      },
      destroy: () => (destroyed += 1),
    }));
    await el.play();
    await plays(el);
    expect(seen).to.deep.equal(['play', 'adbreakstart', 'aderror', 'adbreakend', 'playing']);
    expect([destroyed, el.ad, el.paused]).to.deep.equal([1, null, false]);
    expect(el.renderRoot.querySelector('[part=ads] p')).to.be.null;
    el.currentTime = 9.7;
    await until(() => el.ended, 'it ends');
  });

  it('are given up although they keep talking, for as long as they show nothing', async () => {
    let talk: ReturnType<typeof setInterval> | undefined;
    const { el, seen } = await start((stage) => ({
      beforeContent: () => {
        talk = setInterval(() => stage.tell('adrequest', { position: 'preroll' }), 10);
        return new Promise(() => undefined);
      },
    }));
    await el.play();
    await plays(el);
    clearInterval(talk);
    expect(seen).to.include('adrequest');
  });

  it('are given up while they load, in the same time', async () => {
    Object.assign(adSettings, { requestTimeout: 60, mediaTimeout: 40 });
    const { setTimeout } = window;
    // Its own limit never comes.
    Object.assign(window, {
      setTimeout: (act: () => void, time: number) =>
        time === OPENING_TIME ? 0 : setTimeout(act, time),
    });
    loadAdsBy(() => new Promise(() => undefined));
    const el = await mount({ config: withAds() });
    await el.play();
    await plays(el).finally(() => Object.assign(window, { setTimeout }));
  });

  it('are given up although everything of theirs throws', async () => {
    const broken = (): never => {
      throw new Error('broken');
    };
    const { el } = await start(() => ({
      get ad() {
        return broken();
      },
      destroy: broken,
    }));
    await el.play().catch(() => undefined);
    await until(() => el.currentTime > 0.3, 'the content plays');
  });

  it('are given up within the content too, which goes on', async () => {
    let lend: (stage: AdStage) => void = () => undefined;
    const lent = new Promise<AdStage>((resolve) => (lend = resolve));
    const { el, seen } = await start((stage) => {
      lend(stage);
      return { isLinear: false, beforeContent: () => Promise.resolve() };
    });
    await el.play();
    await plays(el);
    const stage = await lent;
    stage.content.pause();
    stage.linear(true);
    stage.tell('adbreakstart', { position: 'midroll' });
    await until(() => seen.includes('adbreakend'), 'the break is given up');
    await plays(el);
    stage.tell('adstart', { position: 'midroll' });
    expect(seen.filter((name) => name !== 'playing')).to.deep.equal([
      ...['play', 'adbreakstart', 'aderror', 'adbreakend'],
    ]);
  });

  it('are waited for while the viewer pauses them', async () => {
    let end: () => void = () => undefined;
    let isPaused = true;
    const { el, seen } = await start((stage) => ({
      get paused() {
        return isPaused;
      },
      beforeContent: () => {
        stage.linear(true);
        stage.tell('adbreakstart', { position: 'preroll' });
        return new Promise((resolve) => (end = resolve));
      },
    }));
    await el.play();
    const since = performance.now();
    await until(() => performance.now() - since > 400, 'several times the limit');
    expect(seen).to.deep.equal(['play', 'adbreakstart']);
    isPaused = false;
    await until(() => seen.includes('adbreakend'), 'it is given up');
    end();
    await plays(el);
  });
});
