import { expect } from '@open-wc/testing';
import type { Consent } from '../../../../src/viewer.js';
import { noAd } from '../../../../src/vast/vast-error.js';
import { FakeClock } from '../../vast/fake-clock.js';
import { responding, tagAd } from './fake-vast.js';
import { closeAll, open } from './open-ads.js';

const ads = [tagAd('https://ads.example/1')];

describe('a break while a consent dialog is open', () => {
  let clock: FakeClock;
  beforeEach(() => (clock = new FakeClock()));
  afterEach(() => {
    closeAll();
    clock.restore();
  });

  /** Starts a break of a viewer who has the dialog open. */
  const start = (position: 'preroll' | 'postroll') => {
    const viewer: { consent: Consent } = { consent: { dialogOpen: true } };
    const server = responding(noAd());
    const opened = open({ [position]: ads }, server, { viewer });
    const { ads: controller } = opened;
    void (position === 'preroll' ? controller.beforeContent() : controller.afterContent());
    return { ...opened, viewer, server };
  };

  it('is requested after the choice, if it is a preroll', async () => {
    const { stage, ads: controller, viewer, server } = start('preroll');
    await clock.pass(7_000);
    expect([stage.log, server.requests.length]).to.deep.equal([['linear on'], 0]);
    controller.viewerChanged();
    await clock.pass(0);
    expect(server.requests.length).to.equal(0);
    viewer.consent = { tcString: 'chosen' };
    controller.viewerChanged();
    await clock.pass(0);
    expect(server.requests.length).to.equal(1);
    await clock.pass(20_000);
    expect([server.requests.length, clock.timers]).to.deep.equal([1, 0]);
    expect(stage.log).to.deep.equal([
      'linear on',
      'adbreakstart',
      'adrequest',
      'adempty',
      'linear off',
      'adbreakend',
    ]);
  });

  it('is requested without a choice after 8 s, if it is a preroll', async () => {
    const { server } = start('preroll');
    await clock.pass(7_999);
    expect(server.requests.length).to.equal(0);
    await clock.pass(1);
    expect(server.requests.length).to.equal(1);
  });

  it('is requested at once, if it is not a preroll', async () => {
    const { server } = start('postroll');
    await clock.pass(0);
    expect(server.requests.length).to.equal(1);
  });

  it('is never requested once the player has ended', async () => {
    const { stage, ads: controller, server } = start('preroll');
    await clock.pass(100);
    controller.destroy();
    await clock.pass(20_000);
    expect([stage.log, server.requests.length, clock.timers]).to.deep.equal([['linear on'], 0, 0]);
  });
});
