import assert from 'node:assert/strict';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { AbortError, TimeoutError, createClient, type Progress } from '../../../src/api/index.js';
import { canaries } from './canaries.js';
import { FaultServer, json } from './faults/fault-server.js';
import { jsonPart, readForm } from './form.js';
import { FastClock } from './fast-clock.js';
import { granted, failureOf } from './trial.js';

const MB = 1024 * 1024;
const video = new File([new Uint8Array(2 * MB).fill(7)], 'goal.mp4', { type: 'video/mp4' });
const preview = new File(['pixels'], 'goal.png', { type: 'image/png' });

const withUploads = async (
  check: (client: ReturnType<typeof createClient>, server: FaultServer) => Promise<void>,
): Promise<void> => {
  const server = await FaultServer.start((exchange, turn) => {
    const grants = exchange.hit.url.startsWith('/restauth');
    (grants ? granted() : json({ id: '7' }))(exchange, turn);
  });
  const clock = new FastClock();
  try {
    await check(createClient({ baseUrl: server.url, authKey: canaries.authKey, clock }), server);
  } finally {
    await server.stop();
  }
};

/** The path of an empty file, which is removed after the test. */
const temporaryFile = async (test: TestContext): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  test.after(() => rm(folder, { recursive: true }));
  const path = join(folder, 'goal.mp4');
  await writeFile(path, '');
  return path;
};

const formOf = (server: FaultServer): Promise<FormData> => {
  const hit = server.hits.at(-1);
  assert.ok(hit !== undefined);
  const headers = { 'Content-Type': hit.headers['content-type'] ?? '' };
  return readForm(new Response(hit.body, { headers }));
};

void describe('an upload on real sockets', () => {
  void it('sends the file, the preview and the title, and reports its progress', async () => {
    await withUploads(async (client, server) => {
      const reports: Progress[] = [];
      const fields = { titolo: 'Gol', video, preview_image: preview };
      await client.v1.videos.create(fields, { onProgress: (progress) => reports.push(progress) });
      const form = await formOf(server);
      const file = form.get('video');
      assert.ok(file instanceof File);
      assert.deepEqual([file.name, file.type, file.size], ['goal.mp4', 'video/mp4', 2 * MB]);
      assert.deepEqual([...form.keys()], ['titolo', 'video', 'preview_image']);
      const sent = reports.map((report) => report.sent);
      assert.ok(sent.length > 2, 'more reports than start and end');
      assert.deepEqual(
        sent,
        [...sent].sort((a, b) => a - b),
      );
      const last = reports.at(-1);
      const length = server.hits.at(-1)?.body.length;
      assert.deepEqual(last, { sent: length, total: length });
    });
  });

  void it('sends a Content-Length when there is no onProgress', async () => {
    await withUploads(async (client, server) => {
      await client.v2.videos.create({ title: 'Goal', video, preview_image: preview });
      const hit = server.hits.at(-1);
      assert.equal(Number(hit?.headers['content-length']), hit?.body.length);
    });
  });

  void it('sends the other fields in one part when the format is multipart-json', async () => {
    await withUploads(async (client, server) => {
      const fields = { title: 'Goal', video, tags: 'a,b' };
      await client.v2.videos.create(fields, { bodyFormat: 'multipart-json' });
      const form = await formOf(server);
      assert.deepEqual(jsonPart(form), { title: 'Goal', tags: 'a,b' });
    });
  });

  void it('reads a file from the disk while it is sent, and again after a 401', async (test) => {
    const path = await temporaryFile(test);
    await writeFile(path, new Uint8Array(MB).fill(9));
    await withUploads(async (client, server) => {
      let refused = false;
      server.setBehavior((exchange, turn) => {
        const grants = exchange.hit.url.startsWith('/restauth');
        const reply = refused ? json({ id: '7' }) : json('who?', 401);
        (grants ? granted() : reply)(exchange, turn);
        refused ||= !grants;
      });
      const onProgress = (): void => undefined;
      await client.v2.videos.create(
        { title: 'Goal', video: await openAsBlob(path) },
        { onProgress },
      );
      const file = (await formOf(server)).get('video');
      assert.ok(file instanceof File);
      assert.equal(file.size, MB);
      assert.equal(server.hits.length, 4, 'exchange, refused, exchange, accepted');
    });
  });

  void it('ends with an AbortError when the caller aborts it', async () => {
    await withUploads(async (client) => {
      const controller = new AbortController();
      const onProgress = ({ sent }: Progress): void => {
        if (sent > MB / 2) controller.abort();
      };
      const fields = { titolo: 'Gol', video };
      const call = client.v1.videos.create(fields, { onProgress, signal: controller.signal });
      const error = await failureOf(call, AbortError);
      assert.equal(error.sent, 'unknown');
    });
  });

  void it('has its own time-out, which the call can set', async () => {
    await withUploads(async (client, server) => {
      server.setBehavior((exchange, turn) => {
        if (exchange.hit.url.startsWith('/restauth')) granted()(exchange, turn);
      });
      const call = client.v1.videos.create({ titolo: 'Gol', video: preview }, { timeout: 3000 });
      await failureOf(call, TimeoutError);
    });
  });

  void it('reads the file again for a retry, and never holds it in memory', async (test) => {
    const path = await temporaryFile(test);
    await truncate(path, 192 * MB);
    const received: number[] = [];
    let peak = 0;
    const client = createClient({
      baseUrl: 'https://media.example',
      accessToken: canaries.token,
      random: () => 0,
      fetch: async ({ body }) => {
        let bytes = 0;
        assert.ok(body !== null);
        for await (const chunk of body as AsyncIterable<Uint8Array>) {
          bytes += chunk.byteLength;
          peak = Math.max(peak, process.memoryUsage().arrayBuffers);
        }
        received.push(bytes);
        const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
        if (received.length === 1) throw new TypeError('fetch failed', { cause: refused });
        return Response.json({ id: '7' });
      },
    });
    const before = process.memoryUsage().arrayBuffers;
    const video = await openAsBlob(path);
    await client.v2.videos.create({ title: 'Goal', video }, { retry: true });
    assert.equal(received.length, 2);
    assert.ok(received.every((bytes) => bytes > 192 * MB));
    assert.ok(peak - before < 96 * MB, `${peak - before} bytes were in memory`);
  });
});
