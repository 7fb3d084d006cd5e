/** Opens a page of a host in Chromium and finds out what works in it. */

/** Far longer than anything takes that works. */
const TIMEOUT_MS = 20_000;

/** An ad and the start of the content, on a busy machine. */
const PLAY_TIMEOUT_MS = 60_000;

const POLL_MS = 100;

/** Whether a condition holds within the time limit. */
const within = async (condition, milliseconds = TIMEOUT_MS) => {
  const end = Date.now() + milliseconds;
  for (;;) {
    if (await condition().catch(() => false)) return true;
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

const CONTENT = 'video[part~="video"]';
const AD = 'video:not([part])';

/** The video of the content, in the page or in one of its frames, or null. */
const contentIn = async (page) => {
  for (const frame of page.frames()) {
    // A frame in a parsed `<noscript>` never loads, and never answers.
    if (frame.url() === '') continue;
    const video = frame.locator(CONTENT).first();
    if ((await video.count().catch(() => 0)) > 0) return { frame, video };
  }
  return null;
};

const MIN_WIDTH = 200;
const MIN_HEIGHT = 100;

/** The box of the player in the page, or null while it is not visible. */
const boxIn = async (page) => {
  for (const box of await page.locator('iframe, media-embed').all()) {
    const area = await box.boundingBox();
    if (area !== null && area.width >= MIN_WIDTH && area.height >= MIN_HEIGHT) return area;
  }
  return null;
};

const isShown = (page, hasControls) =>
  within(async () => {
    const content = await contentIn(page);
    if (content === null || (await boxIn(page)) === null) return false;
    return !hasControls || content.frame.locator('button[part~="play"]').first().isVisible();
  });

/** Goes to the last moments of an ad that has begun. */
const hurry = (ad) => {
  if (ad.currentTime > 0.3 && ad.currentTime < ad.duration - 0.5)
    ad.currentTime = ad.duration - 0.3;
};

/** Whether the content gets on, after the ads before it. */
const plays = (page) =>
  within(async () => {
    const content = await contentIn(page);
    if (content === null) return false;
    for (const ad of await content.frame.locator(AD).all()) await ad.evaluate(hurry);
    return content.video.evaluate((video) => video.currentTime > 0.5);
  }, PLAY_TIMEOUT_MS);

/** The state of all videos of the player, for the report of a player that does not play. */
const mediaState = async (page) => {
  const { frame } = (await contentIn(page)) ?? {};
  const states = await frame?.locator('video').evaluateAll((videos) =>
    videos.map(({ part, currentTime, duration, paused, readyState, error }) => ({
      part: part.value,
      currentTime,
      duration,
      paused,
      readyState,
      error: error?.message,
    })),
  );
  return `Does not play: ${JSON.stringify(states)}`;
};

/** Opens a page, and records the ads that start and what the page reports as an error. */
const open = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 720, height: 480 } });
  const faults = [];
  const seen = { hasAd: false };
  context.on('request', (request) => {
    if (request.url().includes('/ads/track/start')) seen.hasAd = true;
  });
  const page = await context.newPage();
  // The first page of a development server is compiled when it is requested.
  page.setDefaultNavigationTimeout(3 * PLAY_TIMEOUT_MS);
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(url);
  return { context, page, faults, seen };
};

const clickPlayer = async (page, host) => {
  if (host === 'media-chrome') return page.locator('media-play-button').click();
  const { x, y, width, height } = await boxIn(page);
  await page.mouse.click(x + width / 2, y + height / 2);
};

/** The page that a link leads to, in this tab or a new one. */
const follow = async (context, page) => {
  const link = page.locator('main a').first();
  const isOther = (await link.getAttribute('target')) === '_blank';
  const next = isOther ? context.waitForEvent('page') : Promise.resolve(page);
  await link.click();
  return next;
};

const hasControls = (host) => host !== 'media-chrome';

/** What a viewer can do: see the player, start it by a click, see its ads. */
const asViewer = async (browser, url, host, kind) => {
  const { context, page, faults, seen } = await open(browser, url);
  const abilities = [];
  const isLink = kind === 'link';
  if (isLink && (await within(() => page.locator('main a').first().isVisible())))
    abilities.push('shown');
  const playerPage = isLink ? await follow(context, page) : page;
  if (await isShown(playerPage, hasControls(host))) {
    if (!isLink) abilities.push('shown');
    await clickPlayer(playerPage, host);
    if (await plays(playerPage)) abilities.push('click');
    else faults.push(await mediaState(playerPage));
    if (seen.hasAd) abilities.push('ads');
  }
  await context.close();
  return { abilities, faults };
};

