import { expect } from '@open-wc/testing';
import { countListeners } from '../leaks/counters.js';
import { endPlayers, fakeSessions, withAds } from './fake-ads.js';
import {
  configOf,
  hasControls,
  hls,
  mount,
  mountReady,
  plays,
  record,
  startPlaying,
  videoOf,
  changed,
} from './player-fixture.js';
import { moveBefore, painted } from '../page.js';

const ROUNDS = 200;

describe('<media-embed-player>: in and out of the page', () => {
  afterEach(endPlayers);

  it('keeps playing when it is moved', async () => {
    const el = await mountReady({ config: configOf() });
    await startPlaying(el);
    const video = videoOf(el);
    const seen = record(el, 'pause', 'play', 'playerready');
    const place = document.createElement('div');
    document.body.append(place);
    place.append(el);
    await plays(el);
    expect([videoOf(el), el.paused, ...seen]).to.deep.equal([video, false]);
    moveBefore(document.body, el);
    await plays(el);
    expect([videoOf(el), el.paused, ...seen]).to.deep.equal([video, false]);
    place.remove();
  });

  it('stops when it leaves the page, and starts over when it returns', async () => {
    const el = await mount({ config: configOf() });
    await startPlaying(el);
    const video = videoOf(el);
    el.remove();
    await Promise.resolve();
    expect([video.paused, video.getAttribute('src'), el.paused]).to.deep.equal([true, null, true]);
    document.body.append(el);
    await el.updateComplete;
    expect([el.state, el.currentTime, videoOf(el) === video]).to.deep.equal(['ready', 0, false]);
    await startPlaying(el);
  });

  it(`holds no resources after ${ROUNDS} rounds`, async () => {
    const sessions = fakeSessions();
    const videos = new Set<HTMLVideoElement>();
    const elements = [
      await mount({
        config: changed({ playback: { autoplay: true } }),
      }),
      await mount({ config: hls(), autoplay: true }),
      await mount({ config: withAds(), autoplay: true, controls: 'native' }),
    ];
    for (const el of elements) await hasControls(el);
    for (const el of elements) el.remove();
    await painted();
    const listeners = countListeners();
    for (let round = 0; round < ROUNDS; round += 1) {
      document.body.append(...elements);
      for (const el of elements) {
        await el.updateComplete;
        videos.add(videoOf(el));
      }
      if (round % 20 === 0) await painted();
      for (const el of elements) el.remove();
      await Promise.resolve();
    }
    await painted();
    expect(videos.size).to.equal(ROUNDS * elements.length);
    expect([...videos].filter((video) => !video.paused || video.hasAttribute('src'))).to.deep.equal(
      [],
    );
    expect(listeners.count()).to.equal(0);
    listeners.end();
    const open = sessions.filter(({ calls }) => !calls.includes('destroy'));
    expect(open.length).to.equal(0);
    expect(document.pictureInPictureElement).to.equal(null);
  });
});
