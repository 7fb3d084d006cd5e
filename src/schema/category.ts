import { integer, object, optional, text, type Infer } from './field-types.js';
import { identity } from './shared-fields.js';

/** A category (spec 2.4). */
export const CategorySchema = object({
  ...identity,
  /** Description, or null. */
  description: optional(text),
  /** Id of the parent category; null for a top-level category. */
  father_id: optional(integer),
});

/** A category (spec 2.4). */
export interface Category extends Infer<typeof CategorySchema> {}
