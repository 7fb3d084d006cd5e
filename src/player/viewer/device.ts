import type { ClientHints, Device, DeviceType } from '../../viewer.js';
import { fields, untrustedFlag, present, untrustedText } from '../untrusted-fields.js';

/** The fields of `navigator.userAgentData` that are read. TypeScript's DOM types lack it. */
interface HintSource {
  readonly brands?: unknown;
  readonly mobile?: boolean;
  readonly platform?: unknown;
  readonly getHighEntropyValues?: (names: string[]) => Promise<unknown>;
}

/** The part of `Navigator` that describes the device. */
export type DeviceNavigator = Pick<Navigator, 'userAgent'> & {
  readonly language?: string;
  readonly doNotTrack?: string | null;
  readonly userAgentData?: HintSource;
};

/**
 * The kind of device: by its client hints, else by `Mobi` in the user-agent string. A tablet that
 * identifies as a desktop counts as one.
 */
export const deviceType = ({ userAgentData, userAgent }: DeviceNavigator): DeviceType =>
  (userAgentData?.mobile ?? userAgent.includes('Mobi')) ? 'mobile' : 'desktop';

const NAME = /^.{1,200}$/;

const brandsOf = (value: unknown): ClientHints['brands'] =>
  Array.isArray(value)
    ? value.flatMap((item) => {
        const brand = untrustedText(fields(item)['brand'], NAME);
        const version = untrustedText(fields(item)['version'], NAME);
        return brand === undefined || version === undefined ? [] : [{ brand, version }];
      })
    : undefined;

const hintsOf = (value: unknown): ClientHints => {
  const { fullVersionList, brands, mobile, platform, platformVersion, model } = fields(value);
  return present({
    brands: brandsOf(fullVersionList) ?? brandsOf(brands),
    mobile: untrustedFlag(mobile),
    platform: untrustedText(platform, NAME),
    platformVersion: untrustedText(platformVersion, NAME),
    model: untrustedText(model, NAME),
  });
};

const device = (navigator: DeviceNavigator, hints: unknown): Device => ({
  type: deviceType(navigator),
  userAgent: navigator.userAgent,
  ...(navigator.language === undefined ? {} : { language: navigator.language }),
  // As its header: what is not set does not object.
  ...(navigator.doNotTrack === undefined ? {} : { doNotTrack: navigator.doNotTrack === '1' }),
  ...(hints === undefined ? {} : { clientHints: hintsOf(hints) }),
});

/** The device, as the browser describes itself to every page. */
export const browserDevice = (from: DeviceNavigator = navigator): Device =>
  device(from, from.userAgentData);

/** Hints that some browsers provide, only on request. */
const HIGH_ENTROPY_HINTS = ['fullVersionList', 'model', 'platformVersion'];

/**
 * The device with its model and exact versions, if the browser provides them. They help to identify
 * people, so call it only with the viewer's consent. Never rejects.
 */
export const detailedDevice = async (from: DeviceNavigator = navigator): Promise<Device> => {
  try {
    const details = await from.userAgentData?.getHighEntropyValues?.(HIGH_ENTROPY_HINTS);
    // The fields are getters of the class, which a spread would lose.
    return device(from, details ?? from.userAgentData);
  } catch {
    return browserDevice(from);
  }
};
