/** What administrators and authors do in the pages of WordPress. */

/** Logs a user of the test site in. */
export const logIn = async (page, { origin, password }, user) => {
  await page.goto(`${origin}/wp-login.php`);
  await page.fill('#user_login', user);
  await page.fill('#user_pass', password);
  await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')]);
};

/** Activates the plugin. */
export const activatePlugin = async (page, { origin }) => {
  await page.goto(`${origin}/wp-admin/plugins.php`);
  await page.click('#activate-media-embed');
  await page.locator('#deactivate-media-embed').waitFor();
};

/** Fills in the settings page and saves it. Returns the messages that it shows. */
export const saveSettings = async (page, { origin }, { links, ...texts }) => {
  await page.goto(`${origin}/wp-admin/options-general.php?page=media-embed`);
  for (const [name, text] of Object.entries(texts)) await page.fill(`#media_embed_${name}`, text);
  if (links !== undefined) await page.selectOption('#media_embed_links', links);
  await Promise.all([page.waitForURL(/settings-updated/), page.click('#submit')]);
  return page.locator('.notice, .settings-error').allInnerTexts();
};

/** Opens an empty post in the block editor. */
export const openBlockEditor = async (page, origin) => {
  await page.goto(`${origin}/wp-admin/post-new.php`);
  await page.waitForFunction(() => globalThis.wp?.data?.select('core/editor')?.getCurrentPostId());
  await page.evaluate(() => {
    const { data } = globalThis.wp;
    data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
    // Without the second step of publishing.
    data.dispatch('core/editor').disablePublishSidebar();
  });
  await page.locator('.edit-post-visual-editor h1').fill('A post');
};

/** Publishes the post of the block editor by its button. Returns its id. */
export const publishBlocks = async (page) => {
  await page.locator('.editor-post-publish-button').click();
  await page.waitForFunction(() => {
    const editor = globalThis.wp.data.select('core/editor');
    return editor.isCurrentPostPublished() && !editor.isSavingPost();
  });
  // It comes with the warnings.
  await page.locator('.components-snackbar').first().waitFor();
  return page.evaluate(() => globalThis.wp.data.select('core/editor').getCurrentPostId());
};

/** Adds an empty block as people do: by a slash and its name. */
const insertBlock = async (page, name, title) => {
  await page.locator('.block-editor-default-block-appender__content').click();
  await page.keyboard.type(`/${name}`);
  await page.locator('[role="option"]', { hasText: title }).first().click();
};

/** Pastes text into a paragraph of the block editor and publishes the post. */
export const pasteInBlockEditor = async (page, { origin }, text) => {
  await openBlockEditor(page, origin);
  await page.locator('.block-editor-default-block-appender__content').click();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
  // The preview of the link, or the form of a link without one.
  await page
    .locator('[data-type="core/embed"] :is(iframe, .components-placeholder)')
    .first()
    .waitFor();
  return publishBlocks(page);
};

/** The warnings of the editor, by which it says what was not kept. */
export const warningsIn = (page) =>
  page.locator('.components-notice.is-warning, .media-embed-notice, .mce-notification-warning');

/** Pastes embed code into a paragraph of the block editor and publishes the post. Returns its id and the warnings. */
export const pasteCode = async (page, { origin }, text) => {
  await openBlockEditor(page, origin);
  await page.locator('.block-editor-default-block-appender__content').click();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
  await page
    .locator(
      '[data-type="media-embed/embed"] iframe, .components-notice.is-warning, [data-type="core/html"]',
    )
    .first()
    .waitFor();
  const warnings = await warningsIn(page).allInnerTexts();
  return { id: await publishBlocks(page), warnings };
};

/** Writes into a block “Custom HTML” and publishes the post. */
export const writeHtmlBlock = async (page, { origin }, text) => {
  await openBlockEditor(page, origin);
  await insertBlock(page, 'html', 'Custom HTML');
  await page.locator('[data-type="core/html"] textarea').fill(text);
  const id = await publishBlocks(page);
  return { id, warnings: await warningsIn(page).allInnerTexts() };
};

/** Adds the block of the plugin with a link or an id and publishes the post. */
export const addEmbedBlock = async (page, { origin }, text) => {
  await openBlockEditor(page, origin);
  await insertBlock(page, 'media embed', 'Media embed');
  const block = page.locator('[data-type="media-embed/embed"]');
  await block.locator('input').fill(text);
  await block.locator('button[type="submit"]').click();
  await block.locator('iframe').waitFor();
  return publishBlocks(page);
};

