import { dateTime, id, integer, object, optional, text, type Infer } from './field-types.js';

/** A category (spec 2.4). */
export const CategorySchema = object({
  /** Object id. */
  id,
  /** Title. */
  title: optional(text),
  /** Description, or null. */
  description: optional(text),
  /** Creation date-time. */
  created_at: optional(dateTime),
  /** Id of the parent category; null for a top-level category. */
  father_id: optional(integer),
});

/** A category (spec 2.4). */
export interface Category extends Infer<typeof CategorySchema> {}
