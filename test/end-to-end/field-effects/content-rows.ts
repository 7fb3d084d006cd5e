import { begin, frameOf, position, type Row, type Scene } from './scene.js';

/** The id of `plain-video`. */
const PLAIN_VIDEO = '101';

/** The fields of `plain-video` if it had no public id: its id is in the address of its player. */
const withoutPublicId = (origin: string): Record<string, unknown> => {
  const player = origin.replace('127.0.0.1', 'localhost');
  const address = `${player}/proxy/iframe.php/${PLAIN_VIDEO}/demo`;
  return { id: PLAIN_VIDEO, public_id: null, code_iframe: `<iframe src="${address}"></iframe>` };
};

const isNamed = ({ page }: Scene, name: string): Promise<boolean> =>
  page.getByRole('region', { name }).first().isVisible();

const nested = (field: string, value: string) => (): Record<string, unknown> => ({
  video: { id: '501', title: 'Bars', available_video: '1', invalid_video: '0', [field]: value },
});

const cue = ({ video }: Scene): Promise<string> =>
  video.evaluate((media: HTMLVideoElement) =>
    [...media.textTracks]
      .filter(({ mode }) => mode === 'showing')
      .flatMap(({ activeCues }) => [...(activeCues ?? [])])
      .map((active) => (active as VTTCue).text)
      .join(' '),
  );

const subtitles = (origin: string): readonly Record<string, string>[] => [
  { url: `${origin}/media/subtitles/english.vtt`, language: 'en', label: 'English' },
  { url: `${origin}/media/subtitles/italiano.vtt`, language: 'it', label: 'Italiano' },
];

/** The content and its names. */
export const CONTENT_ROWS: readonly Row[] = [
  {
    field: 'id',
    effect: 'names the embed in the address of its player',
    embed: withoutPublicId,
    control: (origin) => ({ ...withoutPublicId(origin), id: '103' }),
    attributes: { format: 'iframe' },
    moment: 'shown',
    seen: async (scene) => (await frameOf(scene)).includes(`/${PLAIN_VIDEO}/`),
  },
  {
    field: 'public_id',
    effect: 'replaces the id',
    embed: (origin) => ({ ...withoutPublicId(origin), public_id: 'picture-in-picture' }),
    attributes: { format: 'iframe' },
    moment: 'shown',
    seen: async (scene) => (await frameOf(scene)).includes('/picture-in-picture/'),
  },
  {
    field: 'title',
    effect: 'is the accessible name of the player',
    embed: () => ({ title: 'A walk by the sea' }),
    seen: (scene) => isNamed(scene, 'A walk by the sea'),
  },
  {
    field: 'video',
    effect: 'plays',
    embed: () => ({}),
    control: () => ({ video: null }),
    moment: 'shown',
    seen: async (scene) => {
      if ((await scene.video.count()) === 0) return false;
      await begin(scene);
      return (await position(scene)) > 0.5;
    },
  },
  {
    field: 'video.available_video',
    effect: 'of 0 shows that the video is being prepared',
    embed: nested('available_video', '0'),
    moment: 'shown',
    seen: ({ page }) => page.getByText('being prepared').isVisible(),
  },
  {
    field: 'video.invalid_video',
    effect: 'of 1 shows that the video could not be prepared',
    embed: nested('invalid_video', '1'),
    moment: 'shown',
    seen: ({ page }) => page.getByText('could not be prepared').isVisible(),
  },
  {
    field: 'live',
    effect: 'plays without an end',
    embed: (origin) => ({
      video: null,
      live: {
        id: '601',
        title: 'On air',
        url_video: `${origin}/media/live/colour-bars/master.m3u8`,
      },
    }),
    moment: 'playing',
    seen: ({ element }) =>
      element.evaluate((player: HTMLMediaElement) => player.duration === Infinity),
  },
  {
    field: 'subtitles',
    effect: 'can be chosen',
    embed: (origin) => ({ subtitles: subtitles(origin) }),
    seen: async ({ video }) =>
      (await video.evaluate((media: HTMLVideoElement) => media.textTracks.length)) === 2,
  },
  {
    field: 'subtitles_default_lang',
    effect: 'shows its subtitles from the start',
    embed: (origin) => ({ subtitles: subtitles(origin), subtitles_default_lang: 'it' }),
    control: (origin) => ({ subtitles: subtitles(origin) }),
    moment: { played: 1.5 },
    seen: async (scene) => (await cue(scene)) !== '',
  },
  {
    field: 'bulks',
    effect: 'overrides the settings of the embed',
    embed: () => ({
      bulks: [{ id: '1', title: 'Quiet', label: 'quiet', context_rules: ['*'], mute: '1' }],
    }),
    seen: ({ element }) => element.evaluate((player: HTMLMediaElement) => player.muted),
  },
];
