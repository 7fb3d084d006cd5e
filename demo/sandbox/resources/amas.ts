import { withBody } from '../server/request-body.js';
import { pathId, validateFields } from '../server/validation.js';
import { changed } from './handlers.js';
import { ama } from './presentation.js';
import { AmaUpdate } from './schemas.js';

/** There is one default: the others lose the flag in the same transaction. */
const onlyDefault = (id: string) => ({
  sql: `UPDATE object SET body = json_set(body, '$.default', '0')
    WHERE kind = 'ama' AND id <> ?1 AND json_extract(body, '$.default') IN ('1', 1)
      AND EXISTS (SELECT 1 FROM object
        WHERE kind = 'ama' AND id = ?1 AND json_extract(body, '$.default') = '1')`,
  values: [id],
});

/** Spec 4.9. */
export const updateAma = withBody((c, { fields }) => {
  const changes = validateFields(c, AmaUpdate, fields);
  const also = changes.default === '1' ? [onlyDefault(pathId(c))] : [];
  return changed('ama', changes, ama, c, also);
});
