import { expect } from '@open-wc/testing';
import { browserViewer } from '../../../../components/index.js';

describe('browserViewer', () => {
  it('reads the page, without its fragment', () => {
    history.replaceState(null, '', '#token');
    document.title = 'The page';
    document.documentElement.lang = 'it';
    const { page, now, random } = browserViewer();
    expect(page?.url).to.equal(location.href.replace('#token', ''));
    expect([page?.title, page?.language]).to.deep.equal(['The page', 'it']);
    expect([now, random]).to.deep.equal([Date.now, Math.random]);
    document.documentElement.removeAttribute('lang');
    expect(browserViewer().page).to.not.have.property('language');
  });

  it('has one positive integer as the correlator of a page view', () => {
    const correlator = browserViewer().page?.correlator ?? 0;
    expect(Number.isSafeInteger(correlator) && correlator > 0).to.equal(true);
    expect(browserViewer().page?.correlator).to.equal(correlator);
  });

  it('has the size of the player element, and the consent from the options', () => {
    const player = document.createElement('div');
    player.style.cssText = 'width: 640.4px; height: 360px; border: 5px solid';
    document.body.append(player);
    const consent = { gdprApplies: false };
    const viewer = browserViewer({ player, consent });
    expect(viewer.player).to.deep.equal({ width: 640, height: 360 });
    expect(viewer.consent).to.equal(consent);
    player.remove();
    expect(browserViewer({ player }).player).to.deep.equal({});
    expect(browserViewer()).to.not.have.any.keys('player', 'consent');
  });

  it('is JSON data, except for its clock and random source', () => {
    const { page, device } = browserViewer();
    expect(JSON.parse(JSON.stringify({ page, device }))).to.deep.equal({ page, device });
  });
});
