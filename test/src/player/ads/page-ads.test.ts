import { expect } from '@open-wc/testing';
import type {
  AdBreakResponse,
  AdBreakStartEvent,
} from '../../../../src/player/playback/ad-break-start-event.js';
import { inline, vast, wrapper } from '../../vast/documents.js';
import type { Reply } from '../../vast/fake-ad-server.js';
import { ADVERT, tagAd } from './fake-vast.js';
import { started } from './open-ads.js';
import {
  closeServed,
  creative,
  dispatchStarts,
  endAd,
  eventsOf,
  openServed,
  playable,
  type ServedAds,
} from './served-ads.js';
import { PATIENT } from './patient-settings.js';

const TAG = 'https://ads.example/tag';
const PAGE = 'https://bidder.example/vast?cb=[CACHEBUSTER]';
const OWN = ['own-impression'];

const XML = vast(playable('page'));

const respond =
  (response: AdBreakResponse | PromiseLike<AdBreakResponse>) =>
  (event: AdBreakStartEvent): void =>
    event.respondWith(response);

interface Scene extends ServedAds {
  readonly done: Promise<void>;
  readonly start: AdBreakStartEvent;
  /** Events with their codes, from the start of the break on. */
  readonly events: () => readonly string[];
}

/** For responses that never come. */
const HURRIED = { ...PATIENT, requestTimeout: 2_000 };

