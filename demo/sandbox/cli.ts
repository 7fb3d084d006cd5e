#!/usr/bin/env node
/** The command `media-embed`. */
import { runSandbox } from './run-sandbox.js';

const USAGE = `Usage: media-embed <command> [options]

  sandbox   runs the service on this machine; media-embed sandbox --help lists its options
`;

/** Exit code of a command line that names no command. */
const MISUSE = 2;

const refuse = (sentence: string): number => {
  console.error(`${sentence}\n\n${USAGE}`);
  return MISUSE;
};

const showUsage = (): number => {
  console.log(USAGE);
  return 0;
};

/** Answers with the exit code. */
const run = async ([command, ...rest]: readonly string[]): Promise<number> => {
  if (command === 'sandbox') return runSandbox(rest);
  if (command === '--help') return showUsage();
  if (command === undefined) return refuse('A command is missing.');
  return refuse(`There is no command ${JSON.stringify(command)}.`);
};

process.exitCode = await run(process.argv.slice(2));
