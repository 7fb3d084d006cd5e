/** How each runtime runs a program that prints one line of JSON. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/loopback-server.mjs';

const TIMEOUT_MS = 120_000;
const { arch, platform } = process;
const execute = promisify(execFile);

/** The program of a package that has it for each platform. Nothing runs at its installation. */
const binary = (folder, path) => {
  const found = join(folder, 'node_modules', path);
  if (!existsSync(found)) throw new Error(`npm has no ${path} for this platform.`);
  return found;
};

const runCommand = async (command, parameters, cwd) => {
  const env = { ...process.env, DENO_NO_UPDATE_CHECK: '1' };
  const { stdout } = await execute(command, parameters, { cwd, env, timeout: TIMEOUT_MS });
  return stdout;
};

const inNode =
  (version) =>
  ({ folder, program }) =>
    runCommand(binary(folder, `node${version}-${platform}-${arch}/bin/node`), [program], folder);

const inDeno = ({ folder, program }) => {
  const system = platform === 'darwin' ? `darwin-${arch}` : `${platform}-${arch}-glibc`;
  const deno = binary(folder, `@deno/${system}/deno`);
  return runCommand(deno, ['run', '--no-lock', '--allow-read', '--allow-env', program], folder);
};

const inBun = ({ folder, program }) => {
  const system = `${platform}-${arch === 'arm64' ? 'aarch64' : arch}`;
  return runCommand(binary(folder, `@oven/bun-${system}/bin/bun`), [program], folder);
};

const workerConfig = (port) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.mjs", esModule = embed "worker.mjs")],
    compatibilityDate = "2026-01-15",
    compatibilityFlags = ["nodejs_compat"],
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;

/** Resolves when workerd has written that it listens, or with what it wrote instead. */
const listening = async (child) => {
  const written = [];
  for await (const line of createInterface(child.stdout)) {
    written.push(line);
    if (line.includes('"listen"')) return;
  }
  throw new Error(`workerd did not start: ${written.join('\n')}`);
};

/** A worker has no files and no output: it is one bundle, and answers a request. */
const inWorkerd = async ({ folder, built }) => {
  const port = await freePort();
  const config = join(built, 'config.capnp');
  writeFileSync(config, workerConfig(port));
  const system = arch === 'arm64' ? `${platform}-arm64` : `${platform}-64`;
  const child = spawn(
    binary(folder, `@cloudflare/workerd-${system}/bin/workerd`),
    ['serve', '--control-fd=1', config],
    { stdio: ['ignore', 'pipe', 'inherit'], timeout: TIMEOUT_MS },
  );
  const exited = once(child, 'exit');
  try {
    await listening(child);
    return await (await fetch(`http://127.0.0.1:${port}`)).text();
  } finally {
    child.kill('SIGKILL');
    await exited;
  }
};

export const RUN = {
  node20: inNode(20),
  node22: inNode(22),
  node24: inNode(24),
  deno: inDeno,
  bun: inBun,
  workerd: inWorkerd,
};
