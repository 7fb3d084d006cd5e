import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import type { createPublisher } from '../../../src/publish/index.js';

/** Globals that Node, Deno and Workers have in common, and no others. Source: WinterTC, Minimum Common Web API. */
const COMMON = {
  AbortController,
  AbortSignal,
  Blob,
  DOMException,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  URL,
  URLSearchParams,
  btoa,
  clearTimeout,
  crypto,
  performance,
  queueMicrotask,
  setTimeout,
  structuredClone,
};

/** The handler with its dependencies as one classic script. */
const script = async (): Promise<string> => {
  const build = await rollup({
    input: '.build/src/publish/index.js',
    plugins: [nodeResolve({ browser: true, exportConditions: ['browser'] })],
    onwarn: () => undefined,
  });
  const { output } = await build.generate({ format: 'iife', name: 'publishing' });
  await build.close();
  return output[0].code;
};

test('the handler runs with the globals that Node, Deno and Workers have in common', async () => {
  const context = createContext({ ...COMMON });
  runInContext(await script(), context);
  const { createPublisher: create } = context['publishing'] as {
    readonly createPublisher: typeof createPublisher;
  };
  const publish = create({
    publicUrl: 'https://www.example/embeds',
    baseUrl: 'https://media.example',
    authKey: 'key',
    fetch: (request) => {
      const state = request.headers.get('state');
      return Response.json(
        state === null ? { id: '7', title: 'A title' } : { access_token: 'token', state },
      );
    },
  });
  const background: Promise<unknown>[] = [];
  const worker = { waitUntil: (work: Promise<unknown>) => background.push(work) };
  for (const path of ['7.json', '7', '7/8', 'oembed?url=https%3A%2F%2Fwww.example%2Fembeds%2F7']) {
    const response = await publish(new Request(`https://www.example/embeds/${path}`), worker);
    assert.ok([200, 404].includes(response.status), path);
    assert.notEqual(await response.text(), '');
  }
});
