import { ruleTable } from './rule-table.js';

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
