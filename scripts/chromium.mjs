/** Finds Chromium, and its headless shell for the tests. Installs them on Debian if the user is root. */
import { install, mayInstall } from './debian-package.mjs';
import { findExecutable, isExecutable } from './executable.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const MISSING =
  'The browser tests need Chromium or Chrome: install the package `chromium`, or set CHROMIUM_PATH to its executable.';

/** The flags of every browser that the tests start. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The flags of a browser that plays without a gesture. Its requests to other machines fail. */
export const playbackFlags = [
  ...chromiumFlags,
  '--mute-audio',
  '--autoplay-policy=no-user-gesture-required',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];

const installedPath = () => NAMES.map((name) => findExecutable(name)).find(Boolean) ?? null;

const installedNow = () => {
  try {
    install('chromium', 'the browser tests');
  } catch (cause) {
    throw new Error(MISSING, { cause });
  }
  return installedPath();
};

/** Path of Chromium's executable. If there is none, throws an error that names the package to install. */
export const chromiumPath = () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) {
    throw new Error(
      `CHROMIUM_PATH is ${named}, which is not an executable file: set it to Chromium's, or unset it.`,
    );
  }
  const path = named || installedPath() || (mayInstall() ? installedNow() : null);
  if (!path) throw new Error(MISSING);
  return path;
};

const SHELL = 'chromium-headless-shell';

const installedShell = () => {
  try {
    install(SHELL, 'the browser tests');
  } catch (error) {
    console.log(`It could not be installed, so the tests use Chromium: ${error.message}`);
  }
  return findExecutable(SHELL);
};

/**
 * Path of the browser of the tests: Chromium without a window, which needs half the processor time of Chromium with a
 * window that nobody sees, or Chromium. `CHROMIUM_PATH` names another one.
 */
export const headlessPath = () => {
  if (process.env.CHROMIUM_PATH) return chromiumPath();
  return findExecutable(SHELL) ?? (mayInstall() ? installedShell() : null) ?? chromiumPath();
};
