import { ruleTable } from './rule-table.js';

ruleTable(
  'ad volume (setting_volume, spec 2.5)',
  ({ ads, playback }) => [ads.volume, playback.muted],
  [
    { says: '-1 follows the player', embed: { setting_volume: '-1' }, gives: ['player', false] },
    { says: '-1 may be a number', embed: { setting_volume: -1 }, gives: ['player', false] },
    { says: 'so does null', embed: { setting_volume: null }, gives: ['player', false] },
    { says: 'none is not checked', embed: { setting_volume: 'none' }, gives: ['unchecked', false] },
    {
      says: 'defaultOn has sound although the content is muted',
      embed: { setting_volume: 'defaultOn', mute: '1' },
      gives: ['on', true],
    },
    {
      says: 'defaultOff is muted although the content is not',
      embed: { setting_volume: 'defaultOff' },
      gives: ['off', false],
    },
    {
      says: 'another value follows the player',
      embed: { setting_volume: 'defaulton' },
      gives: ['player', false],
      finds: ['unknown-volume /setting_volume'],
    },
    {
      says: 'names that objects inherit are other values',
      embed: { setting_volume: 'constructor' },
      gives: ['player', false],
      finds: ['unknown-volume /setting_volume'],
    },
  ],
);

ruleTable('skipping (skip_preroll, skip_time, spec 2.5)', ({ ads }) => ads.skip, [
  { says: 'never, unless said', embed: { skip_time: 5 }, gives: null },
  {
    says: 'after skip_time seconds',
    embed: { skip_preroll: '1', skip_time: '8' },
    gives: { after: 8 },
  },
  { says: '0 is at once', embed: { skip_preroll: '1', skip_time: 0 }, gives: { after: 0 } },
  {
    says: 'after 5 seconds when no time is set (ours)',
    embed: { skip_preroll: '1' },
    gives: { after: 5 },
  },
  {
    says: 'leading zeros are decimal',
    embed: { skip_preroll: '1', skip_time: '010' },
    gives: { after: 10 },
  },
  {
    says: 'below 0 is 0',
    embed: { skip_preroll: '1', skip_time: '-3' },
    gives: { after: 0 },
    finds: ['out-of-bounds /skip_time'],
  },
  {
    says: 'other writings of numbers are refused',
    embed: { skip_preroll: '1', skip_time: '1_000' },
    gives: { after: 5 },
    finds: ['not-number /skip_time'],
  },
  {
    says: 'a number beyond all numbers is refused',
    embed: { skip_preroll: '1', skip_time: '9'.repeat(400) },
    gives: { after: 5 },
    finds: ['not-number /skip_time'],
  },
]);

ruleTable('ad manager (spec 2.5)', ({ ads }) => [ads.manager, ads.vpaidMode], [
  {
    says: 'as they came',
    embed: { player_adv_manager: 'ima', adsdk_vpaid_mode: 'insecure' },
    gives: ['ima', 'insecure'],
  },
]);
