/** One session for each page, because a session cannot reset what another one emulates. */
const clients = new WeakMap();

const clientOf = async (page) => {
  const client = clients.get(page) ?? (await page.createCDPSession());
  clients.set(page, client);
  return client;
};

/**
 * A command for browser tests: `executeServerCommand('media-features', { 'forced-colors': 'active' })` sets
 * the media features of the page and resets those that it does not name. The runner's own command lacks forced colors.
 */
export const mediaFeaturesCommand = () => ({
  name: 'media-features-command',
  async executeCommand({ command, payload, session }) {
    if (command !== 'media-features') return undefined;
    const client = await clientOf(session.browser.getPage(session.id));
    const features = Object.entries(payload).map(([name, value]) => ({ name, value }));
    await client.send('Emulation.setEmulatedMedia', { features });
    return true;
  },
});
