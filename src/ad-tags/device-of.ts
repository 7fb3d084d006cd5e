import type { Device, DeviceType } from '../viewer.js';

/** The device's own facts, or undefined when only its type was given. */
export const deviceOf = (device: Device | DeviceType | undefined): Device | undefined =>
  typeof device === 'object' ? device : undefined;
