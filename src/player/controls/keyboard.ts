import { isUsedByControl, type KeyCommand, keyCommand } from './keys.js';

/** What keys and gestures can make a player do. */
export interface Commands {
  readonly canSeek: boolean;
  togglePlay(): void;
  toggleMute(): void;
  toggleFullscreen(): void;
  toggleCaptions(): void;
  /** Seconds, from where it is. */
  seekBy(seconds: number): void;
  /** Part of the whole, 0 to 1. */
  seekTo(part: number): void;
  /** From -1 to 1. */
  changeVolume(by: number): void;
}

const run = (command: KeyCommand, commands: Commands): void => {
  switch (command.kind) {
    case 'toggle-play': {
      commands.togglePlay();
      return;
    }
    case 'toggle-mute': {
      commands.toggleMute();
      return;
    }
    case 'toggle-fullscreen': {
      commands.toggleFullscreen();
      return;
    }
    case 'toggle-captions': {
      commands.toggleCaptions();
      return;
    }
    case 'seek-by': {
      commands.seekBy(command.amount);
      return;
    }
    case 'seek-to': {
      commands.seekTo(command.amount);
      return;
    }
    case 'volume-by': {
      commands.changeVolume(command.amount);
      return;
    }
  }
};

/** Keys while the focus is in the player. A key that does nothing here is left to the page. */
export const listenToKeys = (root: HTMLElement, commands: Commands, signal: AbortSignal): void =>
  root.addEventListener(
    'keydown',
    (event) => {
      const path = event.composedPath();
      if (event.defaultPrevented || isUsedByControl(path.slice(0, path.indexOf(root)), event.key))
        return;
      const command = keyCommand(event, commands.canSeek);
      if (command === null) return;
      event.preventDefault();
      run(command, commands);
    },
    { signal },
  );
