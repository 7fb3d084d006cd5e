/** A hostile author without `unfiltered_html` publishes every payload; nothing of it may run. */
import assert from 'node:assert/strict';
import { judge } from './allow-list.mjs';
import { publish, writeClassic } from './editing.mjs';
import { hostilePosts, readPayloads } from './hostile-posts.mjs';

/** Posts of each form that Chromium opens, too. */
const OPENED = 2;

const listOf = ({ site, embed }) => ({
  ...JSON.parse(site.php('allowed-html.php')),
  publisher: embed.link.slice(0, embed.link.lastIndexOf('/')),
});

const contentOf = async ({ origin }, id) => {
  const page = await (await fetch(`${origin}/?p=${id}`)).text();
  return page.slice(page.indexOf('<main>') + '<main>'.length, page.lastIndexOf('</main>'));
};

/** Opens a post as a visitor, sends events to everything in it, and resolves with the number of scripts that ran. */
const runsOf = async (browser, { origin }, id) => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    let runs = 0;
    await page.exposeFunction('countRun', () => (runs += 1));
    await page.addInitScript(() => {
      for (const name of ['alert', 'confirm', 'prompt', 'print'])
        globalThis[name] = () => void globalThis.countRun();
    });
    await page.goto(`${origin}/?p=${id}`, { waitUntil: 'load' });
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true });
      const types = ['focus', 'mouseover', 'pointerover', 'click', 'load', 'error', 'toggle'];
      for (const element of document.querySelectorAll('main, main *'))
        for (const type of types) element.dispatchEvent(new Event(type, { cancelable: true }));
    });
    return runs;
  } finally {
    await context.close();
  }
};

const assertHarmless = async (context, { form, text, cases }, list) => {
  const id = await publish(context.author, context.site, text);
  const { violations, counts } = judge(await contentOf(context.site, id), list);
  assert.deepEqual(violations.slice(0, 5), [], `${form}: ${violations.length} in post ${id}`);
  return { id, form, cases, seen: counts.hr ?? 0, embeds: counts['media-embed'] ?? 0 };
};

const sum = (results, name) => results.reduce((total, each) => total + each[name], 0);

const hostilePayloads = async (context) => {
  const list = listOf(context);
  const { payloads } = await readPayloads(context.embed.link);
  const posts = hostilePosts(context.embed, payloads);
  const results = [];
  // PHP has four workers.
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      for (let post = posts.shift(); post !== undefined; post = posts.shift())
        results.push(await assertHarmless(context, post, list));
    }),
  );
  for (const form of new Set(results.map((each) => each.form))) {
    const own = results.filter((each) => each.form === form);
    const [cases, seen, embeds] = ['cases', 'seen', 'embeds'].map((name) => sum(own, name));
    console.log(
      `# ${form}: ${payloads.length} payloads, ${cases} cases in ${own.length} posts, ${seen} ends of cases and ${embeds} embeds parsed`,
    );
    // Else a case that hides the others would pass for safe.
    assert.ok(seen > 0.9 * cases, `${form}: only ${seen} of ${cases} cases were parsed`);
    assert.ok(embeds > 0.2 * cases, `${form}: only ${embeds} embeds are left`);
    for (const { id } of own.slice(0, OPENED))
      assert.equal(await runsOf(context.browser, context.site, id), 0, `post ${id}`);
  }
};

/** What the judge and the sentinel must find where WordPress filters nothing. */
const unfilteredPayloads = async (context) => {
  const list = listOf(context);
  const { live } = await readPayloads(context.embed.link);
  const found = live.filter((payload) => judge(payload, list).violations.length > 0);
  assert.ok(found.length > 0.95 * live.length, `${found.length} of ${live.length}`);
  const text = '<img src=x onerror=alert(1)> <b onclick=alert(1)>b</b>';
  const id = await publish(context.admin, context.site, text);
  assert.equal(judge(await contentOf(context.site, id), list).violations.length, 2);
  assert.ok((await runsOf(context.browser, context.site, id)) >= 2);
};

const hostileClassicPost = async (context) => {
  const { payloads } = await readPayloads(context.embed.link);
  const [post] = hostilePosts(context.embed, payloads);
  const id = await writeClassic(context.author, context.site, post.text);
  const { violations } = judge(await contentOf(context.site, id), listOf(context));
  assert.deepEqual(violations, []);
};

/** Titles and checks, in the order in which they run. */
export const hostilityChecks = [
  ['the judge and the sentinel find scripts of an administrator', unfilteredPayloads],
  ['no payload in an attribute, a text or an address is more than text', hostilePayloads],
  ['no payload that is saved by the classic editor is more than text', hostileClassicPost],
];
