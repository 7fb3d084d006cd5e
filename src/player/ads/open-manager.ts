import type { AdManager } from './ad-manager.js';
import type { AdSettings } from './ad-settings.js';
import type { AdStage } from './ad-stage.js';
import { BuiltInManager } from './built-in/built-in-manager.js';
import type { VastParts } from './built-in/built-in-options.js';
import type { ImaOptions } from './ima/ima-options.js';
import { keptManager, type OpenManager } from './kept-manager.js';
import {
  chosenManager,
  type ManagerGrounds,
  type ManagerName,
  mayPlayVpaid,
} from './manager-choice.js';

/** Loads what not every embed needs. */
export interface ManagerLoaders {
  readonly vast: () => Promise<VastParts>;
  /** Rejects when the SDK cannot be loaded. */
  readonly ima: (stage: AdStage, options: ImaOptions) => Promise<AdManager>;
}

/** Rejects after so many milliseconds; a manager that comes later is ended. */
const inTime = (manager: Promise<AdManager>, limit: number): Promise<AdManager> =>
  new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('The ad manager took too long to load.'));
    }, limit);
    const came = (opened: AdManager): void => (isLate ? opened.destroy() : resolve(opened));
    manager.then(came, reject).finally(() => clearTimeout(timer));
  });

/** Part of the time of a request that the SDK may take to load; the rest is for the manager that takes its place. */
const SDK_SHARE = 0.5;

const groundsOf = ({ config, viewer }: AdStage, settings: AdSettings): ManagerGrounds => ({
  ads: config.ads,
  settings,
  consent: viewer().consent,
});

const choiceOf = (stage: AdStage, settings: AdSettings): ManagerName =>
  chosenManager(groundsOf(stage, settings));

/**
 * The manager of a stage as `chosenManager` says; the built-in one where IMA does not load in half of the time of
 * a request. What is waited here counts as waiting for the first break.
 */
export const openManager = async (
  stage: AdStage,
  settings: AdSettings,
  loaders: ManagerLoaders,
): Promise<AdManager> => {
  const ima = async (left: number): Promise<AdManager | null> => {
    const { imaSdk, requestTimeout, mediaTimeout } = settings;
    if (imaSdk === null) return null;
    const since = performance.now() - (requestTimeout - left);
    const otherManager = () => Promise.resolve(builtIn(performance.now()));
    const options = { sdk: imaSdk, requestTimeout, mediaTimeout, since, otherManager };
    // An SDK that is blocked is no fault: the built-in manager is there.
    return inTime(loaders.ima(stage, options), left * SDK_SHARE).catch(() => null);
  };
  const vpaidManager = async (left: number): Promise<AdManager | null> =>
    mayPlayVpaid(groundsOf(stage, settings)) ? ima(left) : null;
  const builtIn = (since: number): AdManager =>
    new BuiltInManager(stage, { loadVast: loaders.vast, settings, vpaidManager, since });
  const start = performance.now();
  const isIma = choiceOf(stage, settings) === 'ima';
  const chosen = isIma ? await ima(settings.requestTimeout) : null;
  return chosen ?? builtIn(start);
};

/** Opens managers for a session: `openManager`, and again when `chosenManager` chooses another one. */
export const managerOpener = (settings: AdSettings, loaders: ManagerLoaders): OpenManager =>
  keptManager(
    (stage) => choiceOf(stage, settings),
    (stage) => openManager(stage, settings, loaders),
  );
