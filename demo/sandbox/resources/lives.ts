import { randomBytes } from 'node:crypto';
import { withBody } from '../bodies/body.js';
import type { Answer } from '../call.js';
import { wireDate } from '../wire-date.js';
import { address, filledText, readFields, text, type WriteRules } from '../write-rules.js';
import { changed, created } from './answers.js';
import { live } from './presentation.js';
import { previewImage } from './preview-image.js';

/** Spec 4.8. */
const TEXTS: WriteRules = {
  title: filledText,
  short_description: text,
  description: text,
  tags: text,
};

const secret = (): string => randomBytes(9).toString('base64url');

/** What an encoder at the event would need (spec 2.3): made up, since nothing listens there. */
const entryPoints = () => ({
  entry_point_primary: 'rtmp://primary.ingest.example/sandbox',
  entry_point_backup: 'rtmp://backup.ingest.example/sandbox',
  stream_name: secret(),
  user: secret(),
  pass: secret(),
  secondary_streams: '',
  multi_stream_name_fmle: '',
});

/** Spec 4.8. The reply is not shown there: 201 and the live (ours); its manifest plays as `url_iphone`. */
export const createLive: Answer = (call) =>
  withBody(call, async (body) => {
    const { objects, uploads, clock } = call.services;
    const { source_url: source, ...texts } = readFields(
      body.fields,
      { ...TEXTS, source_url: address },
      ['title', 'source_url'],
    );
    const object = {
      short_description: '',
      description: '',
      tags: '',
      preview_image: null,
      ...texts,
      created_at: wireDate(clock()),
      ...entryPoints(),
      ...(await previewImage(body, uploads)),
      url_iphone: source,
    };
    return created('live', await objects.create('live', object), live, call);
  });

/** Spec 4.8. */
export const updateLive: Answer = (call) =>
  withBody(call, async (body) => {
    const texts = readFields(body.fields, TEXTS);
    const image = await previewImage(body, call.services.uploads);
    return changed('live', { ...texts, ...image }, live, call);
  });
