import { expect } from '@open-wc/testing';
import { inline, linear, tracker, vast, wrapper } from '../../vast/documents.js';
import { fakeContent } from './fake-content.js';
import { adPart, adVideo, until } from './fake-stage.js';
import { ADVERT, overlayAd, tagAd } from './fake-vast.js';
import { started } from './open-ads.js';
import { closeServed, creative, openServed, type ServedAds } from './served-ads.js';

const TAG = 'https://ads.example/tag';
const MACROS = '[ASSETURI]&amp;[ADPLAYHEAD]&amp;[PLAYERSTATE]&amp;[ADCOUNT]&amp;[CLICKPOS]';

/** The query of a tracker with `MACROS`. */
const query = (asset: string, playhead: string, ...rest: readonly string[]): string =>
  [encodeURIComponent(asset), encodeURIComponent(playhead), ...rest].join('&');

describe('the macros of trackers', () => {
  let opened: ServedAds | null = null;
  afterEach(closeServed);

  const open = (...args: Parameters<typeof openServed>): ServedAds =>
    (opened = openServed(...args));

  const pingOf = (name: string): string | undefined =>
    opened?.pings.find((ping) => ping.startsWith(`${name}?`))?.replace(`${name}?`, '');

  const tracking = (event: string): string =>
    `<Tracking event="${event}">${tracker(`${event}?${MACROS}`)}</Tracking>`;

  it('have the file that plays, the position and state of the player, and the clicked point', async () => {
    const other = '<MediaFile type="video/webm">https://media.example/other.flv</MediaFile>';
    const creatives = linear({
      trackers: ['loaded', 'start', 'unmute', 'complete'].map(tracking).join(''),
      clicks:
        '<ClickThrough>https://shop.example/</ClickThrough>' +
        `<ClickTracking>${tracker(`click?${MACROS}`)}</ClickTracking>`,
      media: `<MediaFile type="video/mp4">${ADVERT}</MediaFile>${other.replace('webm', 'x-flv')}`,
    });
    const more = `<Impression>${tracker(`impression?${MACROS}`)}</Impression>`;
    const replies = { [TAG]: vast(inline('one', { more, creatives })) };
    const { stage, ads } = open({ preroll: [tagAd(TAG)] }, replies);
    const done = ads.beforeContent();
    await started(stage);
    const atStart = query(ADVERT, '00:00:00.000', 'muted', '1', '-1');
    expect([pingOf('loaded'), pingOf('impression'), pingOf('start')]).to.deep.equal([
      atStart,
      atStart,
      atStart,
    ]);
    const link = adPart(stage, 'picture');
    link?.addEventListener('click', (event) => event.preventDefault());
    const { left, top } = stage.box.getBoundingClientRect();
    const point = { clientX: left + 30, clientY: top + 40, detail: 1 };
    link?.dispatchEvent(new MouseEvent('click', { ...point, cancelable: true }));
    expect(pingOf('click')?.split('&').at(-1)).to.equal('30,40');
    const video = adVideo(stage);
    if (video === null) throw new Error('No ad is on.');
    video.muted = false;
    await until(() => pingOf('unmute') !== undefined);
    expect(pingOf('unmute')?.split('&')[2]).to.equal('');
    video.muted = true;
    video.currentTime = video.duration - 0.2;
    await ads.play();
    await done;
    expect(pingOf('complete')?.split('&')[1]).to.match(/^00%3A00%3A06\.\d+$/);
  });

  it('have one transaction id in the ad tag, its wrapper and the trackers', async () => {
    const inner = 'https://ads.example/inner?[TRANSACTIONID]';
    const more = `<Impression>${tracker('impression?[TRANSACTIONID]')}</Impression>`;
    const ad = inline('one', { more, creatives: creative() });
    const { stage, ads, server } = open({ preroll: [tagAd(`${TAG}?[TRANSACTIONID]`)] }, (url) =>
      vast(url.startsWith(TAG) ? wrapper('outer', inner) : ad),
    );
    void ads.beforeContent();
    await started(stage);
    const ids = [...server.addresses.map((url) => url.split('?')[1]), pingOf('impression')];
    expect(ids).to.have.lengthOf(3);
    expect(ids[0]).to.match(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(new Set(ids)).to.have.property('size', 1);
  });

  it('have the picture of an overlay', async () => {
    const picture = new URL('/demo/sandbox/media/watermark.png', location.href).href;
    const creatives =
      '<Creative><NonLinearAds><NonLinear width="300" height="60">' +
      `<StaticResource creativeType="image/png">${picture}</StaticResource></NonLinear>` +
      `<TrackingEvents>${tracking('creativeView')}</TrackingEvents></NonLinearAds></Creative>`;
    const overlay = overlayAd();
    const address = 'https://ads.example/overlay';
    const content = fakeContent();
    const replies = { [address]: vast(inline('over', { creatives })) };
    const { stage } = open({ overlayMain: [overlay] }, replies, { content: content.video });
    content.playTo(1);
    await started(stage);
    expect(pingOf('creativeView')?.split('&').slice(0, 2)).to.deep.equal([
      encodeURIComponent(picture),
      '00%3A00%3A00.000',
    ]);
  });
});
