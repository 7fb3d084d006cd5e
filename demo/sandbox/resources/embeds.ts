import { withBody } from '../bodies/body.js';
import type { Answer, Call } from '../call.js';
import { objectId } from '../object-id.js';
import type { WireObject } from '../object-kind.js';
import { wireDate } from '../wire-date.js';
import {
  addressOrNull,
  filledText,
  flag,
  objectName,
  pixels,
  readFields,
  text,
  type WriteRules,
} from '../write-rules.js';
import { created, objectOf } from './answers.js';
import { embedParts } from './embed-parts.js';
import { EMBED_DEFAULTS, PLAYER_FIELDS } from './player-fields.js';
import { embed } from './presentation.js';

/** Fields of spec 2.5 that a new embed's caller may set; the platform is known to take the title and scroll mode. */
const RULES: WriteRules = {
  title: filledText,
  public_id: objectName,
  short_description: text,
  description: text,
  tags: text,
  primary_url: addressOrNull,
  secondary_url: addressOrNull,
  tertiary_url: addressOrNull,
  width: pixels,
  height: pixels,
  crop: flag,
  application_published: flag,
  ...PLAYER_FIELDS,
};

/** The embed that a path names, by id or public id, as a reply has it. Throws Failure 400 and 404. */
export const namedEmbed = (call: Call): Promise<WireObject> =>
  objectOf('embed', objectId(call.parameters['id']), embed, call);

/** Platform facts 7.1. */
export const createEmbed: Answer = (call) =>
  withBody(call, async ({ fields }) => {
    const { services } = call;
    const object = {
      ...EMBED_DEFAULTS,
      ...readFields(fields, RULES, ['title']),
      ...(await embedParts(fields, services)),
      created_at: wireDate(services.clock()),
    };
    return created('embed', await services.objects.create('embed', object), embed, call);
  });