describe('the ads of the page', () => {
  afterEach(closeServed);

  /** Plays a preroll; the listeners are those of the page. */
  const play = (
    listeners: readonly ((event: AdBreakStartEvent) => void)[],
    replies: (url: string) => Reply | undefined = () => undefined,
    settings = PATIENT,
  ): Scene => {
    const scene = openServed(
      { preroll: [tagAd(TAG)] },
      (url) => (url === TAG ? vast(playable('own')) : replies(url)),
      {
        settings,
        viewer: { random: () => 0.5 },
      },
    );
    const starts = dispatchStarts(scene.stage, listeners);
    const done = scene.ads.beforeContent();
    const start = starts[0] as AdBreakStartEvent;
    return { ...scene, done, start, events: () => eventsOf(scene.stage) };
  };

  /** Plays the ad that is on to its end, and the break to its own. */
  const playToEnd = async (scene: Scene): Promise<void> => {
    await started(scene.stage);
    await endAd(scene);
    await scene.done;
  };

  for (const [title, response] of [
    ['a URL', PAGE],
    ['a URL object', new URL(PAGE)],
    ['the promise of a URL', Promise.resolve(PAGE)],
  ] as const) {
    it(`play in place of those of the embed, given as ${title}`, async () => {
      const scene = play([respond(response)], (url) =>
        /^https:\/\/bidder\.example\/vast\?cb=\d+$/.test(url) ? XML : undefined,
      );
      await started(scene.stage);
      expect(scene.ads.ad).to.include({ id: 'page', path: '', index: 1, count: 1 });
      expect(scene.ads.ad?.tag).to.match(/^https:\/\/bidder\.example\/vast\?cb=\d+$/);
      await playToEnd(scene);
      expect(scene.pings).to.deep.equal(['page-impression']);
      expect(scene.server.addresses).to.have.length(1);
      expect(scene.events()).to.deep.equal([
        'adbreakstart',
        'adrequest',
        'adstart',
        'adend',
        'adbreakend',
      ]);
    });
  }

  for (const [title, response] of [
    ['VAST', XML],
    ['VAST after white space and a byte-order mark', `\u{feff}\n ${XML}`],
    ['the promise of VAST', Promise.resolve(XML)],
  ] as const) {
    it(`play without a request, given as ${title}`, async () => {
      const scene = play([respond(response)]);
      await started(scene.stage);
      expect(scene.ads.ad).to.include({ id: 'page', tag: null });
      await playToEnd(scene);
      expect(scene.pings).to.deep.equal(['page-impression']);
      expect(scene.server.addresses).to.deep.equal([]);
      expect(scene.events()).to.deep.equal(['adbreakstart', 'adstart', 'adend', 'adbreakend']);
    });
  }

  it('may be behind a wrapper that is given as text, whose tag is relative to the page', async () => {
    const inner = new URL('/inner', location.href).href;
    const scene = play([respond(vast(wrapper('outer', '/inner')))], (url) =>
      url === inner ? XML : undefined,
    );
    await playToEnd(scene);
    expect([...scene.pings].sort()).to.deep.equal(['outer-impression', 'page-impression']);
    expect(scene.server.addresses).to.deep.equal([inner]);
  });

  for (const [title, response] of [
    ['null', null],
    ['undefined', undefined],
    ['the promise of null', Promise.resolve(null)],
  ] as const) {
    it(`leave the break to those of the embed if the response is ${title}`, async () => {
      const scene = play([respond(response)]);
      await playToEnd(scene);
      expect(scene.pings).to.deep.equal(OWN);
      expect(scene.events()).not.to.include('aderror 900');
    });
  }

  const failures: readonly [
    title: string,
    response: () => unknown,
    code: string,
    pings: readonly string[],
  ][] = [
    ['a rejected promise', () => Promise.reject(new Error('No bid.')), 'aderror 900', OWN],
    ['a promise that is never settled', () => new Promise(() => undefined), 'aderror 301', OWN],
    ['a number', () => 5, 'aderror 900', OWN],
    ['an object', () => ({ vastXml: XML }), 'aderror 900', OWN],
    ['an empty text', () => '', 'aderror 900', OWN],
    ['a text that is no URL', () => 'vast.xml', 'aderror 900', OWN],
    ['a URL of script', () => 'javascript:alert(1)', 'aderror 900', OWN],
    ['a URL of a blob', () => URL.createObjectURL(new Blob([XML])), 'aderror 900', OWN],
    ['XML that is not well-formed', () => '<VAST version="4.2"><Ad>', 'aderror 100', OWN],
    ['HTML', () => '<!doctype html><script>alert(1)</script>', 'aderror 100', OWN],
    ['entities', () => '<!DOCTYPE x [<!ENTITY a "b">]><VAST/>', 'aderror 100', OWN],
    ['XML that is not VAST', () => '<x/>', 'aderror 101', OWN],
    ['more than a million characters', () => `<VAST>${' '.repeat(1e6)}</VAST>`, 'aderror 100', OWN],
    ['VAST without an ad', () => vast(''), 'adempty 303', OWN],
    ['a server that is down', () => PAGE, 'aderror 301', OWN],
    ['a server that never responds', () => 'https://silent.example/', 'aderror 301', OWN],
    [
      'an ad that only has VPAID',
      () => vast(inline('page', { creatives: creative(ADVERT, 'apiFramework="VPAID"') })),
      'aderror 901',
      ['page-error?901', ...OWN],
    ],
    [
      'an ad whose media are missing',
      () => vast(inline('page', { creatives: creative(new URL('/none.mp4', location.href).href) })),
      'aderror 401',
      ['page-error?401', ...OWN],
    ],
  ];
  for (const [title, response, code, pings] of failures) {
    it(`let those of the embed play if they fail: ${title}`, async () => {
      const given = response();
      const isSilent = (url: unknown): boolean => String(url).includes('silent');
      const isPending = given instanceof Promise || isSilent(given);
      const scene = play(
        [respond(given as string)],
        (url) => (isSilent(url) ? 'silent' : undefined),
        isPending ? HURRIED : PATIENT,
      );
      await started(scene.stage);
      expect(scene.events().filter((name) => /\d/.test(name))).to.deep.equal([code]);
      await playToEnd(scene);
      expect(scene.pings).to.deep.equal(pings);
    });
  }

  it('come too late after half of the request time, and change nothing then', async () => {
    let resolve: (xml: string) => void = () => undefined;
    const late = new Promise<string>((settle) => (resolve = settle));
    const scene = play([respond(late)], undefined, HURRIED);
    await started(scene.stage);
    resolve(XML);
    await playToEnd(scene);
    expect(scene.pings).to.deep.equal(OWN);
    expect(scene.events()).to.deep.equal([
      'adbreakstart',
      'aderror 301',
      'adrequest',
      'adstart',
      'adend',
      'adbreakend',
    ]);
  });

  it('are those of the first listener that responds; the second response throws', async () => {
    let error: unknown = null;
    const second = (event: AdBreakStartEvent): void => {
      try {
        event.respondWith(vast(playable('second')));
      } catch (thrown) {
        error = thrown;
      }
    };
    const scene = play([() => undefined, respond(XML), second]);
    await playToEnd(scene);
    expect(error).to.include({ name: 'InvalidStateError' });
    expect(scene.pings).to.deep.equal(['page-impression']);
  });

  it('cannot be given after the event was dispatched', async () => {
    const scene = play([]);
    expect(() => scene.start.respondWith(XML))
      .to.throw(DOMException)
      .with.property('code', 11);
    expect(scene.start.response).to.equal(null);
    await playToEnd(scene);
    expect(scene.pings).to.deep.equal(OWN);
  });

  it('are dropped if the player ends before the page responds', async () => {
    const scene = play([respond(new Promise(() => undefined))]);
    scene.ads.destroy();
    await scene.done.catch(() => undefined);
    expect(scene.events()).to.deep.equal(['adbreakstart']);
    expect(scene.server.addresses).to.deep.equal([]);
  });
});
