import { type Body, withBody } from '../bodies/body.js';
import type { Answer, Call } from '../call.js';
import { SLOTS } from '../encoder/slots.js';
import { Failure } from '../failure.js';
import type { ObjectKind, WireObject } from '../object-kind.js';
import { wireDate } from '../wire-date.js';
import {
  addressOrNull,
  filledText,
  flag,
  oneOf,
  readFields,
  text,
  type WriteRules,
} from '../write-rules.js';
import { changed, created } from './answers.js';
import {
  advideo,
  createdVideo,
  type Presentation,
  video,
  videoGeneration1,
} from './presentation.js';
import { previewImage } from './preview-image.js';
import { snapshotTime } from './snapshot-time.js';
import { withSource } from './video-source.js';

/** Texts of spec 2.1 that a caller may write. */
const TEXTS: WriteRules = {
  title: filledText,
  short_description: text,
  description: text,
  tags: text,
};

/** What a create says of its conversion (platform facts 8). */
const CONVERSION: WriteRules = {
  squeeze_slot: oneOf(...SLOTS),
  snapshot: flag,
  snapshot_time: text,
};

/** Of an advideo (platform facts 1.3). */
const DESTINATION: WriteRules = {
  destination_url: addressOrNull,
  destination_url_title: text,
};

/** Spellings of generation 1 (spec 4.5: both occur). */
const SPELLINGS: Readonly<Record<string, string>> = {
  titolo: 'title',
  descrizione_breve: 'short_description',
  descrizione: 'description',
};

/** Fields under their generation 2 names. Throws Failure 400 when two spellings of one disagree. */
const respelled = (fields: WireObject): WireObject => {
  const result = new Map<string, unknown>();
  for (const [name, value] of Object.entries(fields)) {
    const spelling = SPELLINGS[name] ?? name;
    if (result.has(spelling) && result.get(spelling) !== value)
      throw new Failure(400, `${spelling} is given in two spellings that differ.`);
    result.set(spelling, value);
  }
  return Object.fromEntries(result);
};

const EMPTY = {
  title: '',
  short_description: '',
  description: '',
  tags: '',
  available_video: '0',
  invalid_video: '0',
  preview_image: null,
  duration: null,
};

interface Creation {
  readonly kind: ObjectKind;
  readonly present: Presentation;
  /** Fields of the kind alone. */
  readonly own: WireObject;
}

/** Keeps the files, adds the object and its place in the queue in one transaction, and answers 201. */
const create = (call: Call, body: Body, { kind, present, own }: Creation): Promise<Response> => {
  const { services } = call;
  const texts = readFields(body.fields, TEXTS, ['title']);
  const conversion = readFields(body.fields, CONVERSION);
  const snapshotAt = snapshotTime(conversion);
  return withSource(call, body, async (file) => {
    const image = await previewImage(body, services.uploads);
    const source = await services.uploads.keepSource(file);
    const slot = conversion['squeeze_slot'];
    const job = { kind, source, slot: typeof slot === 'string' ? slot : null, snapshotAt };
    const object = { ...EMPTY, created_at: wireDate(services.clock()), ...own, ...texts, ...image };
    const id = await services.objects.create(kind, object, [services.queue.enlisting(job)]);
    services.queue.wake();
    return created(kind, id, present, call);
  });
};

/** Generation 1: by file (spec 4.5). */
export const createVideoGeneration1: Answer = (call) =>
  withBody(call, (body) => {
    if (!body.files.has('video')) throw new Failure(400, 'video must be a file part.');
    const fields = respelled(body.fields);
    return create(call, { ...body, fields }, { kind: 'video', present: videoGeneration1, own: {} });
  });

/** Generation 2: by address (spec 4.6) or by file (platform facts 10). */
export const createVideo: Answer = (call) =>
  withBody(call, (body) => create(call, body, { kind: 'video', present: createdVideo, own: {} }));

/** A video as an ad (platform facts 1.3). */
export const createAdVideo: Answer = (call) =>
  withBody(call, (body) => {
    const own = {
      adv_type: 'advideo',
      destination_url: null,
      destination_url_title: '',
      ...readFields(body.fields, DESTINATION),
    };
    return create(call, body, { kind: 'advideo', present: advideo, own });
  });

const update = async (call: Call, body: Body, present: Presentation): Promise<Response> => {
  if (body.files.has('video') || Object.hasOwn(body.fields, 'video'))
    throw new Failure(400, 'The source of a video cannot be changed.');
  const texts = readFields(body.fields, TEXTS);
  const image = await previewImage(body, call.services.uploads);
  return changed('video', { ...texts, ...image }, present, call);
};

/** Spec 4.5. */
export const updateVideoGeneration1: Answer = (call) =>
  withBody(call, (body) =>
    update(call, { ...body, fields: respelled(body.fields) }, videoGeneration1),
  );

/** Platform facts 10. */
export const updateVideo: Answer = (call) => withBody(call, (body) => update(call, body, video));
