import type { Viewer } from '../../viewer.js';

/** A copy without these fields. */
const without = <T extends object, Name extends keyof T>(
  value: T,
  ...names: readonly Name[]
): Omit<T, Name> => {
  const kept = Object.entries(value).filter(([name]) => !names.includes(name as Name));
  return Object.fromEntries(kept) as Omit<T, Name>;
};

/** The viewer without the list of vendors that the consent is for, which no ad tag uses. */
export const withoutVendors = (viewer: Viewer): Viewer =>
  viewer.consent === undefined
    ? viewer
    : { ...viewer, consent: without(viewer.consent, 'tcfVendors') };

export const withoutIdentity = (viewer: Viewer): Viewer => {
  const { consent, device } = viewer;
  return {
    ...viewer,
    ...(consent && {
      consent: without(consent, 'tcString', 'addtlConsent', 'gppString', 'uspString', 'tcfVendors'),
    }),
    ...(typeof device === 'object' && {
      device: without(device, 'ip', 'ifa', 'ifaType', 'latLong'),
    }),
  };
};
