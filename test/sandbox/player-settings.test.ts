import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  playerSettings,
  type PlayerSettings,
  type WatermarkSettings,
} from '../../demo/sandbox/player-settings.js';

const CASES: readonly (readonly [string, object, Partial<PlayerSettings>])[] = [
  [
    'flags are the strings 1 and 0',
    { autoplay: '1', mute: '0', crop: '1' },
    { autoplay: true, muted: false, crop: true },
  ],
  [
    'what is not a flag is off',
    { autoplay: 'true', mute: 2, crop: {} },
    { autoplay: false, muted: false, crop: false },
  ],
  [
    'controls and seeking are on when nothing is said',
    {},
    { hasControls: true, seekable: true, controlsHide: true },
  ],
  [
    'controls and seeking can be off',
    { controlbar_visible: '0', seekable: '0' },
    { hasControls: false, seekable: false },
  ],
  [
    'a colour needs no sign',
    { player_color: 'FFCE3E', background_color: '#16324f' },
    { playerColor: '#FFCE3E', backgroundColor: '#16324f' },
  ],
  [
    'a colour is digits and nothing else',
    { player_color: '#12345', background_color: 'red;x:y' },
    { playerColor: null, backgroundColor: null },
  ],
  [
    'an image is an http address',
    { background_image: 'javascript:alert(1)' },
    { backgroundImage: null },
  ],
  [
    'a user name in an address is refused',
    { background_image: 'https://a:b@x.test/i.jpg' },
    { backgroundImage: null },
  ],
  [
    'a video goes before a live',
    { video: { url_video: 'https://x.test/a.mp4' }, live: { url_iphone: 'https://x.test/l.m3u8' } },
    { isLive: false, source: 'https://x.test/a.mp4', isHls: false },
  ],
  [
    'a live plays its manifest',
    { live: { url_iphone: 'https://x.test/l.m3u8?a=1' } },
    { isLive: true, isHls: true, state: 'ready' },
  ],
  [
    'a failed conversion outweighs a running one',
    { video: { available_video: '0', invalid_video: '1' } },
    { state: 'failed' },
  ],
  [
    'wrong types are read as nothing',
    { title: 7, video: 'x', live: [], bulks: 3, subtitles: 'it' },
    { title: '', state: 'empty', subtitles: [] },
  ],
];

for (const [rule, embed, expected] of CASES) {
  test(rule, () => {
    const settings = playerSettings(embed as Record<string, unknown>);
    assert.deepEqual({ ...settings, ...expected }, settings);
  });
}

const MARK = { watermark: 'https://x.test/w.png' };

const WATERMARKS: readonly (readonly [string, object, Partial<WatermarkSettings>])[] = [
  [
    'stands top right when no offset is given',
    {},
    { top: '0px', right: '0px', bottom: null, left: null },
  ],
  [
    'takes pixels and percent',
    { watermark_bottom: '12%', watermark_left: '5' },
    { top: null, right: null, bottom: '12%', left: '5px' },
  ],
  [
    'keeps top and left of opposite offsets',
    { watermark_top: '1', watermark_bottom: '2', watermark_left: '3', watermark_right: '4' },
    { top: '1px', right: null, bottom: null, left: '3px' },
  ],
  [
    'takes no other length',
    { watermark_top: 'calc(1px)', watermark_left: '1em' },
    { top: '0px', right: '0px', left: null },
  ],
  ['has its opacity clamped', { watermark_opacity: '7' }, { opacity: 1 }],
  ['is always shown for a time of 0', { watermark_displaytime: 0 }, { seconds: null }],
  [
    'has a time',
    { watermark_displaytime: '8', watermark_hide: '1' },
    { seconds: 8, hidesWithControls: true },
  ],
  ['has no link that is a script', { watermark_link: 'javascript:alert(1)' }, { link: null }],
];

for (const [rule, embed, expected] of WATERMARKS) {
  test(`a watermark ${rule}`, () => {
    const { watermark } = playerSettings({ ...MARK, ...embed });
    assert.deepEqual({ ...watermark, ...expected }, watermark);
  });
}

test('a subtitle track needs an address and a language tag', () => {
  const url = 'https://x.test/a.vtt';
  const { subtitles } = playerSettings({
    subtitles: [
      { url, language: 'it', label: 'I' },
      { url, language: 'no tag' },
      { language: 'en' },
      null,
      { url, language: 'en' },
    ],
    subtitles_default_lang: 'it',
  });
  assert.deepEqual(subtitles, [
    { address: url, language: 'it', label: 'I', isDefault: true },
    { address: url, language: 'en', label: 'en', isDefault: false },
  ]);
});
