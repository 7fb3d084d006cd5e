import type { BrowserContext, Locator } from 'playwright-core';
import { LAST_LIMIT_MS } from '../timing/wait-for.js';

/** Milliseconds of `adSettings`. */
export interface AdLimits {
  readonly codeTimeout?: number;
  readonly requestTimeout?: number;
  readonly mediaTimeout?: number;
}

/** A busy machine needs longer than viewers should wait. */
const PATIENT: AdLimits = {
  codeTimeout: LAST_LIMIT_MS,
  requestTimeout: LAST_LIMIT_MS,
  mediaTimeout: LAST_LIMIT_MS,
};

/** Runs in a page: sets the limits of its players once their code has loaded. */
const setLimits = async (limits: AdLimits): Promise<void> => {
  const player: unknown = await customElements.whenDefined('media-embed-player');
  Object.assign((player as { readonly adSettings: object }).adSettings, limits);
};

/** Lets the players of all pages and frames wait as long as a busy machine needs. */
export const bePatient = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(setLimits, PATIENT);

/** Sets the limits in the page or frame of a player that is there. */
export const limitAds = (player: Locator, limits: AdLimits): Promise<void> =>
  player.evaluate((_, given) => {
    const defined: unknown = customElements.get('media-embed-player');
    Object.assign((defined as { readonly adSettings: object }).adSettings, given);
  }, limits);
