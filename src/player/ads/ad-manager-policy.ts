import type { Ads } from '../../resolve/player-config.js';
import type { Consent } from '../../viewer.js';
import { withholdingReason } from '../consent/withholding-policy.js';
import type { AdSettings } from './ad-settings.js';

/** A macro that is withheld for every reason, also while a consent platform has not responded. */
const PERSONAL_MACRO = 'IFA';

/**
 * Whether an ad server may store and read on the viewer's device, by cookies or by an SDK. It may unless something
 * forbids it (`withholdingReason`: the GDPR without purpose 1, a US opt-out, content for children) or personal macros
 * are withheld, as they are while consent is unknown. Where no law is known to apply it may. Not in the
 * specification; chosen because a page without a consent platform has decided for itself.
 */
export const mayStoreOnDevice = (consent: Consent = {}): boolean =>
  withholdingReason({ consent }) === null &&
  !(consent.withheld ?? []).some((name) => name.toUpperCase() === PERSONAL_MACRO);

/** How interactive units (VPAID) may be run, by the names of the IMA SDK's `VpaidMode`. */
export type VpaidMode = 'DISABLED' | 'ENABLED' | 'INSECURE';

/**
 * The mode of `adsdk_vpaid_mode`: the SDK's names in any case or its numbers, as the service lists no values:
 * `1`, `true` and `enabled` run units in a frame of another origin, `2` and `insecure` in the page. Everything else
 * disables them.
 */
export const vpaidMode = (value: string): VpaidMode => {
  const mode = value.trim();
  if (/^(enabled|1|true)$/i.test(mode)) return 'ENABLED';
  return /^(insecure|2)$/i.test(mode) ? 'INSECURE' : 'DISABLED';
};

export interface ManagerInput {
  readonly ads: Pick<Ads, 'manager' | 'vpaidMode'>;
  readonly settings: Pick<AdSettings, 'imaSdk'>;
  readonly consent: Consent | undefined;
}

export type ManagerName = 'ima' | 'built-in';

/**
 * Whether the IMA SDK, which stores and reads on the device, may be loaded: the page sets its
 * URL, and `mayStoreOnDevice` holds.
 */
const mayUseIma = ({ settings, consent }: ManagerInput): boolean =>
  settings.imaSdk !== null && mayStoreOnDevice(consent);

/** The manager for the ad tags of an embed (`player_adv_manager`): IMA if it is named and may be used, else the built-in one. */
export const chooseManager = (input: ManagerInput): ManagerName =>
  input.ads.manager.toLowerCase() === 'ima' && mayUseIma(input) ? 'ima' : 'built-in';

/** Whether IMA may play an interactive unit (VPAID), which the built-in manager cannot. */
export const mayPlayVpaid = (input: ManagerInput): boolean =>
  vpaidMode(input.ads.vpaidMode) !== 'DISABLED' && mayUseIma(input);
