import { art, tag } from './ad-fixture.js';
import { ruleTable } from './rule-table.js';

ruleTable('ad slots (spec 2.5)', ({ ads }) => [ads.preroll, ads.postroll], {
  'a list of ads is read in its order': {
    embed: { preroll: [art('1'), art('2')] },
    gives: [[tag('1', '/preroll/0'), tag('2', '/preroll/1')], []],
  },
  'a single ad is read as a list of one (platform facts 1.4)': {
    embed: { postroll: art('1') },
    gives: [[], [tag('1', '/postroll')]],
  },
  'an object with numbers as keys is read as a list': {
    embed: { preroll: { 0: art('1'), 2: art('2') } },
    gives: [[tag('1', '/preroll/0'), tag('2', '/preroll/2')], []],
  },
  'null and an empty object mean no ads': {
    embed: { preroll: null, postroll: {} },
    gives: [[], []],
  },
  'null in a list is skipped': {
    embed: { preroll: [null, art('1')] },
    gives: [[tag('1', '/preroll/1')], []],
  },
  'values that are not objects are left out with a finding': {
    embed: { preroll: ['x'], postroll: 5 },
    gives: [[], []],
    finds: ['not-object /preroll/0', 'not-list /postroll'],
  },
  'a phone gets the ads of the mobile fields': {
    embed: { preroll: art('1'), mobile_preroll: [art('2')] },
    viewer: { device: 'mobile' },
    gives: [[tag('2', '/mobile_preroll/0')], []],
  },
  'a phone never gets the desktop ads instead': {
    embed: { preroll: art('1') },
    viewer: { device: { type: 'mobile' } },
    gives: [[], []],
    finds: ['slot-mobile-missing /mobile_preroll'],
  },
  'a desktop never gets the ads of the mobile fields': {
    embed: { mobile_preroll: [art('2')] },
    gives: [[], []],
  },
});
