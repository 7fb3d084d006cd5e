import type { Ads } from '../../src/resolve/player-config.js';
import type { Consent } from '../../src/viewer.js';
import { withholdingReason } from '../browser/withheld-macros.js';
import type { AdSettings } from './ad-settings.js';

/** What the choice of an ad manager is made on. */
export interface ManagerGrounds {
  readonly ads: Pick<Ads, 'manager' | 'vpaidMode'>;
  readonly settings: Pick<AdSettings, 'imaSdk'>;
  readonly consent: Consent | undefined;
}

/**
 * Whether the IMA SDK, which stores and reads on the device, may be loaded: the page names its
 * address, and nothing speaks against it (`withholdingReason`: under the GDPR purpose 1 is needed, a
 * US opt-out and content for children forbid). Where no law is known to apply it may. Source: ours.
 */
export const mayUseIma = ({ settings, consent = {} }: ManagerGrounds): boolean =>
  settings.imaSdk !== null && withholdingReason({ consent }) === null;

/** The manager that plays an embed's ads (`player_adv_manager`): IMA where it is asked for and may be used, else the built-in one. */
export const chosenManager = (grounds: ManagerGrounds): 'ima' | 'built-in' =>
  grounds.ads.manager.toLowerCase() === 'ima' && mayUseIma(grounds) ? 'ima' : 'built-in';

/** Values of `adsdk_vpaid_mode` that let interactive units run: the IMA SDK's names and numbers (the service lists none). */
const VPAID_ON = /^(enabled|insecure|1|2)$/i;

/** Whether IMA may be asked to play an ad that is an interactive unit (VPAID), which only it can. */
export const mayPlayVpaid = (grounds: ManagerGrounds): boolean =>
  VPAID_ON.test(grounds.ads.vpaidMode) && mayUseIma(grounds);
