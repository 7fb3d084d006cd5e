import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  sheetOf,
  floatingPlayer,
  LoopingPlayback,
  landed,
  unmountAll,
  closeButtonOf,
  floatNow,
  returnButtonOf,
  mountPlayer,
  scrollToY,
  until,
} from './scroll-page.js';
import { painted } from '../../../components/page.js';

const DESKTOP = { width: 1280, height: 800 };

/** Ancestors that break `position: fixed`. */
const trap = (): HTMLElement => {
  const element = document.createElement('div');
  element.style.setProperty('transform', 'translateY(10px)');
  element.style.setProperty('overflow', 'hidden');
  document.body.append(element);
  return element;
};

const isInCorner = (stage: Element): void => {
  const { right, bottom, width } = stage.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  expect(width).to.be.within(256, 400);
  expect(right).to.be.closeTo(clientWidth - 12, 1);
  expect(bottom).to.be.closeTo(clientHeight - 12, 1);
};

describe('scroll mode', () => {
  before(() => setViewport(DESKTOP));
  afterEach(unmountAll);

  it('floats a playing video from within transformed and clipped ancestors', async () => {
    const parent = trap();
    const made = mountPlayer({ parent });
    const { stage, playback, host } = made;
    const loads: string[] = [];
    for (const name of ['loadstart', 'emptied', 'pause']) {
      playback.video.addEventListener(name, () => loads.push(name));
    }
    await floatNow(made);
    isInCorner(stage);
    const from = playback.currentTime;
    await until(() => playback.currentTime > from, 'it plays on');
    await scrollToY(0);
    await landed(made);
    expect(stage.getBoundingClientRect()).to.deep.equal(host.getBoundingClientRect());
    expect(made.floats).to.deep.equal(['start', 'returned']);
    expect(loads.filter((name) => name !== 'loadstart')).to.deep.equal([]);
    expect(loads.length).to.be.at.most(1);
    parent.remove();
  });

  it('floats a frame without reloading it', async () => {
    const player = document.createElement('iframe');
    player.title = 'Player';
    let loads = 0;
    player.addEventListener('load', () => (loads += 1));
    player.srcdoc = '<p>player</p>';
    const playback = new LoopingPlayback(document.createElement('video'));
    const parent = trap();
    const made = mountPlayer({ parent, player, playback });
    await until(() => loads === 1);
    const inside = player.contentWindow;
    for (let times = 0; times < 2; times += 1) {
      await floatNow(made);
      isInCorner(made.stage);
      await scrollToY(0);
      await landed(made);
    }
    expect(loads).to.equal(1);
    expect(player.contentWindow).to.equal(inside);
    parent.remove();
  });

  it('causes no layout shift', async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    });
    const made = mountPlayer();
    await painted();
    observer.observe({ type: 'layout-shift' });
    await floatNow(made);
    await scrollToY(0);
    await landed(made);
    await painted();
    expect(shifts).to.deep.equal([]);
    made.host.style.setProperty('margin-block-start', '150px');
    await until(() => shifts.length > 0, 'a shift is seen');
    observer.disconnect();
  });

  const VIEWPORTS = [
    { width: 1280, height: 800, expected: { width: 400, height: 225 } },
    { width: 768, height: 1024, expected: { width: 400, height: 225 } },
    { width: 360, height: 740, expected: { width: 336, height: 189 } },
    { width: 740, height: 360, expected: { width: 376, height: 212 } },
  ];
  for (const { width, height, expected } of VIEWPORTS) {
    it(`floats with the correct size and corner at ${width} by ${height}`, async () => {
      await setViewport({ width, height });
      const made = await floatingPlayer({ width: '320px' });
      const box = made.stage.getBoundingClientRect();
      const bar = innerWidth - document.documentElement.clientWidth;
      expect(box.width).to.be.closeTo(expected.width, bar + 1);
      expect(box.height).to.be.closeTo(expected.height, bar + 1);
      isInCorner(made.stage);
      const close = closeButtonOf(made)?.getBoundingClientRect();
      expect(close?.bottom).to.be.at.most(box.top);
      expect(close?.top).to.be.at.least(0);
      expect(close?.width).to.be.at.least(24);
      expect(close?.height).to.be.at.least(24);
      await setViewport(DESKTOP);
    });
  }

  it('stops floating when the viewport becomes too small', async () => {
    const made = await floatingPlayer({ width: '240px' });
    await setViewport({ width: 600, height: 200 });
    await landed(made);
    expect(made.floats).to.deep.equal(['start', 'returned']);
    await setViewport(DESKTOP);
  });

  it('floats on the left in a right-to-left page', async () => {
    document.documentElement.dir = 'rtl';
    const made = await floatingPlayer();
    const { left } = made.stage.getBoundingClientRect();
    const bar = innerWidth - document.documentElement.clientWidth;
    expect(left).to.be.within(12, 12 + bar);
  });

  it('keeps the size of the host, which has a button to return', async () => {
    const made = mountPlayer();
    const before = made.host.getBoundingClientRect();
    await floatNow(made);
    const place = returnButtonOf(made);
    expect(made.host.getBoundingClientRect().height).to.equal(before.height);
    expect(place?.getBoundingClientRect().height).to.equal(before.height);
    place?.click();
    await landed(made);
    expect(made.floats).to.deep.equal(['start', 'returned']);
    expect(returnButtonOf(made)).to.equal(null);
  });

  it('restores the markup and attributes of the stage when it ends', async () => {
    const made = mountPlayer({
      muteOnMouseOver: true,
      destroyOn: [{ known: true, name: 'ENDED' }],
    });
    made.stage.setAttribute('role', 'group');
    made.stage.setAttribute('aria-label', 'Player');
    await painted();
    const root = made.host.shadowRoot;
    const markup = root?.getHTML();
    await floatNow(made);
    expect(root?.getHTML()).not.to.equal(markup);
    expect(made.stage.getAttribute('role')).to.equal('complementary');
    made.abort.abort();
    expect(root?.getHTML()).to.equal(markup);
    const { role, ariaLabel } = made.stage;
    expect([role, ariaLabel]).to.deep.equal(['group', 'Player']);
    expect(root?.adoptedStyleSheets.length).to.equal(1);
    expect(made.floats).to.deep.equal(['start', 'destroyed']);
    made.playback.dispatchEvent(new Event('ended'));
    await scrollToY(0);
    await scrollToY(2000);
    expect(made.floats.length).to.equal(2);
    expect(made.destroyed).to.deep.equal([]);
  });

  it('wins over rules of the host for its stage', async () => {
    const made = mountPlayer();
    made.host.shadowRoot?.adoptedStyleSheets.push(
      sheetOf(':host #stage#stage { position: absolute; inline-size: 100%; overflow: hidden; }'),
      sheetOf('#stage#stage > * { position: absolute; inset: 0; inline-size: 100%; }'),
    );
    made.host.style.setProperty('color', 'rgb(1, 2, 3)');
    await floatNow(made);
    isInCorner(made.stage);
    expect(closeButtonOf(made)?.getBoundingClientRect().width).to.be.at.most(44);
    expect(getComputedStyle(made.stage).color).to.equal('rgb(1, 2, 3)');
  });
});
