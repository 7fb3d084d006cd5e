import type { AdManager } from './ad-manager.js';
import type { AdStage } from './ad-stage.js';
import type { ManagerName } from './manager-choice.js';

/** Gives the manager of a stage, for the ad that is due now. */
export type OpenManager = (stage: AdStage) => Promise<AdManager>;

/**
 * Opens a manager for the first ad and keeps it as long as the same one is chosen. Chosen anew at each
 * ad: when the viewer takes back what it needs, it ends and another one takes its place.
 */
export const keptManager = (
  choose: (stage: AdStage) => ManagerName,
  open: OpenManager,
): OpenManager => {
  let kept: { readonly name: ManagerName; readonly manager: Promise<AdManager> } | null = null;
  return (stage) => {
    const name = choose(stage);
    if (kept?.name === name) return kept.manager;
    kept?.manager.then(
      (manager) => manager.destroy(),
      // It never opened: there is nothing to end.
      () => undefined,
    );
    kept = { name, manager: open(stage) };
    return kept.manager;
  };
};
