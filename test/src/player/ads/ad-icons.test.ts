import { expect } from '@open-wc/testing';
import type { VastIcon, VastPicture } from '../../../../src/vast/vast-ad.js';
import { adPart, adVideo, type FakeStage, until } from './fake-stage.js';
import { recorder, responding, tagAd, vastAd } from './fake-vast.js';
import { closeAll, type OpenedAds, openPreroll } from './open-ads.js';

const PICTURE = `${location.origin}/demo/sandbox/media/small-banner.png`;

const picture = (fields: Partial<VastPicture> = {}): VastPicture => ({
  url: PICTURE,
  width: 80,
  height: 20,
  altText: '',
  ...fields,
});

const icon = (fields: Partial<VastIcon> = {}): VastIcon => ({
  picture: picture(),
  program: 'AdChoices',
  x: 'right',
  y: 'top',
  offsetSeconds: 0,
  durationSeconds: null,
  clickThrough: null,
  fallbackPictures: [],
  viewTracking: ['icon-view'],
  clickTracking: ['icon-click'],
  ...fields,
});

interface OpenedIcon extends OpenedAds {
  readonly count: (call: string) => number;
}

const openIcons = async (...icons: readonly VastIcon[]): Promise<OpenedIcon> => {
  const tracker = recorder();
  const opened = await openPreroll(
    { preroll: [tagAd('https://ads.example/1')] },
    responding(vastAd({ tracker, icons })),
  );
  const count = (call: string): number => tracker.calls.filter((made) => made === call).length;
  return { ...opened, count };
};

const videoOf = (stage: FakeStage): HTMLVideoElement => {
  const video = adVideo(stage);
  if (video === null) throw new Error('No ad is on.');
  return video;
};

/** Goes to a second of the ad, and waits until its view was updated. */
const goTo = async (stage: FakeStage, seconds: number): Promise<void> => {
  const video = videoOf(stage);
  const updated = new Promise((resolve) => {
    video.addEventListener('seeked', resolve, { once: true });
  });
  video.currentTime = seconds;
  await updated;
  video.dispatchEvent(new Event('timeupdate'));
};

const positionOf = (stage: FakeStage): readonly number[] => {
  const player = stage.box.getBoundingClientRect();
  const rect = adPart(stage, 'icon')?.getBoundingClientRect() ?? new DOMRect();
  return [rect.left - player.left, rect.top - player.top].map(Math.round);
};

describe('an icon of a linear ad', () => {
  afterEach(closeAll);

  it('is shown with its alternative text, and its view is reported once', async () => {
    const { stage, ads, count } = await openIcons(icon());
    await until(() => count('icon-view') === 1);
    const image = adPart(stage, 'icon')?.querySelector('img');
    expect([image?.src, image?.alt, image?.clientWidth]).to.deep.equal([PICTURE, 'AdChoices', 80]);
    await goTo(stage, 1);
    ads.pause();
    await ads.play();
    await goTo(stage, 3);
    expect(count('icon-view')).to.equal(1);
    expect(adPart(stage, 'icon')?.localName).to.equal('span');
    await expect(stage.box).to.be.accessible();
  });

  const positions: readonly [Pick<VastIcon, 'x' | 'y'>, readonly number[]][] = [
    [{ x: 'right', y: 'top' }, [560, 36]],
    [{ x: 'left', y: 'bottom' }, [0, 296]],
    [{ x: 30, y: 40 }, [30, 76]],
    [{ x: 9000, y: 9000 }, [560, 296]],
  ];
  for (const [position, expected] of positions) {
    it(`is at its position ${position.x}, ${position.y}, within the ad and beside its controls`, async () => {
      const { stage, count } = await openIcons(icon(position));
      await until(() => count('icon-view') === 1);
      expect(positionOf(stage)).to.deep.equal(expected);
    });
  }

  it('is requested and shown only at its time', async () => {
    const { stage, count } = await openIcons(icon({ offsetSeconds: 2, durationSeconds: 2 }));
    await until(() => adPart(stage, 'icons') !== null);
    expect(adPart(stage, 'icon')).to.equal(null);
    await goTo(stage, 2.5);
    await until(() => count('icon-view') === 1);
    expect(adPart(stage, 'icon')?.checkVisibility()).to.equal(true);
    await goTo(stage, 4.5);
    expect(adPart(stage, 'icon')?.checkVisibility()).to.equal(false);
  });

  it('is removed without a report if its picture is broken', async () => {
    const broken = icon({ picture: picture({ url: `${location.origin}/no-such-picture.png` }) });
    const { stage, count } = await openIcons(broken, icon({ program: 'Other' }));
    await until(() => count('icon-view') === 1);
    await until(() => stage.layer.querySelectorAll('*').length > 0);
    await until(() => adPart(stage, 'icon')?.querySelector('img')?.alt === 'Other');
    expect(count('icon-view')).to.equal(1);
  });

  it('opens its link in a new tab, reports that once, and pauses the ad', async () => {
    const { stage, ads, count } = await openIcons(
      icon({ clickThrough: 'https://choices.example/', fallbackPictures: [picture()] }),
    );
    await until(() => adPart(stage, 'icon') !== null);
    const link = adPart(stage, 'icon') as HTMLAnchorElement;
    expect([link.href, link.target]).to.deep.equal(['https://choices.example/', '_blank']);
    expect(link.relList.contains('noopener')).to.equal(true);
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    link.click();
    await until(() => ads.paused);
    expect([count('icon-click'), count('click')]).to.deep.equal([1, 0]);
    expect(adPart(stage, 'icon-picture')).to.equal(null);
  });

  it('shows its fallback picture over the paused ad until it is closed', async () => {
    const small = picture({ altText: 'Why this ad', width: 160, height: 40 });
    const { stage, ads, count } = await openIcons(
      icon({ fallbackPictures: [picture({ width: 5000, height: 5000 }), small] }),
    );
    await until(() => adPart(stage, 'icon') !== null);
    const button = adPart(stage, 'icon');
    button?.focus();
    button?.click();
    await until(() => ads.paused);
    const dialog = adPart(stage, 'icon-picture');
    expect([dialog?.role, dialog?.ariaLabel]).to.deep.equal(['dialog', 'Why this ad']);
    expect(dialog?.querySelector('img')?.width).to.equal(160);
    expect(count('icon-click')).to.equal(1);
    await expect(stage.box).to.be.accessible();
    dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await until(() => !ads.paused);
    expect(adPart(stage, 'icon-picture')).to.equal(null);
    button?.click();
    adPart(stage, 'icon-picture')?.querySelector('button')?.click();
    expect(adPart(stage, 'icon-picture')).to.equal(null);
    expect(count('icon-click')).to.equal(1);
  });

  it('is gone with its ad', async () => {
    const { stage, ads, count } = await openIcons(icon());
    await until(() => count('icon-view') === 1);
    videoOf(stage).currentTime = 5.8;
    await until(() => !ads.isLinear);
    expect(adPart(stage, 'icon')).to.equal(null);
  });
});
