import { ruleTable } from './rule-table.js';

ruleTable(
  'identity (spec 2.5: when public_id is not null it is used instead of id)',
  (config) => config.identity,
  {
    'a public id is used instead of the id': {
      embed: { id: '7', public_id: 'a1b2' },
      gives: { id: 'a1b2', embedId: '7', publicId: 'a1b2' },
    },
    'the id is used when the public id is null': {
      embed: { public_id: null },
      gives: { id: '7', embedId: '7', publicId: null },
    },
    'the id is used when the public id is empty': {
      embed: { public_id: '' },
      gives: { id: '7', embedId: '7', publicId: null },
    },
    'a public id that is not a text is refused': {
      embed: { public_id: 12 },
      gives: { id: '7', embedId: '7', publicId: null },
      finds: ['not-text /public_id'],
    },
    'an id that is a number becomes a text': {
      embed: { id: 4711 },
      gives: { id: '4711', embedId: '4711', publicId: null },
    },
    'markup in an id stays text': {
      embed: { public_id: '1"><script>' },
      gives: { id: '1"><script>', embedId: '7', publicId: '1"><script>' },
    },
    'an embed without ids has an empty id': {
      embed: { id: null },
      gives: { id: '', embedId: '', publicId: null },
    },
  },
);
