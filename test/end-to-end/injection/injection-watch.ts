import type { BrowserContext, Frame, Page, Request } from 'playwright-core';

/** What was seen of a page and its frames. */
export interface InjectionWatch {
  /** Dialogs that were opened: the address of the frame, its parents' after it. */
  readonly dialogs: readonly (readonly string[])[];
  /** Whatever else no payload may bring about. */
  readonly faults: readonly string[];
  /** How often a document came into the page itself. */
  readonly documents: () => number;
}

/** Whether a page may ask for this. */
export type MayAsk = (request: Request) => boolean;

/** The function that the frames call when a dialog would open. */
const TOLD = 'dialogWouldOpen';
const VIOLATED = 'policyViolated';

/** A frame's address, and its parents'. */
const line = (frame: Frame | null): readonly string[] =>
  frame === null ? [] : [frame.url(), ...line(frame.parentFrame())];

const watchRequests = (page: Page, mayAsk: MayAsk, faults: string[]): void => {
  page.on('request', (request) => {
    if (mayAsk(request)) return;
    faults.push(`request of a ${request.resourceType()}: ${request.url().slice(0, 200)}`);
  });
};

const hookDialogs = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(
    ([told, violated]) => {
      const functions = window as unknown as Record<string, (text: string) => unknown>;
      for (const name of ['alert', 'confirm', 'prompt', 'print'])
        functions[name] = () => void functions[told]?.(name);
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        void functions[violated]?.(`${effectiveDirective} ${blockedURI}`);
      });
    },
    [TOLD, VIOLATED] as const,
  );
};

/** Watches a new page of the context: dialogs in all frames, reports, errors, requests, navigations, windows. */
export const watchInjection = async (
  context: BrowserContext,
  mayAsk: MayAsk,
): Promise<{ readonly page: Page; readonly watch: InjectionWatch }> => {
  const dialogs: (readonly string[])[] = [];
  const faults: string[] = [];
  let documents = 0;
  await context.exposeBinding(TOLD, ({ frame }) => void dialogs.push(line(frame)));
  await context.exposeBinding(VIOLATED, ({ frame }, what: string) => {
    if (frame.parentFrame() === null) faults.push(`violation ${what}`);
  });
  await hookDialogs(context);
  const page = await context.newPage();
  watchRequests(page, mayAsk, faults);
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
