import { art } from './ad-fixture.js';
import { rowsOf, ruleTable } from './rule-table.js';

ruleTable(
  'ad volume (setting_volume, spec 2.5)',
  ({ ads, playback }) => [ads.volume, playback.muted],
  {
    ...rowsOf<[setting: unknown, volume: string]>(
      [
        ['-1 follows the player', '-1', 'player'],
        ['-1 may be sent as a number', -1, 'player'],
        ['null follows the player', null, 'player'],
        ['none leaves the sound alone', 'none', 'unchecked'],
        ['defaultOff mutes ads although the content has sound', 'defaultOff', 'off'],
      ],
      (setting, volume) => ({ embed: { setting_volume: setting }, gives: [volume, false] }),
    ),
    'defaultOn plays ads with sound although the content is muted': {
      embed: { setting_volume: 'defaultOn', mute: '1' },
      gives: ['on', true],
    },
    ...rowsOf<[setting: string]>(
      [
        ['an unknown value follows the player, with a finding', 'defaulton'],
        ['names that objects inherit are unknown values', 'constructor'],
      ],
      (setting) => ({
        embed: { setting_volume: setting },
        gives: ['player', false],
        finds: ['unknown-volume /setting_volume'],
      }),
    ),
  },
);

ruleTable('skipping (skip_preroll, skip_time, spec 2.5)', ({ ads }) => ads.skip, {
  'a preroll cannot be skipped by default': { embed: { skip_time: 5 }, gives: null },
  ...rowsOf<[skip_time: unknown, after: number, ...finds: string[]]>(
    [
      ['a preroll can be skipped after skip_time seconds', '8', 8],
      ['a skip_time of 0 allows skipping immediately', 0, 0],
      ['a preroll can be skipped after 5 seconds when skip_time is not set', undefined, 5],
      ['leading zeros do not make a number octal', '010', 10],
      ['a negative number is clamped to 0', '-3', 0, 'out-of-bounds /skip_time'],
      ['other notations of numbers are refused', '1_000', 5, 'not-number /skip_time'],
      ['a number that is not finite is refused', '9'.repeat(400), 5, 'not-number /skip_time'],
    ],
    (skip_time, after, ...finds) => ({
      embed: { skip_preroll: '1', skip_time },
      gives: { after },
      finds,
    }),
  ),
});

ruleTable('ad manager (spec 2.5)', ({ ads }) => [ads.manager, ads.vpaidMode], {
  'the manager and the VPAID mode are unchanged': {
    embed: { player_adv_manager: 'ima', adsdk_vpaid_mode: 'insecure' },
    gives: ['ima', 'insecure'],
  },
});

const two = [art('1'), art('2')];

ruleTable('midroll times (platform facts 1.4)', ({ ads }) => ads.midroll.map(({ at }) => at), {
  'midrolls are spread evenly over the duration': {
    embed: { midroll: two, video: { duration: 90 } },
    gives: [30, 60],
  },
  'midrolls have the times of options.midrollAt': {
    embed: { midroll: two, video: { duration: 90 } },
    options: { midrollAt: [10, 20] },
    gives: [10, 20],
  },
  'a missing or invalid time of options.midrollAt is unknown': {
    embed: { midroll: two, video: { duration: 90 } },
    options: { midrollAt: [Number.NaN] },
    gives: [null, null],
    finds: ['midroll-without-time /midroll/0', 'midroll-without-time /midroll/1'],
  },
  'midrolls of a live have no times': {
    embed: { midroll: art('1'), live: { id: '2' } },
    gives: [null],
    finds: ['midroll-without-time /midroll'],
  },
  'midrolls of a live have the times of options.midrollAt': {
    embed: { midroll: art('1'), live: { id: '2' } },
    options: { midrollAt: [600] },
    gives: [600],
  },
  'midrolls have no times when the duration is unknown': {
    embed: { mobile_midroll: two, video: {} },
    viewer: { device: 'mobile' },
    gives: [null, null],
    finds: ['midroll-without-time /mobile_midroll/0', 'midroll-without-time /mobile_midroll/1'],
  },
});

const overlay = { after: 0, stay: null, delay: 0, fixed: false, maxWidth: null, maxHeight: null };

ruleTable(
  'overlays (spec 2.7)',
  ({ ads }) =>
    [...ads.overlayInitial, ...ads.overlayMain].map(({ ad, ...timing }) => ({
      path: ad.path,
      ...timing,
    })),
  {
    'an overlay appears immediately and stays until the end by default': {
      embed: { overlay_initial: art('1') },
      gives: [{ path: '/overlay_initial', ...overlay }],
    },
    'all fields are read': {
      embed: {
        overlay_main: art('1', {
          after_time: 5,
          stay_time: '10',
          delay_time: 30,
          fixed: 1,
          max_width: '300',
          max_height: '20%',
        }),
      },
      gives: [
        {
          path: '/overlay_main',
          after: 5,
          stay: 10,
          delay: 30,
          fixed: true,
          maxWidth: { value: 300, unit: 'px' },
          maxHeight: { value: 20, unit: '%' },
        },
      ],
    },
    'an initial overlay ignores fixed and delay_time, each with a finding': {
      embed: { overlay_initial: art('1', { after_time: 5, fixed: '1', delay_time: '30' }) },
      gives: [{ path: '/overlay_initial', ...overlay, after: 5 }],
      finds: [
        'overlay-main-only /overlay_initial/fixed',
        'overlay-main-only /overlay_initial/delay_time',
      ],
    },
    'an initial overlay with fixed and delay_time of 0 has no finding': {
      embed: { overlay_initial: art('1', { fixed: 0, delay_time: '0' }) },
      gives: [{ path: '/overlay_initial', ...overlay }],
    },
    'invalid values become defaults, each with a finding': {
      embed: {
        overlay_main: art('1', {
          after_time: -1,
          stay_time: true,
          fixed: '2',
          max_width: 'max(1px,2px)',
        }),
      },
      gives: [{ path: '/overlay_main', ...overlay, fixed: true }],
      finds: [
        'out-of-bounds /overlay_main/after_time',
        'not-number /overlay_main/stay_time',
        'out-of-bounds /overlay_main/fixed',
        'not-length /overlay_main/max_width',
      ],
    },
  },
);
