import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expandAdTag } from '../../../../src/ad-tags/expand-ad-tag.js';
import {
  startOf,
  TYPICAL_CONTENT,
  typicalViewer,
} from '../../../../src/lint/ad-tag/typical-viewer.js';
import { resolveEmbed } from '../../../../src/resolve/resolve-embed.js';
import { asEmbed } from '../../resolve/rule-table.js';

/** What the macros are for a viewer on a desktop, by their names. */
const VALUES: Readonly<Record<string, string>> = {
  TIMESTAMP: '2026-01-01T00:00:00.000Z',
  CACHEBUSTING: '55000000',
  CONTENTPLAYHEAD: '00:00:00.000',
  MEDIAPLAYHEAD: '00:00:00.000',
  CLIENTUA: 'player/1.0 vast/1.0',
  SERVERSIDE: '0',
  DEVICEUA: 'Mozilla/5.0',
  LIMITADTRACKING: '0',
  DOMAIN: 'www.example.com',
  PAGEURL: 'https://www.example.com/',
  APPBUNDLE: '0',
  VASTVERSIONS: '2,3,7,11,13',
  APIFRAMEWORKS: '7',
  EXTENSIONS: 'AdVerifications',
  VERIFICATIONVENDORS: 'example.com-omid',
  OMIDPARTNER: 'example/1.0',
  MEDIAMIME: 'video/mp4',
  PLAYERCAPABILITIES: 'skip,mute,fullscreen',
  CLICKTYPE: '1',
  INVENTORYSTATE: 'skippable',
  PLAYBACKMETHODS: '3',
  PLAYERSIZE: '640,360',
  CONTENTID: 'www.example.com 1',
  CONTENTURI: 'https://media.example.com/1.m3u8',
  CONTENTCAT: 'IAB1',
  REGULATIONS: 'gdpr',
  GDPRCONSENT: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
  GPPSTRING: 'DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
  GPPSECTIONID: '2',
  DSAREQUIRED: '0',
  DSAPARAMS: '1',
  DSAPUBRENDER: '1',
  timestamp: '1767225600000',
  correlator: '2345678901',
  referrer: 'https://www.example.org/',
  page_title: 'Example',
  language: 'en',
  video_title: 'Example',
  video_description: 'Example',
  video_duration: '60',
  livestream: '0',
  muted: '0',
  autoplay: '0',
  vpa: 'click',
  vconp: '1',
  dnt: '0',
  browser_language: 'en',
  device_os: 'Windows',
  device_model: '',
  gdpr: '1',
  addtl_consent: '1~7.12.35',
  us_privacy: '1---',
  coppa: '0',
};

/** The value of a macro in an ad tag, before it is encoded. */
const valueOf = (name: string, device: 'desktop' | 'mobile'): string | null | undefined =>
  expandAdTag(`https://ads.example/v?a=[${name}]`, {
    content: TYPICAL_CONTENT,
    ...typicalViewer(device),
  }).expansions[0]?.raw;

describe('the typical viewer', () => {
  for (const [name, value] of Object.entries(VALUES))
    it(`fills [${name}] with ${JSON.stringify(value)}`, () => {
      assert.equal(valueOf(name, 'desktop'), value);
    });

  it('has a device with a platform and a model on a mobile', () => {
    assert.equal(valueOf('device_os', 'mobile'), 'Android');
    assert.equal(valueOf('device_model', 'mobile'), 'Pixel 8');
    for (const [device, mobile] of [
      ['desktop', false],
      ['mobile', true],
    ] as const) {
      const viewer = typicalViewer(device).device;
      assert.ok(typeof viewer === 'object');
      assert.equal(viewer.type, device);
      assert.equal(viewer.clientHints?.mobile, mobile);
    }
  });

  it('has neither an IP address nor an advertising id nor an app, which no browser tells', () => {
    for (const name of ['DEVICEIP', 'IFA', 'STOREID', 'STOREURL', 'app_name', 'LATLONG'])
      assert.ok([null, undefined, '-1'].includes(valueOf(name, 'desktop')), name);
  });
});

describe('the start of the content for the typical viewer', () => {
  for (const [fields, start] of [
    [{}, { muted: false, playbackMethod: 3, inventoryState: [] }],
    [{ mute: '1' }, { muted: true, playbackMethod: 3, inventoryState: [] }],
    [{ autoplay: '1' }, { muted: false, playbackMethod: 1, inventoryState: ['autoplayed'] }],
    [
      { autoplay: '1', mute: '1' },
      { muted: true, playbackMethod: 2, inventoryState: ['mautoplayed'] },
    ],
  ] as const)
    it(`is that of an embed with ${JSON.stringify(fields)}`, () => {
      const { config } = resolveEmbed(asEmbed({ id: '7', ...fields }));
      assert.deepEqual(startOf({ ...config, size: { ...config.size, width: null } }), start);
      assert.deepEqual(startOf({ ...config, size: { ...config.size, height: null } }), start);
      assert.deepEqual(startOf({ ...config, size: { ...config.size, width: 320, height: 180 } }), {
        ...start,
        width: 320,
        height: 180,
      });
    });
});
