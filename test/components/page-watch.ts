import { expect } from '@open-wc/testing';

/** The warning of an element about an error that it also dispatches. */
const WARNING = /^warn <[a-z-]+(?: src="[^"]*")?>: /;

/** Records everything that a page reports and an attack could do, except the errors of elements. */
export interface PageWatch {
  /** Console output, errors, policy violations and dialogs so far. */
  readonly seen: readonly string[];
  end(): void;
}

const CONSOLE = ['debug', 'log', 'info', 'warn', 'error', 'trace'] as const;
const DIALOGS = ['alert', 'confirm', 'prompt', 'print'] as const;

const replaced = <Name extends string>(
  owner: Record<Name, unknown>,
  names: readonly Name[],
  record: (what: string) => void,
): (() => void) => {
  const originals = names.map((name) => [name, owner[name]] as const);
  for (const name of names)
    owner[name] = (...values: unknown[]) => record([name, ...values].map(String).join(' '));
  return () => {
    for (const [name, original] of originals) owner[name] = original;
  };
};

export const watchPage = (): PageWatch => {
  const seen: string[] = [];
  const record = (what: string): void => {
    if (!WARNING.test(what)) seen.push(what);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('error', (event) => record(`error ${event.message}`), { signal });
  window.addEventListener(
    'unhandledrejection',
    (event) => record(`rejection ${String(event.reason)}`),
    { signal },
  );
  document.addEventListener(
    'securitypolicyviolation',
    (event) => record(`violation ${event.effectiveDirective}`),
    {
      signal,
    },
  );
  const restoreConsole = replaced(console as unknown as Record<string, unknown>, CONSOLE, record);
  const restoreDialogs = replaced(window as unknown as Record<string, unknown>, DIALOGS, record);
  return {
    seen,
    end: () => {
      listeners.abort();
      restoreConsole();
      restoreDialogs();
    },
  };
};

/** Watches the page in each test of the suite that calls it. Returns a function that reads what the current test caused. */
export const watchEachTest = (): (() => readonly string[]) => {
  let watch: PageWatch;
  beforeEach(() => {
    watch = watchPage();
  });
  afterEach(() => watch.end());
  return () => watch.seen;
};

/** Fails every test of the suite that calls it in which the page reports anything. */
export const expectQuietPage = (): void => {
  const seen = watchEachTest();
  afterEach(() => expect(seen()).to.deep.equal([]));
};
