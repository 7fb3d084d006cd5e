import { expect } from '@open-wc/testing';
import { parseCaptions } from '../../../../src/player/ads/built-in/caption-cues.js';
import type { VastCaptions } from '../../../../src/vast/vast-ad.js';
import { adPart, adVideo, type FakeStage, until } from './fake-stage.js';
import { linear, responding, tagAd, vastAd } from './fake-vast.js';
import { closeAll, type OpenedAds, openPreroll } from './open-ads.js';
import { assertLinearTime } from '../../../timing/linear-time.js';

const file = (language: string, type = 'text/vtt'): VastCaptions => ({
  url: `https://media.example/${language}.vtt`,
  type,
  language,
});

const VTT = 'WEBVTT\n\n00:00.000 --> 00:09.000\nBuy <b>now</b>\n';

describe('the captions of an ad', () => {
  const { fetch } = window;
  let requested: string[] = [];
  beforeEach(() => {
    requested = [];
    window.fetch = (address) => {
      requested.push((address as string).replace('https://media.example/', ''));
      return Promise.resolve(new Response(VTT));
    };
  });
  afterEach(() => {
    closeAll();
    window.fetch = fetch;
  });

  /** Opens an ad with captions over a content with subtitles. */
  const openCaptions = async (
    captions: readonly VastCaptions[],
    shown: string | null = null,
    count = 1,
  ): Promise<OpenedAds> => {
    const content = document.createElement('video');
    for (const language of ['en', 'it'])
      content.addTextTrack('subtitles', language, language).mode =
        language === shown ? 'showing' : 'disabled';
    const ad = vastAd({ linear: linear({ captions }) });
    return openPreroll(
      { preroll: [tagAd('https://ads.example/1')] },
      responding(Array.from({ length: count }, () => ad)),
      { content },
    );
  };

  const tracks = (stage: FakeStage): readonly string[] =>
    [...(adVideo(stage)?.textTracks ?? [])].map(({ language, mode }) => `${language} ${mode}`);

  const button = (stage: FakeStage): HTMLElement => {
    const found = adPart(stage, 'captions');
    if (found === null) throw new Error('There is no button.');
    return found;
  };

  it('are shown in the language of the subtitles that the viewer reads', async () => {
    const { stage } = await openCaptions([file('en'), file('it-IT')], 'it');
    await until(() => tracks(stage).length > 0);
    expect(tracks(stage)).to.deep.equal(['it-IT showing']);
    const [track] = adVideo(stage)?.textTracks ?? [];
    await until(() => track?.cues?.length === 1);
    const cue = track?.cues?.[0] as VTTCue;
    expect([cue.startTime, cue.endTime, cue.text]).to.deep.equal([0, 9, 'Buy <b>now</b>']);
    expect(requested).to.deep.equal(['it-IT.vtt']);
    expect(button(stage).ariaPressed).to.equal('true');
    await expect(stage.box).to.be.accessible();
  });

  it('are not requested until the viewer turns them on', async () => {
    const { stage } = await openCaptions([file('fr'), file('en')]);
    await until(() => adPart(stage, 'captions') !== null);
    expect([tracks(stage), requested]).to.deep.equal([[], []]);
    button(stage).click();
    expect(tracks(stage)).to.deep.equal(['en showing']);
    button(stage).click();
    expect(tracks(stage)).to.deep.equal(['en disabled']);
    button(stage).click();
    expect([tracks(stage), requested]).to.deep.equal([['en showing'], ['en.vtt']]);
  });

  it('stay on for the next ad of the break', async () => {
    const { stage } = await openCaptions([file('en')], null, 2);
    await until(() => adPart(stage, 'captions') !== null);
    button(stage).click();
    const first = adVideo(stage);
    if (first !== null) first.currentTime = 5.8;
    await until(() => adVideo(stage) !== first && tracks(stage).length > 0);
    expect(tracks(stage)).to.deep.equal(['en showing']);
  });

  it('follow a change of the subtitles during the ad', async () => {
    const { stage } = await openCaptions([file('en'), file('it')], 'en');
    await until(() => tracks(stage).length > 0);
    for (const track of stage.content.textTracks)
      track.mode = track.language === 'it' ? 'showing' : 'disabled';
    await until(() => tracks(stage).length === 2);
    expect(tracks(stage)).to.deep.equal(['en disabled', 'it showing']);
  });

  it('do not stop the ad if they cannot be loaded', async () => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { stage, ads } = await openCaptions([file('en')], 'en');
    await until(() => tracks(stage).length > 0);
    expect(ads.isLinear).to.equal(true);
  });

  it('have no button if no file can be read', async () => {
    const { stage } = await openCaptions([file('en', 'application/ttml+xml')], 'en');
    expect(adPart(stage, 'captions')).to.equal(null);
  });
});

describe('parseCaptions', () => {
  const cases: readonly [string, string, ReturnType<typeof parseCaptions>][] = [
    [
      'reads WebVTT with ids, settings and notes',
      'WEBVTT - ad\r\n\r\nNOTE a --> b\r\n\r\nid\r\n00:01.500 --> 01:00:02.000 line:0\r\none\r\ntwo',
      [{ start: 1.5, end: 3602, text: 'one\ntwo' }],
    ],
    [
      'reads SubRip',
      '1\n00:00:01,000 --> 00:00:02,500\nfirst\n\n2\n00:00:03,000 --> 00:00:04,000\nsecond\n',
      [
        { start: 1, end: 2.5, text: 'first' },
        { start: 3, end: 4, text: 'second' },
      ],
    ],
    [
      'leaves out captions without a text or with an end before their start',
      '00:02.000 --> 00:01.000\nx\n\n00:01.000 --> 00:02.000\n',
      [],
    ],
    ['reads nothing from a page', '<!doctype html><p>Not found</p>', []],
  ];
  for (const [title, text, expected] of cases) {
    it(title, () => {
      expect(parseCaptions(text)).to.deep.equal(expected);
    });
  }

  it('takes no longer for hostile files', async () => {
    await assertLinearTime((length) => parseCaptions('1:'.repeat(length)), 60_000);
    await assertLinearTime(
      (length) => parseCaptions(`${'\n'.repeat(length)}${' '.repeat(length)}`),
      60_000,
    );
  });
});
