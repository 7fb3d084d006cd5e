import { ruleTable } from './rule-table.js';

ruleTable('scroll mode (spec 2.5, platform facts 3)', (config) => config.scrollMode, {
  'scroll mode is off by default': {
    embed: {},
    gives: { enabled: false, muteOnMouseOver: false, destroyOn: [] },
  },
  'all fields are read': {
    embed: {
      scrollmode_enabled: '1',
      scrollmode_mute_on_mouse_over: '1',
      scrollmode_destroy_on: ['ENDED'],
    },
    gives: { enabled: true, muteOnMouseOver: true, destroyOn: [{ known: true, name: 'ENDED' }] },
  },
});

const NAMES = [
  'READY',
  'LOADEDMETADATA',
  'ADS_MANAGER_READY',
  'AD_STARTED',
  'AD_ENDED',
  'AD_ERROR',
  'AD_EMPTY',
  'PLAY',
  'PAUSE',
  'ENDED',
];

const known = (name: string) => ({ known: true, name });

ruleTable('destroy-on events (platform facts 3 and 5)', ({ scrollMode }) => scrollMode.destroyOn, {
  'the event names of the player are known': {
    embed: { scrollmode_destroy_on: ['AD_ERROR', 'ENDED'] },
    gives: [known('AD_ERROR'), known('ENDED')],
  },
  'every event name that the platform documents is known': {
    embed: { scrollmode_destroy_on: NAMES },
    gives: NAMES.map(known),
  },
  'event names are known in any case and listed once': {
    embed: { scrollmode_destroy_on: ['ended', 'ENDED', 'Ended'] },
    gives: [known('ENDED')],
  },
  'the list may be JSON in a text': {
    embed: { scrollmode_destroy_on: '["PAUSE"]' },
    gives: [known('PAUSE')],
  },
  'the list may be a text with commas': {
    embed: { scrollmode_destroy_on: 'PLAY, READY' },
    gives: [known('PLAY'), known('READY')],
  },
  'an unknown event is passed on unchanged, with a finding': {
    embed: { scrollmode_destroy_on: ['Close'] },
    gives: [{ known: false, name: 'Close' }],
    finds: ['unknown-destroy-event /scrollmode_destroy_on'],
  },
  'elements that are not texts are left out, with a finding': {
    embed: { scrollmode_destroy_on: [5, null, ''] },
    gives: [],
    finds: ['not-text /scrollmode_destroy_on'],
  },
});
