import { expect, waitUntil } from '@open-wc/testing';
import { adVideo } from './fake-stage.js';
import { answering, recorder, tagAd, vastAd } from './fake-vast.js';
import { closeAll, open } from './open-session.js';

const TAG = 'https://ads.example/1';

describe('a preroll', () => {
  afterEach(closeAll);

  it('plays to its end before the content, and tells of it in order', async () => {
    const tracker = recorder();
    const { stage, session } = open({ preroll: [tagAd(TAG)] }, answering(vastAd({ tracker })));
    const done = session.beforeContent();
    await waitUntil(() => stage.told.includes('adstart'));
    expect(session.isLinear).to.be.true;
    expect(session.ad).to.include({ position: 'preroll', id: 'vast', index: 1, count: 1 });
    await done;
    expect(stage.told).to.deep.equal([
      'linear on',
      'adbreakstart',
      'adrequest',
      'adstart',
      'adend',
      'linear off',
      'adbreakend',
    ]);
    expect(tracker.seen).to.deep.equal(['impression', 'start', 'progress', 'viewable', 'complete']);
    expect(adVideo(stage)).to.be.null;
    expect(session.ad).to.be.null;
    expect(session.isLinear).to.be.false;
  });
});
