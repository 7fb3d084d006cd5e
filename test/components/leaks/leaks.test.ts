import { expect } from '@open-wc/testing';
import { embedFixture } from '../embed-fixture.js';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import { videoAd } from '../../src/player/ads/fake-vast.js';
import {
  changed,
  configOf,
  hls,
  inside,
  mount,
  MP4,
  plays,
  POSTER,
  until,
  videoOf,
} from '../media-embed-player/player-fixture.js';
import { create, type Settings, unmountAll } from '../media-embed/mount.js';
import { expectSame, type LeakWatch, watchLeaks } from './leak-watch.js';
import { inlineJson, painted } from '../page.js';

const ROUNDS = 200;

interface Rounds {
  readonly create: () => HTMLElement;
  readonly count: number;
  /** Whether each round creates an element; otherwise one is moved in and out. */
  readonly isNew: boolean;
}

const settled = async (element: HTMLElement): Promise<void> => {
  if ('updateComplete' in element) await element.updateComplete;
};

/** Attaches and detaches; some elements are painted, some are removed before their update. */
const attachAndDetach = async ({ create, count, isNew }: Rounds): Promise<void> => {
  let element = create();
  for (let round = 0; round < count; round += 1) {
    if (isNew) element = create();
    document.body.append(element);
    if (round % 5 !== 0) await settled(element);
    if (round % 50 === 3) await painted();
    element.remove();
  }
  await settled(element);
  await painted();
};

const published = new URL('/test/no-such-embed.json', location.href).pathname;

const inlined = (settings: Settings): HTMLElement => {
  const element = create(settings);
  element.append(inlineJson(embedFixture()));
  return element;
};

/** A video of ten seconds, with sound off. */
const playable = (): object => ({
  id: '7',
  mute: '1',
  video: { id: '70', available_video: '1', preview_image: POSTER, url_video_mp4: MP4 },
});

const inPage = (settings: Settings): HTMLElement =>
  create({ embed: playable(), format: 'player', width: 64, height: 36, ...settings });

const player = (): HTMLElement =>
  Object.assign(document.createElement('media-embed-player'), { config: configOf() });

const FORMATS = ['iframe', 'standard'] as const;
const LOADINGS = ['near', 'eager', 'click'] as const;

/** Every way to use an element in a page. A new format or element is a new row. */
const WAYS: readonly (readonly [string, () => HTMLElement])[] = [
  ...FORMATS.flatMap((format) =>
    LOADINGS.map(
      (loading) =>
        [
          `format ${format}, loading ${loading}`,
          () => create({ embed: embedFixture(), format, loading, width: 64, height: 36 }),
        ] as const,
    ),
  ),
  ...LOADINGS.map(
    (loading) => [`format player, loading ${loading}`, () => inPage({ loading })] as const,
  ),
  ['<media-embed-player>', player],
  ['a URL', () => create({ src: published, loading: 'eager' })],
  ['inline JSON', () => inlined({ loading: 'click' })],
];

const PLAYED_ROUNDS = 5;

const PLAYED = [
  ['an MP4', () => configOf()],
  ['HLS', hls],
  ['a preroll', () => changed({ ads: { preroll: [videoAd()] } })],
] as const;

/** Every video in the player, including those in the shadow trees of ads. */
const videosOf = (el: MediaEmbedPlayer): readonly HTMLVideoElement[] => [
  videoOf(el),
  ...[...inside(el, '[part~=ads]').children].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll('video') ?? []),
  ]),
];

const isReleased = ({ paused, networkState }: HTMLVideoElement): boolean =>
  paused && networkState === HTMLMediaElement.NETWORK_EMPTY;

/** Leaks of elements that do not clean up after themselves. */
const LEAKS: readonly (readonly [string, () => void])[] = [
  ['listeners', () => window.addEventListener('scroll', () => undefined)],
  ['listeners', () => matchMedia('print').addEventListener('change', () => undefined)],
  ['timers', () => void setInterval(() => undefined, 1e6)],
  [
    'intersection observers',
    () => new IntersectionObserver(() => undefined).observe(document.body),
  ],
  [
    'mutation observers',
    () => new MutationObserver(() => undefined).observe(document, { childList: true }),
  ],
  ['resize observers', () => new ResizeObserver(() => undefined).observe(document.body)],
];

describe('an element that was removed', () => {
  let watch: LeakWatch;
  beforeEach(() => {
    watch = watchLeaks();
  });
  afterEach(() => {
    unmountAll();
    watch.end();
  });

  for (const [way, make] of WAYS) {
    it(`holds nothing after ${ROUNDS} rounds: ${way}`, async () => {
      const before = watch.held();
      await attachAndDetach({ create: make, count: ROUNDS / 2, isNew: false });
      await attachAndDetach({ create: make, count: ROUNDS / 2, isNew: true });
      await expectSame(watch, before);
    });
  }

  for (const [what, make] of PLAYED) {
    it(`holds nothing after playing ${what}`, async () => {
      // The first round loads the modules, which may keep resources.
      let before = watch.held();
      for (let round = 0; round <= PLAYED_ROUNDS; round += 1) {
        const el = await mount({ config: make(), controls: 'native' });
        await el.play();
        if (what === 'a preroll') await until(() => el.ad !== null, 'the ad plays');
        else await plays(el);
        const videos = videosOf(el);
        el.remove();
        await until(() => videos.every(isReleased), 'every video is paused and without media');
        await painted();
        if (round === 0) before = watch.held();
      }
      await expectSame(watch, before);
    });
  }

  it('holds resources while it is in the page', async () => {
    const before = watch.held();
    document.body.append(create({ embed: embedFixture(), loading: 'eager' }));
    await painted();
    expect(watch.held()).not.to.deep.equal(before);
    unmountAll();
    await expectSame(watch, before);
  });

  for (const [kind, leak] of LEAKS) {
    it(`is caught if it leaves ${kind} behind`, async () => {
      const name = `leaky-element-${crypto.randomUUID()}`;
      customElements.define(
        name,
        class extends HTMLElement {
          connectedCallback(): void {
            leak();
          }
        },
      );
      const before = watch.held();
      await attachAndDetach({ create: () => document.createElement(name), count: 10, isNew: true });
      expect(watch.held()[kind]).to.equal((before[kind] ?? 0) + 10);
    });
  }
});
