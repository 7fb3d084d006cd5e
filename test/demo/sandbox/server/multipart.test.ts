import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HTTPException } from 'hono/http-exception';
import fc from 'fast-check';
import { readParts } from '../../../../demo/sandbox/server/multipart.js';
import type { UploadStore } from '../../../../demo/sandbox/storage/upload-store.js';

/** What a multipart body is made of, in any order. */
const TOKENS = [
  '--b',
  '--b--',
  '--',
  '\r\n',
  '\r\n\r\n',
  'Content-Disposition: form-data; name="a"\r\n\r\n',
  'Content-Disposition: form-data; name="f"; filename="x"\r\n\r\n',
  'text',
];

const uploads = {
  receive: async (stream: AsyncIterable<Uint8Array>) => {
    let size = 0;
    for await (const chunk of stream) size += chunk.length;
    return { size };
  },
  discard: () => Promise.resolve(),
} as unknown as UploadStore;

const request = (chunks: readonly string[]): Request => {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  return new Request('http://sandbox.example/', { method: 'POST', headers, body, duplex: 'half' });
};

describe('readParts', () => {
  // A body without an answer fails too: the test would then wait for nothing.
  it('answers for every order of boundaries, headers and text', async () => {
    const chunks = fc.array(fc.array(fc.constantFrom(...TOKENS), { maxLength: 8 }), {
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(chunks, async (all) => {
        const body = request(all.map((tokens) => tokens.join('')));
        const outcome = await readParts(body, uploads).catch((error: unknown) => error);
        assert.ok(!(outcome instanceof Error) || outcome instanceof HTTPException, String(outcome));
      }),
      { numRuns: 500, examples: [[[['--b--', '\r\n', '--b--']]]] },
    );
  });

  it('ignores what stands behind the closing boundary', async () => {
    const field = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
    const { entries } = await readParts(request([field, '--b--\r\n', field, '--b--']), uploads);
    assert.deepEqual(entries, [['a', '1']]);
  });
});
