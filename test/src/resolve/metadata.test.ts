import { ruleTable } from './rule-table.js';

ruleTable(
  'texts (spec 2.5)',
  ({ title, description, tags, createdAt }) => [title, description, tags, createdAt],
  {
    'the full description is preferred, and tags are separated by commas': {
      embed: { title: 'T', short_description: 's', description: 'd', tags: ' a, b ,,c ' },
      gives: ['T', 'd', ['a', 'b', 'c'], null],
    },
    'the short description replaces an empty one': {
      embed: { short_description: 's', description: '' },
      gives: ['', 's', [], null],
    },
    'a date and time is unchanged': {
      embed: { created_at: '2026-12-31 23:59:59' },
      gives: ['', '', [], '2026-12-31 23:59:59'],
    },
    'the zero date of databases is refused': {
      embed: { created_at: '0000-00-00 00:00:00' },
      gives: ['', '', [], null],
      finds: ['not-date /created_at'],
    },
    'an object is not a text': {
      embed: { title: { en: 'T' } },
      gives: ['', '', [], null],
      finds: ['not-text /title'],
    },
  },
);

ruleTable('categories (spec 2.4)', (config) => config.categories, {
  'a parent id may be a number': {
    embed: {
      categories: [
        { id: '2', title: 'Sea', father_id: 1 },
        { id: '1', title: 'News', father_id: null },
      ],
    },
    gives: [
      { id: '2', title: 'Sea', parentId: '1' },
      { id: '1', title: 'News', parentId: null },
    ],
  },
  'an element that is not an object is left out with a finding': {
    embed: { categories: ['x'] },
    gives: [],
    finds: ['not-object /categories/0'],
  },
});

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
