import type { Embed } from '../../src/index.js';

/** The field of an embed for the ads of a slot, in a JSON Pointer. */
export const SLOT_FIELD =
  /^\/?((?:mobile_)?(?:preroll|midroll|postroll|overlay_initial|overlay_main))(?:\/|$)/;

const slotOf = (field: string): string => field.replace(/^mobile_/, '');

/** An embed without the ads of its other slots. What both devices have stays, so that neither seems to be forgotten. */
export const withOneSlot = (embed: Embed, field: string): Embed =>
  Object.fromEntries(
    Object.entries(embed).filter(
      ([name]) => slotOf(name) === slotOf(field) || !SLOT_FIELD.test(name),
    ),
  ) as Embed;
