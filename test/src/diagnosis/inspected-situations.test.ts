import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createCase } from '../../../src/diagnosis/case/create-case.js';
import { replayCase } from '../../../src/diagnosis/case/replay-case.js';
import { diagnose } from '../../../src/diagnosis/diagnose.js';
import type { DiagnoseOptions } from '../../../src/diagnosis/diagnose-options.js';
import type { Diagnosis } from '../../../src/diagnosis/diagnosis.js';
import {
  inspectAdTag,
  inspectDocument,
  type InspectOptions,
} from '../../../src/vast/node/index.js';
import type { Viewer } from '../../../src/viewer.js';
import { EMPTY_VAST, inlineVast, VPAID_MEDIA, wrapperVast } from './inspections.js';
import { type AdServer, startAdServer } from './ad-server.js';
import { factsOf } from './read-verdict.js';

const VIEWER: Viewer = { now: 1_700_000_000_000, random: 0.25 };

const OVERLAY_VAST =
  '<VAST version="4.2"><Ad id="1"><InLine><AdSystem>Test</AdSystem><AdTitle>Ad</AdTitle><AdServingId>1</AdServingId><Impression>https://ads.example/seen</Impression><Creatives><Creative><UniversalAdId idRegistry="test">1</UniversalAdId><NonLinearAds><NonLinear width="300" height="50"><StaticResource creativeType="image/png">https://cdn.example/banner.png</StaticResource></NonLinear></NonLinearAds></Creative></Creatives></InLine></Ad></VAST>';

const VMAP =
  '<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0"><vmap:AdBreak timeOffset="start" breakType="linear" breakId="pre"/></vmap:VMAP>';

const COMPANION_VAST = inlineVast().replace(
  '</Creatives>',
  '<Creative><CompanionAds required="all"><Companion width="300" height="250"><StaticResource creativeType="image/png">https://cdn.example/c.png</StaticResource></Companion></CompanionAds></Creative></Creatives>',
);

/** Each path of the server with the verdict that its tag has, as id and owner. */
const SITUATIONS: readonly (readonly [title: string, path: string, id: string, owner: string])[] = [
  ['an ad that plays', '/ad', 'ad-plays', 'nobody'],
  ['an ad behind a wrapper', '/to/ad', 'ad-plays', 'nobody'],
  ['a response without an ad', '/empty', 'no-ad', 'ad-server'],
  ['status 204', '/status/204', 'no-ad', 'ad-server'],
  ['an empty body', '/blank', 'no-ad', 'ad-server'],
  ['an empty body behind a wrapper', '/to/blank', 'no-ad-after-wrapper', 'network'],
  ['no ad behind a wrapper', '/to/empty', 'no-ad-after-wrapper', 'network'],
  ['no response in time', '/stall', 'response-timeout', 'ad-server'],
  ['no response behind a wrapper', '/to/stall', 'wrapper-timeout', 'network'],
  ['status 404', '/status/404', 'http-client-error', 'publisher'],
  ['status 503', '/status/503', 'http-server-error', 'ad-server'],
  ['status 503 behind a wrapper', '/to/status/503', 'http-server-error', 'network'],
  ['a connection that is closed', '/close', 'unreachable', 'ad-server'],
  ['a redirect to file:', '/redirect/file', 'address-refused', 'ad-server'],
  ['a redirect to data: behind a wrapper', '/to/redirect/data', 'address-refused', 'network'],
  ['redirects in a circle', '/redirect/circle', 'address-refused', 'ad-server'],
  ['a redirect into a private network', '/redirect/private', 'address-refused', 'ad-server'],
  ['a wrapper into a private network', '/to-private', 'local-host', 'network'],
  ['malformed XML', '/malformed', 'xml-malformed', 'ad-server'],
  ['an HTML page', '/html?zone=7', 'response-html', 'ad-server'],
  ['a page in place of a tag', '/html', 'response-html', 'publisher'],
  ['JSON', '/json', 'response-json', 'ad-server'],
  ['an RSS feed', '/rss', 'response-feed', 'publisher'],
  ['JavaScript', '/script', 'response-javascript', 'publisher'],
  ['JSON in a call', '/jsonp', 'response-javascript', 'publisher'],
  ['another root element', '/other', 'root-unexpected', 'ad-server'],
  ['VAST 1', '/vast1', 'vast-version', 'ad-server'],
  ['an unknown version', '/vast9', 'vast-version', 'ad-server'],
  ['wrappers in a circle', '/loop', 'wrapper-loop', 'network'],
  ['too many wrappers', '/deep/0', 'wrapper-limit', 'network'],
  ['too many wrappers of one script', '/deep?0', 'wrapper-limit', 'network'],
  ['a wrapper without a tag', '/no-uri', 'wrapper-without-tag', 'ad-server'],
  ['VPAID alone', '/vpaid', 'vpaid-only', 'advertiser'],
  ['VPAID behind a wrapper', '/to/vpaid', 'vpaid-only', 'advertiser'],
  ['a media file that is missing', '/file/404', 'media-file-missing', 'advertiser'],
  [
    'a media file that is missing behind a wrapper',
    '/to/file/404',
    'media-file-missing',
    'network',
  ],
  ['a media file that is a page', '/file/page', 'media-file-not-media', 'advertiser'],
  ['a media file that is there', '/file/video', 'ad-plays', 'nobody'],
  ['media that no browser plays', '/flash', 'media-unplayable', 'advertiser'],
  ['no media', '/no-media', 'media-missing', 'ad-server'],
  ['a VMAP playlist whose break has no source', '/vmap', 'no-ad', 'ad-server'],
  ['a VMAP playlist whose break has no ad', '/vmap-of/empty', 'no-ad-after-wrapper', 'network'],
  ['a VMAP playlist whose break has an ad', '/vmap-of/ad', 'playlist-plays', 'nobody'],
  [
    'a VMAP playlist whose break leads to no ad',
    '/vmap-of/to/empty',
    'no-ad-after-wrapper',
    'network',
  ],
  ['a VMAP playlist whose server is silent', '/vmap-of/stall', 'wrapper-timeout', 'network'],
  ['a VMAP playlist behind a wrapper', '/to/vmap', 'vmap-misplaced', 'network'],
];

