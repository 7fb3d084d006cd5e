import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A key that no page may show. */
export const KEY = 'canary-key-of-the-pages';

export interface RunningSandbox {
  /** Without a trailing slash. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the sandbox as a person does, on a free port and with a data folder of its own. */
export const startSandbox = async (): Promise<RunningSandbox> => {
  const data = await mkdtemp(join(tmpdir(), 'media-embed-'));
  const child = spawn(
    process.execPath,
    ['.build/demo/sandbox/cli.js', '--port', '0', '--data', data, '--key', KEY],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill();
    await exited;
    await rm(data, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin !== undefined) return { origin, stop };
  }
  await stop();
  throw new Error('The sandbox ended before it printed its address.');
};
