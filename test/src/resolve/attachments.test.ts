import { ruleTable } from './rule-table.js';

ruleTable('subtitles (spec 2.5, shape open: 2.11)', (config) => config.subtitles, [
  { says: 'none', embed: { subtitles: null }, gives: { tracks: [], defaultLanguage: null } },
  {
    says: 'the usual names, and the element as it came',
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
          wire: { file: 'https://m.example/it.vtt', lang: 'it', title: 'Italiano' },
        },
      ],
      defaultLanguage: 'it',
    },
  },
  {
    says: 'an address alone',
    embed: { subtitles: ['https://m.example/it.vtt'] },
    gives: {
      tracks: [
        {
          url: 'https://m.example/it.vtt',
          language: null,
          label: '',
          wire: 'https://m.example/it.vtt',
        },
      ],
      defaultLanguage: null,
    },
  },
  {
    says: 'an unknown shape is kept',
    embed: { subtitles: [{ anything: true }] },
    gives: {
      tracks: [{ url: null, language: null, label: '', wire: { anything: true } }],
      defaultLanguage: null,
    },
  },
  {
    says: 'what is no track is kept and told about',
    embed: { subtitles: [5] },
    gives: { tracks: [{ url: null, language: null, label: '', wire: 5 }], defaultLanguage: null },
    finds: ['not-object /subtitles/0'],
  },
  {
    says: 'a language is a tag',
    embed: { subtitles_default_lang: '<b>' },
    gives: { tracks: [], defaultLanguage: null },
    finds: ['not-language /subtitles_default_lang'],
  },
]);

ruleTable('categories (spec 2.4)', (config) => config.categories, [
  {
    says: 'a parent is named by a number',
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
  {
    says: 'what is no category is left out',
    embed: { categories: ['x'] },
    gives: [],
    finds: ['not-object /categories/0'],
  },
]);

ruleTable('analytics (spec 2.8)', (config) => config.analytics, [
  {
    says: 'those attached, by provider, with the settings that are set',
    embed: {
      trackc_account: {
        id: '4',
        title: 'C',
        clientid: 'c',
        vcid: 5,
        cisuffix: '',
        sfcode: 'it',
        prod: 'vc',
        default: '0',
      },
      trackb_account: null,
      ama_configuration: { id: '2', title: 'A', url_beacon: 'https://beacon.example/b.xml' },
      tracka_account: {
        id: '1',
        title: 'T',
        track_id: 'id',
        track_domain: 'd',
        mg: null,
        secret: 'x',
      },
    },
    gives: [
      { provider: 'tracka', id: '1', title: 'T', settings: { track_id: 'id', track_domain: 'd' } },
      {
        provider: 'ama',
        id: '2',
        title: 'A',
        settings: { url_beacon: 'https://beacon.example/b.xml' },
      },
      {
        provider: 'trackc',
        id: '4',
        title: 'C',
        settings: { clientid: 'c', vcid: '5', sfcode: 'it', prod: 'vc' },
      },
    ],
  },
  {
    says: 'a beacon has an http(s) address',
    embed: { ama_configuration: { id: '2', url_beacon: 'file:///etc/passwd' } },
    gives: [{ provider: 'ama', id: '2', title: '', settings: {} }],
    finds: ['not-address /ama_configuration/url_beacon'],
  },
]);
