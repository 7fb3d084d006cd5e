import { expect } from '@open-wc/testing';
import { connectFrame } from '../../../../src/player/frame/connect-frame.js';
import type { FramePlayback } from '../../../../src/player/frame/frame-playback.js';
import { linearAd } from '../../../components/video-playback.js';
import type { AdEvent } from '../../../../src/player/playback/player-events.js';
import type { PlayerDestroyEvent } from '../../../../src/player/playback/player-destroy-event.js';
import { ORIGINS, attachFrame, next, instruct, OTHER_ORIGIN, endingWithTest } from './frames.js';
import { rejection } from '../../../components/page.js';
import { waitUntil } from '../../../components/wait-until.js';

const AD = linearAd({
  position: 'midroll',
  title: 'An advert',
  path: '/midroll/0',
  tag: 'https://ads.example/vast?consent=private',
  skipAfter: 2,
  count: 2,
  advertiser: 'Shoes',
  universalAdIds: ['r.example u1'],
  adParameters: 'where=Milan',
  extensions: [{ type: 'geo', xml: '<Extension type="geo"/>' }],
});

const ending = endingWithTest();

const connected = async (
  origin: string,
  search = '?as=player',
): Promise<{ frame: HTMLIFrameElement; playback: FramePlayback }> => {
  const frame = attachFrame(search, origin);
  return { frame, playback: await connectFrame(frame, { origin, signal: ending.signal }) };
};

for (const [name, origin] of ORIGINS) {
  describe(`connectFrame, with a player ${name}`, () => {
    it('has the state when it is connected, and the duration when it is known', async () => {
      const { playback } = await connected(origin);
      expect([playback.paused, playback.ended, playback.ad]).to.deep.equal([true, false, null]);
      await waitUntil(() => playback.duration > 0);
      expect(playback.duration).to.be.within(1, 60);
    });

    it('plays and pauses with the events of a media element', async () => {
      const { playback } = await connected(origin);
      const names: string[] = [];
      for (const name of ['play', 'playing', 'pause']) {
        playback.addEventListener(name, ({ type }) => names.push(`${type} ${playback.paused}`));
      }
      playback.muted = true;
      await playback.play();
      expect(playback.paused).to.equal(false);
      await next(playback, 'timeupdate');
      await waitUntil(() => playback.currentTime > 0.3);
      const paused = next(playback, 'pause');
      playback.pause();
      await paused;
      expect(names).to.deep.equal(['play false', 'playing false', 'pause true']);
    });

    it('returns a value immediately after it was set, like a media element', async () => {
      const { playback } = await connected(origin);
      await waitUntil(() => playback.duration > 0);
      const values = (): unknown[] => [playback.volume, playback.muted, playback.currentTime];
      const emitted = [next(playback, 'volumechange'), next(playback, 'seeked')];
      playback.volume = 0.25;
      playback.muted = true;
      playback.currentTime = 1;
      expect(values()).to.deep.equal([0.25, true, 1]);
      await Promise.all(emitted);
      expect(values()).to.deep.equal([0.25, true, 1]);
    });

    it('rejects a start with sound as the frame does', async () => {
      const { playback } = await connected(origin);
      expect(await rejection(playback.play())).to.equal('NotAllowedError');
    });

    it('emits the ad events of the frame', async () => {
      const { frame, playback } = await connected(origin);
      const started = next<AdEvent>(playback, 'adstart');
      instruct(frame, { adEvent: ['adstart', { position: 'midroll', ad: AD }] });
      const { position, ad, errorCode, composed } = await started;
      const hidden =
        origin === location.origin ? {} : { tag: null, adParameters: '', extensions: [] };
      expect({ position, ad, errorCode, composed }).to.deep.equal({
        position: 'midroll',
        ad: { ...AD, ...hidden },
        errorCode: null,
        composed: true,
      });
      expect(playback.ad).to.deep.equal({ ...AD, ...hidden });
      const failed = next<AdEvent>(playback, 'aderror');
      instruct(frame, {
        adEvent: ['aderror', { position: 'midroll', errorCode: 303, message: 'No ads.' }],
      });
      expect(await failed).to.deep.include({ ad: null, errorCode: 303, message: 'No ads.' });
    });

    it('emits the cause of a destroyed player, and its state is unknown afterwards', async () => {
      const { frame, playback } = await connected(origin);
      await waitUntil(() => playback.duration > 0);
      const destroyed = next<PlayerDestroyEvent>(playback, 'playerdestroy');
      instruct(frame, { destroy: 'AD_EMPTY' });
      expect((await destroyed).cause).to.equal('AD_EMPTY');
      await waitUntil(() => Number.isNaN(playback.duration));
      expect(await rejection(playback.play())).to.equal('AbortError');
    });

    it('connects anew after a reload, with the same object', async () => {
      const { frame, playback } = await connected(origin);
      playback.muted = true;
      await playback.play();
      await waitUntil(() => playback.duration > 0);
      const paused = next(playback, 'pause');
      instruct(frame, { reload: true });
      await paused;
      expect(playback.paused).to.equal(true);
      await waitUntil(() => playback.duration > 0, 'not connected anew');
      playback.muted = true;
      await playback.play();
      expect(playback.paused).to.equal(false);
    });

    it('connects to a frame that was loaded before', async () => {
      const frame = attachFrame('?as=player', origin);
      await next(frame, 'load');
      const playback = await connectFrame(frame, { origin, signal: ending.signal });
      expect(playback.paused).to.equal(true);
    });

    it('connects twice in one page', async () => {
      const { frame, playback } = await connected(origin);
      const second = await connectFrame(frame, { origin, signal: ending.signal });
      second.muted = true;
      const both = [next(playback, 'playing'), next(second, 'playing')];
      await second.play();
      await Promise.all(both);
      expect([playback.paused, playback.muted]).to.deep.equal([false, true]);
    });

    it('is paused after the signal has aborted, and rejects a play', async () => {
      const { playback } = await connected(origin);
      playback.muted = true;
      await playback.play();
      const pending = rejection(playback.play());
      const paused = next(playback, 'pause');
      ending.abort();
      await paused;
      expect([playback.paused, playback.currentTime]).to.deep.equal([true, 0]);
      expect(await rejection(playback.play())).to.equal('AbortError');
      expect(await pending).to.be.oneOf(['AbortError', 'resolved']);
    });
  });
}

describe('servePlayback', () => {
  it('sends the addresses of ad requests to a trusted origin', async () => {
    const { frame, playback } = await connected(OTHER_ORIGIN, '?as=player&trusting');
    const started = next<AdEvent>(playback, 'adstart');
    instruct(frame, { adEvent: ['adstart', { position: 'midroll', ad: AD }] });
    expect((await started).ad?.tag).to.equal(AD.tag);
  });

  it('sends one of many timeupdates', async () => {
    const { frame, playback } = await connected(location.origin);
    let count = 0;
    playback.addEventListener('timeupdate', () => (count += 1));
    const destroyed = next(playback, 'playerdestroy');
    instruct(frame, { timeupdates: 50 });
    instruct(frame, { destroy: 'destroy' });
    await destroyed;
    expect(count).to.equal(1);
  });
});
