import { expect } from '@open-wc/testing';
import type { VastAd, VastMedia } from '../../../../../src/vast/vast-ad.js';
import { adVideo, until } from '../fake-stage.js';
import { ADVERT, linear, recorder, responding, tagAd, vastAd } from '../fake-vast.js';
import { closeAll, open, started } from '../open-ads.js';

const HLS = 'application/vnd.apple.mpegurl';

const at = (path: string): string => new URL(path, location.origin).href;

/** A video whose samples are damaged: its metadata can be read, and no frame can be decoded. */
const damagedVideo = async (): Promise<string> => {
  const response = await fetch(at('/demo/sandbox/media/short-advert.mp4'));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const samples = new TextDecoder('latin1').decode(bytes).indexOf('mdat') + 4;
  bytes.fill(0xff, samples, samples + 60_000);
  return URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }));
};

/** How a file may fail, and the code of VAST if no other file is left. */
interface Fault {
  readonly name: string;
  readonly code: number;
  readonly url: () => string | Promise<string>;
  readonly type?: string;
}

const STALL: Fault = {
  name: 'stalls',
  code: 402,
  url: () => URL.createObjectURL(new MediaSource()),
};

const FAULTS: readonly Fault[] = [
  { name: 'is missing', code: 401, url: () => at('/none.mp4') },
  { name: 'is no media', code: 405, url: () => at('/package.json') },
  { name: 'cannot be decoded', code: 405, url: damagedVideo },
  { name: 'is a missing stream', code: 401, url: () => at('/none.m3u8'), type: HLS },
  { name: 'is no stream', code: 405, url: () => at('/package.json'), type: HLS },
];

const file = (url: string, type = 'video/mp4'): VastMedia => ({
  url,
  type,
  width: 480,
  height: 270,
  bitrateKbps: 300,
  apiFramework: null,
});

/** An ad whose first files fail in these ways; the last one plays, if there is one. */
const adOf = async (faults: readonly Fault[], plays: boolean): Promise<VastAd> => {
  const failing = await Promise.all(faults.map(async ({ url, type }) => file(await url(), type)));
  const media = plays ? [...failing, file(ADVERT)] : failing;
  return vastAd({ tracker: recorder(), linear: linear({ media }) });
};

const callsOf = ({ tracker }: VastAd): readonly string[] =>
  (tracker as ReturnType<typeof recorder>).calls;

/** What is requested of an ad that plays, each once. */
const PLAYED = ['impression', 'creativeView', 'start', 'progress', 'complete'];

const expectPlayed = async (ad: VastAd, mediaTimeout = 8_000): Promise<void> => {
  const settings = { requestTimeout: 5_000, mediaTimeout };
  const { stage, ads } = open({ preroll: [tagAd('https://ads.example/1')] }, responding(ad), {
    settings,
  });
  const done = ads.beforeContent();
  await started(stage);
  const video = adVideo(stage);
  if (video === null) throw new Error('No ad is on.');
  expect(video.currentSrc).to.equal(ADVERT);
  video.currentTime = 5.5;
  await done;
  const calls = callsOf(ad);
  expect(calls.filter((call) => PLAYED.includes(call))).to.deep.equal(PLAYED);
  expect(calls.filter((call) => call === 'loaded').length).to.be.at.most(1);
  expect(calls.filter((call) => call.startsWith('error'))).to.deep.equal([]);
  expect(stage.log.filter((name) => name.startsWith('ad'))).to.deep.equal([
    'adbreakstart',
    'adrequest',
    'adstart',
    'adend',
    'adbreakend',
  ]);
};

const expectFailed = async (ad: VastAd, code: number, mediaTimeout = 8_000): Promise<void> => {
  const settings = { requestTimeout: 5_000, mediaTimeout };
  const { stage, ads } = open({ preroll: [tagAd('https://ads.example/1')] }, responding(ad), {
    settings,
  });
  await ads.beforeContent();
  expect(callsOf(ad).filter((call) => call !== 'loaded')).to.deep.equal([`error ${code}`]);
  expect(stage.events.flatMap(({ errorCode }) => errorCode ?? [])).to.deep.equal([code]);
  await until(() => adVideo(stage) === null);
};

describe('the media files of an ad', () => {
  afterEach(closeAll);

  for (const fault of FAULTS) {
    for (const count of [1, 2]) {
      it(`are tried in order when the first ${count} of ${count + 1}: each ${fault.name}`, async () => {
        await expectPlayed(
          await adOf(
            Array.from({ length: count }, () => fault),
            true,
          ),
        );
      });
    }

    it(`fail with code ${fault.code} when the last of them ${fault.name}`, async () => {
      const [missing] = FAULTS;
      await expectFailed(await adOf([missing ?? fault, fault], false), fault.code);
    });
  }

  it('are tried in order when they fail in all ways one after another', async () => {
    await expectPlayed(await adOf(FAULTS, true), 20_000);
  });

  it('are tried in order when the first one stalls', async () => {
    await expectPlayed(await adOf([STALL], true));
  });

  it('fail with code 402 within the time of one file when all of them stall', async () => {
    await expectFailed(await adOf([STALL, STALL, STALL], false), 402, 600);
  });

  it('fail with the code of the next ad when none of them plays', async () => {
    const [first, second] = [await adOf(FAULTS.slice(0, 2), false), await adOf([], true)];
    const { stage, ads } = open(
      { preroll: [tagAd('https://ads.example/1')] },
      responding([first, second]),
    );
    const done = ads.beforeContent();
    await started(stage);
    expect(callsOf(first)).to.deep.equal(['error 405']);
    ads.destroy();
    await done;
  });

  const answers: readonly (readonly [string, () => Promise<Response>, number])[] = [
    ['200', () => Promise.resolve(new Response(null, { status: 200 })), 405],
    ['404', () => Promise.resolve(new Response(null, { status: 404 })), 401],
    ['nothing that the page may read', () => Promise.reject(new TypeError('!')), 401],
  ];
  for (const [answer, respond, code] of answers) {
    it(`fail with code ${code} when a file of another origin fails and its server says ${answer}`, async () => {
      const { fetch } = window;
      const ad = await adOf([{ ...STALL, url: () => 'http://127.0.0.1:9/garbage.mp4' }], false);
      window.fetch = respond;
      await expectFailed(ad, code).finally(() => {
        window.fetch = fetch;
      });
    });
  }
});
