/**
 * A command for browser tests: `executeServerCommand('media-features', { 'forced-colors': 'active' })` sets
 * the media features of the page, and gives back those it does not name. The runner's own knows no forced colours.
 */
export const mediaFeaturesCommand = () => ({
  name: 'media-features-command',
  async executeCommand({ command, payload, session }) {
    if (command !== 'media-features') return undefined;
    const client = await session.browser.getPage(session.id).createCDPSession();
    const features = Object.entries(payload).map(([name, value]) => ({ name, value }));
    await client.send('Emulation.setEmulatedMedia', { features });
    return true;
  },
});
