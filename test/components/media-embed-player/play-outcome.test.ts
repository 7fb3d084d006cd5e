import { expect } from '@open-wc/testing';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import { withAds, endPlayers, fakeSessions } from './fake-ads.js';
import {
  withMissingMedia,
  hls,
  mount,
  plays,
  record,
  rootOf,
  startPlaying,
  until,
  videoOf,
  withSource,
} from './player-fixture.js';
import { painted, rejection } from '../page.js';

/** A player with ads whose content fails while its preroll is on. */
const failingUnderAd = async (): Promise<{
  readonly el: MediaEmbedPlayer;
  readonly seen: readonly string[];
  readonly endAd: () => void;
}> => {
  const sessions = fakeSessions();
  const { source } = withMissingMedia();
  const el = await mount({ config: { ...withAds(), source } });
  const seen = record(el, 'play', 'pause', 'error', 'adstart', 'adend');
  void el.play().catch(() => undefined);
  await until(() => el.ad !== null && videoOf(el).error !== null, 'the content fails under the ad');
  await painted();
  return { el, seen, endAd: () => sessions[0]?.end() };
};

describe('<media-embed-player>.play()', () => {
  afterEach(endPlayers);

  for (const [name, config] of [
    ['a file', withMissingMedia()],
    ['a stream', withSource({ ...hls().source, url: `${location.origin}/missing.m3u8` })],
  ] as const) {
    it(`rejects without events for ${name} that failed, until a retry`, async () => {
      const el = await mount({ config });
      await el.play().catch(() => undefined);
      await el.updateComplete;
      const seen = record(el, 'play', 'playing', 'pause', 'error');
      expect(await rejection(el.play())).to.equal('NotSupportedError');
      await videoOf(el)
        .play()
        .catch(() => undefined);
      await painted();
      expect([seen, el.paused, el.state]).to.deep.equal([[], true, 'error']);
      el.retry();
      await until(() => seen.includes('error'), 'the second try fails');
    });
  }

  for (const [name, pause] of [
    ['the viewer pauses with the controls', (el) => videoOf(el).pause()],
    ['the page pauses', (el) => el.pause()],
  ] as readonly (readonly [string, (el: MediaEmbedPlayer) => void])[]) {
    it(`rejects when ${name} while it loads`, async () => {
      const el = await mount({ config: hls() });
      // In the event, since a stream that loads quickly plays before the next task.
      el.addEventListener('play', () => pause(el), { once: true });
      const playing = rejection(el.play());
      expect([await playing, el.paused]).to.deep.equal(['AbortError', true]);
      await startPlaying(el);
    });
  }

  it('reports a failure of the content during an ad after the ad, which can be controlled until then', async () => {
    const { el, seen, endAd } = await failingUnderAd();
    expect([el.state, rootOf(el).inert, el.paused]).to.deep.equal(['ready', false, false]);
    el.pause();
    await el.play();
    endAd();
    await until(() => el.state === 'error', 'the failure is reported');
    await painted();
    expect([seen, rootOf(el).inert]).to.deep.equal([
      ['play', 'adstart', 'pause', 'play', 'adend', 'pause', 'error'],
      true,
    ]);
    expect(await rejection(el.play())).to.equal('NotSupportedError');
  });

  it('emits one pause and one play when the postroll is paused and resumed', async () => {
    const sessions = fakeSessions();
    const el = await mount({ config: { ...withAds(), source: hls().source } });
    await el.play();
    await until(() => el.ad !== null, 'the preroll is on');
    sessions[0]?.end();
    await plays(el);
    const seen = record(el, 'play', 'pause', 'ended');
    el.currentTime = el.duration - 0.5;
    await until(() => el.ad?.position === 'postroll', 'the postroll is on');
    el.pause();
    expect(seen).to.deep.equal(['pause']);
    await el.play();
    sessions[0]?.end();
    await until(() => el.ended, 'it ends');
    expect(seen).to.deep.equal(['pause', 'play', 'pause', 'ended']);
  });
});
