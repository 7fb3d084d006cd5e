import type { DeviceType } from '../../src/viewer.js';

/** User-agent client hints, as far as they are read; not in TypeScript's DOM types. */
interface ClientHints {
  readonly userAgentData?: { readonly mobile: boolean };
}

/**
 * The kind of device: what client hints say, else whether the user-agent string has `Mobi`.
 * A tablet that presents itself as a desktop is one.
 */
export const deviceType = (navigator: Pick<Navigator, 'userAgent'> & ClientHints): DeviceType =>
  (navigator.userAgentData?.mobile ?? navigator.userAgent.includes('Mobi')) ? 'mobile' : 'desktop';
