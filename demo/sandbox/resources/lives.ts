import { randomBytes } from 'node:crypto';
import { withBody } from '../server/request-body.js';
import { validateFields } from '../server/validation.js';
import { changed, created } from './handlers.js';
import { previewImage } from './media-fields.js';
import { live } from './presentation.js';
import { MediaUpdate, NewLive } from './schemas.js';

/** Read by `previewImage`. */
const IMAGE = ['preview_image'];

const secret = (): string => randomBytes(9).toString('base64url');

/** What an encoder at the event would connect to (spec 2.3): invented, since nothing listens there. */
const entryPoints = () => ({
  entry_point_primary: 'rtmp://primary.ingest.example/sandbox',
  entry_point_backup: 'rtmp://backup.ingest.example/sandbox',
  stream_name: secret(),
  user: secret(),
  pass: secret(),
  secondary_streams: '',
  multi_stream_name_fmle: '',
});

/** Spec 4.8, which does not show the reply: 201 and the live were chosen; its manifest is in `url_iphone`. */
export const createLive = withBody(async (c, body) => {
  const { source_url: source, ...texts } = validateFields(c, NewLive, body.fields, IMAGE);
  const object = {
    short_description: '',
    description: '',
    tags: '',
    preview_image: null,
    ...texts,
    ...entryPoints(),
    ...(await previewImage(body, c.env.uploads)),
    url_iphone: source,
  };
  return created('live', object, live, c);
});

/** Spec 4.8. */
export const updateLive = withBody(async (c, body) => {
  const texts = validateFields(c, MediaUpdate, body.fields, IMAGE);
  const image = await previewImage(body, c.env.uploads);
  return changed('live', { ...texts, ...image }, live, c);
});
