import type { Controls } from './player-config.js';
import type { Wire } from './wire.js';
import { flag } from './wire-value.js';

/**
 * The control bar (spec 2.5): visible when the embed does not say (platform facts 2.2). The text on
 * `seekable` is ambiguous; ours: only 0 forbids seeking.
 */
export const controls = (settings: Wire): Controls => ({
  visible: flag(settings, 'controlbar_visible', true),
  autoHide: flag(settings, 'controlbar_auto_hide'),
  seekable: flag(settings, 'seekable', true),
});
