import { expect } from '@open-wc/testing';
import type { LoadAds } from '../../../src/player/ads/ad-guard.js';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import { AD_EVENTS } from '../../../src/player/playback/player-events.js';
import type { FakeSession } from './fake-ads.js';
import { endPlayers, fakeSessions, loadAdsBy, withAds } from './fake-ads.js';
import {
  type Settings,
  configOf,
  inside,
  mount,
  mountReady,
  plays,
  press,
  record,
  rootOf,
  startPlaying,
  until,
  videoOf,
} from './player-fixture.js';
import { painted } from '../page.js';

const NAMES = ['play', 'playing', 'pause', 'ended', ...AD_EVENTS];

interface PlayerWithAds {
  readonly el: MediaEmbedPlayer;
  readonly session: FakeSession;
  /** The events of the player. */
  readonly seen: string[];
}

/** A player whose preroll is on. */
const inPreroll = async (settings: Settings = {}): Promise<PlayerWithAds> => {
  const sessions = fakeSessions();
  const el = await mountReady({ config: withAds(), ...settings });
  const seen = record(el, ...NAMES);
  await el.play();
  await until(() => sessions[0]?.isLinear === true, 'the preroll is on');
  const [session] = sessions;
  if (session === undefined) throw new Error('The player has opened no session.');
  return { el, session, seen };
};

/** A player whose content plays after its preroll; its earlier events are dropped. */
const afterPreroll = async (): Promise<PlayerWithAds> => {
  const player = await inPreroll();
  player.session.end();
  await plays(player.el);
  player.seen.length = 0;
  return player;
};

describe('<media-embed-player>: its ads', () => {
  afterEach(endPlayers);

  it('play before the content, with one play event', async () => {
    const { el, session, seen } = await inPreroll();
    await painted();
    expect(seen).to.deep.equal(['play', 'adbreakstart', 'adstart']);
    expect([el.paused, el.ad?.position, el.currentTime]).to.deep.equal([false, 'preroll', 0]);
    expect(videoOf(el).paused).to.equal(true);
    session.end();
    await plays(el);
    expect(seen.slice(3)).to.deep.equal(['adend', 'adbreakend', 'playing']);
    expect(el.ad).to.equal(null);
  });

  it('play after the content, which ends when they are over', async () => {
    const { el, session, seen } = await afterPreroll();
    el.currentTime = 9.7;
    await until(() => el.ad !== null, 'the postroll is on');
    expect([el.ended, el.paused]).to.deep.equal([false, false]);
    session.end();
    await until(() => el.ended, 'it ends');
    expect(seen.filter((name) => name !== 'playing')).to.deep.equal([
      'adbreakstart',
      'adstart',
      'adend',
      'adbreakend',
      'pause',
      'ended',
    ]);
  });

  it('emit neither pause nor play of the content at a midroll', async () => {
    const { el, session, seen } = await afterPreroll();
    const midroll = session.midroll();
    await painted();
    expect(el.ad?.position).to.equal('midroll');
    expect([el.paused, videoOf(el).paused]).to.deep.equal([false, true]);
    session.end();
    await midroll;
    await plays(el);
    expect(seen).to.deep.equal(['adbreakstart', 'adstart', 'adend', 'adbreakend', 'playing']);
  });

  it('receive play, pause, skip and changes of the volume and the viewer', async () => {
    const { el, session, seen } = await inPreroll();
    const { calls } = session;
    el.pause();
    expect(el.paused).to.equal(true);
    press(el, 'k');
    expect(el.paused).to.equal(false);
    el.volume = 0.5;
    await until(() => calls.includes('soundChanged'), 'the ad has the volume');
    el.viewer = { consent: { tcString: 'chosen' } };
    await until(() => calls.includes('viewerChanged'), 'the ads know of the viewer');
    el.skipAd();
    await plays(el);
    expect(calls).to.deep.equal(['pause', 'play', 'soundChanged', 'viewerChanged', 'skip']);
    expect(seen.filter((name) => name === 'play' || name === 'pause')).to.deep.equal([
      'play',
      'pause',
      'play',
    ]);
  });

  it('cover the player and hide its bar', async () => {
    const { el, session } = await inPreroll();
    const visibility = (): string => getComputedStyle(inside(el, '[part=controls]')).visibility;
    expect(visibility()).to.equal('hidden');
    const { layer } = session.stage;
    layer.append(document.createElement('p'));
    const [own, all] = [layer.getBoundingClientRect(), el.getBoundingClientRect()];
    expect([own.width, own.height]).to.deep.equal([all.width, all.height]);
    layer.replaceChildren();
    session.end();
    await plays(el);
    expect(visibility()).to.equal('visible');
    expect(layer.checkVisibility()).to.equal(false);
  });

  it('hold the content when page script plays the <video> itself', async () => {
    const sessions = fakeSessions();
    const el = await mount({ config: withAds() });
    void videoOf(el)
      .play()
      .catch(() => undefined);
    await until(() => sessions[0]?.isLinear === true, 'the preroll is on');
    void videoOf(el)
      .play()
      .catch(() => undefined);
    await painted();
    await until(() => videoOf(el).paused, 'the content is held');
    sessions[0]?.end();
    await plays(el);
  });

  it('read the viewer, with the data of the page script over that of the browser', async () => {
    const { el, session } = await inPreroll({
      viewer: { device: 'mobile', consent: { gdprApplies: true, tcString: 'abc' } },
    });
    const { stage } = session;
    const { device, consent, player, page } = stage.viewer();
    expect(device).to.include({ type: 'mobile', userAgent: navigator.userAgent });
    expect(consent?.tcString).to.equal('abc');
    expect(page?.url).to.contain(location.origin);
    expect(player).to.deep.include({ width: 640, height: 360, muted: true, playhead: 0 });
    expect([player?.playbackMethod, player?.fullscreen]).to.deep.equal([3, false]);
    expect([player?.serverSide, player?.clickType]).to.deep.equal([0, 1]);
    expect(player?.vastVersions).to.include.members([2, 3, 7, 11, 13]);
    el.viewer = { consent: { tcString: 'later' } };
    expect(stage.viewer().consent?.tcString).to.equal('later');
  });

  it('are not loaded for an embed without ads', async () => {
    let loads = 0;
    loadAdsBy(() => {
      loads += 1;
      return Promise.reject(new Error('unexpected'));
    });
    const el = await mount({ config: configOf() });
    await startPlaying(el);
    expect(loads).to.equal(0);
  });

  it('do not start the content after a pause while they load', async () => {
    let open: (ads: Awaited<ReturnType<LoadAds>>) => void = () => undefined;
    loadAdsBy(() => new Promise((resolve) => (open = resolve)));
    const el = await mount({ config: withAds() });
    const seen = record(el, 'play', 'pause', 'playing');
    await el.play();
    await until(() => rootOf(el).hasAttribute('data-ads'), 'it waits for ads');
    expect(inside(el, '[part=waiting]').checkVisibility()).to.equal(true);
    el.pause();
    open(() => {
      throw new Error('broken');
    });
    await until(() => !rootOf(el).hasAttribute('data-ads'), 'it has stopped waiting');
    await painted();
    expect([el.paused, ...seen]).to.deep.equal([true, 'play', 'pause']);
    await startPlaying(el);
  });

  it('are destroyed with the player', async () => {
    const { el, session } = await inPreroll();
    el.remove();
    await Promise.resolve();
    expect(session.calls).to.deep.equal(['destroy']);
  });
});
