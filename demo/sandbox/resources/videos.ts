import type * as z from 'zod';
import { DEFAULT_SLOT, insertJob, SLOTS } from '../encoder/job.js';
import type { SandboxContext } from '../server/environment.js';
import { type Body, withBody } from '../server/request-body.js';
import { badRequest, validateFields } from '../server/validation.js';
import type { ObjectKind, WireObject } from '../wire-object.js';
import { changed, created } from './handlers.js';
import { previewImage, withSource } from './media-fields.js';
import { advideo, type Presentation, presented, video, videoGeneration1 } from './presentation.js';
import { MediaUpdate, NewAdVideo, NewVideo } from './schemas.js';

/** Field names of generation 1; both spellings occur (spec 4.5). */
const GENERATION_2_NAMES: Readonly<Record<string, string>> = {
  titolo: 'title',
  descrizione_breve: 'short_description',
  descrizione: 'description',
};

/** Renames fields of generation 1. Throws HTTPException 400 if two spellings of a field differ. */
const withGeneration2Names = (body: Body): Body => {
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(body.fields)) {
    const newName = GENERATION_2_NAMES[name] ?? name;
    if (fields.has(newName) && fields.get(newName) !== value)
      throw badRequest(`${newName} is given in two spellings that differ.`);
    fields.set(newName, value);
  }
  return { ...body, fields: Object.fromEntries(fields) };
};

const EMPTY_VIDEO = {
  title: '',
  short_description: '',
  description: '',
  tags: '',
  available_video: '0',
  invalid_video: '0',
  preview_image: null,
  duration: null,
};

/** Read by `withSource` and `previewImage`. */
const FILES = ['video', 'preview_image'];

/** Seconds of the video at which the preview image is taken, or null (platform facts 8). */
const snapshotSeconds = ({ snapshot, snapshot_time: time }: z.output<typeof NewVideo>) => {
  if (snapshot !== '1') return null;
  const [hours = 0, minutes = 0, seconds = 0] = time?.split(':').map(Number) ?? [];
  return hours * 3600 + minutes * 60 + seconds;
};

/** Stores the files, inserts the object and its encoding job in one transaction, and replies with 201. */
const create = (
  c: SandboxContext,
  body: Body,
  { kind, present, defaults = {}, schema = NewVideo }: NewVideoOptions,
): Promise<Response> => {
  const { uploads, queue } = c.env;
  const fields = validateFields(c, schema, body.fields, FILES);
  const { squeeze_slot: slot = DEFAULT_SLOT, snapshot, snapshot_time, ...texts } = fields;
  const snapshotAt = snapshotSeconds({ ...fields, snapshot, snapshot_time });
  return withSource(c, body, async (file) => {
    const image = await previewImage(body, uploads);
    const job = { kind, source: await uploads.keepSource(file), slot, snapshotAt };
    const object = { ...EMPTY_VIDEO, ...defaults, ...texts, ...image };
    const reply = await created(kind, object, present, c, [insertJob(job)]);
    queue.wake();
    return reply;
  });
};

interface NewVideoOptions {
  readonly kind: ObjectKind;
  readonly present: Presentation;
  /** Fields of the kind alone. */
  readonly defaults?: WireObject;
  readonly schema?: typeof NewVideo | typeof NewAdVideo;
}

/** Generation 1: from a file (spec 4.5). */
export const createVideoGeneration1 = withBody((c, body) => {
  if (!body.files.has('video')) throw badRequest('video must be a file part.');
  return create(c, withGeneration2Names(body), { kind: 'video', present: videoGeneration1 });
});

/** Generation 2: from an address (spec 4.6) or a file (platform facts 10). */
export const createVideo = withBody((c, body) =>
  create(c, body, { kind: 'video', present: video }),
);

/** A video as an ad (platform facts 1.3). */
export const createAdVideo = withBody((c, body) =>
  create(c, body, {
    kind: 'advideo',
    present: advideo,
    defaults: { adv_type: 'advideo', destination_url: null, destination_url_title: '' },
    schema: NewAdVideo,
  }),
);

const update = async (c: SandboxContext, body: Body, present: Presentation): Promise<Response> => {
  if (body.files.has('video') || Object.hasOwn(body.fields, 'video'))
    throw badRequest('The source of a video cannot be changed.');
  const texts = validateFields(c, MediaUpdate, body.fields, FILES);
  const image = await previewImage(body, c.env.uploads);
  return changed('video', { ...texts, ...image }, present, c);
};

/** Spec 4.5. */
export const updateVideoGeneration1 = withBody((c, body) =>
  update(c, withGeneration2Names(body), videoGeneration1),
);

/** Updates a video (platform facts 10). */
export const updateVideo = withBody((c, body) => update(c, body, video));

/**
 * The slots of the encoder queue, the most urgent one first, each with its videos (spec 2.9); the
 * video that is being converted comes first.
 */
export const listQueues = async (c: SandboxContext): Promise<Response> => {
  const jobs = await c.env.queue.jobs();
  const slots = SLOTS.map(async (slot) => {
    const queued = jobs.filter((job) => job.slot === slot && job.kind === 'video');
    const rows = await c.env.objects.findAll(queued);
    const texts = rows.map(({ json }) => json);
    const videos = await presented(texts, videoGeneration1, c);
    const inOrder = queued.flatMap(({ id }) =>
      videos.filter((presentedVideo) => presentedVideo['id'] === id),
    );
    return { slot, video: inOrder };
  });
  return c.json(await Promise.all(slots));
};
