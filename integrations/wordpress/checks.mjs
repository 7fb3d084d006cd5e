/** The checks beyond the table of formats: hostile authors, settings and removal. */
import assert from 'node:assert/strict';
import { saveSettings, storedContent, writeClassic } from './editing.mjs';
import { decoratedText, hostileTexts } from './formats.mjs';
import { visit } from './visiting.mjs';

/** Attributes and elements that no hostile text may leave. */
const EVIL =
  /^(?:script|media-embed|on\w+=.*|srcdoc=.*|style=.*|id=.*|.*(?:javascript:|evil\.example|secret@).*)$/;

const hostileAuthor = async ({ author, browser, site, embed }) => {
  const id = await writeClassic(author, site, hostileTexts(embed).join('\n\n'));
  const elements = (await storedContent(author, site, id)).match(/<media-embed[^>]*>/g) ?? [];
  for (const element of elements) assert.doesNotMatch(element, / src=/);
  const { attributes, players, frames, errors, markup } = await visit(browser, site, id);
  assert.deepEqual([players, frames, errors], [0, 0, []], markup);
  assert.deepEqual(
    attributes.filter((each) => EVIL.test(each)),
    [],
  );
};

const decoratedEmbed = async ({ author, browser, site, embed }) => {
  const id = await writeClassic(author, site, decoratedText(embed));
  const { attributes, plays, players, errors, markup } = await visit(browser, site, id);
  assert.deepEqual({ plays, players, errors }, { plays: true, players: 1, errors: [] });
  assert.deepEqual(
    attributes.filter((each) => each !== 'media-embed' && EVIL.test(each)),
    [],
  );
  assert.ok(attributes.includes('title="><img src=x onerror=alert(1)>'), markup);
  for (const kept of ['loading=eager', 'width=640', 'start=0.5'])
    assert.ok(attributes.includes(kept), markup);
  for (const dropped of ['img', 'end=1;alert(1)']) assert.ok(!attributes.includes(dropped), markup);
};

const foreignEmbedOfAdministrator = async ({ admin, browser, site }) => {
  const text = '<media-embed src="https://evil.example/7.json">Fallback</media-embed>';
  const id = await writeClassic(admin, site, text);
  const { markup, players } = await visit(browser, site, id);
  assert.equal(players, 0);
  assert.doesNotMatch(markup, /<media-embed/);
  assert.match(markup, /Fallback/);
};

const unclosedElement = async ({ author, browser, site, embed: { link } }) => {
  const text = `<media-embed src="${link}.json">\n\n<p id="after">After</p>`;
  const { markup, plays } = await visit(browser, site, await writeClassic(author, site, text));
  assert.ok(plays);
  assert.match(markup, /<\/media-embed>[^]*After/);
};

const postWithoutEmbed = async ({ author, browser, site }) => {
  const text = 'A post about <a href="https://www.example/">something else</a>.';
  const { scripts } = await visit(browser, site, await writeClassic(author, site, text));
  assert.equal(scripts, 0);
};

const settingsOfAuthor = async ({ author, site: { origin } }) => {
  const page = await author.goto(`${origin}/wp-admin/options-general.php?page=media-embed`);
  assert.equal(page.status(), 403);
  const saved = await author.request.post(`${origin}/wp-admin/options.php`, {
    form: { option_page: 'media_embed', action: 'update', 'media_embed_settings[script]': '/x.js' },
  });
  assert.equal(saved.status(), 403);
};

const linkToSettings = async ({ admin, site: { origin } }) => {
  await admin.goto(`${origin}/wp-admin/plugins.php`);
  await admin.locator('[data-slug="media-embed"]').getByRole('link', { name: 'Settings' }).click();
  await admin.locator('#media_embed_publishers').waitFor();
};

const settingsWithoutNonce = async ({ admin, site: { origin } }) => {
  const saved = await admin.request.post(`${origin}/wp-admin/options.php`, {
    form: { option_page: 'media_embed', action: 'update', 'media_embed_settings[script]': '/x.js' },
  });
  assert.equal(saved.status(), 403);
};

const invalidSettings = async ({ admin, site, settings }) => {
  const hostile = `${settings.publishers}\njavascript:alert(1)\nhttps://a.example/"><script>alert(1)</script>\nhttps://*/x`;
  const messages = await saveSettings(admin, site, { ...settings, publishers: hostile });
  assert.match(messages.join('\n'), /javascript:alert/);
  assert.equal(await admin.inputValue('#media_embed_publishers'), settings.publishers);
};

const linksAsElements = async ({ admin, author, browser, site, settings, embed: { link } }) => {
  await saveSettings(admin, site, { ...settings, links: 'element' });
  const id = await writeClassic(author, site, `Before\n\n${link}\n\nAfter`);
  const { form, plays, markup } = await visit(browser, site, id);
  assert.deepEqual([form, plays], ['`<media-embed>`', true], markup);
};

const removal = ({ site }) => {
  assert.equal(site.php('uninstall.php'), 'removed');
};

/** Titles and checks, in the order in which they run. */
export const checks = [
  ['an author cannot embed scripts, other publishers or files of the site', hostileAuthor],
  [
    'an author cannot add handlers, styles or markup to an embed, which still plays',
    decoratedEmbed,
  ],
  ['a foreign embed of an administrator stays its fallback', foreignEmbedOfAdministrator],
  ['an element that is not closed does not swallow the rest of the post', unclosedElement],
  ['a post without an embed has no script', postWithoutEmbed],
  ['an author can neither open nor save the settings', settingsOfAuthor],
  ['the list of plugins has a link to the settings', linkToSettings],
  ['the settings are not saved without a nonce', settingsWithoutNonce],
  ['invalid addresses are left out of the settings and reported', invalidSettings],
  ['pasted links become elements if the settings say so', linksAsElements],
  ['the settings are removed with the plugin', removal],
];
