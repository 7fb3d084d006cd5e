import type {
  NoticeMessages,
  ConsentMessages,
  CodeMessages,
  PlayerMessages,
  AdMessages,
  ScrollMessages,
  ControlsMessages,
} from './messages.js';

export const notice: NoticeMessages = {
  loading: 'Loading the video…',
  empty: 'There is no video here.',
  processing: 'This video is being prepared. Please come back later.',
  failed: 'This video could not be prepared.',
  error: 'This video cannot be shown.',
  retry: 'Try again',
};

export const consent: ConsentMessages = {
  required: (host) =>
    `This video comes from ${host || 'another service'}, which may store data on your device.`,
  denied: 'This video is not shown, because you have not allowed it.',
  allow: (host) => `Allow and show the video${host && ` from ${host}`}`,
};

export const code: CodeMessages = {
  code: (format) => `Embed code: ${format}`,
  copy: 'Copy code',
  copied: 'Code copied.',
  selected: 'The code is selected. Copy it with the keyboard.',
  unavailable: 'This code cannot be written.',
};

export const player: PlayerMessages = {
  player: 'Video player',
  empty: 'There is no video here.',
  processing: 'This video is being prepared. Please come back later.',
  failed: 'This video could not be prepared.',
  error: 'This video cannot be played here.',
  network: 'The video could not be loaded. Please check the connection.',
  destroyed: 'The player was closed.',
  retry: 'Try again',
  play: 'Play',
  pause: 'Pause',
  unmute: 'Unmute',
  fullscreen: 'Full screen',
  watermark: 'Visit the publisher (opens in a new tab)',
  waiting: 'Loading…',
};

export const ads: AdMessages = {
  advertisement: 'Advertisement',
  position: (index, count) => `${index} of ${count}`,
  play: 'Play the advertisement',
  pause: 'Pause the advertisement',
  mute: 'Mute the advertisement',
  unmute: 'Unmute the advertisement',
  visit: 'Visit the advertiser',
  skipIn: (seconds) => `Skip in ${seconds}`,
  skip: 'Skip ad',
  close: 'Close the advertisement',
  captions: 'Captions of the advertisement',
  closePicture: 'Back to the advertisement',
  started: 'An advertisement has started.',
  ended: 'The advertisement is over.',
};

export const scroll: ScrollMessages = {
  region: 'Floating video player',
  close: 'Close the floating video',
  back: 'The video goes on in the corner. Watch it here',
};

export const controls: ControlsMessages = { words: {} };
