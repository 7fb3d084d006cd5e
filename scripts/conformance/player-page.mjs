/** Plays documents in Chromium with `<media-embed-player>`, several at a time in one page. */
import { setAdSpeed } from '../../.build/test/timing/ad-speed.js';
import { LAST_LIMIT_MS } from '../../.build/test/timing/wait-for.js';

/** Players side by side in a page, all of them in view. */
const PLAYERS = 6;

/** How fast ads play; the content plays at its own speed. */
const AD_SPEED = 16;

/** Runs in the page: plays a config until its ads are over and the content plays, or to the end of the content. */
const playConfig = async ({ config, slot }) => {
  const { LAST_LIMIT_MS, waitFor } = await import('/timing/wait-for.js');
  const { pageProgress } = await import('/timing/page-progress.js');
  const { adSettings } = await customElements.whenDefined('media-embed-player');
  // A busy machine needs longer than viewers should wait.
  for (const name of ['codeTimeout', 'requestTimeout', 'mediaTimeout'])
    adSettings[name] = LAST_LIMIT_MS;
  const player = document.createElement('media-embed-player');
  const events = [];
  for (const name of ['adstart', 'adend', 'adskip', 'aderror', 'adempty', 'adbreakend'])
    player.addEventListener(name, ({ errorCode }) =>
      events.push(typeof errorCode !== 'number' ? name : `${name} ${errorCode}`),
    );
  const started = [];
  player.addEventListener('adstart', ({ ad: { id, title } }) => started.push({ id, title }));
  player.addEventListener('adcompanions', ({ companions }) => {
    for (const companion of companions) {
      const slot = document.createElement('div');
      slot.className = 'companion';
      document.body.append(slot);
      companion.show(slot);
      // Markup and frames are shown by the page, which would report that.
      companion.viewed();
    }
  });
  const isOver = () =>
    slot !== 'preroll' ? player.ended : events.includes('adbreakend') && player.currentTime > 0;
  Object.assign(player, { config, defaultMuted: true, autoplay: true });
  document.body.append(player);
  const isContentPlaying = await waitFor(
    'the content after the ads',
    () => isOver() && player.ad === null,
    { progress: () => `${events} ${player.currentTime} ${pageProgress(player.shadowRoot)}` },
  ).catch(() => false);
  player.remove();
  return { events, started, isContentPlaying };
};

/** Runs before the scripts of the page: keeps what is reported to its policy. */
const recordReports = () => {
  window.reports = [];
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample }) =>
      window.reports.push([effectiveDirective, blockedURI, sample].join(' ').trim()),
  );
};

/** Opens a page that plays documents. */
const openPage = async (browser, server) => {
  const context = await browser.newContext({ viewport: { width: 1260, height: 480 } });
  context.setDefaultTimeout(LAST_LIMIT_MS);
  const page = await context.newPage();
  const scripts = [];
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(`${server.page}/`);
    if (!isOwn && ['script', 'document'].includes(request.resourceType()))
      scripts.push(request.url());
  });
  await page.addInitScript(setAdSpeed, AD_SPEED);
  await page.addInitScript(recordReports);
  await page.goto(`${server.page}/player`);
  return { page, scripts };
};

/**
 * Plays sites with `configOf(site)` and returns their results, the URLs of scripts and frames of others, and what was
 * reported to the policy of the page.
 */
export const playSites = async (browser, server, { sites, configOf, onPlayed }) => {
  const { page, scripts } = await openPage(browser, server);
  const results = new Map();
  const waiting = [...sites];
  const playNext = async () => {
    for (let site = waiting.shift(); site !== undefined; site = waiting.shift()) {
      const options = { config: configOf(site), slot: site.expected.slot };
      results.set(site, await page.evaluate(playConfig, options));
      onPlayed(site);
    }
  };
  await Promise.all(Array.from({ length: PLAYERS }, playNext));
  await page.waitForLoadState('networkidle');
  const reports = await page.evaluate(() => window.reports);
  await page.context().close();
  return { results, scripts, reports };
};
