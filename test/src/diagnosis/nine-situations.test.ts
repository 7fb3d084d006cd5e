import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Inspection } from '../../../src/vast/inspect/inspection.js';
import type { Viewer } from '../../../src/viewer.js';
import {
  answering,
  EMPTY_VAST,
  emptyInspection,
  failure,
  hop,
  inlineVast,
  inspectedAd,
  inspectionOf,
  lateHop,
  playingInspection,
  VPAID_MEDIA,
  wrapperVast,
} from './inspections.js';
import { always, embedOf, NETWORK_TAG, readVerdict, VIEWER, wrapped } from './read-verdict.js';

const PREROLL = '/preroll/0/source_url';
const TAG = 'https://ads.example/vast?page=[PAGEURL]&cb=[CACHEBUSTING]';

describe('a tag without an ad', () => {
  it('is the matter of the ad server that the tag names', async () => {
    assert.deepEqual(await readVerdict(TAG, always(emptyInspection)), [
      'no-ad',
      'ad-server',
      { host: 'ads.example', reason: 'unknown' },
      '',
    ]);
  });

  it('is named with its slot and its device if it is in an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(TAG), always(emptyInspection)), [
      'no-ad',
      'ad-server',
      { host: 'ads.example', slot: 'preroll', device: 'desktop', reason: 'unknown' },
      PREROLL,
    ]);
  });

  it('is recognized in the pasted response, with and without requests', async () => {
    const expected = ['no-ad', 'ad-server', { reason: 'unknown' }, ''];
    assert.deepEqual(await readVerdict(EMPTY_VAST, null), expected);
    const inspect = always(() =>
      inspectionOf([hop('', { text: EMPTY_VAST, failure: failure(303) })]),
    );
    assert.deepEqual(await readVerdict(EMPTY_VAST, inspect), expected);
  });

  it('is the matter of the network behind a wrapper that has none', async () => {
    const last = hop(NETWORK_TAG, {
      text: EMPTY_VAST,
      failure: failure(303),
    });
    assert.deepEqual(await readVerdict(TAG, wrapped(last)), [
      'no-ad-after-wrapper',
      'network',
      { host: 'ads.example', lastHost: 'network.example', wrappers: 1, reason: 'unknown' },
      '',
    ]);
  });
});

describe('an ad server that does not respond in time', () => {
  const inspect = always((url) => inspectionOf([lateHop(url)]));

  it('is named with its seconds for a tag', async () => {
    assert.deepEqual(await readVerdict(TAG, inspect), [
      'response-timeout',
      'ad-server',
      { host: 'ads.example', seconds: 5 },
      '',
    ]);
  });

  it('is named with its slot for an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(TAG), inspect), [
      'response-timeout',
      'ad-server',
      { host: 'ads.example', slot: 'preroll', device: 'desktop', seconds: 5 },
      PREROLL,
    ]);
  });

  it('is recognized in a HAR file', async () => {
    const har = JSON.stringify({
      log: {
        entries: [
          {
            startedDateTime: '2026-11-20T10:00:00.000Z',
            time: 5004.2,
            request: { method: 'GET', url: 'https://ads.example/vast?id=7', headers: [] },
            response: { status: 0, headers: [], content: {}, _error: 'net::ERR_ABORTED' },
          },
        ],
      },
    });
    assert.deepEqual(await readVerdict(har, null), [
      'response-timeout',
      'ad-server',
      { host: 'ads.example', seconds: 5 },
      '',
    ]);
  });
});

describe('a wrapper whose ad server does not respond in time', () => {
  const inspect = wrapped(lateHop(NETWORK_TAG, { durationMs: 4200 }));

  it('is the matter of the network for a tag', async () => {
    assert.deepEqual(await readVerdict(TAG, inspect), [
      'wrapper-timeout',
      'network',
      { host: 'ads.example', lastHost: 'network.example', wrappers: 1, seconds: 4.2 },
      '',
    ]);
  });

  it('is named with its slot for an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(TAG), inspect), [
      'wrapper-timeout',
      'network',
      {
        host: 'ads.example',
        slot: 'preroll',
        device: 'desktop',
        lastHost: 'network.example',
        wrappers: 1,
        seconds: 4.2,
      },
      PREROLL,
    ]);
  });

  it('is found behind a pasted wrapper', async () => {
    assert.deepEqual(await readVerdict(wrapperVast(NETWORK_TAG), inspect), [
      'wrapper-timeout',
      'network',
      { lastHost: 'network.example', wrappers: 1, seconds: 4.2 },
      '',
    ]);
  });
});

