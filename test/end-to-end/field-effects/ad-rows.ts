import { begin, eventsOf, type Fields, position, type Row, type Scene } from './scene.js';

type Seen = Row['seen'];

const AD_LAYER = 'media-embed-player [part~=ads]';

/** An ad tag of the sandbox's ad server; `slot` distinguishes its requests. */
const tag = (origin: string, name: string, slot: string): Record<string, unknown> => ({
  adv_type: 'dart',
  id: '1',
  type: slot.includes('overlay') ? 'non-linear' : 'linear',
  title: slot,
  source_url: `${origin}/ads/vast/${name}.xml?slot=${slot}&at=[CACHEBUSTING]`,
  replace_rules: [],
});

/** An embed with a preroll and these fields. */
export const withPreroll =
  (fields: Fields = {}): Row['embed'] =>
  (origin) => ({ ...fields, preroll: [tag(origin, 'inline', 'preroll')] });

/** URLs of the ad requests that the server has received since it was started. */
const requests = ({ page, origin }: Scene): Promise<readonly string[]> =>
  page.evaluate(async (address) => {
    const reply = await fetch(`${address}/ads/requests.json`);
    return ((await reply.json()) as { url: string }[]).map(({ url }) => url);
  }, origin);

const isAdOn = async ({ page }: Scene): Promise<boolean> =>
  (await page.locator(`${AD_LAYER} video`).count()) === 1;

const isAdMuted = ({ page }: Scene): Promise<boolean> =>
  page.locator(`${AD_LAYER} video`).evaluate(({ muted }: HTMLVideoElement) => muted);

const linear = (slot: string, more: Pick<Row, 'effect' | 'moment' | 'seen'>): Row => ({
  field: slot,
  embed: (origin) => ({ [slot]: [tag(origin, 'inline', slot)] }),
  ...more,
});

const beforeContent: Seen = async (scene) => {
  await begin(scene);
  const events = await eventsOf(scene);
  return (await isAdOn(scene)) && events.includes('adstart') && (await position(scene)) < 0.5;
};

const withinContent: Seen = async (scene) => {
  const at = await position(scene);
  return (await isAdOn(scene)) && at >= 5 && at < 6.5;
};

const afterContent: Seen = async (scene) => (await isAdOn(scene)) && (await position(scene)) > 9;

const hasOverlay: Seen = async ({ page }) => {
  const image = page.locator(`${AD_LAYER} img`);
  return (await image.count()) === 1 && (await image.isVisible());
};

const overlay =
  (slot: string, fields: Fields): Row['embed'] =>
  (origin) => ({
    [slot]: { ...tag(origin, 'non-linear', slot), after_time: 1, stay_time: 5, ...fields },
  });

/** Ads of a desktop, or of a mobile device when the fields begin with `mobile_`. */
export const slotRows = (prefix: '' | 'mobile_'): readonly Row[] => [
  linear(`${prefix}preroll`, { effect: 'plays before the content', seen: beforeContent }),
  linear(`${prefix}midroll`, {
    effect: 'plays in the middle of the content',
    moment: { from: 4.4, played: 4.5 },
    seen: withinContent,
  }),
  linear(`${prefix}postroll`, {
    effect: 'plays after the content',
    moment: { from: 8.5, played: 8.6 },
    seen: afterContent,
  }),
  ...[`${prefix}overlay_initial`, `${prefix}overlay_main`].map((slot): Row => ({
    field: slot,
    effect: 'appears over the picture at its second',
    embed: overlay(slot, {}),
    moment: { played: 1.5 },
    seen: hasOverlay,
  })),
];

const isAfterFiveSeconds: Seen = async (scene) => (await position(scene)) >= 5;

const isBounded =
  (side: 'width' | 'height', pixels: number): Seen =>
  async (scene) => {
    if (!(await hasOverlay(scene))) return false;
    const box = await scene.page.locator(`${AD_LAYER} img`).boundingBox();
    return box !== null && box[side] <= pixels;
  };

/** Fields of an overlay: effect, values, values without the effect, seconds after its start, and the check. */
const OVERLAY_FIELDS: Readonly<Record<string, readonly [string, Fields, Fields, number, Seen]>> = {
  stay_time: [
    'removes the overlay',
    { stay_time: 1 },
    { stay_time: 9 },
    5,
    async (scene) => !(await hasOverlay(scene)),
  ],
  after_time: ['delays the overlay', { after_time: 5 }, { after_time: 0 }, 0, isAfterFiveSeconds],
  delay_time: ['delays the overlay', { delay_time: 4 }, { delay_time: 0 }, 0, isAfterFiveSeconds],
  // The ad itself asks for four seconds.
  fixed: [
    'keeps the overlay after its stay time',
    { stay_time: 1, fixed: 1 },
    { stay_time: 1, fixed: 0 },
    5,
    hasOverlay,
  ],
  max_width: ['bounds the overlay', { max_width: '200' }, {}, 0, isBounded('width', 200)],
  max_height: ['bounds the overlay', { max_height: '10%' }, {}, 0, isBounded('height', 36)],
};

const canSkip: Seen = async (scene) => {
  await begin(scene);
  const skip = scene.page.getByRole('button', { name: /^skip ad/i });
  return (await skip.count()) === 1 && (await skip.isEnabled());
};

/** How ads behave. */
export const AD_ROWS: readonly Row[] = [
  {
    field: 'skip_preroll',
    effect: 'lets the viewer skip',
    embed: withPreroll({ skip_preroll: '1', skip_time: 1 }),
    control: withPreroll(),
    seen: async (scene) => {
      if (!(await canSkip(scene))) return false;
      await scene.page.getByRole('button', { name: /^skip ad/i }).click();
      return (await eventsOf(scene)).includes('adskip');
    },
  },
  {
    field: 'skip_time',
    effect: 'is the number of seconds until the viewer may skip',
    embed: withPreroll({ skip_preroll: '1', skip_time: 1 }),
    control: withPreroll({ skip_preroll: '1', skip_time: 5 }),
    seen: canSkip,
  },
  ...(
    [
      ['defaultOff', 'defaultOn', true],
      ['defaultOn', 'defaultOff', false],
    ] as const
  ).map(([value, other, isMuted]): Row => ({
    field: 'setting_volume',
    effect: `of ${value} ${isMuted ? 'mutes' : 'unmutes'} ads`,
    embed: withPreroll({ setting_volume: value, mute: isMuted ? '0' : '1' }),
    control: withPreroll({ setting_volume: other, mute: isMuted ? '0' : '1' }),
    seen: async (scene) => {
      await begin(scene, { keepsSound: true });
      return (await isAdOn(scene)) && (await isAdMuted(scene)) === isMuted;
    },
  })),
  ...Object.entries(OVERLAY_FIELDS).map(
    ([name, [effect, fields, control, seconds, seen]]): Row => ({
      field: `overlay_main.${name}`,
      effect,
      embed: overlay('overlay_main', fields),
      control: overlay('overlay_main', control),
      moment: { after: 'adstart', seconds },
      seen,
    }),
  ),
  ...(['primary_url', 'secondary_url', 'tertiary_url'] as const).map((field): Row => ({
    field,
    effect: 'is sent to the ad server when a replace rule names it',
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
