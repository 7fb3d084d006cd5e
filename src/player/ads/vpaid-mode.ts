/** How interactive units (VPAID) may be treated, by the names of the IMA SDK's `VpaidMode`. */
export type VpaidMode = 'DISABLED' | 'ENABLED' | 'INSECURE';

const MODES: readonly (readonly [VpaidMode, RegExp])[] = [
  ['ENABLED', /^(enabled|1|true)$/i],
  ['INSECURE', /^(insecure|2)$/i],
];

/**
 * The mode of `adsdk_vpaid_mode`: the SDK's names in any case or its numbers (the service lists no values):
 * `1`, `true` and `enabled` play units in a frame of another origin, `2` and `insecure` in the page. Whatever else it says: none.
 */
export const vpaidMode = (wire: string): VpaidMode =>
  MODES.find(([, pattern]) => pattern.test(wire.trim()))?.[0] ?? 'DISABLED';
