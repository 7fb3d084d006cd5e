import * as schema from '../../../src/schema/index.js';
import { all, image, GENERATED, readRows, type Rows, SECRET, UPLOADED, without } from './row.js';
import { ORIGIN } from './open-interface.js';
import * as sample from './sample-objects.js';
import { EMBED, FIELDS } from './spec-fields.js';

const unplayed = { available_video: '0', invalid_video: '0', tags: '' };

const lives = { schema: schema.LiveSchema, fields: FIELDS.live };

const liveTexts = {
  title: 'Renamed',
  short_description: 'New short',
  description: 'New description',
  tags: 'x,y',
};

const amaFields = {
  title: 'Renamed',
  url_beacon: 'https://beacon.example/new.xml',
  default: '1',
  description: 'New description',
} as const;

/** Sections 4.6 to 4.9. */
export const generation2Rows: Rows = {
  '4.6 GET /rest/v2/video.json': {
    call: ({ v2 }) => all(v2.videos.list()),
    schema: schema.VideoSchema,
    fields: FIELDS.video,
    values: [
      sample.VIDEO,
      { ...sample.VIDEO, id: '81', title: 'Another video' },
      { ...sample.VIDEO, id: '82', title: 'Yet another video' },
    ],
  },
  '4.6 POST /rest/v2/video.json': {
    call: ({ v2 }) =>
      v2.videos.create({
        title: 'By address',
        video: `${ORIGIN}/media/advert.mp4`,
        preview_image: 'https://images.example/new.png',
      }),
    schema: schema.VideoSchema,
    fields: FIELDS.video,
    values: [
      {
        title: 'By address',
        short_description: '',
        description: '',
        ...unplayed,
        preview_image: 'https://images.example/new.png',
        duration: null,
      },
    ],
    generated: GENERATED,
  },
  ...readRows('4.7 GET /rest/v2/embedtemplate', ({ v2 }) => v2.embedTemplates, {
    schema: schema.EmbedTemplateSchema,
    fields: FIELDS.template,
    values: [sample.TEMPLATE],
  }),
  ...readRows('4.7 GET /rest/v2/embed', ({ v2 }) => v2.embeds, {
    schema: schema.EmbedSchema,
    fields: EMBED,
    values: [sample.EMBED],
  }),
  ...readRows('4.7 GET /rest/v2/live', ({ v2 }) => v2.lives, {
    ...lives,
    values: [sample.LIVE, { ...sample.LIVE, id: '83', title: 'Another live' }],
  }),
  ...readRows('4.7 GET /rest/v2/category', ({ v2 }) => v2.categories, {
    schema: schema.CategorySchema,
    fields: FIELDS.category,
    values: [sample.CATEGORY],
  }),
  '4.8 POST /rest/v2/live.json': {
    ...lives,
    call: ({ v2 }) =>
      v2.lives.create({
        title: 'New live',
        source_url: 'https://streams.example/new.m3u8',
        preview_image: image(),
      }),
    values: [
      {
        title: 'New live',
        short_description: '',
        description: '',
        tags: '',
        secondary_streams: '',
        multi_stream_name_fmle: '',
        xml1: null,
        xml2: null,
        url_iphone: 'https://streams.example/new.m3u8',
      },
    ],
    generated: {
      ...GENERATED,
      preview_image: UPLOADED,
      entry_point_primary: /^rtmp:\/\//,
      entry_point_backup: /^rtmp:\/\//,
      stream_name: SECRET,
      user: SECRET,
      pass: SECRET,
    },
  },
  '4.8 PUT /rest/v2/live/72.json': {
    ...lives,
    call: ({ v2 }) => v2.lives.update('72', { ...liveTexts, preview_image: image() }),
    values: [{ ...without(sample.LIVE, 'preview_image'), ...liveTexts }],
    generated: { preview_image: UPLOADED },
  },
  '4.9 PUT /rest/v2/ama/42.json': {
    call: ({ v2 }) => v2.amas.update('42', amaFields),
    schema: schema.AmaSchema,
    fields: FIELDS.ama,
    values: [{ ...sample.AMA, ...amaFields }],
  },
};
