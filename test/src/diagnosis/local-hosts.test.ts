import assert from 'node:assert/strict';
import { it } from 'node:test';
import { diagnose } from '../../../src/diagnosis/diagnose.js';
import { inspectAdTag, inspectDocument } from '../../../src/vast/node/index.js';

const HOSTS = [
  '10.0.3.15:8080',
  '172.20.1.1',
  '192.168.7.9',
  '169.254.3.4',
  '127.0.0.1:9000',
  '[::1]:8080',
  '[fd12:3456::1]',
  '[fe80::1]:8443',
  'localhost:3000',
  'adserver',
  'ads.corp.local',
];
const CODES = ['EHOSTUNREACH', 'ECONNREFUSED', 'ENOTFOUND', 'ENETUNREACH'];

const fails = (code: string) => (): Promise<Response> =>
  Promise.reject(
    new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }),
  );

it('names a host that viewers cannot reach, whatever else is wrong with its address', async () => {
  for (const host of HOSTS)
    for (const scheme of ['http', 'https'])
      for (const code of CODES) {
        const options = { origin: 'https://www.publisher.example', fetch: fails(code) };
        const { verdict } = await diagnose(`${scheme}://${host}/vast?id=7`, {
          viewer: { page: { url: 'https://www.publisher.example/story' } },
          inspect: {
            inspectAdTag: (tag, context) => inspectAdTag(tag, { ...context, ...options }),
            inspectDocument: (text, context) => inspectDocument(text, { ...context, ...options }),
          },
        });
        const where = `${scheme}://${host} ${code}`;
        assert.equal(verdict.id, 'local-host', where);
        assert.equal(verdict.owner, 'publisher', where);
        assert.ok(verdict.sentence.includes(host), where);
      }
});
