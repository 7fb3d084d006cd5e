import { expect, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { loadDebuggerTexts } from '../../components/ad-tag-debugger/locales/load-texts.js';
import type { Hop, Inspection } from '../../src/vast/inspect/inspection.js';
import type { VastCompanion, VastIcon } from '../../src/vast/vast-ad.js';
import { loadMessages } from '../../src/locales/registry.js';
import { noAd } from '../../src/vast/vast-error.js';
import { fakeContent } from '../src/player/ads/fake-content.js';
import { adPart, adVideo, type FakeStage, until } from '../src/player/ads/fake-stage.js';
import {
  linear,
  overlayAd,
  overlayResponse,
  responding,
  tagAd,
  vastAd,
  videoAd,
} from '../src/player/ads/fake-vast.js';
import { closeAll, open, openPreroll, started } from '../src/player/ads/open-ads.js';
import {
  emptyInspection,
  mountDebugger,
  openSection,
  queryAll,
  recordingInspectors,
  verdictReady,
} from './ad-tag-debugger/debugger-page.js';
import { layoutFaults, turnArabic } from './layout-faults.js';

const PICTURE = `${location.origin}/demo/sandbox/media/small-banner.png`;

const LINK = 'https://shop.example/';

const icon = (x: VastIcon['x'], y: VastIcon['y']): VastIcon => ({
  picture: { url: PICTURE, width: 80, height: 20, altText: '' },
  program: 'AdChoices',
  x,
  y,
  offsetSeconds: 0,
  durationSeconds: null,
  clickThrough: LINK,
  fallbackPictures: [],
  viewTracking: [],
  clickTracking: [],
});

const captions = [{ url: 'data:text/vtt,WEBVTT', language: 'de', type: 'text/vtt' }];

interface PlayerSize {
  readonly width: number;
  readonly height: number;
}

/** A paused linear ad of a pod, with everything that it can have. Its skip button appears after some seconds. */
const linearAd = async (skipAfter: number, size: PlayerSize): Promise<FakeStage> => {
  const ad = vastAd({
    linear: linear({ captions, skipAfterSeconds: skipAfter }),
    icons: [icon('left', 'top'), icon('right', 'bottom')],
    clickThrough: LINK,
  });
  const { stage, ads } = await openPreroll(
    { preroll: [tagAd('https://ads.example/1')] },
    responding([ad, vastAd()]),
    { ...size, language: 'de' },
  );
  const part = skipAfter === 0 ? 'skip' : 'countdown';
  await until(() => adPart(stage, part) !== null && adVideo(stage) !== null, part);
  ads.pause();
  await until(() => adVideo(stage)?.paused === true, 'the ad pauses');
  return stage;
};

/** A paused ad of the service with a text for its link. */
const hostedAd = async (size: PlayerSize): Promise<FakeStage> => {
  const ad = videoAd({ destinationUrl: LINK, destinationTitle: 'Zur Bäckerei an der Hauptstraße' });
  const config = { preroll: [ad, videoAd()], skip: { after: 5 } };
  const { stage, ads } = await openPreroll(config, responding(noAd()), { ...size, language: 'de' });
  await until(() => adPart(stage, 'countdown') !== null, 'countdown');
  ads.pause();
  await until(() => adVideo(stage)?.paused === true, 'the ad pauses');
  return stage;
};

const overlay = async (text: string | null, size: PlayerSize): Promise<FakeStage> => {
  const content = fakeContent();
  const response = overlayResponse({ text, ...(text !== null && { image: null }), width: 240 });
  const { stage } = open({ overlayInitial: [overlayAd()] }, responding(response), {
    ...size,
    content: content.video,
    language: 'de',
  });
  content.playTo(1);
  await started(stage);
  return stage;
};

const ADS: Readonly<Record<string, (size: PlayerSize) => Promise<FakeStage>>> = {
  'an ad that can be skipped later': (size) => linearAd(5, size),
  'an ad that can be skipped now': (size) => linearAd(0, size),
  'an ad with a link': hostedAd,
  'an overlay with a text': (size) =>
    overlay('Frische Brötchen aus der Bäckerei, jeden Morgen vor Ihrer Tür', size),
  'an overlay with a picture': (size) => overlay(null, size),
};

/** What must be in the player, and not over each other. */
const PARTS = [
  'label',
  'remaining',
  'play',
  'mute',
  'destination',
  'captions',
  'countdown',
  'skip',
  'icon',
  'close',
].map((part) => `[part=${part}]`);

const nameOf = (element: Element): string => element.getAttribute('part') ?? element.localName;

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;

/** What is wrong with the controls of an ad: outside of the player, or over each other. */
const controlFaults = ({ box, layer }: FakeStage): readonly string[] => {
  const player = box.getBoundingClientRect();
  const parts = [...layer.children]
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(PARTS.join()) ?? [])])
    .map((element) => ({ name: nameOf(element), rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 0);
  if (parts.length === 0) return ['there is nothing to check'];
  const isOutside = ({ rect }: (typeof parts)[number]): boolean =>
    rect.left < player.left - 0.5 ||
    rect.right > player.right + 0.5 ||
    rect.top < player.top - 0.5 ||
    rect.bottom > player.bottom + 0.5;
  return [
    ...parts.filter(isOutside).map(({ name }) => `${name} is outside of the player`),
    ...parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(({ rect }) => overlap(one.rect, rect))
        .map(({ name }) => `${one.name} overlaps ${name}`),
    ),
  ];
};

