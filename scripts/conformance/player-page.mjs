/** Plays documents in Chromium with `<media-embed-player>`, several at a time in one page. */

/** Players side by side in a page, all of them in view. */
const PLAYERS = 6;

/** Milliseconds after which a document counts as stuck. */
const STUCK_MS = 60_000;

/** Milliseconds within which ads have to load: far more than the default, for busy machines. */
const LOAD_MS = 30_000;

/** How fast ads play; the content plays at its own speed. */
const AD_SPEED = 16;

/** Runs before the scripts of the page: the video of an ad has no `part`. */
const speedUpAds = (speed) => {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function playFast() {
    if (!this.hasAttribute('part'))
      Object.assign(this, { defaultPlaybackRate: speed, playbackRate: speed });
    return play.call(this);
  };
};

/** Runs in the page: plays a config until its ads are over and the content plays, or to the end of the content. */
const playConfig = async ({ config, slot, stuckMs, loadMs }) => {
  await customElements.whenDefined('media-embed-player');
  Object.assign(customElements.get('media-embed-player').adSettings, {
    requestTimeout: loadMs,
    mediaTimeout: loadMs,
  });
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
  const over = new Promise((resolve) => {
    for (const name of ['timeupdate', 'ended'])
      player.addEventListener(name, () => isOver() && player.ad === null && resolve(true));
    setTimeout(() => resolve(false), stuckMs);
  });
  Object.assign(player, { config, defaultMuted: true, autoplay: true });
  document.body.append(player);
  const isContentPlaying = await over;
  player.remove();
  return { events, started, isContentPlaying };
};

/** Opens a page that plays documents. */
const openPage = async (browser, server) => {
  const context = await browser.newContext({ viewport: { width: 1260, height: 480 } });
  const page = await context.newPage();
  const scripts = [];
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(`${server.page}/`);
    if (!isOwn && ['script', 'document'].includes(request.resourceType()))
      scripts.push(request.url());
  });
  await page.addInitScript(speedUpAds, AD_SPEED);
  await page.goto(`${server.page}/player`);
  return { page, scripts };
};

/** Plays sites with `configOf(site)` and returns their results, and the URLs of scripts and frames of others. */
export const playSites = async (browser, server, { sites, configOf, onPlayed }) => {
  const { page, scripts } = await openPage(browser, server);
  const results = new Map();
  const waiting = [...sites];
  const playNext = async () => {
    for (let site = waiting.shift(); site !== undefined; site = waiting.shift()) {
      const options = {
        config: configOf(site),
        slot: site.expected.slot,
        stuckMs: STUCK_MS,
        loadMs: LOAD_MS,
      };
      results.set(site, await page.evaluate(playConfig, options));
      onPlayed(site);
    }
  };
  await Promise.all(Array.from({ length: PLAYERS }, playNext));
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return { results, scripts };
};
