/** What editors do in the pages of Decap CMS. */

const open = async (page, { origin }, form, path) => {
  // A new query loads the page, which an address with another fragment would not.
  await page.goto(`${origin}/admin?form=${form}&path=${path}#/collections/posts/${path}`);
  const login = page.getByRole('button', { name: /login/i });
  const title = page.locator('[id^="title-field"]');
  await login.or(title.first()).first().waitFor();
  if (await login.isVisible()) await login.click();
  await title.first().waitFor();
};

/** The links in the preview of the post. */
const previewLinks = async (page) => {
  const links = page.locator('#preview-pane').contentFrame().locator('figure a');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map(({ href }) => href));
};

/** Writes a post with the component and publishes it. Returns the links in its preview. */
export const writePost = async (page, cms, { form, slug, address, title }) => {
  await open(page, cms, form, 'new');
  await page.locator('[id^="title-field"]').fill(slug);
  await page.locator('button[title="Add Component"]').click();
  await page.getByText('Media embed', { exact: true }).click();
  await page.locator('[id^="address-field"]').fill(address);
  await page.locator('[id^="title-field"]').nth(1).fill(title);
  const links = await previewLinks(page);
  await page.getByText('Publish', { exact: true }).first().click();
  await page.getByText('Publish now', { exact: true }).click();
  await page.waitForURL(/entries/);
  return links;
};

/** Opens a post again and returns the values of the component's fields. */
export const openPost = async (page, cms, { form, slug }) => {
  await open(page, cms, form, `entries/${slug}`);
  const address = page.locator('[id^="address-field"]');
  await address.waitFor();
  const title = page.locator('[id^="title-field"]').nth(1);
  return { address: await address.inputValue(), title: await title.inputValue() };
};
