import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { createSandbox, type SandboxOptions } from '../../../demo/sandbox/sandbox.js';
import { parseSeed, type Seed } from '../../../demo/sandbox/seed/seed.js';
import { startServer } from '../../../demo/sandbox/server/http-server.js';

export const ORIGIN = 'http://sandbox.test';

/** Request options with plain headers, to which the token is added. */
interface ReadInit extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
}

export interface OpenSandbox {
  /** Closes it before the test ends. */
  readonly close: () => Promise<void>;
  /** Calls a path without a token. */
  readonly call: (path: string, init?: RequestInit) => Promise<Response>;
  /** Calls a path with a token. */
  readonly read: (path: string, init?: ReadInit) => Promise<Response>;
  /** Sends fields with a token: as JSON, or as a form. */
  readonly send: (method: string, path: string, fields?: object) => Promise<Response>;
}

/** A sandbox in memory that is closed after the test; no socket is opened. */
export const openSandbox = async (
  test: Pick<TestContext, 'after'>,
  options: SandboxOptions = {},
): Promise<OpenSandbox> => {
  const sandbox = await createSandbox(options);
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => (closed ??= sandbox.close());
  test.after(close);
  const call = (path: string, init?: RequestInit): Promise<Response> =>
    sandbox.fetch(new Request(ORIGIN + path, init));
  const token = await tokenOf(call, options.key ?? 'demo-key');
  const read: OpenSandbox['read'] = (path, init) =>
    call(path, { ...init, headers: { ...init?.headers, 'access-token': token } });
  return { call, read, send: sendWith(read), close };
};

const sendWith =
  (read: OpenSandbox['read']): OpenSandbox['send'] =>
  (method, path, fields) => {
    if (fields === undefined) return read(path, { method });
    if (fields instanceof FormData || fields instanceof URLSearchParams)
      return read(path, { method, body: fields });
    const headers = { 'content-type': 'application/json' };
    return read(path, { method, headers, body: JSON.stringify(fields) });
  };

/** A folder that is removed after the test. */
export const temporaryFolder = async (test: TestContext): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  test.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** The address of a sandbox that listens on a free port until the test ends. */
export const listen = async (test: TestContext, options: SandboxOptions = {}): Promise<string> => {
  const sandbox = await createSandbox({ seed: seedOf({}), ...options });
  const server = await startServer(sandbox, 0);
  test.after(async () => {
    await server.stop();
    await sandbox.close();
  });
  return server.address;
};

/** The JSON object in a reply. */
export const jsonOf = async (reply: Response): Promise<Readonly<Record<string, unknown>>> =>
  (await reply.json()) as Readonly<Record<string, unknown>>;

/** A token for the key. */
export const tokenOf = async (call: OpenSandbox['call'], key: string): Promise<string> => {
  const reply = await call('/restauth/verify.json', { headers: { 'auth-code': key, state: 's' } });
  const { access_token: token } = (await reply.json()) as { access_token: string };
  return token;
};

/** A seed as its file would have it. */
export const parsedSeed = (seed: object): Seed => parseSeed(JSON.stringify(seed), 'seed.json');

/** A seed of the given embeds; each has an id and a title at least. */
export const seedOf = (...embeds: readonly object[]): Seed =>
  parsedSeed({
    embeds: embeds.map((embed, index) => ({ id: String(index + 1), title: '', ...embed })),
  });

/** The sentence in an error body. */
export const messageOf = async (reply: Response): Promise<string> => {
  const { error } = (await reply.json()) as { error: { message: string } };
  return error.message;
};