const BODIES: Readonly<Record<string, string>> = {
  '/to-private': wrapperVast('http://[fd00::1]:8080/tag'),
  '/empty': EMPTY_VAST,
  '/blank': '',
  '/malformed': '<VAST version="4.2"><Ad></VAST>',
  '/html': '<!DOCTYPE html><html><body>It works!</body></html>',
  '/json': '{"error":"no auth"}',
  '/rss': '<rss version="2.0"></rss>',
  '/script': '(function () { document.write("ad"); })();',
  '/jsonp': 'callback({"ad": null});',
  '/other': '<Error><Code>AccessDenied</Code></Error>',
  '/vast1': '<VideoAdServingTemplate></VideoAdServingTemplate>',
  '/vast9': '<VAST version="9.0"><Ad/></VAST>',
  '/no-uri': wrapperVast(''),
  '/vpaid': inlineVast(VPAID_MEDIA),
  '/flash': inlineVast(
    '<MediaFile type="video/x-flv" width="640" height="360">https://cdn.example/ad.flv</MediaFile>',
  ),
  '/no-media': inlineVast(''),
  '/overlay': OVERLAY_VAST,
  '/vmap': VMAP,
  '/companion': COMPANION_VAST,
};

let server: AdServer;

/** Only a server that never responds runs out of time. */
const limitsOf = (tag: string): InspectOptions => ({
  allowPrivate: [server.tagOrigin, server.networkOrigin],
  requestTimeoutMs: tag.includes('/stall') ? 300 : 60_000,
  showsCompanions: false,
});

const options = (viewer: Viewer = VIEWER): DiagnoseOptions => ({
  viewer,
  inspect: {
    inspectAdTag: (tag, given) => inspectAdTag(tag, { ...given, ...limitsOf(tag) }),
    inspectDocument: (text, given) => inspectDocument(text, { ...given, ...limitsOf(text) }),
  },
});

/** The diagnosis is as good from its case as from the network. */
const assertReplays = async (diagnosis: Diagnosis, viewer?: Viewer): Promise<void> => {
  const adCase = await createCase(diagnosis, options(viewer));
  const first = await replayCase(adCase);
  const file = JSON.parse(JSON.stringify(adCase)) as typeof adCase;
  assert.equal(JSON.stringify(await replayCase(file)), JSON.stringify(first));
  assert.deepEqual(adCase.verdict, diagnosis.verdict);
  assert.deepEqual(first.verdict, diagnosis.verdict);
  assert.deepEqual(first.findings, diagnosis.findings);
};