describe('a slot that is empty on mobile while desktop sells', () => {
  const expected = [
    'device-without-ads',
    'publisher',
    { slot: 'preroll', empty: 'mobile', sold: 'desktop' },
    '/mobile_preroll',
  ];

  it('is a field of the embed that is not set, with and without requests', async () => {
    assert.deepEqual(await readVerdict(embedOf(TAG, null), always(playingInspection)), expected);
    assert.deepEqual(await readVerdict(embedOf(TAG, null), null), expected);
    const viewer: Viewer = { ...VIEWER, device: 'mobile' };
    assert.deepEqual(await readVerdict(embedOf(TAG, null), null, { viewer }), expected);
  });

  it('is an ad server that fills the same slot only for desktop', async () => {
    const inspect = answering((url) =>
      url.includes('mobile') ? emptyInspection(url) : playingInspection(url),
    );
    const embed = embedOf(
      'https://ads.example/vast?iu=desktop',
      'https://ads.example/vast?iu=mobile',
    );
    assert.deepEqual(await readVerdict(embed, inspect), [
      'no-ad-on-device',
      'ad-server',
      { host: 'ads.example', slot: 'preroll', empty: 'mobile', sold: 'desktop' },
      '/mobile_preroll/0/source_url',
    ]);
  });

  it('is an ad server that fills one tag only for desktop', async () => {
    const viewer: Viewer = { ...VIEWER, device: { type: 'desktop', userAgent: 'Desktop/1' } };
    const inspect = answering((url, { device }) =>
      typeof device === 'object' && device.type === 'desktop'
        ? playingInspection(url)
        : emptyInspection(url),
    );
    assert.deepEqual(
      await readVerdict('https://ads.example/vast?ua=[DEVICEUA]', inspect, { viewer }),
      [
        'no-ad-on-device',
        'ad-server',
        { host: 'ads.example', empty: 'mobile', sold: 'desktop' },
        '',
      ],
    );
  });
});

describe('consent that is missing', () => {
  const CONSENT_TAG = 'https://ads.example/vast?gdpr=[gdpr]&gdpr_consent=[GDPRCONSENT]';
  const viewer: Viewer = { ...VIEWER, consent: { gdprApplies: true } };

  it('is seen in the tag, requested or not', async () => {
    const expected = [
      'consent-missing',
      'consent',
      { host: 'ads.example', parameter: 'gdpr_consent', hasMacro: true, isInWrapper: false },
      '',
    ];
    assert.deepEqual(await readVerdict(CONSENT_TAG, null, { viewer }), expected);
    assert.deepEqual(await readVerdict(CONSENT_TAG, always(emptyInspection), { viewer }), expected);
  });

  it('is seen in an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(CONSENT_TAG), null, { viewer }), [
      'consent-missing',
      'consent',
      {
        host: 'ads.example',
        slot: 'preroll',
        device: 'desktop',
        parameter: 'gdpr_consent',
        hasMacro: true,
        isInWrapper: false,
      },
      PREROLL,
    ]);
  });

  it('is seen in the tag of a pasted wrapper', async () => {
    const wrapper = wrapperVast('https://network.example/vast?gdpr=1&gdpr_consent=');
    assert.deepEqual(await readVerdict(wrapper, null), [
      'consent-missing',
      'network',
      { host: 'network.example', parameter: 'gdpr_consent', hasMacro: false, isInWrapper: true },
      '',
    ]);
  });

  it('is a fault of an ad that plays, which may not be allowed', async () => {
    const [id, , facts] = await readVerdict(CONSENT_TAG, always(playingInspection), { viewer });
    assert.deepEqual([id, facts['finding']], ['plays-with-fault', 'consent-flag-without-string']);
  });
});

describe('a page address that is encoded twice', () => {
  const TWICE =
    'https://ads.example/vast?url=https%253A%252F%252Fnews.example%252Fstory&cb=[CACHEBUSTING]';

  it('is seen in the tag, requested or not', async () => {
    const expected = [
      'page-url-encoded-twice',
      'publisher',
      { host: 'ads.example', parameter: 'url', cause: 'literal', isInWrapper: false },
      '',
    ];
    assert.deepEqual(await readVerdict(TWICE, null), expected);
    assert.deepEqual(await readVerdict(TWICE, always(emptyInspection)), expected);
  });

  it('is seen in an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(TWICE), null), [
      'page-url-encoded-twice',
      'publisher',
      {
        host: 'ads.example',
        slot: 'preroll',
        device: 'desktop',
        parameter: 'url',
        cause: 'literal',
        isInWrapper: false,
      },
      PREROLL,
    ]);
  });

  it('is seen in the tag of a pasted wrapper', async () => {
    assert.deepEqual(await readVerdict(wrapperVast(TWICE), null), [
      'page-url-encoded-twice',
      'network',
      { host: 'ads.example', parameter: 'url', cause: 'literal', isInWrapper: true },
      '',
    ]);
  });
});

