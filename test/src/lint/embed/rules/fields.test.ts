import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { embedFacts, type EmbedRow } from '../embed-facts.js';
import { idsIn } from '../../reports.js';

const ROWS: readonly EmbedRow[] = [
  [
    { autoplay: 'true' },
    [
      'not-flag /autoplay {"kind":"text","value":"true"} → repair-set-flag {"flag":"1"} → replace /autoplay "1"',
    ],
  ],
  [
    { autoplay: ' Yes ' },
    [
      'not-flag /autoplay {"kind":"text","value":" Yes "} → repair-set-flag {"flag":"1"} → replace /autoplay "1"',
    ],
  ],
  [
    { autoplay: 'ON' },
    [
      'not-flag /autoplay {"kind":"text","value":"ON"} → repair-set-flag {"flag":"1"} → replace /autoplay "1"',
    ],
  ],
  [
    { autoplay: 'false' },
    [
      'not-flag /autoplay {"kind":"text","value":"false"} → repair-set-flag {"flag":"0"} → replace /autoplay "0"',
    ],
  ],
  [
    { autoplay: 'no' },
    [
      'not-flag /autoplay {"kind":"text","value":"no"} → repair-set-flag {"flag":"0"} → replace /autoplay "0"',
    ],
  ],
  [
    { autoplay: 'Off' },
    [
      'not-flag /autoplay {"kind":"text","value":"Off"} → repair-set-flag {"flag":"0"} → replace /autoplay "0"',
    ],
  ],
  [
    { autoplay: 'maybe' },
    [
      'not-flag /autoplay {"kind":"text","value":"maybe"} → repair-clear-field → replace /autoplay null',
    ],
  ],
  [
    { autoplay: 7 },
    [
      'not-flag /autoplay {"kind":"literal","value":"7"} → repair-clear-field → replace /autoplay null',
    ],
  ],
  [{ autoplay: [] }, ['not-flag /autoplay {"kind":"list","value":""}']],
  [
    { autoplay: {} },
    [
      'not-flag /autoplay {"kind":"object","value":""} → repair-clear-field → replace /autoplay null',
    ],
  ],
  [
    {
      bulks: [
        {
          label: 'a',
          context_rules: ['*', 'x'],
          autoplay: 'maybe',
          mute: 'yes',
          setting_volume: 'x',
        },
      ],
    },
    [
      'not-flag /bulks/0/autoplay {"kind":"text","value":"maybe"}',
      'not-flag /bulks/0/mute {"kind":"text","value":"yes"} → repair-set-flag {"flag":"1"} → replace /bulks/0/mute "1"',
      'unknown-volume /bulks/0/setting_volume {"kind":"text","value":"x"}',
      'bulk-rule-form /bulks/0/context_rules',
    ],
  ],
  [{ bulks: ['x', { label: 'a', context_rules: ['*'] }] }, ['not-object /bulks/0']],
  [
    { width: '-5px' },
    ['not-pixels /width {"kind":"text","value":"-5px"} → repair-clear-field → replace /width null'],
  ],
  [
    { width: {} },
    ['not-pixels /width {"kind":"object","value":""} → repair-clear-field → replace /width null'],
  ],
  [{ tags: [1, {}] }, ['not-text /tags {"kind":"list","value":""}']],
  [{ watermark: {} }, ['not-address /watermark → repair-clear-field → replace /watermark null']],
  [
    { setting_volume: 'x' },
    [
      'unknown-volume /setting_volume {"kind":"text","value":"x"} → repair-clear-field → replace /setting_volume null',
    ],
  ],
  [
    { video: { id: '1' }, live: { id: '2' } },
    ['source-video-and-live /live → repair-remove-live → replace /live null'],
  ],
  [{ video: 'x' }, ['not-object /video → repair-clear-field → replace /video null']],
  [{ video: ['x'] }, ['not-object /video']],
  [
    { watermark: 'https://u:p@a.example/w.png' },
    [
      'address-userinfo /watermark → repair-clean-address → replace /watermark "https://a.example/w.png"',
    ],
  ],
  [
    { watermark: 'https://a.example/w.png', watermark_opacity: '50' },
    [
      'out-of-bounds /watermark_opacity {"unit":"number","value":"50","min":0,"max":1} → repair-clamp-number {"value":"1"} → replace /watermark_opacity "1"',
    ],
  ],
  [
    { watermark: 'https://a.example/w.png', watermark_opacity: '-1' },
    [
      'out-of-bounds /watermark_opacity {"unit":"number","value":"-1","min":0,"max":1} → repair-clamp-number {"value":"0"} → replace /watermark_opacity "0"',
    ],
  ],
  [{ watermark: 'https://a.example/w.png', watermark_opacity: '1' }, []],
  [
    {
      watermark: 'https://a.example/w.png',
      watermark_top: '1',
      watermark_bottom: '1',
      watermark_left: '1',
      watermark_right: '2',
    },
    [
      'watermark-offsets /watermark_bottom → repair-remove-offset → replace /watermark_bottom null',
      'watermark-offsets /watermark_right → repair-remove-offset → replace /watermark_right null',
    ],
  ],
  [
    {
      bulks: [
        {
          label: 'a',
          context_rules: ['*'],
          watermark: 'https://a.example/w.png',
          watermark_top: '1',
          watermark_bottom: '1',
        },
      ],
    },
    ['watermark-offsets /bulks/0/watermark_bottom'],
  ],
  [{ skip_time: '' }, ['empty-value /skip_time → repair-set-field-null → replace /skip_time null']],
  [
    { skip_time: '-5' },
    [
      'out-of-bounds /skip_time {"unit":"number","value":"-5","min":0,"max":999999} → repair-clamp-number {"value":"0"} → replace /skip_time "0"',
    ],
  ],
  [
    { skip_time: '99999999' },
    [
      'out-of-bounds /skip_time {"unit":"number","value":"99999999","min":0,"max":999999} → repair-clamp-number {"value":"999999"} → replace /skip_time "999999"',
    ],
  ],
  [
    { primary_url: 'https://user:secret@www.example.com/' },
    [
      'address-userinfo /primary_url → repair-clean-address → replace /primary_url "https://www.example.com/"',
    ],
  ],
  [
    { primary_url: 'x' },
    ['not-address /primary_url → repair-clear-field → replace /primary_url null'],
  ],
  [{ primary_url: ['x'] }, ['not-address /primary_url']],
  [{ video: { id: '1', source_url: {} } }, []],
  [{ video: { id: '1', poster: 7 } }, []],
  [
    { width: '99999999' },
    [
      'not-pixels /width {"kind":"text","value":"99999999"} → repair-clear-field → replace /width null',
    ],
  ],
  [
    {
      overlay_initial: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
          delay_time: '5',
          fixed: '1',
        },
      ],
      mobile_overlay_initial: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [
      'overlay-main-only /overlay_initial/0/fixed → repair-set-field-null → replace /overlay_initial/0/fixed null',
      'overlay-main-only /overlay_initial/0/delay_time → repair-set-field-null → replace /overlay_initial/0/delay_time null',
    ],
  ],
  [
    {
      overlay_initial: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
          max_width: '150%',
          opacity: '-1',
        },
      ],
      mobile_overlay_initial: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      preroll: [{ id: '1', adv_type: 'dart', source_url: {} }],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    ['not-text /preroll/0/source_url {"kind":"object","value":""}'],
  ],
  [{ watermark: 'x' }, ['not-address /watermark → repair-clear-field → replace /watermark null']],
  [
    {
      preroll: [{ id: '1', adv_type: 'dart', source_url: '' }],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'x',
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'unknown-ad-type /preroll/0/type {"kind":"text","value":"x"} → repair-clear-field → replace /preroll/0/type null',
    ],
  ],
  [
    {
      preroll: [{ id: '1', adv_type: 'x' }],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    ['unknown-ad-kind /preroll/0/adv_type {"type":"x"}'],
  ],
  [
    {
      preroll: [{ id: '1', adv_type: 'dart', source_url: 7 }],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      preroll: ['x'],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    ['not-object /preroll/0 → repair-remove-list-element → remove /preroll/0'],
  ],
  [{ preroll: 'x' }, ['not-list /preroll → repair-clear-field → replace /preroll null']],
  [
    {
      overlay_initial: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
          opacity: '3',
        },
      ],
      mobile_overlay_initial: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      overlay_initial: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
          max_width: 'x',
        },
      ],
      mobile_overlay_initial: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'not-length /overlay_initial/0/max_width {"kind":"text","value":"x"} → repair-clear-field → replace /overlay_initial/0/max_width null',
    ],
  ],
];

describe('the rules about the fields of an embed', () => {
  for (const [fields, reports] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(fields)}`, () => {
      assert.deepEqual(embedFacts(fields), reports);
    });
});
