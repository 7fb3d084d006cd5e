/**
 * A sandbox in a process that a test kills. Writers create and change lives, and each acknowledged
 * write is printed as a line of JSON. Arguments: database, uploads, writers.
 */
import { writeSync } from 'node:fs';
import { openSandbox, seedOf } from '../open-sandbox.js';

const [database = '', uploads = '', writers = '1'] = process.argv.slice(2);

const options = { database, uploads, seed: seedOf({}), log: () => undefined };

// The process never ends by itself, so that nothing is closed.
const { send } = await openSandbox({ after: () => undefined }, options);

const acknowledged = async (path: string, method: string, body: object): Promise<string> => {
  const reply = await send(method, path, body);
  const { id, title, tags } = (await reply.json()) as { id: string; title: string; tags: string };
  writeSync(1, `${JSON.stringify({ id, title, tags })}\n`);
  return id;
};

const write = async (writer: number): Promise<never> => {
  for (let turn = 0; ; turn += 1) {
    const title = `${process.pid} ${writer} ${turn}`;
    const source = 'https://s.example/l.m3u8';
    const id = await acknowledged('/rest/v2/live.json', 'POST', { title, source_url: source });
    await acknowledged(`/rest/v2/live/${id}.json`, 'PUT', { tags: title });
  }
};

await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)));
