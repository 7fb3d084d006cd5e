import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../../src/diagnosis/diagnose.js';
import type { DiagnoseOptions } from '../../../../src/diagnosis/diagnose-options.js';
import type { Inspection, MediaCheck } from '../../../../src/vast/inspect/inspection.js';
import type { Viewer } from '../../../../src/viewer.js';
import {
  emptyInspection,
  failure,
  FOUND,
  hop,
  inlineVast,
  inspectedAd,
  inspectionOf,
  lateHop,
  playingInspection,
} from '../inspections.js';
import { always, factsOf, verdictOf, VIEWER } from '../read-verdict.js';

const TAG = 'https://ads.example/vast?cb=[CACHEBUSTING]';

const ad = (fields: object = {}): object => ({ id: '1', source_url: TAG, ...fields });

/** An embed whose content is ready, with these fields. */
const embed = (fields: object): string =>
  JSON.stringify({ id: '7', video: { id: '9', available_video: '1' }, ...fields });

const both = (...ads: readonly object[]): object => ({ preroll: ads, mobile_preroll: ads });

const BULKS = (settings: object): object => ({
  bulks: [{ id: '3', label: 'no-ads', context_rules: ['*'], ...settings }],
});

/** What the embed or the tag alone shows: the input, then id, owner and path of the verdict. */
const WITHOUT_REQUESTS: readonly (readonly [
  title: string,
  input: string,
  id: string,
  owner: string,
  path: string,
])[] = [
  ['an embed without ads', embed({}), 'embed-without-ads', 'publisher', ''],
  [
    'a bulk that clears the ads',
    embed({ ...both(ad()), ...BULKS({ preroll: [], mobile_preroll: [] }) }),
    'ads-off-by-bulk',
    'publisher',
    '/bulks',
  ],
  [
    'a video that is not converted',
    embed({ ...both(ad()), video: { id: '9', available_video: '0' } }),
    'content-processing',
    'nobody',
    '/video/available_video',
  ],
  [
    'a video whose conversion failed',
    embed({ ...both(ad()), video: { id: '9', available_video: '0', invalid_video: '1' } }),
    'content-failed',
    'publisher',
    '/video/invalid_video',
  ],
  [
    'a hosted ad that is not converted',
    embed(both({ id: '2', adv_type: 'advideo', available_video: '0' })),
    'ad-video-not-ready',
    'publisher',
    '/preroll/0/available_video',
  ],
  [
    'a hosted ad',
    embed(both({ id: '2', adv_type: 'advideo', available_video: '1' })),
    'hosted-ad-plays',
    'nobody',
    '/preroll/0',
  ],
  [
    'an ad object without a tag and a video',
    embed(both({ id: '2', adv_type: 'other' })),
    'ad-object-unknown',
    'publisher',
    '/preroll/0',
  ],
  [
    'an empty tag',
    embed(both(ad({ adv_type: 'dart', source_url: '' }))),
    'tag-empty',
    'publisher',
    '/preroll/0/source_url',
  ],
  [
    'an overlay that is linear',
    embed({ overlay_main: [ad({ type: 'linear' })], mobile_overlay_main: [ad()] }),
    'slot-type-mismatch',
    'publisher',
    '/overlay_main/0',
  ],
  [
    'a slot that only mobile has',
    embed({ mobile_postroll: [ad()] }),
    'device-without-ads',
    'publisher',
    '/postroll',
  ],
  [
    'a tag that was copied from HTML',
    'https://ads.example/?a=1&amp;b=2',
    'tag-html-escaped',
    'publisher',
    '',
  ],
  ['a tag without a scheme', 'ads.example/vast?x=1', 'tag-not-url', 'publisher', ''],
  ['a tag of another scheme', 'ftp://ads.example/x', 'tag-not-url', 'publisher', ''],
  ['a tag with a password', 'https://u:p@ads.example/vast', 'tag-not-url', 'publisher', ''],
  [
    'a placeholder in the host',
    'https://[DOMAIN].ads.example/vast',
    'tag-not-url',
    'publisher',
    '',
  ],
  [
    'placeholders that only an ad server fills',
    'https://ads.example/?x=%%PATTERN:k%%',
    'macro-server-side',
    'publisher',
    '',
  ],
  [
    'a placeholder that nobody knows',
    'https://ads.example/?x=[FOO_BAR]',
    'macro-unresolved',
    'publisher',
    '',
  ],
  ['a tag without a fault', TAG, 'not-requested', 'unknown', ''],
  [
    'embed code with an address',
    '<iframe src="https://p.example/7"></iframe>',
    'embed-address',
    'publisher',
    '',
  ],
  ['malformed JSON', '{"preroll": [],}', 'json-malformed', 'publisher', ''],
  ['nothing', '', 'input-empty', 'unknown', ''],
  ['anything', 'hello', 'input-unknown', 'unknown', ''],
];

