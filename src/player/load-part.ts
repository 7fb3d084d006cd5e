import { EmbedError } from './embed-error.js';

/**
 * Loads a part with `import()` for something that waits for it. Rejects with EmbedError `module` if that fails or takes
 * too long. Do not keep the promise: the next call loads a part again that failed, and has one that came late at once.
 */
export const loadPart = <Part>(load: () => Promise<Part>, timeoutMs = 10_000): Promise<Part> =>
  new Promise((resolve, reject) => {
    const fail = (cause?: unknown): void => reject(new EmbedError('module', '', { cause }));
    const timer = setTimeout(fail, timeoutMs);
    void load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
