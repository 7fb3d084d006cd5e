/** Runs the built pages of Next with its own server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../scripts/loopback-server.mjs';

const START_TIMEOUT_MS = 120_000;

const untilAnswered = async (origin) => {
  const end = Date.now() + START_TIMEOUT_MS;
  while (
    !(await fetch(origin).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error('Next did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** Starts `next start`, or `next dev`, whose React reports what a server rendered differently. */
export const startNext = async (folder, hosts, mode = 'start') => {
  const port = await freePort();
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const child = spawn(
    process.execPath,
    [next, mode, join(folder, 'next'), '--port', String(port), '--hostname', '127.0.0.1'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', HOSTS_ORIGIN: hosts },
    },
  );
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(`${origin}/favicon.ico`);
  return {
    origin,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
};
