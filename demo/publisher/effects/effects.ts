import type { Embed, PlayerConfig } from '../../../src/index.js';
import { AD_FIELDS, ANALYTICS_FIELDS } from './ad-fields.js';
import { CONTENT_FIELDS } from './content-fields.js';
import type { FieldEffect } from './field-effect.js';
import { PLAYBACK_FIELDS } from './playback-fields.js';
import { WATERMARK_FIELDS } from './watermark-fields.js';

/** Every field that does something in the page, in the order in which a reader may notice. */
export const FIELD_EFFECTS: readonly FieldEffect[] = [
  ...CONTENT_FIELDS,
  ...PLAYBACK_FIELDS,
  ...WATERMARK_FIELDS,
  ...AD_FIELDS,
  ...ANALYTICS_FIELDS,
];

/** One field of an embed at work. */
export interface Effect {
  readonly field: string;
  /** The value on the wire as short JSON; the empty string when the embed itself does not name it (a bulk does). */
  readonly value: string;
  readonly sentence: string;
}

const LONGEST_VALUE = 48;

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? '' : `[${value.length}]`;
  if (typeof value === 'object' && value !== null) return '{…}';
  if (value === null || value === undefined) return '';
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
};

/** What the fields of an embed do, each with its sentence; fields that do nothing are left out. */
export const effectsOf = (embed: Embed, config: PlayerConfig): readonly Effect[] =>
  FIELD_EFFECTS.flatMap(({ field, effect }) => {
    const sentence = effect(config);
    const value: unknown = Reflect.get(embed, field);
    return sentence === null ? [] : [{ field, value: shown(value), sentence }];
  });
