import type { PlayerSettings } from '../player-settings.js';
import { startPlaying } from './autoplay.js';
import { controls } from './controls.js';
import { setColours } from './colours.js';
import { showMessage } from './message.js';
import { attachSource } from './source.js';
import { showSubtitles } from './subtitles.js';
import { watermark } from './watermark.js';
import { wishesOf } from './wishes.js';

/** Settings that the page carries; they were checked where they were written. */
const readSettings = (): PlayerSettings =>
  JSON.parse(document.querySelector('#settings')?.textContent ?? '') as PlayerSettings;

/** Takes over the video that plays without script. */
const start = async (player: HTMLElement, video: HTMLVideoElement): Promise<void> => {
  const settings = readSettings();
  const wishes = wishesOf(location.hash);
  video.controls = false;
  video.muted = settings.muted || wishes.muted;
  setColours(player, settings);
  player.replaceChildren(...controls(video, settings));
  if (settings.crop) video.classList.add('cropped');
  const mark = settings.watermark === null ? null : watermark(settings.watermark, video);
  if (mark !== null) player.append(mark);
  showSubtitles(video, settings.subtitles);
  const isAutoplay = settings.autoplay || wishes.autoplay;
  try {
    await attachSource(video, settings, isAutoplay);
    if (isAutoplay) await startPlaying(video);
  } catch {
    showMessage(player, 'This video cannot be played here.');
  }
};

const player = document.querySelector<HTMLElement>('#player');
const video = document.querySelector('video');
if (player !== null && video !== null) void start(player, video);
