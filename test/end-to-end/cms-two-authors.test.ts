import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { ArticleListReply, ArticleReply } from '../../demo/cms/server/article-routes.js';
import { isWhole, seed } from '../sample.js';
import { signedIn } from './cms-session.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

/** A whole run writes for five minutes instead. */
const EDITS = 24;
const WHOLE_RUN_MS = 5 * 60_000;

const TITLE = 'Written by two';

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
const createRandom = (start: number) => {
  let state = start;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** What happened in a run, for its report. */
const EVENTS = ['cuts', 'lost replies', 'closed tabs', 'conflicts'] as const;

interface Author {
  readonly name: string;
  page: Page;
  isOffline: boolean;
}

const paragraphsOf = (page: Page) => page.locator('.text .ProseMirror > p');

const conflictButton = (page: Page) =>
  page.getByRole('button', { name: 'Continue with the chosen texts' });

const isSaved = async (page: Page): Promise<boolean> => {
  const status = await page.locator('.publish [role=status]').textContent();
  return status?.startsWith('Saved ') ?? false;
};

describe('two authors of one article in the CMS page', () => {
  const pages = demoPages({ hasOwnSandbox: true });
  const counts = new Map<string, number>();

  const count = (event: (typeof EVENTS)[number]): void => {
    counts.set(event, (counts.get(event) ?? 0) + 1);
  };

  const openArticle = async (page: Page): Promise<void> => {
    await page.goto(`${pages.origin}/favicon.svg`);
    const hasDraft = await page.evaluate(() => localStorage.length > 0);
    await page.goto(`${pages.origin}/cms/`);
    // The page shows the text that a closed tab could not send.
    if (hasDraft) return paragraphsOf(page).first().waitFor();
    await page.getByRole('button', { name: 'Articles', exact: true }).click();
    await page.getByRole('button', { name: `Open: ${TITLE}` }).click();
    return paragraphsOf(page).first().waitFor();
  };

  const createArticle = async (page: Page): Promise<void> => {
    await page.goto(`${pages.origin}/cms/`);
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await page.getByLabel('Title of the article').fill(TITLE);
    await page.getByRole('textbox', { name: 'Text of the article' }).fill('The beginning.');
    await until('the new article', () => isSaved(page));
  };

  const setOffline = async (author: Author, isOffline: boolean): Promise<void> => {
    author.isOffline = isOffline;
    await author.page.context().setOffline(isOffline);
  };

  /** What may happen to the connection of an author, or to the tab. */
  const disturb = async (author: Author, random: () => number): Promise<void> => {
    const chance = random();
    if (chance < 0.3) {
      if (!author.isOffline) count('cuts');
      await setOffline(author, !author.isOffline);
    } else if (chance < 0.4) {
      count('lost replies');
      // The version arrives, but not the reply.
      const lose = { times: 1 };
      await author.page.route(
        '**/cms/api/articles/*',
        async (route) => {
          await route.fetch().catch(() => undefined);
          await route.abort();
        },
        lose,
      );
    } else if (chance < 0.46) {
      count('closed tabs');
      const context = author.page.context();
      await author.page.close();
      await setOffline(author, false);
      author.page = await context.newPage();
      await openArticle(author.page);
    }
  };

  const keepBoth = async (page: Page): Promise<void> => {
    count('conflicts');
    await conflictButton(page).click();
  };

  const edit = async ({ page }: Author, token: string, random: () => number): Promise<void> => {
    const isChoice = await conflictButton(page).isVisible();
    if (isChoice && random() < 0.5) await keepBoth(page);
    const paragraphs = paragraphsOf(page);
    await paragraphs.nth(Math.floor(random() * (await paragraphs.count()))).click();
    await page.keyboard.press(random() < 0.5 ? 'End' : 'Home');
    await page.keyboard.type(` ${token} `);
    if (random() < 0.4) await page.keyboard.press('Enter');
  };

  /** Until both have the same text and nothing is left to send. */
  const settle = async (authors: readonly Author[]): Promise<void> => {
    for (const author of authors) await setOffline(author, false);
    for (const { page } of authors)
      await until('a saved article', async () => {
        if (await conflictButton(page).isVisible()) await keepBoth(page);
        return isSaved(page);
      });
  };

  const storedText = async (page: Page): Promise<string> => {
    const { request } = page.context();
    const list = await request.get(`${pages.origin}/cms/api/articles`);
    const { articles } = (await list.json()) as ArticleListReply;
    assert.equal(articles.length, 1);
    const reply = await request.get(`${pages.origin}/cms/api/articles/${articles[0]?.id ?? ''}`);
    return JSON.stringify(((await reply.json()) as ArticleReply).document);
  };

  it(`loses no word of either while the network comes and goes, with the seed ${seed}`, async (t) => {
    const random = createRandom(seed);
    const authors: readonly Author[] = await Promise.all(
      ['one', 'two'].map(async (name) => ({ name, page: await pages.newPage(), isOffline: false })),
    );
    for (const { page } of authors) await signedIn(page, pages.origin);
    const [first, second] = authors;
    await createArticle(first?.page ?? assert.fail());
    await openArticle(second?.page ?? assert.fail());
    const tokens: string[] = [];
    const end = performance.now() + WHOLE_RUN_MS;
    while (isWhole ? performance.now() < end : tokens.length < EDITS) {
      const author = authors[Math.floor(random() * authors.length)] ?? assert.fail();
      await disturb(author, random);
      const token = `${author.name}${tokens.length}x`;
      tokens.push(token);
      await edit(author, token, random);
    }
    await settle(authors);
    const text = await storedText(authors[0]?.page ?? assert.fail());
    const lost = tokens.filter((token) => !text.includes(token));
    const events = EVENTS.map((event) => `${counts.get(event) ?? 0} ${event}`).join(', ');
    t.diagnostic(`${tokens.length} edits, ${events}, ${lost.length} lost words`);
    assert.deepEqual(lost, []);
    for (const { page } of authors) await page.context().close();
  });
});
