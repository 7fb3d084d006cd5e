import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import {
  AuthorizationError,
  EmptyResponseError,
  InvalidJsonError,
  ResponseTooLargeError,
  UnexpectedContentTypeError,
  ValidationError,
  type ApiError,
} from '../../../../src/api/index.js';
import type { CallKind } from '../call-kinds.js';
import { canaries } from '../canaries.js';
import { answer, json, type Behavior } from './fault-server.js';
import { type FailureClass, failureOf, good, withFault, type Faults } from '../trial.js';

const CAP = 1024 * 1024;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Writes until the client stops reading, and reports how much it read. */
const endless =
  (limit: number, taken: (bytes: number) => void): Behavior =>
  ({ response }) => {
    const chunk = Buffer.alloc(65_536, ' ');
    let bytes = 0;
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': String(limit) });
    const pump = (): void => {
      while (bytes < limit && !response.destroyed) {
        bytes += chunk.length;
        taken(bytes);
        if (!response.write(chunk)) {
          response.once('drain', pump);
          return;
        }
      }
    };
    pump();
  };

const fails = async <Failure extends ApiError>(
  kind: CallKind,
  fault: Behavior,
  type: FailureClass<Failure>,
  assertError: (error: Failure) => void = () => undefined,
): Promise<void> =>
  withFault(kind, fault, async ({ client, faulty }) => {
    const error = await failureOf(kind.run(client), type);
    assertError(error);
    assert.equal(error.sent, kind.onExchange ? 'no' : 'yes');
    assert.equal(faulty.hits.length, 1, 'a reply of success is not retried');
  });

const isTooLarge = (kind: CallKind, fault: Behavior): Promise<void> =>
  withFault(
    kind,
    fault,
    async ({ client }) => {
      const error = await failureOf(kind.run(client), ResponseTooLargeError);
      assert.equal(error.maxResponseBytes, CAP);
    },
    { maxResponseBytes: CAP },
  );

/** 64 MB of spaces, compressed. */
const bomb = gzipSync(Buffer.alloc(64 * CAP, ' '), { level: 1 });

const loginPage = `<!doctype html><title>Log in</title><body class="${canaries.token}"><h1>Who are you?</h1>
<script>window.access_token = "${canaries.token}"; pass: '${canaries.pass}'</script>${'<p>please</p>'.repeat(99)}`;

const secretLive = JSON.stringify({ id: '7', user: canaries.user, pass: canaries.pass });

/** The text of a successful reply. */
const replyText = ({ onExchange, reply }: CallKind, state: string): string =>
  JSON.stringify(onExchange ? { access_token: canaries.token, state } : reply);

const accepts = async (kind: CallKind, headers: object, before = ''): Promise<void> => {
  const fault: Behavior = ({ hit, response }) => {
    const state = String(hit.headers['state']);
    response
      .writeHead(200, { Connection: 'close', ...headers })
      .end(before + replyText(kind, state));
  };
  await withFault(kind, fault, async ({ client }) => {
    await kind.run(client);
  });
};

export const bodyFaults: Faults = {
  F12: {
    sentence: 'a reply of 200 MB is not read to its end',
    check: async (kind) => {
      let taken = 0;
      const fault = endless(200 * CAP, (bytes) => (taken = bytes));
      await isTooLarge(kind, fault);
      assert.ok(taken < 20 * CAP, `${taken} bytes left the server`);
    },
  },
  F13: {
    sentence: 'the size of a compressed reply is measured after decompression',
    check: (kind) => {
      const fault: Behavior = ({ response }) =>
        void response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }).end(bomb);
      return isTooLarge(kind, fault);
    },
  },
  F25: {
    sentence: 'a login page instead of JSON fails the call with its text',
    check: (kind) =>
      fails(
        kind,
        answer(200, loginPage, { 'Content-Type': 'text/html; charset=utf-8' }),
        UnexpectedContentTypeError,
        (error) => {
          assert.equal(error.status, 200);
          assert.equal(error.contentType, 'text/html');
          assert.match(error.excerpt, /^Log in Who are you\?/);
          assert.ok(error.excerpt.length <= 200);
        },
      ),
  },
  F26: {
    sentence: 'a page with the content type of JSON fails the call',
    check: (kind) => fails(kind, answer(200, loginPage, JSON_TYPE), InvalidJsonError),
  },
  F27: {
    sentence:
      'JSON is accepted with a byte order mark, another charset, another content type or none',
    check: async (kind) => {
      await accepts(kind, JSON_TYPE, '\uFEFF');
      await accepts(kind, { 'Content-Type': 'application/json; charset=iso-8859-1' });
      await accepts(kind, { 'Content-Type': 'text/plain' });
      await accepts(kind, { 'Content-Type': 'text/html' });
      await accepts(kind, {});
    },
  },
  F28: {
    sentence: 'truncated JSON fails the call',
    check: (kind) => fails(kind, answer(200, secretLive.slice(0, -2), JSON_TYPE), InvalidJsonError),
  },
  F29: {
    sentence: 'JSON of another shape fails the call, with the path of the field',
    check: (kind) => {
      const fault = json({ title: 7, pass: canaries.pass });
      if (kind.onExchange) return fails(kind, fault, AuthorizationError);
      return fails(kind, fault, ValidationError, ({ problems: [problem] }) => {
        const root = kind.intent === 'delete' ? '' : '/id';
        assert.equal(problem?.path, kind.name === 'GET list' ? '/current_page' : root);
      });
    },
  },
  F30: {
    sentence: 'a reply without a body fails every call except a delete',
    affects: ({ intent }) => intent !== 'delete',
    check: (kind) => fails(kind, answer(200), EmptyResponseError),
  },
  F31: {
    sentence: 'every form in which the service confirms a delete is accepted',
    affects: ({ intent }) => intent === 'delete',
    check: async (kind) => {
      const text = { 'Content-Type': 'text/plain' };
      const confirmations = [
        answer(204),
        answer(200),
        answer(200, 'DELETE SUCCESS', text),
        answer(200, 'DELETE SUCCESS\n', text),
        answer(200, 'DELETE SUCCESS', { 'Content-Type': 'text/html' }),
        json('DELETE SUCCESS'),
        json('delete'),
      ];
      for (const confirmation of confirmations) {
        await withFault(kind, confirmation, async ({ client }) => {
          assert.deepEqual(await kind.run(client), { outcome: 'deleted' });
        });
      }
      await fails(kind, answer(200, 'DELETE FAILED', text), InvalidJsonError);
      await fails(kind, json('DELETE FAILED'), ValidationError);
    },
  },
  F31b: {
    sentence: 'unknown fields of a reply are kept',
    affects: ({ intent, onExchange }) => intent !== 'delete' && !onExchange,
    check: (kind) =>
      withFault(
        kind,
        good({ ...kind, reply: { ...Object(kind.reply), tomorrow: [1] } }),
        async (trial) => {
          assert.deepEqual(await kind.run(trial.client), { ...Object(kind.reply), tomorrow: [1] });
        },
      ),
  },
};
