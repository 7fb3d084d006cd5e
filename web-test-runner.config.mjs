/** Browser tests: the compiled files of test/components in Chromium, one page at a time. */
import { relative } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { LAST_LIMIT_MS } from './.build/test/timing/wait-for.js';
import { adServerCommand } from './scripts/ad-server-command.mjs';
import { browserCountReporter } from './scripts/browser-count-reporter.mjs';
import { chromiumFlags, chromiumPath } from './scripts/chromium.mjs';
import { freePort } from './scripts/loopback-server.mjs';
import { mediaFeaturesCommand } from './scripts/media-features-command.mjs';
import { root } from './scripts/run.mjs';
import { testFilesOf } from './scripts/test-files.mjs';
import { windowStateCommand } from './scripts/window-state-command.mjs';

export default {
  // The first free one of a row, the default, is the same for a second runner that starts at the same time.
  port: await freePort(),
  rootDir: root,
  files: testFilesOf('browser').map((file) => relative(root, file)),
  nodeResolve: true,
  // With more than one page at a time all but one are hidden, and observers and frames never fire.
  concurrency: 1,
  // Tests wait as long as something moves, see test/timing: these limits end what hangs all the same.
  testFramework: { config: { timeout: LAST_LIMIT_MS } },
  browserStartTimeout: LAST_LIMIT_MS,
  testsStartTimeout: LAST_LIMIT_MS,
  testsFinishTimeout: 2 * LAST_LIMIT_MS,
  // For `npm run coverage` alone, because it slows the tests.
  coverage: process.env.COVERAGE === '1',
  coverageConfig: {
    include: ['.build/src/**', '.build/components/**'],
    reportDir: '.build/browser-coverage',
    reporters: ['json'],
  },
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: chromiumPath(),
        args: chromiumFlags,
        timeout: LAST_LIMIT_MS,
        protocolTimeout: LAST_LIMIT_MS,
      },
    }),
  ],
  plugins: [adServerCommand(), mediaFeaturesCommand(), windowStateCommand()],
  filterBrowserLogs: ({ args }) => !/^(?:Lit is in dev mode|<[a-z-]+>: )/.test(String(args[0])),
  reporters: [
    defaultReporter(),
    browserCountReporter(process.env.TEST_COUNTS ?? '.build/browser-tests.json'),
  ],
};
