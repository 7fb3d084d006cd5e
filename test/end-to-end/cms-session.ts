import type { Page } from 'playwright-core';

/** The user of the CMS page of a sandbox that was started without `--password`. */
export const EDITOR = { name: 'editor', password: 'editor' } as const;

/** Signs in without the form: the browser of the page has the cookie from then on. */
export const signedIn = async (page: Page, origin: string): Promise<void> => {
  const reply = await page.context().request.post(`${origin}/cms/api/session`, { data: EDITOR });
  if (!reply.ok()) throw new Error(`The CMS refused to sign in: status ${reply.status()}.`);
};
