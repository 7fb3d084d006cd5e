import type { OpenAdSession } from './ad-session.js';

/** Opens the session of a stage without ads. */
export const openAdSession: OpenAdSession = () => ({
  beforeContent: () => Promise.resolve(),
  afterContent: () => Promise.resolve(),
  ad: null,
  isLinear: false,
  paused: true,
  play: () => Promise.resolve(),
  pause: () => undefined,
  skip: () => undefined,
  soundChanged: () => undefined,
  destroy: () => undefined,
});
