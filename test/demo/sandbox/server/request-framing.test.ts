import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { listen, messageOf, openSandbox, tokenOf } from '../open-sandbox.js';
import { addressOf, fieldsOf, needsFile, SEED, type Write, WRITES } from './every-write.js';
import { rawExchange } from './raw-exchange.js';

const BOUNDARY = 'b0undary';

/** A body and its media type; null for a request without the header. */
interface Payload {
  readonly type: string | null;
  readonly body: string;
}

type Fields = ReturnType<typeof fieldsOf>;

const entriesOf = (fields: Fields): [name: string, value: string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[name, value]]
      : value.map((item, index) => [`${name}[${index}]`, item]),
  );

const part = (disposition: string, content: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

const multipart = (fields: Fields, hasFile: boolean): string => {
  const texts = entriesOf(fields).map(([name, value]) => part(`name="${name}"`, value));
  const file = hasFile ? [part('name="video"; filename="v.mp4"', 'not a video, but bytes')] : [];
  return `${[...texts, ...file].join('')}--${BOUNDARY}--\r\n`;
};

/** A body in each encoding of spec 4.1. */
const ENCODINGS: Readonly<Record<string, (fields: Fields, hasFile: boolean) => Payload>> = {
  JSON: (fields) => ({ type: 'application/json', body: JSON.stringify(fields) }),
  form: (fields) => ({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(entriesOf(fields)).toString(),
  }),
  multipart: (fields, hasFile) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: multipart(fields, hasFile),
  }),
};

const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

/** In pieces of different sizes, as streams send them. */
const chunked = (body: string): string => {
  const middle = Math.ceil(body.length / 3);
  const pieces = [body.slice(0, middle), body.slice(middle)].filter((piece) => piece !== '');
  return `${pieces.map(chunk).join('')}0\r\n\r\n`;
};

/** How a body is delimited in HTTP/1.1: its headers, and its bytes. */
const FRAMINGS = {
  'with Content-Length': (body: string) => ({
    header: `Content-Length: ${Buffer.byteLength(body)}`,
    bytes: body,
  }),
  'in chunks': (body: string) => ({ header: 'Transfer-Encoding: chunked', bytes: chunked(body) }),
  'in a broken chunk': (body: string) => ({
    header: 'Transfer-Encoding: chunked',
    bytes: `${chunk(body)}ZZ\r\nrest`,
  }),
  'without an end': (body: string) => ({
    header: 'Transfer-Encoding: chunked',
    bytes: chunk(body),
  }),
};

type Framing = keyof typeof FRAMINGS;

interface Server {
  readonly host: string;
  readonly port: number;
  readonly token: string;
}

/** The status of the reply; null when the connection was closed without one. */
const exchange = (
  { host, port, token }: Server,
  [method, path]: readonly [string, string],
  { type, body }: Payload,
  framing: Framing | 'without a body',
): Promise<number | null> => {
  const { header, bytes } =
    framing === 'without a body' ? { header: null, bytes: '' } : FRAMINGS[framing](body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `access-token: ${token}`,
    ...(type === null ? [] : [`Content-Type: ${type}`]),
    ...(header === null ? [] : [header]),
  ];
  return rawExchange(port, { head, body: bytes, isCutOff: framing === 'without an end' });
};

const start = async (t: TestContext): Promise<Server> => {
  const address = await listen(t, { seed: SEED, ffmpeg: 'no-ffmpeg', log: () => undefined });
  const { host, port } = new URL(address);
  const token = await tokenOf((path, init) => fetch(new URL(path, address), init), 'demo-key');
  return { host, port: Number(port), token };
};

const LARGE = 'x'.repeat(3 * 1024 * 1024);

const nameOf = ({ method, path }: Write): string => `${method} ${path}`;

/** Sends one write after another, each for an object that no other has touched. */
const callsOf = (server: Server, write: Write) => {
  let number = 0;
  const hasFile = needsFile(write);
  const source = `http://${server.host}/media/test-card.mp4`;
  return (
    encoding: string,
    framing: Framing | 'without a body',
    { body, extra = {} }: { readonly body?: string; readonly extra?: Fields } = {},
  ): Promise<number | null> => {
    number += 1;
    const fields = { ...fieldsOf(write, number), ...extra };
    if (fields['video'] === '{video}') fields['video'] = source;
    const payload = ENCODINGS[encoding]?.(fields, hasFile) ?? { type: null, body: '' };
    const call = [write.method, addressOf(write, number)] as const;
    return exchange(server, call, { ...payload, body: body ?? payload.body }, framing);
  };
};

test('the routes have writes of both generations', () => {
  assert.ok(WRITES.length > 15);
  assert.ok(WRITES.some(({ path }) => path.startsWith('/rest/video')));
  assert.ok(WRITES.some(({ path }) => path.startsWith('/rest/v2/')));
});

