import { spawn } from 'node:child_process';

/** How a command ended. */
export interface Outcome {
  /** Null when a signal ended it. */
  readonly code: number | null;
  /** The last of what it wrote to its error output. */
  readonly errors: string;
}

const MOST_TEXT = 64 * 1024;

/** Runs a command without a shell until it ends or is aborted. Rejects when it cannot start or is aborted. */
export const runCommand = (
  command: string,
  parameters: readonly string[],
  signal: AbortSignal,
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-MOST_TEXT);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, errors }));
  });
