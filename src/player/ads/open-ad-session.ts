import { adSettings } from './ad-settings.js';
import type { OpenAdSession } from './ad-session.js';
import { type ManagerLoaders, managerOpener } from './open-manager.js';
import { StagedAdSession } from './staged-ad-session.js';

const loaders: ManagerLoaders = {
  vast: () => import('./built-in/vast-parts.js'),
  ima: async (stage, options) => {
    const { createImaManager } = await import('./ima/ima-manager.js');
    return createImaManager(stage, options);
  },
};

/**
 * Opens the session of a stage: it listens to the content from now on, and asks for nothing before an
 * ad is due. Throws nothing.
 */
export const openAdSession: OpenAdSession = (stage) =>
  new StagedAdSession(stage, managerOpener(adSettings, loaders));
