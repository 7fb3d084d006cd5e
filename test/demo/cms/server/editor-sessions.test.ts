import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createEditorSessions,
  SESSION_SECONDS,
} from '../../../../demo/cms/server/editor-sessions.js';

const EDITOR = { name: 'editor', password: 'secret' };

const open = () => {
  let now = 0;
  const sessions = createEditorSessions(EDITOR, () => now);
  return { sessions, wait: (milliseconds: number) => void (now += milliseconds) };
};

test('a session lasts eight hours, or until the editor signs out', () => {
  const { sessions, wait } = open();
  const [one, other] = [sessions.signIn('editor', 'secret'), sessions.signIn('editor', 'secret')];
  assert.ok(one !== null && other !== null && one !== other);
  assert.equal(sessions.editorOf(one), 'editor');
  sessions.signOut(one);
  assert.equal(sessions.editorOf(one), null);
  wait(SESSION_SECONDS * 1000 - 1);
  assert.equal(sessions.editorOf(other), 'editor');
  wait(1);
  assert.equal(sessions.editorOf(other), null);
});

test('wrong names, passwords and tokens open nothing', () => {
  const { sessions } = open();
  for (const [name, password] of [
    ['editor', ''],
    ['editor', 'Secret'],
    ['Editor', 'secret'],
    ['', ''],
  ] as const)
    assert.equal(sessions.signIn(name, password), null);
  assert.equal(sessions.editorOf(undefined), null);
  assert.equal(sessions.editorOf('__proto__'), null);
});

test('after twenty wrong passwords nobody can sign in for a minute', () => {
  const { sessions, wait } = open();
  for (let attempt = 0; attempt < 20; attempt += 1) sessions.signIn('editor', String(attempt));
  assert.equal(sessions.isLocked(), true);
  assert.equal(sessions.signIn('editor', 'secret'), null);
  wait(60_000);
  assert.equal(sessions.isLocked(), false);
  assert.notEqual(sessions.signIn('editor', 'secret'), null);
});
