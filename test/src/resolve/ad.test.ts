import { art, tag } from './ad-fixture.js';
import { ruleTable } from './rule-table.js';

/** A video ad without further fields. */
const video = {
  kind: 'video',
  id: '3',
  title: '',
  path: '/preroll',
  advType: '',
  destinationUrl: null,
  destinationTitle: '',
  poster: null,
};

ruleTable('ad objects (spec 2.7, platform facts 1)', ({ ads }) => ads.preroll[0], {
  'replace rules keep their order, and malformed ones are dropped with a finding': {
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
    finds: ['not-object /preroll/replace_rules/3', 'rule-subject-form /preroll/replace_rules/2'],
  },
  '*** separates the tags of a waterfall, which keep their order': {
    embed: { preroll: art('1', { source_url: 'https://a.example/ *** https://b.example/***' }) },
    gives: tag('1', '/preroll', { tags: ['https://a.example/', 'https://b.example/'] }),
    finds: ['tag-empty /preroll/source_url'],
  },
  'every text that is not empty is a tag, because only its expansion shows whether it is a URL': {
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
  'a tag may begin with a placeholder or without a scheme': {
    embed: {
      preroll: art('1', {
        source_url: '[url-primary]***{{TAG}}***%%TAG%%***__tag__***${TAG}***//ads.example/',
      }),
    },
    gives: tag('1', '/preroll', {
      tags: ['[url-primary]', '{{TAG}}', '%%TAG%%', '__tag__', '${TAG}', '//ads.example/'],
    }),
  },
  'an ad of an unknown type with a source_url is a tag': {
    embed: { preroll: art('1', { adv_type: 'vmap', type: 'other' }) },
    gives: tag('1', '/preroll', { advType: 'vmap', linearity: null }),
    finds: ['unknown-ad-type /preroll/type'],
  },
  'a dart without a tag has a finding': {
    embed: { preroll: art('1', { source_url: '' }) },
    gives: tag('1', '/preroll', { tags: [] }),
    finds: ['tag-empty /preroll/source_url'],
  },
  'an ad with the fields of a video ad is a video ad': {
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
      ...video,
      title: 'V',
      url: 'https://m.example/v.mp4',
      destinationUrl: 'https://shop.example/',
      destinationTitle: 'Shop',
      poster: 'https://m.example/p.jpg',
    },
  },
  'an ad with any stream field is a video ad': {
    embed: { preroll: { id: '3', url_hls: 'https://m.example/v.m3u8' } },
    gives: { ...video, url: 'https://m.example/v.m3u8' },
  },
  'an ad of type advideo is a video ad, and options.streamUrl provides its address': {
    embed: { preroll: { id: '3', adv_type: 'advideo', available_video: 0 } },
    options: { streamUrl: ({ kind, id }) => `https://m.example/${kind}/${id}.mp4` },
    gives: { ...video, advType: 'advideo', url: 'https://m.example/advideo/3.mp4' },
    finds: ['ad-video-not-ready /preroll/available_video'],
  },
  'any other ad is kept unchanged': {
    embed: { preroll: { id: '3', adv_type: 'hologram', depth: [1] } },
    gives: {
      kind: 'unknown',
      id: '3',
      title: '',
      path: '/preroll',
      advType: 'hologram',
      raw: { id: '3', adv_type: 'hologram', depth: [1] },
    },
    finds: ['unknown-ad-kind /preroll/adv_type'],
  },
});
