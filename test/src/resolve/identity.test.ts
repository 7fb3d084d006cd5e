import { ruleTable } from './rule-table.js';

ruleTable(
  'identity (spec 2.5: when public_id is not null it is used instead of id)',
  (config) => config.identity,
  [
    {
      says: 'a public id names the embed',
      embed: { id: '7', public_id: 'a1b2' },
      gives: { id: 'a1b2', embedId: '7', publicId: 'a1b2' },
    },
    {
      says: 'null leaves the id',
      embed: { public_id: null },
      gives: { id: '7', embedId: '7', publicId: null },
    },
    {
      says: 'so does an empty text',
      embed: { public_id: '' },
      gives: { id: '7', embedId: '7', publicId: null },
    },
    {
      says: 'a public id that is no text is not used',
      embed: { public_id: 12 },
      gives: { id: '7', embedId: '7', publicId: null },
      finds: ['not-text /public_id'],
    },
    {
      says: 'an id that came as a number is text',
      embed: { id: 4711 },
      gives: { id: '4711', embedId: '4711', publicId: null },
    },
    {
      says: 'markup stays text',
      embed: { public_id: '1"><script>' },
      gives: { id: '1"><script>', embedId: '7', publicId: '1"><script>' },
    },
    {
      says: 'an embed without names has the empty one',
      embed: { id: null },
      gives: { id: '', embedId: '', publicId: null },
    },
  ],
);
