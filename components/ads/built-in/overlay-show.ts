import type { Overlay } from '../../../src/resolve/player-config.js';
import type { BreakSetting } from './linear-break.js';

export const showOverlay = (_overlay: Overlay, _setting: BreakSetting): Promise<void> =>
  Promise.resolve();