describe('an http tag on an https page', () => {
  const HTTP_TAG = 'http://ads.example/vast?page=[PAGEURL]';

  it('is blocked by browsers, even if another client gets an ad', async () => {
    const expected = [
      'http-on-https',
      'publisher',
      { host: 'ads.example', blockedHost: 'ads.example', source: 'tag' },
      '',
    ];
    assert.deepEqual(await readVerdict(HTTP_TAG, null), expected);
    assert.deepEqual(await readVerdict(HTTP_TAG, always(playingInspection)), expected);
  });

  it('is seen in an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(HTTP_TAG), null), [
      'http-on-https',
      'publisher',
      {
        host: 'ads.example',
        slot: 'preroll',
        device: 'desktop',
        blockedHost: 'ads.example',
        source: 'tag',
      },
      PREROLL,
    ]);
  });

  it('is the matter of the network if a wrapper has it', async () => {
    assert.deepEqual(await readVerdict(wrapperVast('http://network.example/vast'), null), [
      'http-on-https',
      'network',
      { blockedHost: 'network.example', source: 'wrapper' },
      '',
    ]);
  });
});

describe('an ad that has only VPAID media', () => {
  const vpaid = (url: string): Inspection =>
    inspectionOf(
      [hop(url.startsWith('<') ? '' : url, { text: inlineVast(VPAID_MEDIA) })],
      [inspectedAd(0, 'VPAID', 'application/javascript')],
    );

  it('is not run for a tag', async () => {
    assert.deepEqual(await readVerdict(TAG, always(vpaid)), [
      'vpaid-only',
      'advertiser',
      { host: 'ads.example', lastHost: 'ads.example' },
      '',
    ]);
  });

  it('is not run for an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(TAG), always(vpaid)), [
      'vpaid-only',
      'advertiser',
      { host: 'ads.example', slot: 'preroll', device: 'desktop', lastHost: 'ads.example' },
      PREROLL,
    ]);
  });

  it('is seen in the pasted response, with and without requests', async () => {
    const expected = ['vpaid-only', 'advertiser', {}, ''];
    assert.deepEqual(await readVerdict(inlineVast(VPAID_MEDIA), null), expected);
    assert.deepEqual(await readVerdict(inlineVast(VPAID_MEDIA), always(vpaid)), expected);
  });

  it('is the matter of the advertiser although a wrapper leads to it', async () => {
    const last = hop(NETWORK_TAG, { text: inlineVast(VPAID_MEDIA) });
    const inspect = wrapped(last, [inspectedAd(1, 'VPAID', 'application/javascript')]);
    const [id, owner, { lastHost }] = await readVerdict(TAG, inspect);
    assert.deepEqual([id, owner, lastHost], ['vpaid-only', 'advertiser', 'network.example']);
  });
});

describe('macros of another player', () => {
  const FOREIGN = 'https://ads.example/vast?p={player.name}&d={mediainfo.link}&cb=[CACHEBUSTING]';

  const FACTS = {
    host: 'ads.example',
    isInWrapper: false,
    placeholders: ['{player.name}', '{mediainfo.link}'],
    systems: ['Brightcove and videojs-contrib-ads'],
    equivalents: [
      { placeholder: '{player.name}', macro: null },
      { placeholder: '{mediainfo.link}', macro: null },
    ],
  };

  it('are named for a tag, requested or not', async () => {
    const expected = ['macro-foreign-player', 'publisher', FACTS, ''];
    assert.deepEqual(await readVerdict(FOREIGN, null), expected);
    assert.deepEqual(await readVerdict(FOREIGN, always(emptyInspection)), expected);
  });

  it('are named for an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(FOREIGN), null), [
      'macro-foreign-player',
      'publisher',
      { ...FACTS, slot: 'preroll', device: 'desktop' },
      PREROLL,
    ]);
  });

  it('are named in the tag of a pasted wrapper', async () => {
    assert.deepEqual(await readVerdict(wrapperVast(FOREIGN), null), [
      'macro-foreign-player',
      'network',
      { ...FACTS, isInWrapper: true },
      '',
    ]);
  });
});
