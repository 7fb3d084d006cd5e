import type { DeviceType, Viewer } from '../viewer.js';

/** Null is what JSON says of a device that is not known. */
const typeOf = (device: Viewer['device'] | null): DeviceType | undefined =>
  typeof device === 'string' ? device : device?.type;

/** The viewer's kind of device: desktop unless it is said to be mobile. */
export const deviceType = ({ device }: Viewer): DeviceType =>
  typeOf(device) === 'mobile' ? 'mobile' : 'desktop';
