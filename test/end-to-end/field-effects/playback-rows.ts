import { until } from '../poll.js';
import { eventsOf, position, type Row, type Scene } from './scene.js';

const styleOf = ({ page }: Scene, selector: string, property: string): Promise<string> =>
  page
    .locator(`media-embed-player ${selector}`)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const count = ({ page }: Scene, selector: string): Promise<number> =>
  page.locator(`media-embed-player ${selector}`).count();

const press = async ({ page }: Scene, key: string): Promise<void> => {
  await page.locator('media-embed-player [part~=player]').focus();
  await page.keyboard.press(key);
};

/** Scrolls the player, with sound, out of view; only once, since a viewer's choice of sound is kept. */
const floatWithSound = async (scene: Scene): Promise<void> => {
  if ((await eventsOf(scene)).includes('floatstart')) return;
  await scene.element.evaluate((player: HTMLMediaElement) => {
    player.muted = false;
    document.body.style.height = '4000px';
    scrollTo(0, 2000);
  });
  await until('the floating player', async () => (await eventsOf(scene)).includes('floatstart'));
};

/** Start, controls and look of the player. */
export const PLAYBACK_ROWS: readonly Row[] = [
  {
    field: 'autoplay',
    effect: 'starts by itself',
    embed: () => ({ autoplay: '1', mute: '1' }),
    control: () => ({ mute: '1' }),
    seen: async (scene) => (await position(scene)) > 0.2,
  },
  {
    field: 'mute',
    effect: 'starts without sound',
    embed: () => ({ mute: '1' }),
    seen: ({ video }) => video.evaluate((media: HTMLVideoElement) => media.muted),
  },
  {
    field: 'preload',
    effect: 'loads the media before it is started',
    embed: () => ({ preload: '1' }),
    seen: ({ video }) => video.evaluate((media: HTMLVideoElement) => media.readyState > 2),
  },
  {
    field: 'pip',
    effect: 'offers picture-in-picture',
    embed: () => ({ pip: '1' }),
    seen: async (scene) => (await count(scene, '[part=control-picture]')) === 1,
  },
  {
    field: 'controlbar_visible',
    effect: 'of 0 removes the control bar',
    embed: () => ({ controlbar_visible: '0' }),
    moment: 'playing',
    seen: async (scene) => (await count(scene, '[part=controls]')) === 0,
  },
  {
    field: 'controlbar_auto_hide',
    effect: 'of 0 keeps the control bar visible',
    embed: () => ({ controlbar_auto_hide: '0' }),
    moment: { played: 4, rate: 1 },
    seen: async (scene) => (await styleOf(scene, '[part=controls]', 'opacity')) === '1',
  },
  {
    field: 'seekable',
    effect: 'of 0 prevents seeking ahead',
    embed: () => ({ seekable: '0' }),
    moment: 'playing',
    seen: async (scene) => {
      await press(scene, 'End');
      return (await position(scene)) < 5;
    },
  },
  {
    field: 'crop',
    effect: 'fills the box with the video',
    embed: () => ({ crop: '1' }),
    seen: async (scene) => (await styleOf(scene, '[part~=video]', 'object-fit')) === 'cover',
  },
  {
    field: 'background_color',
    effect: 'fills the box around the video',
    embed: () => ({ background_color: '#16324f' }),
    seen: async (scene) =>
      (await styleOf(scene, '[part~=player]', 'background-color')) === 'rgb(22, 50, 79)',
  },
  {
    field: 'background_image',
    effect: 'fills the box behind the video',
    embed: (origin) => ({ background_image: `${origin}/media/background.jpg` }),
    seen: async ({ page }) => {
      const image = page.locator('media-embed-player [part~=background]');
      if ((await image.count()) === 0) return false;
      const box = await image.boundingBox();
      const isLoaded = await image.evaluate(
        (picture: HTMLImageElement) => picture.naturalWidth > 0,
      );
      return isLoaded && box?.width === 640 && box.height === 360;
    },
  },
  {
    field: 'player_color',
    effect: 'colors the controls',
    embed: () => ({ player_color: '2a9d8f' }),
    seen: async (scene) =>
      (await styleOf(scene, '[part=control-play]', 'color')) === 'rgb(42, 157, 143)',
  },
  {
    field: 'skin',
    effect: 'is a part that page styles can name',
    embed: () => ({ skin: 'Light Blue' }),
    seen: async (scene) => (await count(scene, '[part~=skin-light-blue]')) === 1,
  },
  {
    field: 'scrollmode_enabled',
    effect: 'keeps the playing player in view when the page is scrolled',
    embed: () => ({ scrollmode_enabled: '1' }),
    moment: { played: 0.5 },
    seen: async (scene) => {
      await scene.page.evaluate(() => {
        document.body.style.height = '4000px';
        scrollTo(0, 2000);
      });
      const box = await scene.video.boundingBox();
      return box !== null && box.y > 0 && box.width >= 256 && box.width < 640;
    },
  },
  {
    field: 'scrollmode_mute_on_mouse_over',
    effect: 'mutes while the mouse is over the floating player',
    embed: () => ({ scrollmode_enabled: '1', scrollmode_mute_on_mouse_over: '1' }),
    control: () => ({ scrollmode_enabled: '1' }),
    moment: { played: 0.5 },
    seen: async (scene) => {
      await floatWithSound(scene);
      await scene.page.mouse.move(5, 5);
      const box = await scene.video.boundingBox();
      await scene.page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
      return scene.element.evaluate((player: HTMLMediaElement) => player.muted);
    },
  },
  {
    field: 'scrollmode_destroy_on',
    effect: 'destroys the player on its events',
    embed: () => ({ scrollmode_enabled: '1', scrollmode_destroy_on: ['PAUSE'] }),
    control: () => ({ scrollmode_enabled: '1' }),
    moment: { played: 0.5 },
    seen: async (scene) => {
      await scene.element.evaluate((player: HTMLMediaElement) => player.pause());
      return (await eventsOf(scene)).includes('playerdestroy') && (await scene.video.count()) === 0;
    },
  },
];
