#!/usr/bin/env node
/** The command `media-embed`. */
import { setTimeout } from 'node:timers/promises';
import { EXIT_CODES } from './exit-code.js';
import { runCommandLine } from './run-command-line.js';

// `media-embed … | head` closes the pipe before everything is written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`error: Standard output cannot be written (${error.code}).\n`);
  process.exit(EXIT_CODES.internal);
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: process.stdin,
  env: process.env,
  now: () => Date.now(),
  random: () => Math.random(),
  wait: (milliseconds) => setTimeout(milliseconds),
});
