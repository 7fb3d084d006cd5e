import { art, tag } from './ad-fixture.js';
import { ruleTable } from './rule-table.js';

ruleTable('ad objects (spec 2.7, platform facts 1)', ({ ads }) => ads.preroll[0], [
  {
    says: 'replace rules are kept in order, odd ones dropped',
    embed: {
      preroll: art('1', {
        replace_rules: [
          { subject: '[url]', value: 'url-page' },
          null,
          { subject: '' },
          'x',
          { subject: '[a]', value: 'b' },
        ],
      }),
    },
    gives: tag('1', '/preroll', {
      replaceRules: [
        { subject: '[url]', value: 'url-page' },
        { subject: '[a]', value: 'b' },
      ],
    }),
    finds: ['not-object /preroll/replace_rules/3', 'replace-rule-form /preroll/replace_rules/2'],
  },
  {
    says: '*** is a waterfall, tried from left to right',
    embed: { preroll: art('1', { source_url: 'https://a.example/ *** https://b.example/***' }) },
    gives: tag('1', '/preroll', { tags: ['https://a.example/', 'https://b.example/'] }),
    finds: ['tag-empty /preroll/source_url'],
  },
  {
    says: 'what is not empty is a tag: whether it becomes a URL is seen when it is expanded',
    embed: {
      preroll: art('1', {
        source_url: 'TAGURL***$HOST/x***$[base]/x***ads.example/x***javascript:alert(1)',
        replace_rules: [{ subject: 'TAGURL', value: 'url-primary' }],
      }),
    },
    gives: tag('1', '/preroll', {
      tags: ['TAGURL', '$HOST/x', '$[base]/x', 'ads.example/x', 'javascript:alert(1)'],
      replaceRules: [{ subject: 'TAGURL', value: 'url-primary' }],
    }),
  },
  {
    says: 'a tag may begin with a placeholder or without a scheme',
    embed: {
      preroll: art('1', {
        source_url: '[url-primary]***{{TAG}}***%%TAG%%***__tag__***${TAG}***//ads.example/',
      }),
    },
    gives: tag('1', '/preroll', {
      tags: ['[url-primary]', '{{TAG}}', '%%TAG%%', '__tag__', '${TAG}', '//ads.example/'],
    }),
  },
  {
    says: 'a tag of an unknown type is a tag',
    embed: { preroll: art('1', { adv_type: 'vmap', type: 'other' }) },
    gives: tag('1', '/preroll', { advType: 'vmap', linearity: null }),
    finds: ['unknown-ad-type /preroll/type'],
  },
  {
    says: 'a dart without a tag is told about',
    embed: { preroll: art('1', { source_url: '' }) },
    gives: tag('1', '/preroll', { tags: [] }),
    finds: ['tag-empty /preroll/source_url'],
  },
  {
    says: 'a video ad is known by its fields',
    embed: {
      preroll: {
        id: '3',
        title: 'V',
        destination_url: 'https://shop.example/',
        destination_url_title: 'Shop',
        preview_image: 'https://m.example/p.jpg',
        url_video: 'https://m.example/v.mp4',
        available_video: '1',
      },
    },
    gives: {
      kind: 'video',
      id: '3',
      title: 'V',
      path: '/preroll',
      advType: '',
      url: 'https://m.example/v.mp4',
      destinationUrl: 'https://shop.example/',
      destinationTitle: 'Shop',
      poster: 'https://m.example/p.jpg',
    },
  },
  {
    says: 'by any field of its stream',
    embed: { preroll: { id: '3', url_hls: 'https://m.example/v.m3u8' } },
    gives: {
      kind: 'video',
      id: '3',
      title: '',
      path: '/preroll',
      advType: '',
      url: 'https://m.example/v.m3u8',
      destinationUrl: null,
      destinationTitle: '',
      poster: null,
    },
  },
  {
    says: 'or by its type, and its creative may be asked for',
    embed: { preroll: { id: '3', adv_type: 'advideo', available_video: 0 } },
    options: { streamUrl: ({ kind, id }) => `https://m.example/${kind}/${id}.mp4` },
    gives: {
      kind: 'video',
      id: '3',
      title: '',
      path: '/preroll',
      advType: 'advideo',
      url: 'https://m.example/advideo/3.mp4',
      destinationUrl: null,
      destinationTitle: '',
      poster: null,
    },
    finds: ['ad-video-not-ready /preroll/available_video'],
  },
  {
    says: 'any other ad is kept as it came',
    embed: { preroll: { id: '3', adv_type: 'hologram', depth: [1] } },
    gives: {
      kind: 'unknown',
      id: '3',
      title: '',
      path: '/preroll',
      advType: 'hologram',
      wire: { id: '3', adv_type: 'hologram', depth: [1] },
    },
    finds: ['unknown-ad-kind /preroll/adv_type'],
  },
]);
