import { ruleTable } from './rule-table.js';

ruleTable(
  'ad volume (setting_volume, spec 2.5)',
  ({ ads, playback }) => [ads.volume, playback.muted],
  {
    '-1 follows the player': { embed: { setting_volume: '-1' }, gives: ['player', false] },
    '-1 may be sent as a number': { embed: { setting_volume: -1 }, gives: ['player', false] },
    'null follows the player': { embed: { setting_volume: null }, gives: ['player', false] },
    'none leaves the sound alone': {
      embed: { setting_volume: 'none' },
      gives: ['unchecked', false],
    },
    'defaultOn plays ads with sound although the content is muted': {
      embed: { setting_volume: 'defaultOn', mute: '1' },
      gives: ['on', true],
    },
    'defaultOff mutes ads although the content has sound': {
      embed: { setting_volume: 'defaultOff' },
      gives: ['off', false],
    },
    'an unknown value follows the player, with a finding': {
      embed: { setting_volume: 'defaulton' },
      gives: ['player', false],
      finds: ['unknown-volume /setting_volume'],
    },
    'names that objects inherit are unknown values': {
      embed: { setting_volume: 'constructor' },
      gives: ['player', false],
      finds: ['unknown-volume /setting_volume'],
    },
  },
);

ruleTable('skipping (skip_preroll, skip_time, spec 2.5)', ({ ads }) => ads.skip, {
  'a preroll cannot be skipped by default': { embed: { skip_time: 5 }, gives: null },
  'a preroll can be skipped after skip_time seconds': {
    embed: { skip_preroll: '1', skip_time: '8' },
    gives: { after: 8 },
  },
  'a skip_time of 0 allows skipping at once': {
    embed: { skip_preroll: '1', skip_time: 0 },
    gives: { after: 0 },
  },
  'a preroll can be skipped after 5 seconds when skip_time is not set': {
    embed: { skip_preroll: '1' },
    gives: { after: 5 },
  },
  'leading zeros do not make a number octal': {
    embed: { skip_preroll: '1', skip_time: '010' },
    gives: { after: 10 },
  },
  'a negative number is clamped to 0': {
    embed: { skip_preroll: '1', skip_time: '-3' },
    gives: { after: 0 },
    finds: ['out-of-bounds /skip_time'],
  },
  'other notations of numbers are refused': {
    embed: { skip_preroll: '1', skip_time: '1_000' },
    gives: { after: 5 },
    finds: ['not-number /skip_time'],
  },
  'a number that is not finite is refused': {
    embed: { skip_preroll: '1', skip_time: '9'.repeat(400) },
    gives: { after: 5 },
    finds: ['not-number /skip_time'],
  },
});

ruleTable('ad manager (spec 2.5)', ({ ads }) => [ads.manager, ads.vpaidMode], {
  'the manager and the VPAID mode are unchanged': {
    embed: { player_adv_manager: 'ima', adsdk_vpaid_mode: 'insecure' },
    gives: ['ima', 'insecure'],
  },
});