describe('the verdict without requests', () => {
  for (const [title, input, id, owner, path] of WITHOUT_REQUESTS)
    it(`is about ${title}`, async () => {
      const verdict = await verdictOf(input);
      assert.deepEqual([verdict.id, verdict.owner, verdict.path], [id, owner, path]);
    });

  it('says that it is from the text alone, if a request might change it', async () => {
    const { note } = await verdictOf('https://ads.example/?x=[FOO_BAR]');
    assert.notEqual(note, '');
    assert.equal((await verdictOf(embed({}))).note, '');
  });

  it('names the label that the page selects', async () => {
    const input = embed({
      ...both(ad()),
      ...BULKS({ context_rules: [], preroll: [], mobile_preroll: [] }),
    });
    assert.equal((await verdictOf(input)).id, 'not-requested');
    const verdict = await verdictOf(input, { resolve: { bulkLabel: 'no-ads' } });
    assert.equal(verdict.id, 'ads-off-by-bulk');
    assert.deepEqual(factsOf(verdict), { label: 'no-ads', by: 'label' });
  });

  it('is the same for an inspector that rejects', async () => {
    const reject = (): Promise<never> => Promise.reject(new Error('offline'));
    const inspect = { inspectAdTag: reject, inspectDocument: reject };
    assert.equal((await verdictOf(TAG, { inspect })).id, 'not-requested');
    assert.equal((await verdictOf('<VAST version="4.2"/>', { inspect })).id, 'no-ad');
  });
});

describe('the verdict about consent', () => {
  const withConsent = (consent: Viewer['consent']): DiagnoseOptions => ({
    viewer: { ...VIEWER, ...(consent && { consent }) },
    inspect: always(emptyInspection),
  });

  it('is that it came after the expansion of the tag', async () => {
    const verdict = await verdictOf(TAG, withConsent({ knownAt: 1_700_000_001_500 }));
    assert.deepEqual([verdict.id, verdict.owner], ['consent-late', 'consent']);
    assert.deepEqual(factsOf(verdict), { host: 'ads.example', seconds: 1.5 });
  });

  it('is that its dialog is open', async () => {
    const verdict = await verdictOf(TAG, withConsent({ dialogOpen: true }));
    assert.equal(verdict.id, 'consent-late');
    assert.deepEqual(factsOf(verdict), { host: 'ads.example' });
  });

  it('is that it withholds identifiers from a server that has no ad', async () => {
    const verdict = await verdictOf(
      'https://ads.example/?i=[IFA]',
      withConsent({ withheld: ['IFA'] }),
    );
    assert.deepEqual([verdict.id, verdict.owner], ['consent-withheld', 'consent']);
    assert.deepEqual(factsOf(verdict), { host: 'ads.example', placeholders: ['[IFA]'] });
  });

  it('is not about values that it withholds while the ad plays', async () => {
    const options = { ...withConsent({ withheld: ['IFA'] }), inspect: always(playingInspection) };
    assert.equal((await verdictOf('https://ads.example/?i=[IFA]', options)).id, 'ad-plays');
  });
});

