import type { ClientHints, Device, DeviceType } from '../../viewer.js';
import { fields, flag, present, text } from '../untrusted-fields.js';

/** `navigator.userAgentData`, which TypeScript's DOM types lack, as far as it is read. */
interface HintSource {
  readonly brands?: unknown;
  readonly mobile?: boolean;
  readonly platform?: unknown;
  readonly getHighEntropyValues?: (names: string[]) => Promise<unknown>;
}

/** The part of `Navigator` that tells the device. */
export type DeviceNavigator = Pick<Navigator, 'userAgent'> & {
  readonly userAgentData?: HintSource;
};

/**
 * The kind of device: what client hints say, else whether the user-agent string has `Mobi`.
 * A tablet that presents itself as a desktop is one.
 */
export const deviceType = ({ userAgentData, userAgent }: DeviceNavigator): DeviceType =>
  (userAgentData?.mobile ?? userAgent.includes('Mobi')) ? 'mobile' : 'desktop';

const NAME = /^.{1,200}$/;

const brandsOf = (value: unknown): ClientHints['brands'] =>
  Array.isArray(value)
    ? value.flatMap((item) => {
        const brand = text(fields(item)['brand'], NAME);
        const version = text(fields(item)['version'], NAME);
        return brand === undefined || version === undefined ? [] : [{ brand, version }];
      })
    : undefined;

const hintsOf = (said: unknown): ClientHints => {
  const { fullVersionList, brands, mobile, platform, platformVersion, model } = fields(said);
  return present({
    brands: brandsOf(fullVersionList) ?? brandsOf(brands),
    mobile: flag(mobile),
    platform: text(platform, NAME),
    platformVersion: text(platformVersion, NAME),
    model: text(model, NAME),
  });
};

const device = (navigator: DeviceNavigator, hints: unknown): Device => ({
  type: deviceType(navigator),
  userAgent: navigator.userAgent,
  ...(hints === undefined ? {} : { clientHints: hintsOf(hints) }),
});

/** The device, from what the browser says of itself to everyone. */
export const browserDevice = (from: DeviceNavigator = navigator): Device =>
  device(from, from.userAgentData);

/** Hints that a browser gives only when asked, and not everywhere. */
const DETAILS = ['fullVersionList', 'model', 'platformVersion'];

/**
 * The device with its model and exact versions, as far as the browser gives them: they may
 * tell people apart, so ask only where the viewer has agreed. Never rejects.
 */
export const detailedDevice = async (from: DeviceNavigator = navigator): Promise<Device> => {
  try {
    const details = await from.userAgentData?.getHighEntropyValues?.(DETAILS);
    // The object's own fields are getters of its class, which a spread would lose.
    return device(from, details ?? from.userAgentData);
  } catch {
    return browserDevice(from);
  }
};
