/** Soaks the sandbox and the publishing handler: their memory after garbage collection stays the same under load. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { startLoad } from './load.mjs';

const nextMessage = async (child) => (await once(child, 'message'))[0];

/** Requests that fill the caches and the log of the ad server, which are bounded. */
const WARM_UP_REQUESTS = 20_000;

const total = (statuses) => Object.values(statuses).reduce((sum, number) => sum + number, 0);

const added = (one, other) =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((status) => [
      status,
      (one[status] ?? 0) + (other[status] ?? 0),
    ]),
  );

/** `{ samples, statuses }`: samples `{ at, heap, rss, handles }` after the warm-up, in the middle and at the end. */
export const soakServers = async ({
  minutes,
  warmUp = WARM_UP_REQUESTS,
  samples: count,
  onSample,
}) => {
  const child = fork(join(root, 'scripts/soak/soaked-server.mjs'), [], {
    execArgv: ['--expose-gc'],
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const addresses = await nextMessage(child);
    const load = await startLoad(addresses);
    const samples = [];
    const sample = async (at) => {
      child.send('sample');
      samples.push({ at, ...(await nextMessage(child)) });
      onSample(samples.at(-1));
    };
    await load.run((sent) => sent >= warmUp);
    await sample(0);
    let statuses = {};
    for (let part = 1; part < count; part += 1) {
      const end = Date.now() + (minutes * 60_000) / (count - 1);
      statuses = added(statuses, await load.run(() => Date.now() >= end));
      await sample(total(statuses));
    }
    return { samples, statuses };
  } finally {
    child.kill();
  }
};