const SET = { playbackRate: 1.5, volume: 0.4, currentTime: 5 };

const isSet = (page, settings) =>
  within(async () => {
    const { video } = await contentIn(page);
    return video.evaluate(
      (content, { playbackRate, volume, currentTime }) =>
        (playbackRate === undefined || content.playbackRate === playbackRate) &&
        Math.abs(content.volume - volume) < 0.01 &&
        content.currentTime >= currentTime - 0.1,
      settings,
    );
  });

/** Starts without sound, because no viewer has clicked. */
const playByScript = () => {
  const { playback } = window.hostPage;
  playback.muted = true;
  playback.play().catch((error) => {
    window.hostPage.rejected = String(error);
  });
};

const setByScript = (settings) => {
  const { playback } = window.hostPage;
  const known = Object.entries(settings).filter(([name]) => name in playback);
  for (const [name, value] of known) playback[name] = value;
  return Object.fromEntries(known);
};

const seekToEnd = () => {
  const { playback } = window.hostPage;
  playback.currentTime = playback.duration - 0.5;
};

const missingEvents = (page) =>
  page.evaluate(() => {
    const { events, expected } = window.hostPage;
    return expected.filter((name) => !events.has(name));
  });

/** What the script of the host can do: play, seek, set volume and rate, and listen to the end. */
const asScript = async (browser, url, host) => {
  const { context, page, faults } = await open(browser, url);
  const abilities = [];
  if (await isShown(page, hasControls(host))) {
    const isExposed = await within(() => page.evaluate(() => window.hostPage !== undefined), 5_000);
    if (isExposed) {
      await page.evaluate(playByScript);
      if (await plays(page)) {
        const settings = await page.evaluate(setByScript, SET);
        const wanted = { playbackRate: undefined, volume: 0.4, currentTime: 5, ...settings };
        if (await isSet(page, wanted)) abilities.push('script');
        await page.evaluate(seekToEnd);
      } else faults.push(await mediaState(page));
      const isComplete = async () => (await missingEvents(page)).length === 0;
      if (await within(isComplete)) abilities.push('events');
      else faults.push(`Missing events: ${(await missingEvents(page)).join(', ')}`);
    } else faults.push('The script of the page has no player.');
  }
  await context.close();
  return { abilities, faults };
};

/** Whether a machine reads the metadata: in the response without scripts, and in the document. */
const asReader = async (browser, url, head) => {
  const { context, page, faults } = await open(browser, url);
  const [, key] = /property="(og:video:url)"/.exec(head) ?? [];
  const served = await (await fetch(url)).text();
  const found = await page.evaluate((property) => {
    if (property !== undefined)
      return document.head.querySelector(`meta[property="${property}"]`)?.content;
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent;
    return JSON.parse(json ?? '{}').embedUrl;
  }, key);
  await context.close();
  const isRead = typeof found === 'string' && found !== '' && served.includes(found);
  return { abilities: isRead ? ['read'] : [], faults };
};

const union = (...runs) => ({
  abilities: [...new Set(runs.flatMap(({ abilities }) => abilities))],
  faults: runs.flatMap(({ faults }) => faults),
});

/** The abilities of a format in a host, and what its page reported. */
export const measure = async (browser, { url, host, kind, head }) => {
  if (kind === 'metadata') return asReader(browser, url, head);
  const viewed = await asViewer(browser, url, host, kind);
  const isShownTo = viewed.abilities.includes('shown');
  if (!isShownTo || kind === 'link' || kind === 'amp') return viewed;
  return union(viewed, await asScript(browser, url, host));
};

const IS_HYDRATION = /hydrat|did not match|didn't match/i;

/** Whether React in development accepts what the server has rendered: `hydrated`, and what it reports. */
export const measureHydration = async (browser, url) => {
  const { context, page, faults } = await open(browser, url);
  await within(() => page.evaluate(() => window.hostPage !== undefined), PLAY_TIMEOUT_MS);
  const isShownInTime = await isShown(page, true);
  await context.close();
  const refused = faults.filter((fault) => IS_HYDRATION.test(fault));
  return {
    abilities: isShownInTime && refused.length === 0 ? ['hydrated'] : [],
    faults: refused,
  };
};
