/** Browser tests: the compiled files of test/components in Chromium, one page at a time. */
import { relative } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { browserCountReporter } from './scripts/browser-count-reporter.mjs';
import { chromiumFlags, chromiumPath } from './scripts/chromium.mjs';
import { freePort } from './scripts/loopback-server.mjs';
import { mediaFeaturesCommand } from './scripts/media-features-command.mjs';
import { root } from './scripts/run.mjs';
import { testFilesOf } from './scripts/test-files.mjs';

export default {
  // The first free one of a row, the default, is the same for a second runner that starts at the same time.
  port: await freePort(),
  rootDir: root,
  files: testFilesOf('browser').map((file) => relative(root, file)),
  nodeResolve: true,
  // With more than one page at a time all but one are hidden, and observers and frames never fire.
  concurrency: 1,
  // Long enough for slow machines: the limit ends tests that hang.
  testFramework: { config: { timeout: 20_000 } },
  testsFinishTimeout: 300_000,
  // For `npm run coverage` alone, because it slows the tests.
  coverage: process.env.COVERAGE === '1',
  coverageConfig: {
    include: ['.build/src/**', '.build/components/**'],
    reportDir: '.build/browser-coverage',
    reporters: ['json'],
  },
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    }),
  ],
  plugins: [mediaFeaturesCommand()],
  filterBrowserLogs: ({ args }) => !/^(?:Lit is in dev mode|<[a-z-]+>: )/.test(String(args[0])),
  reporters: [
    defaultReporter(),
    browserCountReporter(process.env.TEST_COUNTS ?? '.build/browser-tests.json'),
  ],
};
