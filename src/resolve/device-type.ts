import type { DeviceType, Viewer } from '../viewer.js';

/** The viewer's kind of device: desktop unless it is said to be mobile. */
export const deviceType = ({ device }: Viewer): DeviceType =>
  (typeof device === 'object' ? device.type : device) === 'mobile' ? 'mobile' : 'desktop';
