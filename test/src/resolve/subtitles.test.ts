import { rowsOf, ruleTable } from './rule-table.js';

const track = { url: null, language: null, label: '' };

ruleTable('subtitles (spec 2.5, shape open: 2.11)', (config) => config.subtitles, {
  'null means no tracks': {
    embed: { subtitles: null },
    gives: { tracks: [], defaultLanguage: null },
  },
  'common field names are read, and the element is kept': {
    embed: {
      subtitles: [{ file: 'https://m.example/it.vtt', lang: 'it', title: 'Italiano' }],
      subtitles_default_lang: 'it',
    },
    gives: {
      tracks: [
        {
          url: 'https://m.example/it.vtt',
          language: 'it',
          label: 'Italiano',
          raw: { file: 'https://m.example/it.vtt', lang: 'it', title: 'Italiano' },
        },
      ],
      defaultLanguage: 'it',
    },
  },
  ...rowsOf<[name: string, value: string, part: object]>(
    [
      [
        'the address may be in url',
        'url',
        'https://m.example/a.vtt',
        { url: 'https://m.example/a.vtt' },
      ],
      [
        'the address may be in src',
        'src',
        'https://m.example/b.vtt',
        { url: 'https://m.example/b.vtt' },
      ],
      [
        'the address may be in source_url',
        'source_url',
        'https://m.example/c.vtt',
        { url: 'https://m.example/c.vtt' },
      ],
      ['the language may be in language', 'language', 'it', { language: 'it' }],
      ['the language may be in srclang', 'srclang', 'en-GB', { language: 'en-GB' }],
      ['the label may be in label', 'label', 'English', { label: 'English' }],
      ['the label may be in name', 'name', 'Français', { label: 'Français' }],
    ],
    (name, value, part) => ({
      embed: { subtitles: [{ [name]: value }] },
      gives: { tracks: [{ ...track, raw: { [name]: value }, ...part }], defaultLanguage: null },
    }),
  ),
  'the first of several names is read': {
    embed: { subtitles: [{ title: 'Second', label: 'First', name: 'Third' }] },
    gives: {
      tracks: [
        { ...track, label: 'First', raw: { title: 'Second', label: 'First', name: 'Third' } },
      ],
      defaultLanguage: null,
    },
  },
  'a text is the address of a track': {
    embed: { subtitles: ['https://m.example/it.vtt'] },
    gives: {
      tracks: [{ ...track, url: 'https://m.example/it.vtt', raw: 'https://m.example/it.vtt' }],
      defaultLanguage: null,
    },
  },
  'an element of an unknown shape is kept': {
    embed: { subtitles: [{ anything: true }] },
    gives: { tracks: [{ ...track, raw: { anything: true } }], defaultLanguage: null },
  },
  'an element that is not an object is kept, with a finding': {
    embed: { subtitles: [5] },
    gives: { tracks: [{ ...track, raw: 5 }], defaultLanguage: null },
    finds: ['not-object /subtitles/0'],
  },
  'a language that is not a language tag is refused': {
    embed: { subtitles_default_lang: '<b>' },
    gives: { tracks: [], defaultLanguage: null },
    finds: ['not-language /subtitles_default_lang'],
  },
});
