/** The first page of a list and a search by date, in a list of 100,000 rows against one of 1,000. */
import { createSandbox, type Sandbox } from '../../demo/sandbox/sandbox.js';
import { parseSeed } from '../../demo/sandbox/seed/seed.js';
import { median } from './measure.js';

const AIM = 2;

const DAY = 24 * 60 * 60 * 1000;

/** Rows over ten years, whatever their number. */
const dateOf = (index: number, rows: number): string =>
  new Date(Date.UTC(2016, 0, 1) + Math.floor((index / rows) * 3650 * DAY))
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

const open = async (rows: number): Promise<(path: string) => Promise<number>> => {
  const category = Array.from({ length: rows }, (_, index) => ({
    id: String(index + 1),
    title: `Category ${index}`,
    description: 'A description of some length, as editors write them.',
    created_at: dateOf(index, rows),
    father_id: null,
  }));
  const seed = parseSeed(
    JSON.stringify({ embeds: [{ id: '1', title: '' }], objects: { category } }),
    'seed',
  );
  const sandbox: Sandbox = await createSandbox({ seed });
  const call = (path: string, headers: Record<string, string>): Promise<Response> =>
    sandbox.fetch(new Request(`http://sandbox.test${path}`, { headers }));
  const verified = await call('/restauth/verify', { 'auth-code': 'demo-key', state: 's' });
  const { access_token: token } = (await verified.json()) as { access_token: string };
  return async (path) => {
    const start = performance.now();
    const reply = await call(path, { 'access-token': token });
    if (reply.status !== 200) throw new Error(await reply.text());
    await reply.text();
    return performance.now() - start;
  };
};

const ROUNDS = 300;

const compare = async (
  what: string,
  path: string,
  [few, many]: readonly [(path: string) => Promise<number>, (path: string) => Promise<number>],
): Promise<void> => {
  const times: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push([await few(path), await many(path)]);
  const settled = times.slice(ROUNDS / 5);
  const ratio = median(settled.map(([one, other]) => other / one));
  const [baseline, subject] = [0, 1].map((at) => median(settled.map((pair) => pair[at] ?? 0)));
  console.log(
    `${what}\n  100,000 rows: ${subject?.toFixed(2)} ms\n  1,000 rows: ${baseline?.toFixed(2)} ms` +
      `\n  ratio ${ratio.toFixed(2)}, ${ratio <= AIM ? 'within' : 'MISSES'} the aim of ${AIM}\n`,
  );
};

const LIST = '/rest/v2/category.json';
const both = [await open(1000), await open(100_000)] as const;
await compare('page 1', LIST, both);
await compare(
  'a search by date, half of all rows',
  `${LIST}?search_date_min=2018-07-01%2012:00:00&search_date_max=2023-07-01%2012:00:00`,
  both,
);
await compare(
  'the newest rows by date',
  `${LIST}?search_order_by=created_at&search_asc_desc=DESC`,
  both,
);