describe('the verdict with requests', () => {
  it('is that a browser extension blocked a known ad server', async () => {
    const inspect = always((url) =>
      inspectionOf([
        lateHop(url, { cors: 'refused', durationMs: 4, failure: failure(301, 'Unreachable.') }),
      ]),
    );
    const verdict = await verdictOf('https://pubads.g.doubleclick.net/gampad/ads?iu=/1/2', {
      inspect,
    });
    assert.deepEqual([verdict.id, verdict.owner], ['ad-blocker', 'browser']);
    assert.equal((await verdictOf(TAG, { inspect })).id, 'unreachable');
  });

  it('names the code of a failure without a situation', async () => {
    const inspect = always((url) => inspectionOf([hop(url, { failure: failure(204) })]));
    const verdict = await verdictOf(TAG, { inspect });
    assert.equal(verdict.id, 'failure-code');
    assert.deepEqual(factsOf(verdict), {
      host: 'ads.example',
      lastHost: 'ads.example',
      code: 204,
      reason: 'unexpected',
      params: {},
    });
  });

  it('says for how long the ad plays', async () => {
    const verdict = await verdictOf(TAG, { inspect: always(playingInspection) });
    assert.deepEqual([verdict.id, verdict.owner], ['ad-plays', 'nobody']);
    assert.deepEqual([factsOf(verdict)['seconds'], factsOf(verdict)['file']], [15, 'responded']);
  });

  it('writes the length of the ad in tenths of a second', async () => {
    const ad = inspectedAd(0);
    const linear = ad.ad.linear && { ...ad.ad.linear, durationSeconds: 15.3333333 };
    const inspect = always((url) =>
      inspectionOf([hop(url, { text: inlineVast() })], [{ ...ad, ad: { ...ad.ad, linear } }]),
    );
    const { sentence } = await verdictOf(TAG, { inspect, language: 'de' });
    assert.match(sentence, /15,3/);
  });

  /** An inspection of an ad whose media file was checked like this. */
  const checkedInspection = (url: string, check: MediaCheck | undefined): Inspection => {
    const ad = inspectedAd(0);
    const media = ad.media.map(({ media: file, isPlayable, isChosen, reason }) => ({
      media: file,
      isPlayable,
      isChosen,
      reason,
      ...(check && { check }),
    }));
    return inspectionOf([hop(url, { text: inlineVast() })], [{ ...ad, media }]);
  };

  it('does not claim that an ad plays whose media file was not requested', async () => {
    const verdict = await verdictOf(TAG, {
      inspect: always((url) => checkedInspection(url, undefined)),
    });
    assert.deepEqual([verdict.id, verdict.owner], ['ad-plays', 'nobody']);
    assert.equal(factsOf(verdict)['file'], 'not-requested');
  });

  it('does not claim that an ad plays whose media file has no readable response', async () => {
    const check = { ...FOUND, result: 'not-checked', status: null } as const;
    const { file, mediaHost } = factsOf(
      await verdictOf(TAG, { inspect: always((url) => checkedInspection(url, check)) }),
    );
    assert.deepEqual([file, mediaHost], ['unreadable', 'cdn.example']);
  });

  it('does not claim that the ad of a pasted document plays', async () => {
    assert.equal(factsOf(await verdictOf(inlineVast()))['file'], 'not-requested');
  });

  it('is in Italian on request, with the decimal comma', async () => {
    const inspect = always((url) => inspectionOf([lateHop(url, { durationMs: 4200 })]));
    const { sentence } = await verdictOf(TAG, { inspect, language: 'it-IT' });
    assert.equal(sentence, 'ads.example non ha risposto entro 4,2 s.');
  });

  it('is about the device of the viewer first', async () => {
    const input = embed({
      preroll: [ad({ source_url: 'https://desktop.example/' })],
      mobile_preroll: [ad({ source_url: 'https://mobile.example/' })],
    });
    const inspect = always((url) =>
      url.includes('mobile') ? inspectionOf([lateHop(url)]) : emptyInspection(url),
    );
    assert.equal((await verdictOf(input, { inspect })).id, 'no-ad');
    const viewer: Viewer = { ...VIEWER, device: 'mobile' };
    const verdict = await verdictOf(input, { inspect, viewer });
    assert.deepEqual(
      [verdict.id, verdict.path],
      ['response-timeout', '/mobile_preroll/0/source_url'],
    );
  });

  it('is about the most likely cause of several slots', async () => {
    const input = embed({
      preroll: [ad()],
      mobile_preroll: [ad()],
      postroll: [ad({ source_url: 'http://ads.example/vast' })],
      mobile_postroll: [ad()],
    });
    const verdict = await verdictOf(input, { inspect: always(emptyInspection) });
    assert.deepEqual([verdict.id, verdict.path], ['http-on-https', '/postroll/0/source_url']);
  });

  it('is that the ad plays if one tag of a waterfall has one', async () => {
    const input = embed(both(ad({ source_url: `https://a.example/***${TAG}` })));
    const inspect = always((url) =>
      url.includes('a.example') ? emptyInspection(url) : playingInspection(url),
    );
    const verdict = await verdictOf(input, { inspect });
    assert.deepEqual([verdict.id, factsOf(verdict)['host']], ['ad-plays', 'ads.example']);
  });

  it('has the findings of the rules as its evidence, errors first', async () => {
    const { findings } = await diagnose('http://ads.example/vast?gdpr=1&gdpr_consent=', {
      viewer: VIEWER,
    });
    assert.equal(findings[0]?.severity, 'error');
    assert.ok(findings.some(({ id }) => id === 'consent-flag-without-string'));
    const order = findings.map(({ severity }) => ['error', 'warning', 'info'].indexOf(severity));
    assert.deepEqual(
      order,
      [...order].sort((one, other) => one - other),
    );
  });

  it('points findings about responses into the diagnosis', async () => {
    const inspect = always((url) =>
      inspectionOf([hop(url, { text: '<VAST version="4.2"/>', failure: failure(303) })], []),
    );
    const { findings } = await diagnose(TAG, { viewer: VIEWER, inspect });
    assert.ok(
      findings.some(
        ({ id, path }) => id === 'vast-no-ad' && path.startsWith('/tags/0/inspection/hops/0'),
      ),
    );
  });

  it('says nothing of the code that the player refuses while other media play', async () => {
    const inspect = always((url) =>
      inspectionOf(
        [hop(url, { text: inlineVast() })],
        [inspectedAd(0, 'VPAID', 'application/javascript'), inspectedAd(0)],
      ),
    );
    assert.equal((await verdictOf(TAG, { inspect })).id, 'ad-plays');
  });
});
