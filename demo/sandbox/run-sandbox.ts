import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CommandLine, commandLine, CommandLineError, USAGE } from './command-line.js';
import { createSandbox, type Sandbox } from './sandbox.js';
import { readSeed, SeedError } from './seed.js';
import { PortInUseError, startServer } from './server.js';

/** Failures that a person can mend; their messages are for that person. */
const isExpected = (error: unknown): error is Error =>
  error instanceof CommandLineError ||
  error instanceof SeedError ||
  error instanceof PortInUseError;

const openSandbox = async ({ data, database, key, seed: file }: CommandLine): Promise<Sandbox> => {
  const seed = await readSeed(file);
  await mkdir(data, { recursive: true });
  return createSandbox({ database, key, seed, uploads: join(data, 'uploads') });
};

const stopOnSignal = (stop: () => Promise<void>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};

const serve = async (options: CommandLine): Promise<void> => {
  const sandbox = await openSandbox(options);
  const server = await startServer(sandbox, options.port).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  console.log(`media-embed sandbox: ${server.address}  (key: ${options.key})`);
  stopOnSignal(async () => {
    await server.stop();
    await sandbox.close();
  });
};

/**
 * Starts the sandbox with the arguments of a command line; it then runs until the process is told to
 * stop. Answers with the exit code: 1 when it could not start, which is said on stderr.
 */
export const runSandbox = async (args: readonly string[]): Promise<number> => {
  try {
    const options = commandLine(args, process.cwd());
    if (options.help) console.log(USAGE);
    else await serve(options);
    return 0;
  } catch (error) {
    console.error(
      isExpected(error)
        ? error.message
        : `The sandbox could not start: ${error instanceof Error ? error.message : 'unknown error'}`,
    );
    return 1;
  }
};