/** Fills in the form of the classic editor, on its tab “Text” or through “Visual”. */
const fillClassic = async (page, text, visual) => {
  await page.fill('#title', 'A post');
  await page.click('#content-html');
  // To type megabytes takes a busy machine longer than the time limit of `fill`.
  await page.locator('#content').evaluate((field, value) => {
    field.value = value;
  }, text);
  if (!visual) return;
  await page.click('#content-tmce');
  await page.waitForFunction(() => globalThis.tinymce?.get('content')?.initialized);
  // The visual editor writes the text anew when somebody types.
  await page.frameLocator('#content_ifr').locator('body').press('Control+End');
  await page.keyboard.type('Seen.');
};

/** Fills the classic editor by a function and publishes the post. Returns its id and the warnings before and after. */
export const publishClassic = async (page, origin, fill) => {
  const tab = await page.context().newPage();
  try {
    await tab.goto(`${origin}/wp-admin/post-new.php?classic`);
    await fill(tab);
    const before = await warningsIn(tab).allInnerTexts();
    // While WordPress saves a draft, it ignores a click on the button.
    await Promise.all([
      tab.waitForURL(/post\.php\?post=\d+/),
      tab.locator('#publish').evaluate((button) => button.form.requestSubmit(button)),
    ]);
    const id = Number(new URL(tab.url()).searchParams.get('post'));
    return { id, warnings: [...before, ...(await warningsIn(tab).allInnerTexts())] };
  } finally {
    await tab.close();
  }
};

/** Writes into the classic editor and publishes the post. Returns its id and the warnings. */
export const publishWritten = (page, { origin }, text, { visual = false } = {}) =>
  publishClassic(page, origin, (tab) => fillClassic(tab, text, visual));

/** Gives the post of the classic editor a title and resolves with the body of the visual tab, which has the focus. */
export const openVisualTab = async (page) => {
  await page.fill('#title', 'A post');
  await page.click('#content-tmce');
  await page.waitForFunction(() => globalThis.tinymce?.get('content')?.initialized);
  const body = page.frameLocator('#content_ifr').locator('body');
  await body.click();
  return body;
};

/** Pastes code into the visual tab of the classic editor and publishes the post. Returns its id and the warnings. */
export const pasteCodeClassic = (page, { origin }, text) =>
  publishClassic(page, origin, async (tab) => {
    const body = await openVisualTab(tab);
    await tab.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await tab.keyboard.press('Control+v');
    // The preview, or why there is none.
    await Promise.any([
      body.locator('.wpview iframe').first().waitFor(),
      warningsIn(tab).first().waitFor(),
    ]);
  });

/** Writes into the classic editor and publishes the post. Returns its id. */
export const writeClassic = async (page, site, text, options) =>
  (await publishWritten(page, site, text, options)).id;

/** Publishes a post by the REST API, as the block editor does. Returns its id. */
export const publish = (page, { origin }, content) =>
  page.evaluate(
    async ([site, text]) => {
      const nonce = await (await fetch(`${site}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
      const response = await fetch(`${site}/index.php?rest_route=/wp/v2/posts&_fields=id`, {
        method: 'POST',
        headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
        body: JSON.stringify({ title: 'A post', status: 'publish', content: text }),
      });
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      return (await response.json()).id;
    },
    [origin, content],
  );

/** The content of a post as WordPress keeps it. */
export const storedContent = (page, { origin }, id) =>
  page.evaluate(
    async ([site, post]) => {
      const address = `${site}/index.php?rest_route=/wp/v2/posts/${post}&context=edit&_fields=content`;
      const nonce = await (await fetch(`${site}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
      const response = await fetch(address, { headers: { 'X-WP-Nonce': nonce } });
      return (await response.json()).content.raw;
    },
    [origin, id],
  );

/** Posts bodies to a route of the REST API. Resolves with its answers. */
export const postEach = (page, { origin }, route, bodies) =>
  page.evaluate(
    async ([site, path, all]) => {
      const nonce = await (await fetch(`${site}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
      const headers = { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' };
      const answers = [];
      for (const body of all) {
        const response = await fetch(`${site}/index.php?rest_route=${path}`, {
          ...{ method: 'POST', headers },
          body: JSON.stringify(body),
        });
        answers.push(await response.json());
      }
      return answers;
    },
    [origin, route, bodies],
  );
