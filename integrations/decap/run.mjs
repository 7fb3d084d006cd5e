/**
 * Writes posts in Decap CMS with the component, reads their Markdown on disk, renders it and plays it. Writes the
 * table in docs/guides/cms/decap.md. The exit code is 1 if anything fails.
 */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { format, resolveConfig } from 'prettier';
import { markdownItMediaEmbed } from '../../.build/src/editors/markdown-it.js';
import { startSandbox } from '../../.build/test/end-to-end/running-sandbox.js';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs';
import { root } from '../../scripts/run.mjs';
import { plays } from '../editors/playback.mjs';
import { startSite } from '../editors/site.mjs';
import { startCms } from './cms-site.mjs';
import { openPost, writePost } from './writing.mjs';

const GUIDE = join(root, 'docs/guides/cms/decap.md');

const TITLE = 'Opening [night] <img src=x onerror=alert(1)> *7*';

const markdownIt = createRequire(import.meta.url)('markdown-it');

const RENDERERS = {
  'markdown-it': () => markdownIt(),
  'markdown-it with `html: true`': () => markdownIt({ html: true }),
  'markdown-it with `markdownItMediaEmbed`': (options) =>
    markdownIt().use(markdownItMediaEmbed, options),
};

const bodyOf = (file) => file.replace(/^---\n[^]*?\n---\n/, '').trim();

/** Renders a body in each way and plays it. */
const playAll = async ({ browser, site, options }, body) => {
  const results = {};
  for (const [name, create] of Object.entries(RENDERERS)) {
    const html = create(options).render(body);
    assert.doesNotMatch(html, /<img|<script/i);
    const page = await browser.newPage();
    results[name] = await plays(page, site.publish(html));
    await page.close();
  }
  return results;
};

/** Writes a post with the component, opens it again, and resolves with the renderers that play it. */
const tryForm = async (run, form) => {
  const { browser, cms, embed } = run;
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const slug = `written-as-${form}`;
  const preview = await writePost(page, cms, { form, slug, address: embed, title: TITLE });
  assert.deepEqual(preview, [embed]);
  const body = bodyOf(await cms.post(slug));
  assert.equal(body.split('\n').length, 1, body);
  assert.deepEqual(await openPost(page, cms, { form, slug }), { address: embed, title: TITLE });
  await page.close();
  return { form, body, played: await playAll(run, body) };
};

const MUST_PLAY = {
  link: Object.keys(RENDERERS),
  element: Object.keys(RENDERERS).slice(1),
};

const writeTable = async (results, { origin }) => {
  const head = `| Markdown | ${Object.keys(RENDERERS).join(' | ')} |`;
  const rows = results.map(({ form, body, played }) => {
    const shown = body.replaceAll(origin, '…').replaceAll('|', '\\|').slice(0, 60);
    return `| \`form: '${form}'\`: \`${shown}…\` | ${Object.values(played)
      .map((isPlayed) => (isPlayed ? 'plays' : '–'))
      .join(' | ')} |`;
  });
  const rule = `| --- |${' --- |'.repeat(Object.keys(RENDERERS).length)}`;
  const table = ['<!-- results -->', '', head, rule, ...rows, '', '<!-- /results -->'].join('\n');
  const guide = await readFile(GUIDE, 'utf8');
  const text = guide.replace(/<!-- results -->[^]*<!-- \/results -->/, () => table);
  const style = await resolveConfig(GUIDE);
  await writeFile(GUIDE, await format(text, { ...style, filepath: GUIDE }));
};

const runAll = async (run) => {
  const results = [];
  for (const form of ['link', 'element']) results.push(await tryForm(run, form));
  await writeTable(results, run.service);
  let failed = 0;
  for (const { form, played } of results)
    for (const renderer of MUST_PLAY[form]) {
      if (!played[renderer]) failed += 1;
      console.log(`${played[renderer] ? 'ok' : 'not ok'} - ${form}, ${renderer}`);
    }
  console.log(
    `${MUST_PLAY.link.length + MUST_PLAY.element.length - failed} passed, ${failed} failed`,
  );
  return failed > 0 ? 1 : 0;
};

const ends = [];
try {
  const { origin, stop } = await startSandbox();
  ends.push(stop);
  const service = { origin, players: origin.replace('127.0.0.1', 'localhost') };
  const options = { embeds: [`${origin}/embeds`], players: [service.players] };
  const site = await startSite(service);
  ends.push(site.stop);
  const cms = await startCms(options);
  ends.push(cms.stop);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  ends.push(() => browser.close());
  const embed = `${origin}/embeds/plain-video`;
  process.exitCode = await runAll({ browser, site, cms, service, options, embed });
} finally {
  for (const end of ends.reverse()) await end();
}
