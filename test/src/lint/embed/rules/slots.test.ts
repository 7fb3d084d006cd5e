import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lintEmbed } from '../../../../../src/lint/embed/lint-embed.js';
import { asEmbed } from '../../../resolve/rule-table.js';
import { embedFacts, type EmbedRow } from '../embed-facts.js';
import { idsIn } from '../../reports.js';

const tag = (name: string, query = ''): string =>
  `https://ads.example/${name}?cb=[CACHEBUSTING]${query}`;

const ad = (sourceUrl: string, fields: object = {}): object => ({
  id: '1',
  adv_type: 'dart',
  source_url: sourceUrl,
  ...fields,
});

const MOBILE = { mobile_preroll: [ad(tag('m'))] };

const preroll = (...ads: readonly object[]): object => ({ preroll: ads, ...MOBILE });

const overlay = (sourceUrl: string, fields: object = {}): object => ({
  overlay_main: [ad(sourceUrl, { type: 'non-linear', ...fields })],
  mobile_overlay_main: [ad(tag('m'))],
});

/** An overlay with its start and the duration of the content, in seconds. */
const timed = (start: string, duration: string | null): object => ({
  video: { id: '1', duration },
  ...overlay(tag('a'), { after_time: start }),
});

const AD_MANAGER =
  'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=';

/** An overlay with the sizes that its tag requests and the largest one that is allowed. */
const sized = (sizes: string, maxWidth: string | null, maxHeight: string | null): object =>
  overlay(AD_MANAGER + sizes, { max_width: maxWidth, max_height: maxHeight });

const ROWS: readonly EmbedRow[] = [
  [
    preroll(ad(tag('a'), { type: 'non-linear' })),
    ['slot-type-mismatch /preroll/0/type {"type":"non-linear","expected":"linear"}'],
  ],
  [preroll(ad(tag('a'), { type: 'linear' })), []],
  [
    overlay(tag('a'), { type: 'linear' }),
    ['slot-type-mismatch /overlay_main/0/type {"type":"linear","expected":"non-linear"}'],
  ],
  [overlay(tag('a')), []],
  [preroll(ad(tag('a'))), []],
  [
    {
      ...preroll(ad(tag('a')), ad(tag('b'))),
      postroll: [ad(tag('a'))],
      mobile_postroll: [ad(tag('m'))],
    },
    ['slot-duplicate-tag /postroll/0/source_url {"path":"/preroll/0"}'],
  ],
  [
    {
      ...preroll(ad(tag('a'))),
      postroll: [ad(`${tag('c')}***${tag('a')}***${tag('a', '&b=1')}`)],
      mobile_postroll: [ad(tag('m'))],
    },
    ['slot-duplicate-tag /postroll/0/source_url {"path":"/preroll/0"}'],
  ],
  [
    preroll(ad(tag('a')), ad(tag('a')), ad(tag('a'))),
    [
      'slot-duplicate-tag /preroll/1/source_url {"path":"/preroll/0"}',
      'slot-duplicate-tag /preroll/2/source_url {"path":"/preroll/0"}',
    ],
  ],
  [timed('59', '60'), []],
  [timed('60', '60'), ['slot-overlay-times /overlay_main/0/after_time {"at":60,"duration":60}']],
  [timed('61', '60'), ['slot-overlay-times /overlay_main/0/after_time {"at":61,"duration":60}']],
  [timed('5', '0'), []],
  [timed('5', null), []],
  [
    timed('90.5', '60.26'),
    ['slot-overlay-times /overlay_main/0/after_time {"at":90.5,"duration":60.3}'],
  ],
  [
    {
      video: { id: '1', duration: '60' },
      ...overlay(tag('a'), { after_time: '40', delay_time: '19' }),
    },
    [],
  ],
  [
    {
      video: { id: '1', duration: '60' },
      ...overlay(tag('a'), { after_time: '40', delay_time: '20' }),
    },
    ['slot-overlay-times /overlay_main/0/after_time {"at":60,"duration":60}'],
  ],
  [{ video: { id: '1', duration: '60' }, ...preroll(ad(tag('a'), { after_time: '70' })) }, []],
  [sized('640x480', '640', '480'), []],
  [sized('641x480', '640', '480'), ['slot-overlay-size /overlay_main/0/source_url']],
  [sized('640x481', '640', '480'), ['slot-overlay-size /overlay_main/0/source_url']],
  [sized('641x480%7C300x250', '640', '480'), []],
  [sized('641x480%7C300x481', '640', '480'), ['slot-overlay-size /overlay_main/0/source_url']],
  [sized('641x480', '50%', '480'), []],
  [sized('641x480', '0', '480'), []],
  [sized('641x480', null, null), []],
  [sized('big', '1', '1'), []],
  [sized('640x480', '100', null), ['slot-overlay-size /overlay_main/0/source_url']],
  [sized('640x480', null, '100'), ['slot-overlay-size /overlay_main/0/source_url']],
  [overlay(`${AD_MANAGER}640x480***${AD_MANAGER}10x10`, { max_width: '100' }), []],
  [preroll(ad(`${AD_MANAGER}640x480`, { max_width: '100' })), []],
  [overlay(tag('a', '&sz=640x480'), { max_width: '100' }), []],
];

describe('the rules about ads in their slots', () => {
  for (const [fields, reports] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(fields)}`, () => {
      assert.deepEqual(embedFacts(fields), reports);
    });

  for (const slot of ['preroll', 'midroll', 'postroll', 'overlay_initial', 'overlay_main'])
    it(`report ads of the slot ${slot} that only a mobile gets, for any viewer but a desktop`, () => {
      const ads = [{ id: '1', adv_type: 'dart', source_url: 'https://ads.example/v?ord=[random]' }];
      const missing = (fields: object): readonly string[] =>
        [undefined, { device: 'mobile' } as const, { device: 'desktop' } as const].map((viewer) =>
          lintEmbed(asEmbed({ id: '7', ...fields }), viewer)
            .filter(({ id }) => id === 'slot-desktop-missing')
            .map(({ path }) => path)
            .join(),
        );
      assert.deepEqual(missing({ [`mobile_${slot}`]: ads }), [`/${slot}`, `/${slot}`, '']);
      assert.deepEqual(missing({ [`mobile_${slot}`]: ads, [slot]: ads }), ['', '', '']);
      assert.deepEqual(missing({ [slot]: ads }), ['', '', '']);
    });
});
