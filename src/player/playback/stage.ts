import type { PlayerConfig } from '../../resolve/player-config.js';
import { MUTED, PLAY } from './icons.js';
import { addSubtitles } from './subtitles.js';
import { watermark } from './watermark.js';

/** The elements of a player, in one box, from the back to the front. */
export interface Stage {
  readonly root: HTMLElement;
  /** Holds the video, and the controls around it. */
  readonly screen: HTMLElement;
  readonly video: HTMLVideoElement;
  readonly title: HTMLElement;
  readonly watermark: HTMLElement | null;
  readonly play: HTMLButtonElement;
  readonly unmute: HTMLButtonElement;
  /** A live region: its text is not seen, and with it comes the sign of waiting. */
  readonly waiting: HTMLElement;
  /** Where ads are shown. */
  readonly ads: HTMLElement;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A part of the player, by the name page styles know it by. */
export const part = <Name extends keyof HTMLElementTagNameMap>(
  tag: Name,
  name: string,
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(tag);
  element.part.add(...name.split(' '));
  return element;
};

/** An icon of one path in a box of 24 by 24. */
export const icon = (outline: string): SVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', outline);
  svg.append(path);
  return svg;
};

const button = (name: string, outline: string): HTMLButtonElement => {
  const made = part('button', name);
  made.type = 'button';
  made.hidden = true;
  made.append(icon(outline));
  return made;
};

const backdrop = (address: string | null): readonly HTMLElement[] => {
  if (address === null) return [];
  const image = part('img', 'background');
  image.src = address;
  image.alt = '';
  return [image];
};

const videoOf = ({ source, size, playback, subtitles }: PlayerConfig): HTMLVideoElement => {
  const video = part('video', size.crop ? 'video cropped' : 'video');
  video.playsInline = true;
  video.preload = playback.preload ? 'auto' : 'none';
  video.disablePictureInPicture = !playback.pictureInPicture;
  if (source?.poster) video.poster = source.poster;
  addSubtitles(video, subtitles, location.origin);
  return video;
};

/** A name out of free text that a part may have: letters, digits and dashes. */
const skinPart = (skin: string): string => skin.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

const rootOf = ({ look }: PlayerConfig): HTMLElement => {
  const root = part('div', 'player');
  if (look.skin !== '') root.part.add(`skin-${skinPart(look.skin)}`);
  root.tabIndex = 0;
  root.setAttribute('role', 'region');
  if (look.backgroundColor !== null) root.style.backgroundColor = look.backgroundColor;
  return root;
};

/** Builds the player of a config, with nothing loaded and no listener but the watermark's. */
export const buildStage = (config: PlayerConfig, signal: AbortSignal): Stage => {
  const root = rootOf(config);
  const screen = part('div', 'screen');
  const video = videoOf(config);
  const title = part('div', 'title');
  title.dir = 'auto';
  const mark = config.watermark && watermark(config.watermark, video, signal);
  const play = button('play', PLAY);
  const unmute = button('unmute', MUTED);
  const waiting = part('div', 'waiting');
  waiting.setAttribute('role', 'status');
  const ads = part('div', 'ads');
  screen.append(video, title);
  root.append(...backdrop(config.look.backgroundImage), screen);
  if (mark !== null) root.append(mark);
  root.append(waiting, play, unmute, ads);
  return { root, screen, video, title, watermark: mark, play, unmute, waiting, ads };
};
