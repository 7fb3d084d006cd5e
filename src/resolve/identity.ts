import type { Identity } from './player-config.js';
import { report, value, type Wire } from './wire.js';
import { text } from './wire-value.js';

/** Unlike other texts, a number does not count: it would name the embed in published code. */
const publicIdOf = (wire: Wire): string | null => {
  const given = value(wire, 'public_id');
  if (typeof given === 'string') return given || null;
  if (given !== null) report(wire, 'public_id', 'not-text', given);
  return null;
};

/** Names of the embed: a public id that is a non-empty string is used instead of the id (spec 2.5). */
export const identity = (wire: Wire): Identity => {
  const embedId = text(wire, 'id');
  const publicId = publicIdOf(wire);
  return { id: publicId ?? embedId, embedId, publicId };
};
