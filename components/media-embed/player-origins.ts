import type { ReactiveControllerHost } from '@lit/reactive-element';
import { originsIn } from '../controllers/origin-setting.js';
import { pageScriptsRun as nextScriptsRun } from '../controllers/page-scripts.js';

let allowed: readonly string[] | null = null;

let scriptsRun: Promise<void> | undefined;

/** Resolves when the scripts of the document have run since it had its first element. Then awaiting it takes no task. */
export const pageScriptsRun = (): Promise<void> => (scriptsRun ??= nextScriptsRun());

const hosts = new Set<ReactiveControllerHost>();

/** The origins that the page allows for framed players; null allows every origin but the page's own. */
export const playerOrigins = (): readonly string[] | null => allowed;

/** Sets the origins for all elements in the page: a player that they do not allow is removed. */
export const setPlayerOrigins = (origins: readonly string[] | null): void => {
  // A list that is changed in place would not remove anything.
  allowed = origins === null ? null : Object.freeze(originsIn('allowedPlayerOrigins', origins));
  for (const host of hosts) host.requestUpdate();
};

/** Updates an element, while it is in the page, when the allowed origins change. */
export const watchPlayerOrigins = (host: ReactiveControllerHost): void =>
  host.addController({
    hostConnected: () => {
      hosts.add(host);
      void pageScriptsRun();
    },
    hostDisconnected: () => void hosts.delete(host),
  });
