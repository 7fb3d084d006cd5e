/** Hostile texts: nothing of them runs, and no frame or request of another site appears. */
import { hostileTexts } from './ways.mjs';

const isForeign = (address) => /^https?:\/\/[^/]*evil\.example/.test(address);

/** The faults that hostile texts cause in a tool, and in an article without a policy. */
export const testHostility = async ({ context, site, service, options }, tool, outputOf) => {
  const faults = [];
  const watched = [];
  const onRequest = (request) => {
    if (isForeign(request.url())) faults.push(`${tool} requests ${request.url()}.`);
  };
  const onPage = (page) => watched.push(page);
  context.on('request', onRequest);
  context.on('page', onPage);
  for (const text of hostileTexts(service.origin)) {
    const html = await outputOf({ context, site, service }, tool, { text }, options);
    const page = await context.newPage();
    await page.goto(site.publish(html, { isStrict: false }), { waitUntil: 'networkidle' });
    if (await page.evaluate(() => 'hasRun' in window)) faults.push(`${tool} runs ${text}.`);
    const foreign = await page.evaluate(
      () => document.querySelector('[src*="evil.example"],[url*="evil.example"]')?.outerHTML,
    );
    if (foreign) faults.push(`${tool} publishes ${foreign}.`);
    await page.close();
  }
  context.off('request', onRequest);
  context.off('page', onPage);
  return faults;
};
