import type { BrowserContext, Frame, Page, Request } from 'playwright-core';

/** What a page and its frames did. */
export interface InjectionWatch {
  /** Dialogs that were opened: the address of the frame, its parents' after it. */
  readonly dialogs: readonly (readonly string[])[];
  /** Violations, errors, requests and windows that no payload may cause. */
  readonly faults: readonly string[];
  /** How many documents were loaded into the page itself. */
  readonly documents: () => number;
}

/** Whether a page may send this request. */
export type MayRequest = (request: Request) => boolean;

/** The functions that the frames call when a dialog would open and when a policy is violated. */
const DIALOG = 'reportDialog';
const VIOLATION = 'reportViolation';

/** A frame's address, and its parents'. */
const line = (frame: Frame | null): readonly string[] =>
  frame === null ? [] : [frame.url(), ...line(frame.parentFrame())];

const watchRequests = (page: Page, mayRequest: MayRequest, faults: string[]): void => {
  page.on('request', (request) => {
    if (mayRequest(request)) return;
    faults.push(`request of a ${request.resourceType()}: ${request.url().slice(0, 200)}`);
  });
};

const hookDialogs = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(
    ([dialog, violation]) => {
      const functions = window as unknown as Record<string, (text: string) => unknown>;
      for (const name of ['alert', 'confirm', 'prompt', 'print'])
        functions[name] = () => void functions[dialog]?.(name);
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        void functions[violation]?.(`${effectiveDirective} ${blockedURI}`);
      });
    },
    [DIALOG, VIOLATION] as const,
  );
};

/** Watches a new page of the context: dialogs in all frames, reports, errors, requests, navigations, windows. */
export const watchInjection = async (
  context: BrowserContext,
  mayRequest: MayRequest,
): Promise<{ readonly page: Page; readonly watch: InjectionWatch }> => {
  const dialogs: (readonly string[])[] = [];
  const faults: string[] = [];
  let documents = 0;
  await context.exposeBinding(DIALOG, ({ frame }) => void dialogs.push(line(frame)));
  await context.exposeBinding(VIOLATION, ({ frame }, what: string) => {
    if (frame.parentFrame() === null) faults.push(`violation ${what}`);
  });
  await hookDialogs(context);
  const page = await context.newPage();
  watchRequests(page, mayRequest, faults);
  context.on('page', (opened) => faults.push(`window ${opened.url()}`));
  page.on('dialog', (dialog) => {
    dialogs.push([page.url()]);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => faults.push(`error ${message}`));
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame() === null) documents += 1;
  });
  return { page, watch: { dialogs, faults, documents: () => documents } };
};
