import { createSandbox, type Sandbox } from '../sandbox.js';
import { largeAccountSeed } from './large-account-seed.js';

const PATH = '/large-account';

/** Puts another account below `/large-account`. It is made with the first request to it, and kept in memory. */
export const withLargeAccount = <T extends Sandbox>(sandbox: T, key: string): T => {
  let account: Promise<Sandbox> | null = null;
  const open = async (): Promise<Sandbox> => createSandbox({ key, seed: await largeAccountSeed() });
  return {
    ...sandbox,
    fetch: async (request: Request) => {
      const url = new URL(request.url);
      if (!url.pathname.startsWith(`${PATH}/`)) return sandbox.fetch(request);
      url.pathname = url.pathname.slice(PATH.length);
      account ??= open();
      return (await account).fetch(new Request(url, request));
    },
    close: async () => {
      await sandbox.close();
      await (await account)?.close();
    },
  };
};
