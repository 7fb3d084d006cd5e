import type { Row } from './row.js';
import { type Fields, eventsOf, position, type Scene } from './scene.js';

/** An ad tag of the sandbox's ad server; `slot` distinguishes its requests. */
export const tag = (origin: string, name: string, slot: string): Record<string, unknown> => ({
  adv_type: 'dart',
  id: '1',
  type: slot.includes('overlay') ? 'non-linear' : 'linear',
  title: slot,
  source_url: `${origin}/ads/vast/${name}.xml?slot=${slot}&at=[CACHEBUSTING]`,
  replace_rules: [],
});

/** Addresses of the ad requests that the server got since it was started. */
export const requests = ({ page, origin }: Scene): Promise<readonly string[]> =>
  page.evaluate(async (address) => {
    const reply = await fetch(`${address}/ads/requests.json`);
    return ((await reply.json()) as { url: string }[]).map(({ url }) => url);
  }, origin);

const isAdOn = async ({ page }: Scene): Promise<boolean> =>
  (await page.locator('media-embed-player [part~=ads] video').count()) === 1;

const adSound = ({ page }: Scene): Promise<{ muted: boolean; volume: number }> =>
  page
    .locator('media-embed-player [part~=ads] video')
    .evaluate(({ muted, volume }: HTMLVideoElement) => ({ muted, volume }));

const linear = (
  slot: string,
  shown: (scene: Scene) => Promise<boolean>,
  more: Partial<Row>,
): Row => ({
  field: slot,
  effect: 'plays',
  embed: (origin) => ({ [slot]: [tag(origin, 'inline', slot)] }),
  moment: 'ready',
  seen: shown,
  ...more,
});

const begin = async (scene: Scene): Promise<void> => {
  const events = await eventsOf(scene);
  if (events.includes('play')) return;
  await scene.element.evaluate((player: HTMLMediaElement) => {
    player.muted = true;
    void player.play();
  });
};

const beforeContent = async (scene: Scene): Promise<boolean> => {
  await begin(scene);
  const events = await eventsOf(scene);
  return (await isAdOn(scene)) && events.includes('adstart') && (await position(scene)) < 0.5;
};

const withinContent = async (scene: Scene): Promise<boolean> => {
  const at = await position(scene);
  return (await isAdOn(scene)) && at >= 5 && at < 6.5;
};

const afterContent = async (scene: Scene): Promise<boolean> =>
  (await isAdOn(scene)) && (await position(scene)) > 9;

const hasOverlay = async ({ page }: Scene): Promise<boolean> => {
  const image = page.locator('media-embed-player [part~=ads] img');
  return (await image.count()) === 1 && (await image.isVisible());
};

const overlay =
  (slot: string, fields: Fields) =>
  (origin: string): Fields => ({
    [slot]: { ...tag(origin, 'non-linear', slot), after_time: 1, stay_time: 5, ...fields },
  });

const volume = (value: string, isRight: (muted: boolean) => boolean): Row => ({
  field: 'setting_volume',
  effect: `of ${value} rules the sound of ads`,
  embed: (origin) => ({
    setting_volume: value,
    mute: value === 'defaultOn' ? '1' : '0',
    preroll: [tag(origin, 'inline', 'preroll')],
  }),
  control: (origin) => ({
    setting_volume: value === 'defaultOn' ? 'defaultOff' : 'defaultOn',
    mute: value === 'defaultOn' ? '1' : '0',
    preroll: [tag(origin, 'inline', 'preroll')],
  }),
  seen: async (scene) => {
    const events = await eventsOf(scene);
    if (!events.includes('play')) {
      await scene.element.evaluate((player: HTMLMediaElement) => void player.play());
    }
    return (await isAdOn(scene)) && isRight((await adSound(scene)).muted);
  },
});

/** Ads of a desktop, or of a mobile device when the fields begin with `mobile_`. */
export const slotRows = (prefix: '' | 'mobile_'): readonly Row[] => [
  linear(`${prefix}preroll`, beforeContent, { effect: 'plays before the content' }),
  linear(`${prefix}midroll`, withinContent, {
    effect: 'plays in the middle of the content',
    moment: { from: 4.4, played: 4.5 },
  }),
  linear(`${prefix}postroll`, afterContent, {
    effect: 'plays after the content',
    moment: { from: 8.5, played: 8.6 },
  }),
  {
    field: `${prefix}overlay_initial`,
    effect: 'lies over the picture from its second on',
    embed: overlay(`${prefix}overlay_initial`, {}),
    moment: { played: 1.5 },
    seen: hasOverlay,
  },
  {
    field: `${prefix}overlay_main`,
    effect: 'lies over the picture from its second on',
    embed: overlay(`${prefix}overlay_main`, {}),
    moment: { played: 1.5 },
    seen: hasOverlay,
  },
];