for (const write of WRITES) {
  const success = write.method === 'POST' ? 201 : 200;
  const isRead = write.method !== 'DELETE';

  test(`${nameOf(write)} reads a body in chunks like one with Content-Length`, async (t) => {
    const server = await start(t);
    const errors = t.mock.method(console, 'error', () => undefined);
    const call = callsOf(server, write);
    for (const encoding of Object.keys(ENCODINGS)) {
      const expected = needsFile(write) && encoding !== 'multipart' ? 400 : success;
      for (const framing of ['with Content-Length', 'in chunks'] as const)
        assert.equal(await call(encoding, framing), expected, `${encoding} ${framing}`);
    }
    assert.equal(errors.mock.callCount(), 0);
  });

  test(`${nameOf(write)} reads an empty body the same way however it is sent`, async (t) => {
    const server = await start(t);
    const errors = t.mock.method(console, 'error', () => undefined);
    const call = callsOf(server, write);
    for (const encoding of ['no type', ...Object.keys(ENCODINGS)]) {
      const needsText = encoding === 'JSON' || encoding === 'multipart';
      const expected = write.method === 'POST' || (isRead && needsText) ? 400 : 200;
      for (const framing of ['with Content-Length', 'in chunks', 'without a body'] as const) {
        const status = await call(encoding, framing, { body: '' });
        assert.equal(status, expected, `${encoding} ${framing}`);
      }
    }
    assert.equal(errors.mock.callCount(), 0);
  });

  test(`${nameOf(write)} refuses a body over the limit with 413, also in chunks`, async (t) => {
    const server = await start(t);
    const errors = t.mock.method(console, 'error', () => undefined);
    const call = callsOf(server, write);
    for (const encoding of Object.keys(ENCODINGS))
      for (const framing of ['with Content-Length', 'in chunks'] as const) {
        const status = await call(encoding, framing, { extra: { description: LARGE } });
        assert.equal(status, isRead ? 413 : 200, `${encoding} ${framing}`);
      }
    assert.equal(errors.mock.callCount(), 0);
  });

  // A deletion reads no body.
  if (isRead)
    test(`${nameOf(write)} changes nothing when its chunks break`, async (t) => {
      const server = await start(t);
      const errors = t.mock.method(console, 'error', () => undefined);
      const call = callsOf(server, write);
      const list = async (): Promise<string> => {
        const path = `/rest/v2/${write.kind}.json`;
        const headers = { 'access-token': server.token };
        return (await fetch(`http://${server.host}${path}`, { headers })).text();
      };
      const before = await list();
      for (const encoding of Object.keys(ENCODINGS))
        for (const framing of ['in a broken chunk', 'without an end'] as const) {
          const status = await call(encoding, framing);
          assert.ok(status === null || status === 400, `${encoding} ${framing}: ${status}`);
        }
      assert.equal(await list(), before);
      assert.equal(errors.mock.callCount(), 0);
    });
}

const OVERRIDES = ['PUT', 'DELETE', 'put', 'PATCH', 'GET'] as const;

/** Addresses at which nothing is, by why. */
const ABSENT: readonly (readonly [string, string])[] = [
  ['no such resource', '/rest/v2/nothing.json'],
  ['no such resource of generation 1', '/rest/nothing/1.json'],
  ['another extension', '/rest/v2/live/100.xml'],
  ['a deeper path', '/rest/v2/live/100/more.json'],
];

test('an address at which nothing is stays 404 behind every method override', async (t) => {
  const { read } = await openSandbox(t, { seed: SEED });
  for (const [why, path] of ABSENT)
    for (const override of OVERRIDES) {
      const headers = { 'x-http-method-override': override };
      const reply = await read(path, { method: 'POST', headers });
      assert.equal(reply.status, 404, `${why}, ${override}`);
      assert.equal(reply.headers.get('allow'), null);
    }
});

for (const write of WRITES.filter(({ method }) => method !== 'POST'))
  test(`${nameOf(write)} of an unknown id is the same 404 by method override`, async (t) => {
    const { read } = await openSandbox(t, { seed: SEED });
    const path = write.path.replace(':id', 'unknown');
    const init = { body: JSON.stringify({ title: 'New' }) };
    const type = { 'content-type': 'application/json' };
    const direct = await read(path, { ...init, method: write.method, headers: type });
    const overridden = await read(path, {
      ...init,
      method: 'POST',
      headers: { ...type, 'x-http-method-override': write.method },
    });
    assert.deepEqual([direct.status, overridden.status], [404, 404]);
    assert.equal(await messageOf(overridden), await messageOf(direct));
    assert.equal(overridden.headers.get('allow'), null);
  });

test('an override that an address does not have is a 405 with its methods', async (t) => {
  const { read } = await openSandbox(t, { seed: SEED });
  const headers = { 'x-http-method-override': 'PUT' };
  const reply = await read('/rest/v2/category/1.json', { method: 'POST', headers });
  assert.deepEqual([reply.status, reply.headers.get('allow')], [405, 'GET, HEAD']);
});
