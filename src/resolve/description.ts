import type { Wire } from './wire.js';
import { text } from './wire-value.js';

/** The full description, else the short one (spec 2.5). */
export const description = (wire: Wire): string =>
  text(wire, 'description') || text(wire, 'short_description');

/** The tags, which the wire separates by commas (spec 2.5). */
export const tags = (wire: Wire): readonly string[] =>
  text(wire, 'tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
