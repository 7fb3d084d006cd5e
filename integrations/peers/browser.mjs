/** Opens Chromium for measurements: without a sandbox of its own, without other machines than this one. */
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs';

const FLAGS = [
  ...chromiumFlags,
  '--mute-audio',
  '--autoplay-policy=no-user-gesture-required',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];

export const launchBrowser = () => chromium.launch({ executablePath: chromiumPath(), args: FLAGS });

export const median = (numbers) => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
};