const hopOf = (index: number, fields: Partial<Hop> = {}): Hop => {
  const url = `https://ads-${index}.network.example/tags/wrapper-${index}.xml`;
  const [hop] = emptyInspection(url).hops;
  if (hop === undefined) throw new Error('The inspection has no request.');
  return { ...hop, parent: index === 0 ? null : index - 1, failure: null, ...fields };
};

describe('ads in pages from right to left', () => {
  before(async () => {
    await loadMessages('de');
    await loadDebuggerTexts('de');
  });
  afterEach(() => {
    closeAll();
    document.body.replaceChildren();
    for (const name of ['dir', 'lang']) document.documentElement.removeAttribute(name);
  });

  for (const [name, show] of Object.entries(ADS))
    for (const [width, height] of [
      [256, 144],
      [390, 220],
      [640, 360],
    ] as const)
      it(`keep the controls of ${name} apart and inside of a player of ${width} px`, async () => {
        const stage = await show({ width, height });
        for (const turn of [() => undefined, turnArabic]) {
          turn();
          await nextFrame();
          const direction = document.documentElement.dir || 'ltr';
          expect(controlFaults(stage), direction).to.deep.equal([]);
          expect(layoutFaults(), direction).to.deep.equal([]);
        }
      });

  it('mirror the controls, and leave the icons where the ad server wants them', async () => {
    const stage = await linearAd(0, { width: 640, height: 360 });
    const centerOf = (part: string): number => {
      const { left, width } = adPart(stage, part)?.getBoundingClientRect() ?? new DOMRect();
      return left + width / 2 - stage.box.getBoundingClientRect().left;
    };
    expect(centerOf('play')).to.be.below(320);
    expect(centerOf('skip')).to.be.above(320);
    document.documentElement.dir = 'rtl';
    expect(centerOf('play')).to.be.above(320);
    expect(centerOf('skip')).to.be.below(320);
    expect(centerOf('label')).to.be.above(320);
    expect(centerOf('icon')).to.be.below(320);
  });

  for (const width of [160, 300])
    it(`keep a companion inside of an element of ${width} px`, async () => {
      const item: VastCompanion = {
        id: 'a',
        adSlotId: '',
        width: 160,
        height: 40,
        image: PICTURE,
        iframe: null,
        html: '',
        altText: 'Bäckerei',
        adParameters: '',
        clickThrough: LINK,
        renderingMode: 'default',
        viewTracking: [],
        clickTracking: [],
      };
      const slot = document.createElement('aside');
      slot.style.inlineSize = `${width}px`;
      document.body.append(slot);
      document.documentElement.dir = 'rtl';
      const { stage } = await openPreroll(
        { preroll: [tagAd('https://ads.example/1')] },
        responding(vastAd({ companions: { required: 'none', items: [item] } })),
        { width: 390, height: 220, language: 'de' },
      );
      const { companions } = stage.events.find(({ name }) => name === 'adcompanions') ?? {};
      companions?.[0]?.show(slot);
      await until(() => slot.querySelector('img')?.complete, 'the picture');
      const [own, outer] = [slot.querySelector('img'), slot].map((element) =>
        element?.getBoundingClientRect(),
      );
      if (!own || !outer) throw new Error('There is no companion.');
      expect(own.width).to.be.above(0);
      expect(own.right).to.be.at.most(outer.right + 0.5);
      expect(own.left).to.be.at.least(outer.left - 0.5);
      expect(layoutFaults()).to.deep.equal([]);
    });

  for (const width of [390, 1280])
    it(`draw the way over the wrappers inside of the page at ${width} px`, async () => {
      await setViewport({ width, height: 800 });
      const hops = [0, 1, 2, 3].map((index) => hopOf(index));
      const ad = vastAd({ title: 'Quellwasser' });
      const inspected = { ad, hop: 3, media: [], trackers: [], refusedCode: [], failure: null };
      const inspection: Inspection = {
        ...emptyInspection(''),
        hops: [
          ...hops,
          hopOf(4, { parent: 0, failure: { code: 303, id: '', params: {}, message: '' } }),
        ],
        ads: [inspected],
      };
      const element = await mountDebugger({
        lang: 'de',
        value: 'https://ads-0.network.example/tags/wrapper-0.xml',
        requestedOrigins: ['https://ads-0.network.example'],
        createInspectors: recordingInspectors([], () => inspection),
      });
      await verdictReady(element);
      await openSection(element, 'chain');
      for (const turn of [() => undefined, turnArabic]) {
        turn();
        await nextFrame();
        expect(layoutFaults(), document.documentElement.dir).to.deep.equal([]);
        const page = document.documentElement.clientWidth;
        for (const node of queryAll(element, '.paths li')) {
          const { left, right } = node.getBoundingClientRect();
          expect(left >= 0 && right <= page, node.textContent).to.equal(true);
        }
      }
      const nodes = queryAll(element, '.path:first-child .node');
      expect(nodes.length).to.be.at.least(5);
      const [first, second] = nodes.map((node) => node.getBoundingClientRect());
      if (width === 1280) expect(first?.left).to.be.above(second?.left ?? Infinity);
    });
});
