import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible } from './appearance.js';
import { verdict, verdictReady } from './ad-ops-page.js';
import { demoPages } from './demo-pages.js';
import { layoutShift } from './layout-shift.js';

describe('the requests of the ad-ops page', { concurrency: AT_ONCE }, () => {
  // The counts are those of one page.
  const pages = demoPages({ hasOwnSandbox: true });

  it('opens with the box and named examples, and with a verdict about nothing', async () => {
    const requested: string[] = [];
    const page = await pages.newPage();
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${pages.origin}/ad-ops/`);
    await page.locator('#embed option').nth(1).waitFor({ state: 'attached' });
    assert.equal(await page.getByLabel('Embed', { exact: true }).inputValue(), '');
    const box = await page.getByLabel('What does not play?').boundingBox();
    const examples = page.getByRole('navigation', { name: 'Examples' });
    const list = await examples.getByRole('list').first().boundingBox();
    assert.ok(box !== null && list !== null && box.y < list.y);
    assert.equal(await page.locator('.verdict:is(.bad, .doubt, .private, .good)').count(), 0);
    assert.deepEqual(
      requested.filter((path) => path.startsWith('/ads/')),
      [],
    );
    assert.equal(await layoutShift(page), 0);
    await assertAccessible(page);
    await pages.closed(page);
  });

  it('requests a tag as the other device and several times, and says what came', async () => {
    const page = await pages.open('/ad-ops/');
    await page.getByText('more examples').click();
    await page.getByRole('link', { name: 'Plays', exact: true }).click();
    await verdictReady(page);
    const count = async (): Promise<number> =>
      (
        (await (await fetch(`${pages.origin}/ads/requests.json`)).json()) as readonly {
          readonly url: string;
        }[]
      ).filter(({ url }) => url.endsWith('/ads/vast/inline.xml')).length;
    const before = await count();
    const rates = verdict(page).locator('[role=status].decoded');
    await page.getByRole('button', { name: 'Request as mobile' }).click();
    await rates.getByText('Mobile').waitFor();
    assert.equal(await rates.getByText('ads in 1 of 1 answer').count(), 2);
    assert.equal(await count(), before + 1);
    await page.getByRole('button', { name: 'Request 10 times' }).click();
    await rates.getByText('ads in 2 of 2 answers').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await assertAccessible(page);
    await pages.closed(page);
  });
});
