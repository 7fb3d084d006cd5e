import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { ProcessMessage, ProcessOptions } from './publisher-process.js';

export interface PublisherProcess {
  readonly origin: string;
  readonly get: (path: string) => Promise<Response>;
  readonly purge: (id: string) => Promise<boolean>;
  /** Resident bytes. */
  readonly memory: () => Promise<number>;
  readonly kill: () => Promise<void>;
}

const received = async (child: ChildProcess): Promise<unknown> => {
  const [message] = (await once(child, 'message')) as [{ readonly result: unknown }];
  return message.result;
};

export const startPublisher = async (options: ProcessOptions): Promise<PublisherProcess> => {
  const file = new URL('publisher-process.js', import.meta.url);
  const child = fork(file, [JSON.stringify(options)]);
  const origin = (await received(child)) as string;
  const call = (message: ProcessMessage): Promise<unknown> => {
    const reply = received(child);
    child.send(message);
    return reply;
  };
  return {
    origin,
    get: (path) => fetch(`${origin}/embeds/${path}`),
    purge: async (id) => (await call({ purge: id })) === true,
    memory: async () => Number(await call({ memory: true })),
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
};

export const startPublishers = (
  count: number,
  options: ProcessOptions,
): Promise<readonly PublisherProcess[]> =>
  Promise.all(Array.from({ length: count }, () => startPublisher(options)));
