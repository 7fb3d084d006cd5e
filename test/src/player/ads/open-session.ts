import { BuiltInManager } from '../../../../src/player/ads/built-in/built-in-manager.js';
import type { BuiltInOptions } from '../../../../src/player/ads/built-in/built-in-options.js';
import { keptManager } from '../../../../src/player/ads/kept-manager.js';
import * as parts from '../../../../src/player/ads/built-in/vast-parts.js';
import { StagedAdSession } from '../../../../src/player/ads/staged-ad-session.js';
import type { RequestVast } from '../../../../src/vast/vast-ad.js';
import type { Ads } from '../../../../src/resolve/player-config.js';
import { type FakeStage, openStage, type StageSettings } from './fake-stage.js';

export interface OpenedSession {
  readonly stage: FakeStage;
  readonly session: StagedAdSession;
}

const opened: OpenedSession[] = [];

/** A session on a stage of the page, whose ad server is a function. */
export const open = (
  ads: Partial<Ads>,
  requestVast: RequestVast,
  settings: Partial<Omit<StageSettings, 'ads'> & BuiltInOptions> = {},
): OpenedSession => {
  const stage = openStage({ ads, ...settings });
  const options: BuiltInOptions = {
    loadVast: () => Promise.resolve({ ...parts, requestVast }),
    settings: { requestTimeout: 5_000, mediaTimeout: 8_000 },
    since: performance.now(),
    vpaidManager: () => Promise.resolve(null),
    ...settings,
  };
  const opener = keptManager(
    () => 'built-in',
    (given) => Promise.resolve(new BuiltInManager(given, options)),
  );
  const session = new StagedAdSession(stage, opener);
  opened.push({ stage, session });
  return { stage, session };
};

/** Ends all sessions of a test. */
export const closeAll = (): void => {
  for (const { stage, session } of opened.splice(0)) {
    session.destroy();
    stage.remove();
  }
};
