import { art, tag } from './ad-fixture.js';
import { ruleTable } from './rule-table.js';

ruleTable('ad slots (spec 2.5)', ({ ads }) => [ads.preroll, ads.postroll], [
  {
    says: 'a list',
    embed: { preroll: [art('1'), art('2')] },
    gives: [[tag('1', '/preroll/0'), tag('2', '/preroll/1')], []],
  },
  {
    says: 'one ad alone (platform facts 1.4)',
    embed: { postroll: art('1') },
    gives: [[], [tag('1', '/postroll')]],
  },
  {
    says: 'a list with numbers as keys',
    embed: { preroll: { 0: art('1'), 2: art('2') } },
    gives: [[tag('1', '/preroll/0'), tag('2', '/preroll/2')], []],
  },
  { says: 'null and empty ones', embed: { preroll: null, postroll: {} }, gives: [[], []] },
  {
    says: 'null in a list is no ad',
    embed: { preroll: [null, art('1')] },
    gives: [[tag('1', '/preroll/1')], []],
  },
  {
    says: 'what is no ad is left out',
    embed: { preroll: ['x'], postroll: 5 },
    gives: [[], []],
    finds: ['not-object /preroll/0', 'not-list /postroll'],
  },
  {
    says: 'a phone has the mobile fields',
    embed: { preroll: art('1'), mobile_preroll: [art('2')] },
    viewer: { device: 'mobile' },
    gives: [[tag('2', '/mobile_preroll/0')], []],
  },
  {
    says: 'a phone never gets the desktop ads instead',
    embed: { preroll: art('1') },
    viewer: { device: { type: 'mobile' } },
    gives: [[], []],
    finds: ['slot-mobile-missing /mobile_preroll'],
  },
  {
    says: 'a desktop has nothing of the mobile fields',
    embed: { mobile_preroll: [art('2')] },
    gives: [[], []],
  },
]);
