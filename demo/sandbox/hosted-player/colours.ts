import type { PlayerSettings } from '../player-settings.js';

/** The colours of the embed, by CSSOM: the values are checked, and no style text is written. */
export const setColours = (
  player: HTMLElement,
  { playerColor, backgroundColor }: PlayerSettings,
): void => {
  if (backgroundColor !== null) document.body.style.backgroundColor = backgroundColor;
  if (playerColor === null) return;
  player.style.setProperty('--media-icon-color', playerColor);
  player.style.setProperty('--media-range-bar-color', playerColor);
  player.style.setProperty('--media-range-thumb-background', playerColor);
};
