import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { AT_ONCE } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { FOLDER, serveElements } from './elements-page.js';
import { until } from './poll.js';

const HTML = 'xmlns="http://www.w3.org/1999/xhtml"';

/** Markup that a parser of HTML would run. */
const MARKUP = `<script ${HTML}>window.hasRun = true</script>
<script>window.hasRun = true</script>
<div ${HTML} onclick="window.hasRun = true" style="color: red"><img src="/pixel.png" onerror="window.hasRun = true"/></div>
<svg xmlns="http://www.w3.org/2000/svg" onload="window.hasRun = true"><script>window.hasRun = true</script></svg>
<iframe ${HTML} src="javascript:window.parent.hasRun = true" srcdoc="&lt;script>parent.hasRun = true&lt;/script>"></iframe>`;

const documentOf = (media: string): string => `<VAST version="4.2"><Ad id="1"><InLine>
<AdSystem>Test</AdSystem><AdTitle>An ad with markup</AdTitle><Impression/>
<Creatives><Creative><Linear><Duration>00:00:05</Duration><MediaFiles>
<MediaFile delivery="progressive" type="video/mp4" width="160" height="90">${media}</MediaFile>
</MediaFiles></Linear></Creative></Creatives>
<Extensions><Extension type="markup">${MARKUP}</Extension><Extension type="text"><![CDATA[${MARKUP}]]></Extension></Extensions>
</InLine></Ad></VAST>`;

const POLICY = "script-src 'self'; style-src 'self'; report-uri /csp-report";

type Extensions = readonly { readonly type: string; readonly xml: string }[];

/** An `AdEvent`, whose class the page does not have. */
interface AdStart extends Event {
  readonly ad: { readonly extensions: Extensions } | null;
}

interface ReportedWindow extends Window {
  readonly reports: readonly string[];
  readonly hasRun?: boolean;
  extensions?: Extensions;
}

const page = `<!doctype html><html lang="en"><title>Reports</title><link rel="icon" href="data:,">
<script type="module" src="${FOLDER}media-embed.js"></script>
<media-embed format="player" controls="native" loading="eager" muted src="/published/embed/ad-skippable.json"></media-embed>`;

describe('the markup in an extension of an ad', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const openPage = async (): Promise<Page> => {
    const opened = await pages.newPage();
    await opened.addInitScript(() => {
      const reports: string[] = [];
      Object.assign(window, { reports });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
        reports.push(`${effectiveDirective} ${sample}`),
      );
    });
    await serveElements(opened, page, { policy: POLICY, isReportOnly: true });
    await opened.goto(pages.origin + FOLDER);
    return opened;
  };

  /** Plays the ad that the page responds with, and returns its extensions. */
  const playAd = async (opened: Page, response: string): Promise<readonly string[]> => {
    await until('the player', () =>
      opened.locator('media-embed').evaluate((el) => el.matches(':state(ready)')),
    );
    await opened.locator('media-embed').evaluate((el: HTMLMediaElement, ads) => {
      el.addEventListener('adbreakstart', (event) =>
        (event as Event & { respondWith(ads: string): void }).respondWith(ads),
      );
      el.addEventListener('adstart', (event) => {
        const { ad } = event as AdStart;
        (window as unknown as ReportedWindow).extensions = ad?.extensions ?? [];
      });
      void el.play();
    }, response);
    const read = (): Promise<readonly string[] | undefined> =>
      opened.evaluate(() =>
        (window as unknown as ReportedWindow).extensions?.map(({ xml }) => xml),
      );
    await until('the ad', async () => (await read()) !== undefined);
    return (await read()) ?? [];
  };

  const ways = {
    'in a text of the page': (opened: Page, vast: string) => playAd(opened, vast),
    'in a response of an ad server': async (opened: Page, vast: string) => {
      await opened.route('**/hostile-vast.xml', (route) =>
        route.fulfill({ contentType: 'text/xml', body: vast }),
      );
      return playAd(opened, `${pages.origin}/hostile-vast.xml`);
    },
  };

  for (const [way, play] of Object.entries(ways)) {
    it(`${way} runs nothing and causes no report`, async () => {
      const opened = await openPage();
      const extensions = await play(opened, documentOf(`${pages.origin}/media/short-advert.mp4`));
      assert.match(extensions[0] ?? '', /onerror/);
      const found = await opened.evaluate(() => {
        const { hasRun, reports } = window as unknown as ReportedWindow;
        return [hasRun, reports];
      });
      assert.deepEqual(found, [undefined, []]);
      await opened.context().close();
    });
  }

  it('is reported by the same page where it is an attribute of an element', async () => {
    const opened = await openPage();
    await opened.locator('media-embed').evaluate((el) => el.setAttribute('onclick', '1'));
    await until('the reports', () =>
      opened.evaluate(() => (window as unknown as ReportedWindow).reports.length > 0),
    );
    await opened.context().close();
  });
});
