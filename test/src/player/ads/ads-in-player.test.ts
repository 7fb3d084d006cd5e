import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { MediaEmbedPlayer } from '../../../../components/media-embed-player/media-embed-player.js';
import { AD_EVENTS } from '../../../../src/player/playback/player-events.js';
import {
  changed,
  configOf,
  inside,
  mount,
  plays,
  press,
  record,
  unmountAll,
  videoOf,
} from '../../../components/media-embed-player/player-fixture.js';
import { until } from './fake-stage.js';
import { ADVERT, tagAd, videoAd } from './fake-vast.js';

const VAST = `<VAST version="4.2"><Ad id="a"><InLine><AdSystem>Test</AdSystem><AdTitle>A</AdTitle><Impression/>
  <Creatives><Creative><Linear><Duration>00:00:06</Duration><MediaFiles><MediaFile delivery="progressive"
  type="video/mp4" width="480" height="270">${ADVERT}</MediaFile></MediaFiles></Linear></Creative></Creatives>
  </InLine></Ad></VAST>`;

/** The next request is answered with the ad above; returns the requested URLs. */
const answerRequests = (): readonly URL[] => {
  const requested: URL[] = [];
  const answer = URL.createObjectURL(new Blob([VAST], { type: 'text/xml' }));
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method: string, url: string | URL): void {
    requested.push(new URL(url));
    XMLHttpRequest.prototype.open = open;
    this.open(method, answer);
  };
  return requested;
};

const withAds = (ads: object) => changed({ ads: { ...configOf().ads, ...ads } });

/** A part of the ad that is on. */
const adPart = (el: MediaEmbedPlayer, selector: string): HTMLElement | null => {
  for (const { shadowRoot } of inside(el, '[part~=ads]').children) {
    const found = shadowRoot?.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
};

const click = async (element: Element | null): Promise<void> => {
  if (element === null) throw new Error('There is nothing to click.');
  const { left, top, width, height } = element.getBoundingClientRect();
  const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  await sendMouse({ type: 'click', position });
};

describe('<media-embed-player> with its ads', () => {
  afterEach(unmountAll);

  it('plays a preroll, which the viewer skips with the mouse, and then its content', async () => {
    const el = await mount({ config: withAds({ preroll: [videoAd()], skip: { after: 1 } }) });
    const seen = record(el, 'play', 'playing', 'pause', ...AD_EVENTS);
    await el.play();
    await until(() => el.ad !== null && seen.includes('adstart'));
    expect(videoOf(el).paused).to.be.true;
    await click(adPart(el, '[part=play]'));
    await until(() => el.paused);
    expect(adPart(el, '[part=play]')?.ariaLabel).to.equal('Play the advertisement');
    press(el, 'k');
    await until(() => !el.paused);
    await until(() => adPart(el, '[part=skip]') !== null);
    await click(adPart(el, '[part=skip]'));
    await plays(el);
    expect(el.ad).to.be.null;
    expect(seen.filter((name) => name.startsWith('ad'))).to.deep.equal([
      'adbreakstart',
      'adstart',
      'adskip',
      'adbreakend',
    ]);
    // The button of the ad has the same effect as the methods of the player.
    expect(seen.filter((name) => !name.startsWith('ad'))).to.deep.equal([
      'play',
      'pause',
      'play',
      'playing',
    ]);
    await until(() => inside(el, '[part~=ads]').hidden);
  });

  it('plays the ad of a tag in the dialects of other players, requested with its values', async () => {
    const requested = answerRequests();
    const tag =
      'https://ads.example/vast?u=__page-url__&w={player.width}' +
      '&c={{CACHEBUSTER}}&m=$$unknown$$&l={player.language=xx}&d=[DNT]';
    const el = await mount({ config: withAds({ preroll: [tagAd(tag)] }) });
    const seen = record(el, ...AD_EVENTS);
    await el.play();
    await until(() => seen.includes('adstart'));
    const [request] = requested;
    const value = (name: string): string | null | undefined => request?.searchParams.get(name);
    expect(value('u')).to.equal(location.href.split('#')[0]);
    expect(value('w')).to.equal(String(el.clientWidth));
    expect(value('c')).to.match(/^\d{8}$/);
    expect(value('m')).to.equal('$$unknown$$');
    expect(value('l')).to.equal(document.documentElement.lang || 'xx');
    expect(value('d')).to.match(/^[01]$/);
  });

  it('sets the volume of its ad, and removes the ad when it is removed', async () => {
    const el = await mount({ config: withAds({ preroll: [videoAd()] }) });
    await el.play();
    await until(() => el.ad !== null);
    el.volume = 0.25;
    await until(() => (adPart(el, 'video') as HTMLVideoElement | null)?.volume === 0.25);
    const layer = inside(el, '[part~=ads]');
    el.remove();
    await until(() => layer.childElementCount === 0);
  });
});
