import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { embedReports, type EmbedRow } from '../embed-reports.js';
import { idsIn } from '../../reports.js';

const ROWS: readonly EmbedRow[] = [
  [
    { autoplay: 'true' },
    [
      'not-flag /autoplay The value "true" is not 1 or 0. → Set the value to 1. → replace /autoplay "1"',
    ],
  ],
  [
    { autoplay: ' Yes ' },
    [
      'not-flag /autoplay The value " Yes " is not 1 or 0. → Set the value to 1. → replace /autoplay "1"',
    ],
  ],
  [
    { autoplay: 'ON' },
    [
      'not-flag /autoplay The value "ON" is not 1 or 0. → Set the value to 1. → replace /autoplay "1"',
    ],
  ],
  [
    { autoplay: 'false' },
    [
      'not-flag /autoplay The value "false" is not 1 or 0. → Set the value to 0. → replace /autoplay "0"',
    ],
  ],
  [
    { autoplay: 'no' },
    [
      'not-flag /autoplay The value "no" is not 1 or 0. → Set the value to 0. → replace /autoplay "0"',
    ],
  ],
  [
    { autoplay: 'Off' },
    [
      'not-flag /autoplay The value "Off" is not 1 or 0. → Set the value to 0. → replace /autoplay "0"',
    ],
  ],
  [
    { autoplay: 'maybe' },
    [
      'not-flag /autoplay The value "maybe" is not 1 or 0. → Remove the value, which is not used. → replace /autoplay null',
    ],
  ],
  [
    { autoplay: 7 },
    [
      'not-flag /autoplay The value 7 is not 1 or 0. → Remove the value, which is not used. → replace /autoplay null',
    ],
  ],
  [{ autoplay: [] }, ['not-flag /autoplay The value (a list) is not 1 or 0.']],
  [
    { autoplay: {} },
    [
      'not-flag /autoplay The value (an object) is not 1 or 0. → Remove the value, which is not used. → replace /autoplay null',
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
      'not-flag /bulks/0/autoplay The value "maybe" is not 1 or 0.',
      'not-flag /bulks/0/mute The value "yes" is not 1 or 0. → Set the value to 1. → replace /bulks/0/mute "1"',
      'unknown-volume /bulks/0/setting_volume The value "x" is not -1, none, defaultOn or defaultOff.',
      'bulk-rule-form /bulks/0/context_rules The value is not * or an origin with /*, such as https://www.example.com/*.',
    ],
  ],
  [
    { bulks: ['x', { label: 'a', context_rules: ['*'] }] },
    ['not-object /bulks/0 The value is not an object.'],
  ],
  [
    { width: '-5px' },
    [
      'not-pixels /width The value "-5px" is not a number of pixels. → Remove the value, which is not used. → replace /width null',
    ],
  ],
  [
    { width: {} },
    [
      'not-pixels /width The value (an object) is not a number of pixels. → Remove the value, which is not used. → replace /width null',
    ],
  ],
  [{ tags: [1, {}] }, ['not-text /tags The value (a list) is not a string.']],
  [
    { watermark: {} },
    [
      'not-address /watermark The value is not an absolute http(s) URL. → Remove the value, which is not used. → replace /watermark null',
    ],
  ],
  [
    { setting_volume: 'x' },
    [
      'unknown-volume /setting_volume The value "x" is not -1, none, defaultOn or defaultOff. → Remove the value, which is not used. → replace /setting_volume null',
    ],
  ],
  [
    { video: { id: '1' }, live: { id: '2' } },
    [
      'source-video-and-live /live The embed has a video and a live; the video is played. → Remove the live, which is not played. → replace /live null',
    ],
  ],
  [
    { video: 'x' },
    [
      'not-object /video The value is not an object. → Remove the value, which is not used. → replace /video null',
    ],
  ],
  [{ video: ['x'] }, ['not-object /video The value is not an object.']],
  [
    { watermark: 'https://u:p@a.example/w.png' },
    [
      'address-userinfo /watermark The URL has a user name or password, which was dropped. → Remove the user name and the password. → replace /watermark "https://a.example/w.png"',
    ],
  ],
  [
    { watermark: 'https://a.example/w.png', watermark_opacity: '50' },
    [
      'out-of-bounds /watermark_opacity The value 50 is outside the documented range. → Use the nearest allowed value. → replace /watermark_opacity "1"',
    ],
  ],
  [
    { watermark: 'https://a.example/w.png', watermark_opacity: '-1' },
    [
      'out-of-bounds /watermark_opacity The value -1 is outside the documented range. → Use the nearest allowed value. → replace /watermark_opacity "0"',
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
      'watermark-offsets /watermark_bottom The offset is ignored, because the opposite offset is set too. → Remove this offset, which is not used. → replace /watermark_bottom null',
      'watermark-offsets /watermark_right The offset is ignored, because the opposite offset is set too. → Remove this offset, which is not used. → replace /watermark_right null',
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
    [
      'watermark-offsets /bulks/0/watermark_bottom The offset is ignored, because the opposite offset is set too.',
    ],
  ],
  [
    { skip_time: '' },
    [
      'empty-value /skip_time The string is empty and is read as null. → Set the field to null. → replace /skip_time null',
    ],
  ],
  [
    { skip_time: '-5' },
    [
      'out-of-bounds /skip_time The value -5 is outside the documented range. → Use the nearest allowed value. → replace /skip_time "0"',
    ],
  ],
  [
    { skip_time: '99999999' },
    [
      'out-of-bounds /skip_time The value 99999999 is outside the documented range. → Use the nearest allowed value. → replace /skip_time "999999"',
    ],
  ],
  [
    { primary_url: 'https://user:secret@www.example.com/' },
    [
      'address-userinfo /primary_url The URL has a user name or password, which was dropped. → Remove the user name and the password. → replace /primary_url "https://www.example.com/"',
    ],
  ],
  [
    { primary_url: 'x' },
    [
      'not-address /primary_url The value is not an absolute http(s) URL. → Remove the value, which is not used. → replace /primary_url null',
    ],
  ],
  [{ primary_url: ['x'] }, ['not-address /primary_url The value is not an absolute http(s) URL.']],
  [{ video: { id: '1', source_url: {} } }, []],
  [{ video: { id: '1', poster: 7 } }, []],
  [
    { width: '99999999' },
    [
      'not-pixels /width The value "99999999" is not a number of pixels. → Remove the value, which is not used. → replace /width null',
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
      'overlay-main-only /overlay_initial/0/fixed The field applies only to a main overlay and is ignored. → Set the field to null. → replace /overlay_initial/0/fixed null',
      'overlay-main-only /overlay_initial/0/delay_time The field applies only to a main overlay and is ignored. → Set the field to null. → replace /overlay_initial/0/delay_time null',
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
    [
      'not-text /preroll/0/source_url The value (an object) is not a string.',
      'tag-empty /preroll/0/source_url The ad tag is empty.',
    ],
  ],
  [
    { watermark: 'x' },
    [
      'not-address /watermark The value is not an absolute http(s) URL. → Remove the value, which is not used. → replace /watermark null',
    ],
  ],
  [
    {
      preroll: [{ id: '1', adv_type: 'dart', source_url: '' }],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    ['tag-empty /preroll/0/source_url The ad tag is empty.'],
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
      'unknown-ad-type /preroll/0/type The value "x" is not linear or non-linear. → Remove the value, which is not used. → replace /preroll/0/type null',
    ],
  ],
  [
    {
      preroll: [{ id: '1', adv_type: 'x' }],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    ['unknown-ad-kind /preroll/0/adv_type The ad of type "x" has neither a tag nor a video.'],
  ],
  [
    {
      preroll: [{ id: '1', adv_type: 'dart', source_url: 7 }],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'tag-not-absolute /preroll/0/source_url The ad tag is not an absolute URL.',
      'cachebuster-missing /preroll/0/source_url The ad tag has no parameter that makes every request different. → Add a random number. → replace /preroll/0/source_url "7?cb=[CACHEBUSTING]"',
    ],
  ],
  [
    {
      preroll: ['x'],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'not-object /preroll/0 The value is not an object. → Remove the element, which is not used. → remove /preroll/0',
    ],
  ],
  [
    { preroll: 'x' },
    [
      'not-list /preroll The value is not a list. → Remove the value, which is not used. → replace /preroll null',
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
      'not-length /overlay_initial/0/max_width The value "x" is not a number, optionally with px or %. → Remove the value, which is not used. → replace /overlay_initial/0/max_width null',
    ],
  ],
];

describe('the rules about the fields of an embed', () => {
  for (const [fields, reports] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(fields)}`, () => {
      assert.deepEqual(embedReports(fields), reports);
    });
});
