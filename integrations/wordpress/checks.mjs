/** The checks beyond the table of formats: hostile authors, settings and removal. */
import assert from 'node:assert/strict';
import {
  openBlockEditor,
  postEach,
  saveSettings,
  storedContent,
  writeClassic,
} from './editing.mjs';
import { decoratedText, hostileTexts } from './formats.mjs';
import { addBlocks } from './pasting.mjs';
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

/** Directly behind each code, a script of others is named, also where an administrator pastes rich text. */
const foreignScript = async ({ admin, author, site, settings, embed }) => {
  const { link, code, frame, inlineJson, responsiveFrame, amp } = embed;
  const element = `<media-embed src="${link}.json"></media-embed>`;
  const bodies = [element, code.split('<script')[0], code, frame, inlineJson, responsiveFrame, amp]
    .flatMap((each) => ['', '\n', '<p>Between</p>'].map((between) => each + between))
    .map((each) => `${each}<script src="https://code.example/a.js"></script>`)
    .map((content) => ({ content, rich: true }));
  for (const players of [settings.players, '']) {
    await saveSettings(admin, site, { ...settings, players });
    for (const user of [author, admin])
      for (const [index, { notices }] of (
        await postEach(user, site, '/media-embed/v1/convert', bodies)
      ).entries())
        assert.match(notices.join('\n'), /code\.example/, bodies[index].content);
  }
  await saveSettings(admin, site, settings);
};

const anyPlayer = async ({ admin, author, site, settings, embed }) => {
  const foreign = '<script src="https://code.example/7.js"></script>';
  await saveSettings(admin, site, { ...settings, players: '' });
  const bodies = [embed.code, `${embed.code}<p>Between</p>${foreign}`].map((content) => ({
    content,
  }));
  const answers = await postEach(author, site, '/media-embed/v1/convert', bodies);
  await saveSettings(admin, site, settings);
  for (const { parts } of answers)
    assert.match(parts[1].block, /"src":"[^"]*\/embeds\/plain-video"/);
  const [own, other] = answers.map(({ notices }) => notices);
  assert.deepEqual(own, []);
  assert.match(other.join('\n'), /^[^\n]*code\.example[^\n]*$/);
};

const emptyShortcode = async ({ author, browser, site }) => {
  const id = await writeClassic(author, site, 'Before.\n\n[media_embed embed="x"]');
  const { markup } = await visit(browser, site, id);
  assert.doesNotMatch(markup, /Media Embed|\[media_embed/);
  await author.goto(`${site.origin}/?p=${id}`);
  await author.getByText('Media Embed shows nothing here').waitFor();
};

const missingPreviews = async ({ author, site, embed: { link } }) => {
  await author.route(/oembed(?:\/|%2F)1\.0(?:\/|%2F)proxy/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  );
  await author.route(/unreadable\.json/, (route) => route.abort());
  await openBlockEditor(author, site.origin);
  for (const [address, text] of [
    [link.replace('plain-video', 'missing'), 'The publisher has no such embed'],
    [link, 'The published post plays the embed'],
    [link.replace('plain-video', 'unreadable'), 'neither WordPress nor this browser'],
  ]) {
    const block = `<!-- wp:media-embed/embed {"src":"${address}"} /-->`;
    await addBlocks(author, block);
    await author.getByText(text).first().waitFor();
  }
  await author.unrouteAll({ behavior: 'wait' });
};

/** The answer for the first page of a block comes after that for the second. */
const latePreview = async ({ author, site, embed: { link } }) => {
  const first = link.replace('plain-video', 'first');
  const second = link.replace('plain-video', 'second');
  await author.route(/oembed(?:\/|%2F)1\.0(?:\/|%2F)proxy/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  );
  await author.route(/embeds\/second\.json/, (route) => route.fulfill({ status: 410, body: '' }));
  await openBlockEditor(author, site.origin);
  await author.evaluate((address) => {
    const request = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      input === address
        ? new Promise((resolve) => {
            globalThis.answerFirst = () => resolve(new Response('{}'));
          })
        : request(input, init);
  }, `${first}.json`);
  const [id] = await addBlocks(author, `<!-- wp:media-embed/embed {"src":"${first}"} /-->`);
  await author.waitForFunction(() => globalThis.answerFirst);
  await author.evaluate(
    ([block, src]) =>
      globalThis.wp.data.dispatch('core/block-editor').updateBlockAttributes(block, { src }),
    [id, second],
  );
  // The text is spoken, too, in an element of its own.
  const notice = author.locator('[data-type="media-embed/embed"] .components-notice.is-error');
  await notice.waitFor();
  await author.evaluate(async () => {
    globalThis.answerFirst();
    // The second frame shows what the first has rendered.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  assert.ok(await notice.isVisible());
  await author.unrouteAll({ behavior: 'wait' });
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
  ['without origins of players, the script of a converted container is not named', anyPlayer],
  ['a script of others directly behind a code is named', foreignScript],
  ['a shortcode without an embed says so to those who may edit the post', emptyShortcode],
  ['the block says whether an embed is missing or only its preview', missingPreviews],
  ['the preview of a block ignores the answer for its former page', latePreview],
  ['the settings are removed with the plugin', removal],
];
