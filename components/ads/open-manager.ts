import type { AdManager } from './ad-manager.js';
import type { AdSettings } from './ad-settings.js';
import type { AdStage } from './ad-stage.js';
import { BuiltInManager } from './built-in/built-in-manager.js';
import type { VastParts } from './built-in/built-in-options.js';
import { chosenManager, type ManagerGrounds, mayPlayVpaid } from './manager-choice.js';

/** What the IMA manager is given beside its stage. */
export interface ImaOptions {
  /** Address of the SDK. */
  readonly sdk: string;
  /** Milliseconds. */
  readonly requestTimeout: number;
  /** Plays the ads that are no tags. */
  readonly otherManager: () => Promise<AdManager>;
}

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

/** The manager of a stage as `chosenManager` says; the built-in one where IMA does not load in the time of a request. */
export const openManager = async (
  stage: AdStage,
  settings: AdSettings,
  loaders: ManagerLoaders,
): Promise<AdManager> => {
  const { ads } = stage.config;
  const grounds = (): ManagerGrounds => ({ ads, settings, consent: stage.viewer().consent });
  const ima = async (): Promise<AdManager | null> => {
    const { imaSdk, requestTimeout } = settings;
    if (imaSdk === null) return null;
    // An SDK that is blocked is no fault: the built-in manager is there.
    const options = { sdk: imaSdk, requestTimeout, otherManager: () => Promise.resolve(builtIn()) };
    return inTime(loaders.ima(stage, options), requestTimeout).catch(() => null);
  };
  const vpaidManager = async (): Promise<AdManager | null> =>
    mayPlayVpaid(grounds()) ? ima() : null;
  const builtIn = (): AdManager =>
    new BuiltInManager(stage, { loadVast: loaders.vast, settings, vpaidManager });
  const chosen = chosenManager(grounds()) === 'ima' ? await ima() : null;
  return chosen ?? builtIn();
};
