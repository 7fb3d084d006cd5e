import { withBody } from '../bodies/body.js';
import type { Answer } from '../call.js';
import { Failure } from '../failure.js';
import { jsonReply } from '../json-reply.js';
import { objectId } from '../object-id.js';
import {
  address,
  filledText,
  flag,
  readFields,
  textOrNull,
  type WriteRules,
} from '../write-rules.js';
import { objectOf } from './answers.js';
import { ama } from './presentation.js';

/** Spec 4.9. */
const RULES: WriteRules = {
  title: filledText,
  url_beacon: address,
  default: flag,
  description: textOrNull,
};

/** There is one default: the others lose the mark in the same transaction. */
const onlyDefault = (id: string) => ({
  sql: `UPDATE object SET body = json_set(body, '$.default', '0')
    WHERE kind = 'ama' AND id <> ?1 AND json_extract(body, '$.default') IN ('1', 1)
      AND EXISTS (SELECT 1 FROM object
        WHERE kind = 'ama' AND id = ?1 AND json_extract(body, '$.default') = '1')`,
  values: [id],
});

/** Spec 4.9. */
export const updateAma: Answer = (call) =>
  withBody(call, async ({ fields }) => {
    const id = objectId(call.parameters['id']);
    const changes = readFields(fields, RULES);
    const also = changes['default'] === '1' ? [onlyDefault(id)] : [];
    const isThere = await call.services.objects.change(
      'ama',
      id,
      (object) => ({ ...object, ...changes }),
      also,
    );
    if (!isThere) throw new Failure(404, 'There is no such ama.');
    return jsonReply(await objectOf('ama', id, ama, call));
  });