/** How ads behave. */
export const AD_ROWS: readonly Row[] = [
  {
    field: 'skip_preroll',
    effect: 'lets the viewer skip',
    embed: (origin) => ({
      skip_preroll: '1',
      skip_time: 1,
      preroll: [tag(origin, 'inline', 'preroll')],
    }),
    control: (origin) => ({ preroll: [tag(origin, 'inline', 'preroll')] }),
    seen: async (scene) => {
      await begin(scene);
      const skip = scene.page.getByRole('button', { name: /^skip ad/i });
      if ((await skip.count()) === 0 || !(await skip.isEnabled())) return false;
      await skip.click();
      return (await eventsOf(scene)).includes('adskip');
    },
  },
  {
    field: 'skip_time',
    effect: 'is the seconds until the viewer may skip',
    embed: (origin) => ({
      skip_preroll: '1',
      skip_time: 1,
      preroll: [tag(origin, 'inline', 'preroll')],
    }),
    control: (origin) => ({
      skip_preroll: '1',
      skip_time: 5,
      preroll: [tag(origin, 'inline', 'preroll')],
    }),
    seen: async (scene) => {
      await begin(scene);
      const skip = scene.page.getByRole('button', { name: /^skip ad/i });
      return (await skip.count()) === 1 && (await skip.isEnabled());
    },
  },
  volume('defaultOff', (muted) => muted),
  volume('defaultOn', (muted) => !muted),
  {
    field: 'overlay_main.stay_time',
    effect: 'takes the overlay away',
    embed: overlay('overlay_main', { stay_time: 1 }),
    control: overlay('overlay_main', { stay_time: 9 }),
    moment: { after: 'adstart', seconds: 5 },
    seen: async (scene) => !(await hasOverlay(scene)),
  },
  {
    field: 'overlay_main.after_time',
    effect: 'holds the overlay back',
    embed: overlay('overlay_main', { after_time: 5 }),
    control: overlay('overlay_main', { after_time: 0 }),
    moment: { after: 'adstart', seconds: 0 },
    seen: async (scene) => (await position(scene)) >= 5,
  },
  {
    field: 'overlay_main.delay_time',
    effect: 'holds the overlay back too',
    embed: overlay('overlay_main', { delay_time: 4 }),
    control: overlay('overlay_main', { delay_time: 0 }),
    moment: { after: 'adstart', seconds: 0 },
    seen: async (scene) => (await position(scene)) >= 5,
  },
  {
    field: 'overlay_main.fixed',
    effect: 'keeps the overlay beyond its time',
    embed: overlay('overlay_main', { stay_time: 1, fixed: 1 }),
    control: overlay('overlay_main', { stay_time: 1, fixed: 0 }),
    // The ad itself wants to stay for four.
    moment: { after: 'adstart', seconds: 5 },
    seen: hasOverlay,
  },
  {
    field: 'overlay_main.max_width',
    effect: 'bounds the overlay',
    embed: overlay('overlay_main', { max_width: '200' }),
    control: overlay('overlay_main', {}),
    moment: { after: 'adstart', seconds: 0 },
    seen: async (scene) => {
      if (!(await hasOverlay(scene))) return false;
      const box = await scene.page.locator('media-embed-player [part~=ads] img').boundingBox();
      return box !== null && box.width <= 200;
    },
  },
  {
    field: 'overlay_main.max_height',
    effect: 'bounds the overlay',
    embed: overlay('overlay_main', { max_height: '10%' }),
    control: overlay('overlay_main', {}),
    moment: { after: 'adstart', seconds: 0 },
    seen: async (scene) => {
      if (!(await hasOverlay(scene))) return false;
      const box = await scene.page.locator('media-embed-player [part~=ads] img').boundingBox();
      return box !== null && box.height <= 36;
    },
  },
  ...(['primary_url', 'secondary_url', 'tertiary_url'] as const).map((field): Row => ({
    field,
    effect: 'is asked of the ad server with, where a replace rule says so',
    embed: (origin) => ({
      [field]: `https://publisher.example/${field}`,
      preroll: [
        {
          ...tag(origin, 'no-ad', 'preroll'),
          source_url: `${origin}/ads/vast/no-ad.xml?page=[url]`,
          replace_rules: [{ subject: '[url]', value: field.replace(/^(\w+)_url$/, 'url-$1') }],
        },
      ],
    }),
    seen: async (scene) => {
      await begin(scene);
      const address = encodeURIComponent(`https://publisher.example/${field}`);
      return (await requests(scene)).some((url) => url.includes(`page=${address}`));
    },
  })),
];
