import { expect } from '@open-wc/testing';
import { decideAd, type DecisionInput, slotOf } from '../../../../src/vast/play/ad-decision.js';
import type {
  VastAd,
  VastCompanion,
  VastMedia,
  VastNonLinear,
} from '../../../../src/vast/vast-ad.js';

type DecidedAd = Parameters<typeof decideAd>[0];

const MEDIA: VastMedia = {
  url: 'https://media.example/ad.mp4',
  type: 'video/mp4',
  width: 640,
  height: 360,
  bitrateKbps: 500,
  apiFramework: null,
};

const LINEAR = { media: [MEDIA], isInteractive: false } as unknown as VastAd['linear'];

const overlay = (more: Partial<VastNonLinear> = {}): VastNonLinear =>
  ({
    image: 'https://a.example/a.png',
    text: null,
    width: 300,
    height: 50,
    ...more,
  }) as VastNonLinear;

const ad = (more: Partial<DecidedAd> = {}): DecidedAd =>
  ({
    linear: LINEAR,
    nonLinears: [],
    companions: { required: 'none', items: [] },
    ...more,
  }) as DecidedAd;

const input = (more: Partial<DecisionInput> = {}): DecisionInput => ({
  slot: null,
  surface: { width: 640, height: 360, canPlay: (type) => type === 'video/mp4' },
  ...more,
});

/** The slot, whether a file plays, and the code of the failure. */
const decision = (decided: DecidedAd, more: Partial<DecisionInput> = {}): string => {
  const { slot, media, failure } = decideAd(decided, input(more));
  return [slot, media.length === 0 ? 'no file' : 'a file', failure?.code ?? 'plays'].join(', ');
};

const banner = ad({ linear: null, nonLinears: [overlay()] });

describe('decideAd', () => {
  const COMPANION = {} as VastCompanion;
  const rows: readonly [string, DecidedAd, Partial<DecisionInput>, string][] = [
    ['plays a linear ad', ad(), {}, 'linear, a file, plays'],
    ['plays a linear ad in its slot', ad(), { slot: 'linear' }, 'linear, a file, plays'],
    ['refuses a linear ad over the content', ad(), { slot: 'overlay' }, 'overlay, no file, 201'],
    ['shows an overlay', banner, {}, 'overlay, no file, plays'],
    ['refuses an overlay in a linear slot', banner, { slot: 'linear' }, 'linear, no file, 201'],
    [
      'shows an overlay of unknown size',
      ad({ linear: null, nonLinears: [overlay({ width: null })] }),
      { overlay: { maxWidth: { value: 1, unit: 'px' }, maxHeight: null } },
      'overlay, no file, plays',
    ],
    [
      'shows an overlay of unknown height',
      ad({ linear: null, nonLinears: [overlay({ height: null })] }),
      { overlay: { maxWidth: { value: 1, unit: 'px' }, maxHeight: null } },
      'overlay, no file, plays',
    ],
    [
      'refuses an overlay that does not fit',
      banner,
      { overlay: { maxWidth: { value: 100, unit: 'px' }, maxHeight: null } },
      'overlay, no file, 501',
    ],
    [
      'refuses an overlay that is higher than allowed',
      banner,
      { overlay: { maxWidth: null, maxHeight: { value: 20, unit: 'px' } } },
      'overlay, no file, 501',
    ],
    [
      'shows the one of two overlays that fits',
      ad({ linear: null, nonLinears: [overlay({ height: 20 }), overlay()] }),
      {},
      'overlay, no file, plays',
    ],
    [
      'shows a text',
      ad({ linear: null, nonLinears: [overlay({ image: null, text: 'Text' })] }),
      {},
      'overlay, no file, plays',
    ],
    [
      'refuses a text in a player that is too small',
      ad({ linear: null, nonLinears: [overlay({ image: null, text: 'Text' })] }),
      { surface: { width: 100, height: 70, canPlay: () => true } },
      'overlay, no file, 501',
    ],
    [
      'refuses an ad whose companions the page does not show',
      ad({ companions: { required: 'all', items: [COMPANION] } }),
      { showsCompanions: false },
      'linear, no file, 602',
    ],
    [
      'plays an ad whose companions the page shows',
      ad({ companions: { required: 'any', items: [COMPANION] } }),
      {},
      'linear, a file, plays',
    ],
    [
      'plays an ad that does not require its companions',
      ad({ companions: { required: 'none', items: [COMPANION] } }),
      { showsCompanions: false },
      'linear, a file, plays',
    ],
    [
      'plays an ad that requires companions and has none',
      ad({ companions: { required: 'all', items: [] } }),
      { showsCompanions: false },
      'linear, a file, plays',
    ],
    [
      'refuses an ad without a file that plays',
      ad(),
      { surface: { width: 640, height: 360, canPlay: () => false } },
      'linear, no file, 403',
    ],
  ];
  for (const [sentence, decided, more, expected] of rows)
    it(sentence, () => expect(decision(decided, more)).to.equal(expected));

  for (const [sentence, decided, more, id] of [
    ['an overlay in a linear slot', banner, { slot: 'linear' }, 'slot-linear'],
    [
      'an interactive unit',
      ad({ linear: { media: [MEDIA], isInteractive: true } as unknown as VastAd['linear'] }),
      {},
      'only-interactive',
    ],
    [
      'files that the browser does not know',
      ad(),
      { surface: { width: 640, height: 360, canPlay: () => false } },
      'no-playable-file',
    ],
  ] as const)
    it(`says why it refuses ${sentence}`, () =>
      expect(decideAd(decided, input(more)).failure?.id).to.equal(id));

  it('says why the page does not play an ad with required companions', () => {
    const { failure } = decideAd(
      ad({ companions: { required: 'all', items: [COMPANION] } }),
      input({ showsCompanions: false }),
    );
    expect(failure?.id).to.equal('companion-not-shown');
  });
});

describe('slotOf', () => {
  it('is the slot of the options, else that of the ad break', () => {
    expect(slotOf({})).to.equal(null);
    expect(slotOf({ context: {} })).to.equal(null);
    expect(slotOf({ slot: 'overlay', context: { slot: { position: 'preroll' } } })).to.equal(
      'overlay',
    );
    expect(slotOf({ context: { slot: { position: 'overlay' } } })).to.equal('overlay');
    expect(slotOf({ context: { slot: { position: 'midroll' } } })).to.equal('linear');
  });
});
