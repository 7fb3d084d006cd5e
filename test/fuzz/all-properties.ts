import type { FuzzProperty } from './fuzz-property.js';
import { GROWTH_PROPERTIES } from './growth.js';
import { AD_TAG_PROPERTIES } from './properties/ad-tags.js';
import { DECODE_PROPERTIES } from './properties/decode.js';
import { LINT_PROPERTIES } from './properties/lint.js';
import { PUBLISH_PROPERTIES } from './properties/publish.js';
import { RENDER_PROPERTIES } from './properties/render.js';
import { RESOLVE_PROPERTIES } from './properties/resolve.js';
import { VAST_PROPERTIES } from './properties/vast.js';

/** Every property, in the order in which they are checked. */
export const ALL_PROPERTIES: readonly FuzzProperty[] = [
  ...RESOLVE_PROPERTIES,
  ...AD_TAG_PROPERTIES,
  ...LINT_PROPERTIES,
  ...VAST_PROPERTIES,
  ...RENDER_PROPERTIES,
  ...DECODE_PROPERTIES,
  ...PUBLISH_PROPERTIES,
  ...GROWTH_PROPERTIES,
];
