import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openDatabase } from '../../../../demo/sandbox/storage/database.js';
import { textIn } from '../../../../demo/sandbox/wire-object.js';
import { temporaryFolder } from '../open-sandbox.js';

const WRITER = fileURLToPath(new URL('./writer.js', import.meta.url));

/** How often the process is killed; `SANDBOX_CRASHES=200` runs the full proof. */
const CRASHES = Number(process.env['SANDBOX_CRASHES'] ?? 10);

const WRITERS = 8;

/** Kills the process at a different point of its work each time. */
const linesBeforeKill = (turn: number): number => 1 + ((turn * 7919) % 200);

interface Acknowledged {
  readonly id: string;
  readonly title: string;
  readonly tags: string;
}

/** Runs the writers until that many writes are acknowledged, kills them, and returns all acknowledged writes. */
const crash = async (
  t: TestContext,
  folder: string,
  lines: number,
): Promise<readonly Acknowledged[]> => {
  const database = pathToFileURL(join(folder, 'sandbox.db')).href;
  const child = spawn(
    process.execPath,
    [WRITER, database, join(folder, 'uploads'), String(WRITERS)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  t.after(() => child.kill('SIGKILL'));
  const closed = once(child, 'close');
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    if (text.split('\n').length > lines) child.kill('SIGKILL');
  });
  const [, signal] = (await closed) as [number | null, string | null];
  assert.equal(signal, 'SIGKILL', 'the writers were still running');
  const whole = text.slice(0, text.lastIndexOf('\n'));
  return whole.split('\n').map((line) => JSON.parse(line) as Acknowledged);
};

const check = async (folder: string, acknowledged: ReadonlyMap<string, Acknowledged>) => {
  const database = await openDatabase(pathToFileURL(join(folder, 'sandbox.db')).href);
  const [integrity] = await database.query({ sql: 'PRAGMA integrity_check' });
  assert.equal(integrity?.['integrity_check'], 'ok');
  const rows = await database.query({ sql: "SELECT id, body FROM object WHERE kind = 'live'" });
  const stored = new Map(
    rows.map((row) => [row['id'], JSON.parse(textIn(row, 'body')) as Acknowledged]),
  );
  for (const [id, { title, tags }] of acknowledged) {
    const row = stored.get(id);
    assert.equal(row?.title, title, `${id} was lost`);
    assert.ok(row.tags === tags || tags === '', `a change of ${id} was lost`);
  }
  database.close();
};

test(`no acknowledged write is lost when ${WRITERS} writers are killed ${CRASHES} times`, async (t) => {
  const folder = await temporaryFolder(t);
  const acknowledged = new Map<string, Acknowledged>();
  let writes = 0;
  for (let turn = 0; turn < CRASHES; turn += 1) {
    for (const write of await crash(t, folder, linesBeforeKill(turn))) {
      acknowledged.set(write.id, write);
      writes += 1;
    }
    await check(folder, acknowledged);
  }
  assert.ok(writes >= CRASHES);
  t.diagnostic(`${writes} acknowledged writes`);
});
