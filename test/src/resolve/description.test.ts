import { ruleTable } from './rule-table.js';

ruleTable(
  'texts (spec 2.5)',
  ({ title, description, tags, createdAt }) => [title, description, tags, createdAt],
  [
    {
      says: 'the full description is used, and tags are separated by commas',
      embed: { title: 'T', short_description: 's', description: 'd', tags: ' a, b ,,c ' },
      gives: ['T', 'd', ['a', 'b', 'c'], null],
    },
    {
      says: 'the short description stands in for an empty one',
      embed: { short_description: 's', description: '' },
      gives: ['', 's', [], null],
    },
    {
      says: 'a date-time stays as it came',
      embed: { created_at: '2026-12-31 23:59:59' },
      gives: ['', '', [], '2026-12-31 23:59:59'],
    },
    {
      says: 'the zero date of databases is no date',
      embed: { created_at: '0000-00-00 00:00:00' },
      gives: ['', '', [], null],
      finds: ['not-date /created_at'],
    },
    {
      says: 'an object is no text',
      embed: { title: { en: 'T' } },
      gives: ['', '', [], null],
      finds: ['not-text /title'],
    },
  ],
);
