import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createEditorSessions,
  GUEST,
  type EditorSessions,
  SESSION_SECONDS,
} from '../../../../demo/cms/server/editor-sessions.js';
import { assertLinearTime } from '../../../timing/linear-time.js';

const EDITOR = { name: 'editor', password: 'secret' };

const open = () => {
  let now = 0;
  const waits: number[] = [];
  const wait = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const sessions = createEditorSessions(EDITOR, () => now, wait);
  const pass = (milliseconds: number): void => void (now += milliseconds);
  return { sessions, pass, waits };
};

test('a session lasts eight hours, or until the editor signs out', async () => {
  const { sessions, pass } = open();
  const one = await sessions.signIn('editor', 'secret');
  const other = await sessions.signIn('editor', 'secret');
  assert.ok(one !== null && other !== null && one !== other);
  assert.equal(sessions.editorOf(one), 'editor');
  sessions.signOut(one);
  assert.equal(sessions.editorOf(one), null);
  pass(SESSION_SECONDS * 1000 - 1);
  assert.equal(sessions.editorOf(other), 'editor');
  pass(1);
  assert.equal(sessions.editorOf(other), null);
});

test('wrong names, passwords and tokens open nothing', async () => {
  const { sessions } = open();
  for (const [name, password] of [
    ['editor', ''],
    ['editor', 'Secret'],
    ['Editor', 'secret'],
    ['', ''],
  ] as const)
    assert.equal(await sessions.signIn(name, password), null);
  assert.equal(sessions.editorOf(undefined), null);
  assert.equal(sessions.editorOf('__proto__'), null);
});

const guess = async (sessions: EditorSessions, attempts: number): Promise<void> => {
  for (let attempt = 0; attempt < attempts; attempt += 1)
    assert.equal(await sessions.signIn('editor', String(attempt)), null);
};

test('the right password opens a session after any number of wrong ones', async () => {
  for (const attempts of [0, 1, 5, 6, 20, 21, 500]) {
    const { sessions, waits } = open();
    await guess(sessions, attempts);
    assert.notEqual(await sessions.signIn('editor', 'secret'), null, String(attempts));
    assert.ok(Math.max(...waits) <= 10_000, 'nobody waits longer than a person would');
  }
});

test('wrong passwords take longer and longer, and the right one as long, so that time says nothing', async () => {
  const right = open();
  await guess(right.sessions, 30);
  await right.sessions.signIn('editor', 'secret');
  const wrong = open();
  await guess(wrong.sessions, 31);
  assert.deepEqual(right.waits, wrong.waits);
  assert.deepEqual(wrong.waits.slice(0, 5), [0, 0, 0, 0, 0]);
  assert.deepEqual(
    wrong.waits,
    [...wrong.waits].sort((one, other) => one - other),
  );
  assert.equal(wrong.waits.at(-1), 10_000);
});

test('passwords that are guessed at the same time wait like those one after the other', async () => {
  const parallel = open();
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => parallel.sessions.signIn('editor', String(index))),
  );
  const serial = open();
  await guess(serial.sessions, 30);
  assert.deepEqual(parallel.waits, serial.waits);
});

test('a minute after the last wrong password nobody waits, and right ones cause no wait', async () => {
  const { sessions, pass, waits } = open();
  await guess(sessions, 30);
  pass(60_000);
  for (let count = 0; count < 30; count += 1) await sessions.signIn('editor', 'secret');
  assert.deepEqual(
    waits.slice(30),
    Array.from({ length: 30 }, () => 0),
  );
});

test('a flood of attempts takes linear time', async () => {
  await assertLinearTime((attempts) => {
    const sessions = createEditorSessions(
      EDITOR,
      () => 0,
      () => new Promise(() => undefined),
    );
    for (let attempt = 0; attempt < attempts; attempt += 1) void sessions.signIn('editor', '');
  }, 3000);
});

test('a guest has a session without a password, and nobody else has', async () => {
  const clock = () => 0;
  const sessions = createEditorSessions({ ...EDITOR, hasGuests: true }, clock, () =>
    Promise.resolve(),
  );
  const token = await sessions.signIn(GUEST, '');
  assert.equal(sessions.editorOf(token ?? ''), GUEST);
  assert.equal(await sessions.signIn('editor', ''), null);
  const closed = createEditorSessions(EDITOR, clock, () => Promise.resolve());
  assert.equal(await closed.signIn(GUEST, ''), null);
});
