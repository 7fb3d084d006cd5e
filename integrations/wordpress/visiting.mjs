/** What a visitor sees of a post. */
import { until } from '../../.build/test/end-to-end/poll.js';

const PLAYER = '/proxy/iframe.php/';

const playersOf = (page) => page.frames().filter((frame) => frame.url().includes(PLAYER));

/** Presses the button of a hosted player and waits until its video has advanced by more than a second. */
const play = async (frame) => {
  const button = frame.getByRole('button', { name: /^play/i }).first();
  await button.click();
  const video = frame.locator('media-embed-player video[part~="video"]');
  await until('the video to advance', () => video.evaluate(({ currentTime }) => currentTime > 1));
};

/** How the embed is shown: the first of these that the page has. */
const FORMS = [
  ['media-embed', '`<media-embed>`'],
  ['iframe[sandbox]', 'frame in a sandbox'],
  ['iframe', 'frame'],
  ['a[href*="/embeds/"], a[href*="/iframe.php/"]', 'link'],
];

/** The attributes of all elements in the content, as texts. */
const attributesOf = (main) =>
  main.evaluate((content) =>
    [...content.querySelectorAll('*')].flatMap(({ localName, attributes }) =>
      [localName, ...attributes].map((each) =>
        each.value === undefined ? each : `${each.name}=${each.value}`,
      ),
    ),
  );

/**
 * Opens a post as a visitor without an account. Resolves with `form`, `plays`, `markup` and `attributes` of its content, the
 * `scripts` of the library, and the `errors` and dialogs of the page.
 */
export const visit = async (browser, { origin }, id) => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('dialog', (dialog) => {
    errors.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(`${origin}/?p=${id}`, { waitUntil: 'networkidle' });
  const main = page.locator('main');
  const markup = await main.innerHTML();
  const attributes = await attributesOf(main);
  const forms = await Promise.all(
    FORMS.map(async ([selector]) => (await main.locator(selector).count()) > 0),
  );
  const mayPlay = (await main.locator('media-embed[src], iframe').count()) > 0;
  if (mayPlay) await until('a hosted player', () => Promise.resolve(playersOf(page).length > 0));
  const [player] = playersOf(page);
  if (player) await play(player);
  const scripts = await page.locator('script[src*="upgrade-links.js"]').count();
  const result = {
    form: FORMS[forms.indexOf(true)]?.[1] ?? 'nothing',
    plays: player !== undefined,
    players: playersOf(page).length,
    frames: page.frames().length - 1,
    markup,
    attributes,
    scripts,
    errors,
  };
  await context.close();
  return result;
};
