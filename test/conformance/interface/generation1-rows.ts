import type { WireObject } from '../../../demo/sandbox/wire-object.js';
import * as schema from '../../../src/schema/index.js';
import { file, image, GENERATED, readRows, type Rows, UPLOADED, without } from './row.js';
import * as sample from './sample-objects.js';
import { EMBED, FIELDS } from './spec-fields.js';

/** The same object in generation 1 (spec 2.2). */
const video1: WireObject = {
  id: '71',
  titolo: 'A video',
  descrizione_breve: 'Short of 71',
  descrizione: 'Description of 71',
  tags: 'tide,night',
  video_disponibile: '1',
  invalid_video: '0',
  data_inserimento: '2026-03-01 18:00:00',
  preview_image: 'https://images.example/71.jpg',
  url_flash: 'https://streams.example/71.m3u8',
  url_iphone: 'https://streams.example/71.m3u8',
};

/** Spec 2.8, the names of the generation 1 reads. */
const tracka1: WireObject = {
  id: '41',
  titolo: 'Configuration 41',
  track_id: 'track-41',
  track_domain: 'track.example',
  mg: 'mg8=a;mg15=b',
  descrizione: 'Description of 41',
  predefinito: '1',
  data_inserimento: '2026-03-04 18:00:41',
};

const videos = { schema: schema.Generation1VideoSchema, fields: FIELDS.video1 };

const texts = { descrizione_breve: 'New short', tags: 'x,y' };

/** Sections 4.4 and 4.5. */
export const generation1Rows: Rows = {
  ...readRows('4.4 GET /rest/video', ({ v1 }) => v1.videos, {
    ...videos,
    values: [
      video1,
      { ...video1, id: '81', titolo: 'Another video' },
      { ...video1, id: '82', titolo: 'Yet another video' },
    ],
  }),
  ...readRows('4.4 GET /rest/tracka', ({ v1 }) => v1.trackas, {
    schema: schema.Generation1TrackaSchema,
    fields: FIELDS.tracka1,
    values: [tracka1],
  }),
  '4.4 GET /rest/queues_video.json': {
    call: ({ v1 }) => v1.queues.list(),
    schema: schema.QueueSlotSchema,
    fields: FIELDS.slot,
    values: ['high', 'normal', 'low'].map((slot) => ({ slot, video: [] })),
  },
  ...readRows('4.4 GET /rest/embed', ({ v1 }) => v1.embeds, {
    schema: schema.EmbedSchema,
    fields: EMBED,
    values: [sample.EMBED],
  }),
  '4.5 POST /rest/video.json': {
    ...videos,
    call: async ({ v1 }) =>
      v1.videos.create({ titolo: 'Uploaded', video: await file(), preview_image: image() }),
    values: [
      {
        titolo: 'Uploaded',
        descrizione_breve: '',
        descrizione: '',
        tags: '',
        video_disponibile: '0',
        invalid_video: '0',
        url_flash: '',
        url_iphone: '',
      },
    ],
    generated: {
      id: GENERATED.id,
      data_inserimento: GENERATED.created_at,
      preview_image: UPLOADED,
    },
  },
  '4.5 PUT /rest/video/71.json': {
    ...videos,
    call: ({ v1 }) =>
      v1.videos.update('71', {
        title: 'Renamed',
        description: 'New description',
        ...texts,
        preview_image: image(),
      }),
    values: [
      {
        ...without(video1, 'preview_image'),
        titolo: 'Renamed',
        descrizione: 'New description',
        ...texts,
      },
    ],
    generated: { preview_image: UPLOADED },
  },
};