describe('the diagnosis of what a server answers', () => {
  before(async () => {
    server = await startAdServer(BODIES);
  });
  after(() => server.stop());

  for (const [title, path, id, owner] of SITUATIONS) {
    it(`names ${title}, and replays from its case`, async () => {
      const diagnosis = await diagnose(`${server.tagOrigin}${path}`, options());
      const { verdict } = diagnosis;
      assert.deepEqual([verdict.id, verdict.owner], [id, owner], JSON.stringify(verdict.params));
      await assertReplays(diagnosis);
    });
  }

  for (const [path, target, isPrivate] of [
    ['file', 'file:', false],
    ['private', '169.254.169.254', true],
  ] as const)
    it(`says where a redirect to ${path} leads`, async () => {
      const { verdict } = await diagnose(`${server.tagOrigin}/redirect/${path}`, options());
      const { host, ...facts } = factsOf(verdict);
      assert.deepEqual(facts, {
        lastHost: host,
        target,
        isPrivate,
        isLoop: false,
        needsCookies: false,
      });
    });

  it('names the server that did not respond and its seconds', async () => {
    const { verdict } = await diagnose(`${server.tagOrigin}/to/stall`, options());
    const { host, lastHost, wrappers, seconds } = factsOf(verdict);
    assert.match(String(host), /^127\.0\.0\.1:\d+$/);
    assert.match(String(lastHost), /^localhost:\d+$/);
    assert.equal(wrappers, 1);
    assert.ok(Number(seconds) > 0 && Number(seconds) < 10, String(seconds));
  });

  it('names a required companion that the page does not show', async () => {
    const diagnosis = await diagnose(`${server.tagOrigin}/companion`, options());
    assert.deepEqual(
      [diagnosis.verdict.id, diagnosis.verdict.owner],
      ['companion-required', 'publisher'],
    );
    await assertReplays(diagnosis);
  });

  it('names a server that lacks the CORS header for the page', async () => {
    const { verdict } = await diagnose(`${server.tagOrigin}/ad`, {
      viewer: VIEWER,
      inspect: {
        inspectAdTag: (tag, given) => inspectAdTag(tag, { ...given, origin: 'http://news.test' }),
        inspectDocument,
      },
    });
    assert.deepEqual([verdict.id, verdict.owner], ['cors-refused', 'ad-server']);
  });

  for (const [slot, path, found] of [
    ['preroll', '/overlay', 'non-linear'],
    ['overlay_main', '/ad', 'linear'],
  ] as const) {
    it(`names a ${found} ad that does not fit the slot ${slot}`, async () => {
      const ad = { source_url: `${server.tagOrigin}${path}` };
      const embed = JSON.stringify({ id: '7', [slot]: [ad], [`mobile_${slot}`]: [ad] });
      const diagnosis = await diagnose(embed, options());
      const { verdict } = diagnosis;
      assert.deepEqual([verdict.id, verdict.owner], ['linearity-mismatch', 'ad-server']);
      await assertReplays(diagnosis);
    });
  }

  it('is that of the second tag of a waterfall if it plays', async () => {
    const tags = [`${server.tagOrigin}/empty`, `${server.tagOrigin}/ad`].join('***');
    const { verdict } = await diagnose(tags, options());
    assert.equal(verdict.id, 'ad-plays');
  });

  it('follows the wrapper in a pasted response', async () => {
    const wrapper = wrapperVast(`${server.networkOrigin}/stall`);
    const diagnosis = await diagnose(wrapper, options());
    assert.equal(diagnosis.verdict.id, 'wrapper-timeout');
    await assertReplays(diagnosis);
  });

  it('requests the same URL once for desktop and mobile', async () => {
    const ad = { source_url: `${server.tagOrigin}/ad?once` };
    const embed = JSON.stringify({ id: '7', preroll: [ad], mobile_preroll: [ad] });
    const { verdict, tags } = await diagnose(embed, options());
    assert.equal(verdict.id, 'ad-plays');
    assert.deepEqual(
      tags.map(({ device }) => device),
      ['desktop', 'mobile'],
    );
    assert.equal(server.requests.filter((path) => path === '/ad?once').length, 1);
  });

  it('is that of a missing consent string, although the server only says that it has no ad', async () => {
    const viewer: Viewer = { ...VIEWER, consent: { gdprApplies: true } };
    const tag = `${server.tagOrigin}/empty?gdpr=[gdpr]&gdpr_consent=[GDPRCONSENT]`;
    const diagnosis = await diagnose(tag, options(viewer));
    assert.equal(diagnosis.verdict.id, 'consent-missing');
    await assertReplays(diagnosis, viewer);
  });
});
