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
