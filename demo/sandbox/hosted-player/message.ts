/** Says in the place of the player why it does not play. */
export const showMessage = (player: HTMLElement, text: string): void => {
  const message = document.createElement('p');
  message.className = 'message';
  message.setAttribute('role', 'alert');
  message.textContent = text;
  player.replaceChildren(message);
};
