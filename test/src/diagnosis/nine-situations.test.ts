import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Inspection } from '../../../src/vast/inspect/inspection.js';
import type { Viewer } from '../../../src/viewer.js';
import {
  answering,
  EMPTY_VAST,
  emptyInspection,
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
  const NO_AD =
    'Check in the ad server that an active campaign targets this ad unit, size, page and country.';

  it('is the matter of the ad server that the tag names', async () => {
    assert.deepEqual(await readVerdict(TAG, always(emptyInspection)), [
      ...['no-ad', 'ad-server', 'ads.example responded without an ad.', NO_AD, ''],
    ]);
  });

  it('is named with its slot and its device if it is in an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(TAG), always(emptyInspection)), [
      ...['no-ad', 'ad-server', 'ads.example responded without an ad (preroll, desktop).', NO_AD],
      PREROLL,
    ]);
  });

  it('is recognized in the pasted response, with and without requests', async () => {
    const expected = ['no-ad', 'ad-server', 'The response has no ad.', NO_AD, ''];
    assert.deepEqual(await readVerdict(EMPTY_VAST, null), expected);
    const inspection = inspectionOf([
      hop('', { text: EMPTY_VAST, failure: { code: 303, message: 'The ad server has no ad.' } }),
    ]);
    assert.deepEqual(
      await readVerdict(
        EMPTY_VAST,
        always(() => inspection),
      ),
      expected,
    );
  });

  it('is the matter of the network behind a wrapper that has none', async () => {
    const last = hop(NETWORK_TAG, {
      text: EMPTY_VAST,
      failure: { code: 303, message: 'The ad server has no ad.' },
    });
    assert.deepEqual(await readVerdict(TAG, wrapped(last)), [
      'no-ad-after-wrapper',
      'network',
      'network.example, behind 1 wrapper of ads.example, has no ad.',
      'Ask the network at network.example why it does not fill, or add a fallback campaign in ads.example.',
      '',
    ]);
  });
});

describe('an ad server that does not respond in time', () => {
  const inspect = always((url) => inspectionOf([lateHop(url)]));
  const NEXT =
    'Ask ads.example for a faster response, or put a faster ad server first in the waterfall.';

  it('is named with its seconds for a tag', async () => {
    assert.deepEqual(await readVerdict(TAG, inspect), [
      ...['response-timeout', 'ad-server', 'ads.example did not respond within 5 s.', NEXT, ''],
    ]);
  });

  it('is named with its slot for an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(TAG), inspect), [
      'response-timeout',
      'ad-server',
      'ads.example did not respond within 5 s (preroll, desktop).',
      NEXT,
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
      ...['response-timeout', 'ad-server', 'ads.example did not respond within 5 s.', NEXT, ''],
    ]);
  });
});

describe('a wrapper whose ad server does not respond in time', () => {
  const inspect = wrapped(lateHop(NETWORK_TAG, { durationMs: 4200 }));
  const NEXT =
    'Ask the network at network.example for a faster response; until then, pause its campaign in ads.example.';

  it('is the matter of the network for a tag', async () => {
    assert.deepEqual(await readVerdict(TAG, inspect), [
      'wrapper-timeout',
      'network',
      'network.example, behind 1 wrapper of ads.example, did not respond within 4.2 s.',
      NEXT,
      '',
    ]);
  });

  it('is named with its slot for an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(TAG), inspect), [
      'wrapper-timeout',
      'network',
      'network.example, behind 1 wrapper of ads.example, did not respond within 4.2 s (preroll, desktop).',
      NEXT,
      PREROLL,
    ]);
  });

  it('is found behind a pasted wrapper', async () => {
    assert.deepEqual(await readVerdict(wrapperVast(NETWORK_TAG), inspect), [
      'wrapper-timeout',
      'network',
      'network.example, behind 1 wrapper of the ad server, did not respond within 4.2 s.',
      'Ask the network at network.example for a faster response; until then, pause its campaign in the ad server.',
      '',
    ]);
  });
});

describe('a slot that is empty on mobile while desktop sells', () => {
  const expected = [
    'device-without-ads',
    'publisher',
    'The preroll has ads for desktop and none for mobile.',
    'Set the preroll for mobile too, or confirm that mobile has no ads.',
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
      'ads.example has an ad for desktop and none for mobile (preroll).',
      'Check in the ad server that a campaign targets mobile devices.',
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
        'ads.example has an ad for desktop and none for mobile.',
        'Check in the ad server that a campaign targets mobile devices.',
        '',
      ],
    );
  });
});

describe('consent that is missing', () => {
  const CONSENT_TAG = 'https://ads.example/vast?gdpr=[gdpr]&gdpr_consent=[GDPRCONSENT]';
  const viewer: Viewer = { ...VIEWER, consent: { gdprApplies: true } };
  const NEXT =
    'The consent platform gave no string for the macro in gdpr_consent: request the ad after it has answered.';

  it('is seen in the tag, requested or not', async () => {
    const expected = [
      'consent-missing',
      'consent',
      'The request to ads.example says gdpr=1 and has no consent string in gdpr_consent.',
      NEXT,
      '',
    ];
    assert.deepEqual(await readVerdict(CONSENT_TAG, null, { viewer }), expected);
    assert.deepEqual(await readVerdict(CONSENT_TAG, always(emptyInspection), { viewer }), expected);
  });

  it('is seen in an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(CONSENT_TAG), null, { viewer }), [
      'consent-missing',
      'consent',
      'The request to ads.example says gdpr=1 and has no consent string in gdpr_consent (preroll, desktop).',
      NEXT,
      PREROLL,
    ]);
  });

  it('is seen in the tag of a pasted wrapper', async () => {
    const wrapper = wrapperVast('https://network.example/vast?gdpr=1&gdpr_consent=');
    assert.deepEqual(await readVerdict(wrapper, null), [
      'consent-missing',
      'network',
      'The request to network.example says gdpr=1 and has no consent string in gdpr_consent.',
      'Request the ad only after the consent platform has answered, and fill gdpr_consent with [GDPRCONSENT].',
      '',
    ]);
  });

  it('is no matter of an ad that plays', async () => {
    const [id] = await readVerdict(CONSENT_TAG, always(playingInspection), { viewer });
    assert.equal(id, 'ad-plays');
  });
});

