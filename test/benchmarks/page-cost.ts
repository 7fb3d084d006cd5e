import type { Browser, CDPSession, Page } from 'playwright-core';

/** The cost of a page for the browser, from its navigation on. */
export interface PageCost {
  /** CPU time of script in the page's own frame, in milliseconds. */
  readonly script: number;
  /** CPU time of all main-thread work of the page, in milliseconds. */
  readonly tasks: number;
  /** Milliseconds by the clock of the longest task, 0 when none was longer than 50. */
  readonly longestTask: number;
  /** Milliseconds from the navigation to the largest contentful paint. */
  readonly largestPaint: number;
  /** Sum of the layout shifts without recent input. */
  readonly layoutShift: number;
  readonly requests: number;
  /** Bytes over the network, compressed. */
  readonly bytes: number;
}

/** At rest, and after the reader has scrolled through the page. */
export interface PageCosts {
  readonly rest: PageCost;
  readonly scrolled: PageCost;
}

/** A string, because the benchmarks are compiled without the DOM. */
const OBSERVE = `
  window.seen = { layoutShift: 0, longestTask: 0, largestPaint: 0 };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) seen.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      seen.longestTask = Math.max(seen.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;

const PAINTED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

const SCROLL = `(async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await ${PAINTED};
  }
})()`;

interface Traffic {
  requests: number;
  bytes: number;
}

/** Counts the requests and bytes of the page and its frames. */
const watchTraffic = (page: Page): Traffic => {
  const traffic = { requests: 0, bytes: 0 };
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) return;
    traffic.requests += 1;
    void request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
      traffic.bytes += responseBodySize + responseHeadersSize;
    });
  });
  return traffic;
};

const costOf = async (page: Page, session: CDPSession, traffic: Traffic): Promise<PageCost> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(PAINTED);
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string): number =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  const seen = await page.evaluate('seen');
  return {
    script: milliseconds('ScriptDuration'),
    tasks: milliseconds('TaskDuration'),
    ...(seen as Pick<PageCost, 'layoutShift' | 'longestTask' | 'largestPaint'>),
    ...traffic,
  };
};

/**
 * Opens a page in a new browser context, measures it at rest, scrolls through it and measures it again.
 * `slowdown`: how many times slower the processor seems to be.
 */
export const pageCosts = async (
  browser: Browser,
  address: string,
  slowdown: number,
): Promise<PageCosts> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Processor time, so that other load on the machine is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const traffic = watchTraffic(page);
  await page.addInitScript(OBSERVE);
  await page.goto(address);
  const rest = await costOf(page, session, traffic);
  await page.evaluate(SCROLL);
  const scrolled = await costOf(page, session, traffic);
  await context.close();
  return { rest, scrolled };
};
