import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { embedReports, type EmbedRow } from '../embed-reports.js';
import { idsIn } from '../reports.js';

const ROWS: readonly EmbedRow[] = [
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    ['slot-type-mismatch /preroll/0/type The ad is non-linear, and the slot plays linear ads.'],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'linear',
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'linear',
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [
      'slot-type-mismatch /overlay_main/0/type The ad is linear, and the slot plays non-linear ads.',
    ],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [],
  ],
  [
    {
      preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/a?cb=[CACHEBUSTING]' },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/a?cb=[CACHEBUSTING]' },
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/b?cb=[CACHEBUSTING]' },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
      postroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/a?cb=[CACHEBUSTING]' },
      ],
      mobile_postroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    ['slot-duplicate-tag /postroll/0/source_url The ad tag is also at /preroll/0.'],
  ],
  [
    {
      preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/a?cb=[CACHEBUSTING]' },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
      postroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://ads.example/c?cb=[CACHEBUSTING]***https://ads.example/a?cb=[CACHEBUSTING]***https://ads.example/a?cb=[CACHEBUSTING]&b=1',
        },
      ],
      mobile_postroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'slot-duplicate-tag /postroll/0/source_url The ad tag is also at /preroll/0.',
      'tag-waterfall /postroll/0/source_url The ad is a waterfall of 3 tags, which share 5 s.',
    ],
  ],
  [
    {
      preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/a?cb=[CACHEBUSTING]' },
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/a?cb=[CACHEBUSTING]' },
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/a?cb=[CACHEBUSTING]' },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'slot-duplicate-tag /preroll/1/source_url The ad tag is also at /preroll/0.',
      'slot-duplicate-tag /preroll/2/source_url The ad tag is also at /preroll/0.',
    ],
  ],
  [
    {
      video: { id: '1', duration: '60' },
      overlay_initial: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
          after_time: '59',
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
      video: { id: '1', duration: '60' },
      overlay_initial: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
          after_time: '60',
        },
      ],
      mobile_overlay_initial: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'slot-overlay-times /overlay_initial/0/after_time The overlay appears after 60 s, and the content takes 60 s.',
    ],
  ],
  [
    {
      video: { id: '1', duration: '60' },
      overlay_initial: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
          after_time: '61',
        },
      ],
      mobile_overlay_initial: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'slot-overlay-times /overlay_initial/0/after_time The overlay appears after 61 s, and the content takes 60 s.',
    ],
  ],
  [
    {
      video: { id: '1', duration: '0' },
      overlay_initial: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
          after_time: '5',
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
      video: { id: '1', duration: null },
      overlay_initial: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
          after_time: '5',
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
      video: { id: '1', duration: '60.26' },
      overlay_initial: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
          after_time: '90.5',
        },
      ],
      mobile_overlay_initial: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'slot-overlay-times /overlay_initial/0/after_time The overlay appears after 90.5 s, and the content takes 60.3 s.',
    ],
  ],
  [
    {
      video: { id: '1', duration: '60' },
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
          after_time: '40',
          delay_time: '19',
        },
      ],
      mobile_overlay_main: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      video: { id: '1', duration: '60' },
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          type: 'non-linear',
          after_time: '40',
          delay_time: '20',
        },
      ],
      mobile_overlay_main: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'slot-overlay-times /overlay_main/0/after_time The overlay appears after 60 s, and the content takes 60 s.',
    ],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=640x480',
          type: 'non-linear',
          max_width: '640',
          max_height: '480',
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=641x480',
          type: 'non-linear',
          max_width: '640',
          max_height: '480',
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [
      'slot-overlay-size /overlay_main/0/source_url The ad tag requests only sizes that are larger than max_width and max_height allow.',
    ],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=640x481',
          type: 'non-linear',
          max_width: '640',
          max_height: '480',
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [
      'slot-overlay-size /overlay_main/0/source_url The ad tag requests only sizes that are larger than max_width and max_height allow.',
    ],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=641x480%7C300x250',
          type: 'non-linear',
          max_width: '640',
          max_height: '480',
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=641x480%7C300x481',
          type: 'non-linear',
          max_width: '640',
          max_height: '480',
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [
      'slot-overlay-size /overlay_main/0/source_url The ad tag requests only sizes that are larger than max_width and max_height allow.',
    ],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=641x480',
          type: 'non-linear',
          max_width: '50%',
          max_height: '480',
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=641x480',
          type: 'non-linear',
          max_width: '0',
          max_height: '480',
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=641x480',
          type: 'non-linear',
          max_width: null,
          max_height: null,
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=big',
          type: 'non-linear',
          max_width: '1',
          max_height: '1',
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    ['gam-sz /overlay_main/0/source_url The parameter sz is no list of sizes such as 640x480.'],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=640x480',
          type: 'non-linear',
          max_width: '100',
          max_height: null,
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [
      'slot-overlay-size /overlay_main/0/source_url The ad tag requests only sizes that are larger than max_width and max_height allow.',
    ],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=640x480',
          type: 'non-linear',
          max_width: null,
          max_height: '100',
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [
      'slot-overlay-size /overlay_main/0/source_url The ad tag requests only sizes that are larger than max_width and max_height allow.',
    ],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=640x480***https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=10x10',
          type: 'non-linear',
          max_width: '100',
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    ['tag-waterfall /overlay_main/0/source_url The ad is a waterfall of 2 tags, which share 5 s.'],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=&description_url=&correlator=[timestamp]&vpmute=&vpa=&plcmt=&sz=640x480',
          max_width: '100',
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&sz=640x480',
          type: 'non-linear',
          max_width: '100',
        },
      ],
      mobile_overlay_main: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/m?cb=[CACHEBUSTING]',
          type: 'non-linear',
        },
      ],
    },
    [],
  ],
];

describe('the rules about ads in their slots', () => {
  for (const [fields, reports] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(fields)}`, () => {
      assert.deepEqual(embedReports(fields), reports);
    });
});
