import type { Locator } from 'playwright-core';
import type { Fields, Row, Scene } from './scene.js';

const markOf = ({ page }: Scene): Locator => page.locator('media-embed-player [part~=watermark]');

const marked =
  (fields: Fields) =>
  (origin: string): Fields => ({
    watermark: `${origin}/media/watermark.png`,
    ...fields,
  });

type Offsets = Readonly<Record<'top' | 'right' | 'bottom' | 'left' | 'width' | 'height', number>>;

/** The size of the mark and its distances from the edges of the player, which is 640 by 360 px. */
const offsets = async (scene: Scene): Promise<Offsets | null> => {
  const mark = markOf(scene);
  if ((await mark.count()) === 0) return null;
  const box = await mark.boundingBox();
  if (box === null) return null;
  const { x, y, width, height } = box;
  return { top: y, left: x, right: 640 - x - width, bottom: 360 - y - height, width, height };
};

const placed = (
  field: string,
  fields: Fields,
  control: Fields,
  isThere: (at: Offsets) => boolean,
): Row => ({
  field,
  effect: `of ${String(fields[field])} sets its position or size`,
  embed: marked(fields),
  control: marked(control),
  seen: async (scene) => {
    const at = await offsets(scene);
    return at !== null && isThere(at);
  },
});

const isAbout = (length: number, expected: number): boolean => Math.abs(length - expected) < 1;

/** The watermark over the picture. */
export const WATERMARK_ROWS: readonly Row[] = [
  {
    field: 'watermark',
    effect: 'lies over the picture, in the top right corner',
    embed: marked({}),
    control: () => ({}),
    seen: async (scene) => {
      const at = await offsets(scene);
      return at !== null && isAbout(at.top, 0) && isAbout(at.right, 0) && at.width > 10;
    },
  },
  placed('watermark_width', { watermark_width: 90 }, {}, ({ width }) => isAbout(width, 90)),
  placed('watermark_height', { watermark_height: 33 }, {}, ({ height }) => isAbout(height, 33)),
  placed('watermark_top', { watermark_top: '20px' }, {}, ({ top }) => isAbout(top, 20)),
  placed('watermark_right', { watermark_right: '25%' }, {}, ({ right }) => isAbout(right, 160)),
  placed('watermark_bottom', { watermark_bottom: '10%' }, {}, ({ bottom }) => isAbout(bottom, 36)),
  placed('watermark_left', { watermark_left: '12' }, {}, ({ left }) => isAbout(left, 12)),
  {
    field: 'watermark_opacity',
    effect: 'makes it translucent',
    embed: marked({ watermark_opacity: 0.4 }),
    control: marked({}),
    seen: async (scene) =>
      (await markOf(scene).evaluate((mark) => getComputedStyle(mark).opacity)) === '0.4',
  },
  {
    field: 'watermark_displaytime',
    effect: 'removes it after that many seconds of playing',
    embed: marked({ watermark_displaytime: 1 }),
    control: marked({}),
    moment: { played: 2 },
    seen: async (scene) => !(await markOf(scene).isVisible()),
  },
  {
    field: 'watermark_hide',
    effect: 'hides it with the controls',
    embed: marked({ watermark_hide: '1' }),
    control: marked({}),
    moment: 'idle',
    seen: async (scene) => {
      const style = await markOf(scene).evaluate((mark) => {
        const { visibility, opacity } = getComputedStyle(mark);
        return { visibility, opacity };
      });
      return style.visibility === 'hidden' || style.opacity === '0';
    },
  },
  {
    field: 'watermark_link',
    effect: 'opens its address in a new tab',
    embed: (origin) => marked({ watermark_link: `${origin}/ads/landing` })(origin),
    control: marked({}),
    seen: async (scene) => {
      if ((await markOf(scene).getAttribute('href')) === null) return false;
      const opened = scene.page.context().waitForEvent('page');
      await markOf(scene).click();
      const tab = await opened;
      await tab.waitForURL('**/ads/landing');
      await tab.close();
      return true;
    },
  },
];