describe('a page address that is encoded twice', () => {
  const TWICE =
    'https://ads.example/vast?url=https%253A%252F%252Fnews.example%252Fstory&cb=[CACHEBUSTING]';
  const NEXT = 'Decode the value of url in the ad tag once.';

  it('is seen in the tag, requested or not', async () => {
    const expected = [
      'page-url-encoded-twice',
      'publisher',
      'The address in the parameter url is encoded twice, so ads.example cannot read the page.',
      NEXT,
      '',
    ];
    assert.deepEqual(await readVerdict(TWICE, null), expected);
    assert.deepEqual(await readVerdict(TWICE, always(emptyInspection)), expected);
  });

  it('is seen in an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(TWICE), null), [
      'page-url-encoded-twice',
      'publisher',
      'The address in the parameter url is encoded twice, so ads.example cannot read the page (preroll, desktop).',
      NEXT,
      PREROLL,
    ]);
  });

  it('is seen in the tag of a pasted wrapper', async () => {
    assert.deepEqual(await readVerdict(wrapperVast(TWICE), null), [
      'page-url-encoded-twice',
      'publisher',
      'The address in the parameter url is encoded twice, so ads.example cannot read the page.',
      NEXT,
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
      'The ad tag requests http://ads.example, which browsers block on https pages.',
      'Write the ad tag with https://.',
      '',
    ];
    assert.deepEqual(await readVerdict(HTTP_TAG, null), expected);
    assert.deepEqual(await readVerdict(HTTP_TAG, always(playingInspection)), expected);
  });

  it('is seen in an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(HTTP_TAG), null), [
      'http-on-https',
      'publisher',
      'The ad tag requests http://ads.example, which browsers block on https pages (preroll, desktop).',
      'Write the ad tag with https://.',
      PREROLL,
    ]);
  });

  it('is the matter of the network if a wrapper has it', async () => {
    assert.deepEqual(await readVerdict(wrapperVast('http://network.example/vast'), null), [
      'http-on-https',
      'network',
      'A wrapper of the ad server leads to http://network.example, which browsers block on https pages.',
      'Ask the network at network.example for a tag with https://.',
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
  const NEXT = 'Ask for the same creative as MP4 (H.264 and AAC).';

  it('is not run for a tag', async () => {
    assert.deepEqual(await readVerdict(TAG, always(vpaid)), [
      'vpaid-only',
      'ad-server',
      'The ad of ads.example has only VPAID media, which the player does not run.',
      NEXT,
      '',
    ]);
  });

  it('is not run for an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(TAG), always(vpaid)), [
      'vpaid-only',
      'ad-server',
      'The ad of ads.example has only VPAID media, which the player does not run (preroll, desktop).',
      NEXT,
      PREROLL,
    ]);
  });

  it('is seen in the pasted response, with and without requests', async () => {
    const expected = [
      'vpaid-only',
      'ad-server',
      'The ad has only VPAID media, which the player does not run.',
      NEXT,
      '',
    ];
    assert.deepEqual(await readVerdict(inlineVast(VPAID_MEDIA), null), expected);
    assert.deepEqual(await readVerdict(inlineVast(VPAID_MEDIA), always(vpaid)), expected);
  });

  it('is the matter of the network if a wrapper leads to it', async () => {
    const last = hop(NETWORK_TAG, { text: inlineVast(VPAID_MEDIA) });
    const [id, owner, sentence] = await readVerdict(
      TAG,
      wrapped(last, [inspectedAd(1, 'VPAID', 'application/javascript')]),
    );
    assert.deepEqual(
      [id, owner, sentence],
      [
        'vpaid-only',
        'network',
        'The ad of network.example has only VPAID media, which the player does not run.',
      ],
    );
  });
});

describe('macros of another player', () => {
  const FOREIGN = 'https://ads.example/vast?p={player.name}&d={mediainfo.link}&cb=[CACHEBUSTING]';
  const NEXT = 'Add replace rules for these placeholders, or remove them.';
  const sentence = (where = ''): string =>
    `The ad tag of ads.example has placeholders of Brightcove and videojs-contrib-ads that nobody fills: {player.name}, {mediainfo.link}${where}.`;

  it('are named for a tag, requested or not', async () => {
    const expected = ['macro-foreign-player', 'publisher', sentence(), NEXT, ''];
    assert.deepEqual(await readVerdict(FOREIGN, null), expected);
    assert.deepEqual(await readVerdict(FOREIGN, always(emptyInspection)), expected);
  });

  it('are named for an embed', async () => {
    assert.deepEqual(await readVerdict(embedOf(FOREIGN), null), [
      ...['macro-foreign-player', 'publisher', sentence(' (preroll, desktop)'), NEXT, PREROLL],
    ]);
  });

  it('are named in the tag of a pasted wrapper', async () => {
    assert.deepEqual(await readVerdict(wrapperVast(FOREIGN), null), [
      ...['macro-foreign-player', 'publisher', sentence(), NEXT, ''],
    ]);
  });
});
