import type { Category } from './player-config.js';
import type { Wire } from './wire.js';
import { objects } from './wire-lists.js';
import { text } from './wire-value.js';

/** Categories of the embed (spec 2.4). */
export const categories = (wire: Wire): readonly Category[] =>
  objects(wire, 'categories').map((category) => ({
    id: text(category, 'id'),
    title: text(category, 'title'),
    parentId: text(category, 'father_id') || null,
  }));
