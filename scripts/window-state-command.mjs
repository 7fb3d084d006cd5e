/**
 * A command for browser tests: `executeServerCommand('window-state', 'minimized')` hides the page as a person does,
 * and `'normal'` shows it again.
 */
export const windowStateCommand = () => ({
  name: 'window-state-command',
  async executeCommand({ command, payload, session }) {
    if (command !== 'window-state') return undefined;
    const client = await session.browser.getPage(session.id).createCDPSession();
    const { windowId } = await client.send('Browser.getWindowForTarget');
    await client.send('Browser.setWindowBounds', { windowId, bounds: { windowState: payload } });
    await client.detach();
    return true;
  },
});
