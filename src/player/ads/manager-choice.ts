import type { Ads } from '../../resolve/player-config.js';
import type { Consent } from '../../viewer.js';
import type { AdSettings } from './ad-settings.js';
import { mayStoreOnDevice } from './storage-consent.js';
import { vpaidMode } from './vpaid-mode.js';

/** What the choice of an ad manager is made on. */
export interface ManagerGrounds {
  readonly ads: Pick<Ads, 'manager' | 'vpaidMode'>;
  readonly settings: Pick<AdSettings, 'imaSdk'>;
  readonly consent: Consent | undefined;
}

/** An ad manager by its name. */
export type ManagerName = 'ima' | 'built-in';

/**
 * Whether the IMA SDK, which stores and reads on the device, may be loaded: the page names its
 * address, and `mayStoreOnDevice` holds.
 */
export const mayUseIma = ({ settings, consent }: ManagerGrounds): boolean =>
  settings.imaSdk !== null && mayStoreOnDevice(consent);

/** The manager that plays an embed's ads (`player_adv_manager`): IMA where it is asked for and may be used, else the built-in one. */
export const chosenManager = (grounds: ManagerGrounds): ManagerName =>
  grounds.ads.manager.toLowerCase() === 'ima' && mayUseIma(grounds) ? 'ima' : 'built-in';

/** Whether IMA may be asked to play an ad that is an interactive unit (VPAID), which only it can. */
export const mayPlayVpaid = (grounds: ManagerGrounds): boolean =>
  vpaidMode(grounds.ads.vpaidMode) !== 'DISABLED' && mayUseIma(grounds);
