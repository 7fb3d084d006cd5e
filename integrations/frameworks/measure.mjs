/** Opens the pages of a built project in Chromium, and throws at the first step that does not work. */
import assert from 'node:assert/strict';

/** Far longer than anything takes that works. */
const TIMEOUT_MS = 30_000;
const POLL_MS = 100;

const FIRST = 'media-embed#first, #first media-embed';
const SECOND = 'media-embed#second, #second media-embed';
const ANOTHER = '/embeds/ad-skippable.json';

/** Waits until a condition holds. */
const until = async (condition, what) => {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not within ${TIMEOUT_MS} ms: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

/** Keeps the first element that the parser makes, which a framework has to take over. */
const keepServerElement = () => {
  const observer = new MutationObserver(() => {
    globalThis.serverElement ??= document.querySelector('media-embed');
    if (globalThis.serverElement) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** What the server has sent: the element with a link for readers without scripts, or with its poster. */
const checkMarkup = async (origin) => {
  const html = await (await fetch(`${origin}/`)).text();
  const [element = ''] = /<media-embed[^]*?<\/media-embed>/.exec(html) ?? [];
  assert.match(element, /<media-embed[^>]* src="\/embeds\/plain-video\.json"/);
  assert.match(element, /<a [^>]*href="\/embeds\/plain-video"|<template shadowrootmode/);
};

const isUpgraded = (page) =>
  page
    .locator(FIRST)
    .evaluate(({ shadowRoot }) => shadowRoot !== null && shadowRoot.childElementCount > 0);

const hasProperty = (page) =>
  page.locator(SECOND).evaluate(({ embed }) => embed?.title === 'Inline embed');

const checkHydration = async (page, reports) => {
  await until(() => isUpgraded(page), 'the element is defined');
  await until(() => hasProperty(page), 'the property `embed` is set');
  const isSame = await page
    .locator(FIRST)
    .evaluate((element) => element === globalThis.serverElement);
  assert.ok(isSame, 'The element of the server was replaced.');
  assert.deepEqual(reports, []);
};

/** The video of the content, in the page or in a frame. */
const contentIn = async (page) => {
  for (const frame of page.frames()) {
    // A frame in a parsed `<noscript>` never loads, and never answers.
    if (frame.url() === '') continue;
    const video = frame.locator('video[part~="video"]').first();
    if ((await video.count()) > 0) return video;
  }
  return null;
};

const checkPlayback = async (page) => {
  await page.locator(FIRST).click();
  await until(async () => {
    const video = await contentIn(page);
    return video !== null && (await video.evaluate(({ currentTime }) => currentTime > 0.5));
  }, 'the content plays');
};

const checkBindings = async (page) => {
  await until(
    async () => (await page.locator('output').textContent()) === 'play',
    'the event `play`',
  );
  await page.locator('main > button').click();
  await until(
    () =>
      page.locator(FIRST).evaluate((element, src) => element.getAttribute('src') === src, ANOTHER),
    'the new value of the attribute',
  );
};

/** Counts listeners of the window and the document, and elements of the page. */
const remains = async (page, session) => {
  const counts = {};
  for (const target of ['window', 'document', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression: target });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId,
    });
    counts[target] = listeners.length;
  }
  counts.elements = await page.evaluate(() => document.body.querySelectorAll('*').length);
  return counts;
};

const goTo = async (page, name, heading) => {
  await page.locator('main > a', { hasText: name }).click();
  await until(() => page.locator(heading).first().isVisible(), `the page after ${name}`);
};

const checkUnmount = async (page, reports) => {
  const session = await page.context().newCDPSession(page);
  const leave = async () => {
    await goTo(page, 'About', 'h1');
    await until(
      async () => (await page.locator('media-embed, video, iframe').count()) === 0,
      'no player in the next page',
    );
    return remains(page, session);
  };
  const first = await leave();
  assert.ok(await page.evaluate(() => globalThis.serverElement?.isConnected === false));
  assert.equal(page.frames().length, 1);
  await goTo(page, 'Videos', FIRST);
  await until(() => hasProperty(page), 'the property after the way back');
  assert.deepEqual(await leave(), first);
  assert.deepEqual(reports, []);
};

/** Measures the steps in the browser, and reports each that works. */
export const measurePages = async (browser, origin, report) => {
  await checkMarkup(origin);
  report('server');
  const context = await browser.newContext({ viewport: { width: 720, height: 900 } });
  const page = await context.newPage();
  const reports = [];
  page.on('pageerror', ({ stack, message }) => reports.push(stack || message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) reports.push(message.text());
  });
  try {
    await page.addInitScript(keepServerElement);
    await page.goto(`${origin}/`);
    await checkHydration(page, reports);
    report('hydration');
    await checkPlayback(page);
    await checkBindings(page);
    report('bindings');
    report('play');
    await checkUnmount(page, reports);
    report('unmount');
  } catch (error) {
    throw new Error(`${error.message}\nConsole: ${reports.join('\n').slice(0, 2000)}`, {
      cause: error,
    });
  } finally {
    await context.close();
  }
};
