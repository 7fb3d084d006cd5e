/** The servers and runtimes of docs/guides/cms/servers.md, and how each is started. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const START_TIMEOUT_MS = 120_000;

const untilAnswered = async (origin, child) => {
  const end = Date.now() + START_TIMEOUT_MS;
  const isAnswered = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await isAnswered())) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('It did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Starts a command that listens on a port. */
const startCommand = async (command, parameters, { port, directory }) => {
  const child = spawn(command, parameters, {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      MEDIA_KEY: 'key',
      NEXT_TELEMETRY_DISABLED: '1',
      DENO_NO_UPDATE_CHECK: '1',
    },
  });
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  try {
    await untilAnswered(`${origin}/favicon.ico`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { fetch: (path, init) => fetch(origin + path, init), stop };
};

const inNode = (input) => startCommand(process.execPath, [input.file], input);

/** The program of a package that has it in an optional package for each platform. Nothing runs at its installation. */
const binary = (folder, candidates) => {
  const found = candidates.map((path) => join(folder, 'node_modules', path)).find(existsSync);
  if (found === undefined) throw new Error(`There is none for this platform: ${candidates}.`);
  return found;
};

const { arch, platform } = process;

const workerConfig = ({ port }) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "program.mjs", esModule = embed "program.mjs")],
      compatibilityDate = "2024-10-15",
      bindings = [(name = "MEDIA_KEY", text = "key")],
      globalOutbound = "service",
    )),
    (name = "service", network = (allow = ["local", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;

const startWorkerd = (input) => {
  const config = join(input.directory, 'config.capnp');
  writeFileSync(config, workerConfig(input));
  const system = arch === 'arm64' ? `${platform}-arm64` : `${platform}-64`;
  const workerd = binary(input.folder, [`@cloudflare/workerd-${system}/bin/workerd`]);
  return startCommand(workerd, ['serve', config], input);
};

const startDeno = (input) => {
  const system = platform === 'darwin' ? `darwin-${arch}` : `${platform}-${arch}-glibc`;
  const deno = binary(input.folder, [`@deno/${system}/deno`]);
  return startCommand(deno, ['run', '--allow-net=127.0.0.1', '--allow-env', input.file], input);
};

const startBun = (input) => {
  const system = `${platform}-${arch === 'arm64' ? 'aarch64' : arch}`;
  return startCommand(binary(input.folder, [`@oven/bun-${system}/bin/bun`]), [input.file], input);
};

const startNext = async (input) => {
  const { folder, directory, port } = input;
  const settings = { outputFileTracingRoot: folder, turbopack: { root: folder } };
  writeFileSync(
    join(directory, 'next.config.mjs'),
    `export default ${JSON.stringify(settings)};\n`,
  );
  writeFileSync(
    join(directory, 'app/layout.jsx'),
    'export default ({ children }) => <html><body>{children}</body></html>;\n',
  );
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const options = { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] };
  const env = { ...process.env, MEDIA_KEY: 'key', NEXT_TELEMETRY_DISABLED: '1' };
  const [code] = await once(spawn(process.execPath, [next, 'build'], { ...options, env }), 'exit');
  if (code !== 0) throw new Error('Next could not build it.');
  const address = ['--port', String(port), '--hostname', '127.0.0.1'];
  return startCommand(process.execPath, [next, 'start', ...address], input);
};

/** Calls the function with events of function URLs, as AWS sends them. */
const startLambda = async ({ file }) => {
  process.env.MEDIA_KEY = 'key';
  const { handler } = await import(file);
  const call = async (path, init) => {
    const { pathname, search } = new URL(path, 'https://www.example');
    const headers = { ...init?.headers, host: 'www.example' };
    const event = {
      version: '2.0',
      rawPath: pathname,
      rawQueryString: search.slice(1),
      headers,
      requestContext: {
        domainName: 'www.example',
        http: { method: init?.method ?? 'GET', path: pathname },
      },
      isBase64Encoded: false,
    };
    const { statusCode, body, ...answer } = await handler(event, {});
    const bytes = Buffer.from(body, answer.isBase64Encoded ? 'base64' : 'utf8');
    const isEmpty = statusCode === 204 || statusCode === 304;
    return new Response(isEmpty ? null : bytes, { status: statusCode, headers: answer.headers });
  };
  return { fetch: call, stop: () => Promise.resolve() };
};

/** Each with the title of its section. `isWhole` are those without a folder of packages. */
export const HOSTS = {
  node: { title: 'Node', start: inNode },
  express: { title: 'Express', start: inNode },
  fastify: { title: 'Fastify', start: inNode },
  hono: { title: 'Hono', start: inNode },
  next: { title: 'Next.js', start: startNext, file: 'app/embeds/[...path]/route.js' },
  workers: { title: 'Cloudflare Workers', start: startWorkerd, isWhole: true },
  deno: { title: 'Deno', start: startDeno, isWhole: true },
  bun: { title: 'Bun', start: startBun, isWhole: true },
  lambda: { title: 'AWS Lambda', start: startLambda },
};
