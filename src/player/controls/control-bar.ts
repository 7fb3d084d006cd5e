import type { Translated } from '../../locales/registry.js';
import type { PlayerConfig } from '../../resolve/player-config.js';
import { clockTime, spokenTime } from '../../time/clock-time.js';
import { iconButton, part } from '../element-parts.js';
import { CAPTIONS, CORNERS, icon, MUTED, PAUSE, PICTURE, PLAY, UNMUTED } from '../icons.js';
import { isFullscreen, isInPicture, togglePicture } from '../playback/fullscreen.js';
import type { Stage } from '../playback/stage.js';
import { hasSubtitles } from '../playback/subtitles.js';
import { barColors } from './bar-colors.js';
import { styleBar } from './bar-styles.js';
import type { ViewerCommands } from './viewer-commands.js';

export interface BarOptions {
  readonly stage: Stage;
  readonly config: PlayerConfig;
  /** The element that goes to full screen. */
  readonly host: HTMLElement;
  readonly commands: ViewerCommands;
  readonly messages: () => Translated<'player'>;
  readonly signal: AbortSignal;
}

interface Control {
  readonly element: HTMLElement;
  /** Shows the state of the player. */
  readonly update?: (texts: Translated<'player'>) => void;
}

/** A button whose name and icon follow the state of the player. */
const button = (
  name: string,
  act: () => void,
  look: (texts: Translated<'player'>) => readonly [label: string, outline: string],
): Control => {
  const element = iconButton(`control-${name}`, '');
  element.addEventListener('click', act);
  const update = (texts: Translated<'player'>): void => {
    const [label, outline] = look(texts);
    if (element.title === label) return;
    element.title = label;
    element.ariaLabel = label;
    element.querySelector('path')?.setAttribute('d', outline);
  };
  return { element, update };
};

/** A range from 0 to 1. */
const range = (name: string, step: string, onInput: (value: number) => void): HTMLInputElement => {
  const element = part('input', `control-${name}`);
  element.type = 'range';
  element.max = '1';
  element.step = step;
  element.addEventListener('input', () => onInput(element.valueAsNumber));
  return element;
};

const isSilent = ({ muted, volume }: HTMLVideoElement): boolean => muted || volume === 0;

const volumeRange = (video: HTMLVideoElement): Control => {
  const element = range('volume', '0.05', (volume) =>
    Object.assign(video, { volume, muted: false }),
  );
  const update = ({ volume: label }: Translated<'player'>): void => {
    element.ariaLabel = label;
    element.valueAsNumber = isSilent(video) ? 0 : video.volume;
    element.ariaValueText = `${Math.round(element.valueAsNumber * 100)} %`;
  };
  return { element, update };
};

/** Playback this close to the newest frame counts as live, because players stay three segments behind it. */
const LIVE_EDGE_SECONDS = 30;

const liveEdge = ({ seekable }: HTMLVideoElement): number =>
  seekable.length > 0 ? seekable.end(seekable.length - 1) : NaN;

const seekToLive = (video: HTMLVideoElement): void => {
  const edge = liveEdge(video);
  if (Number.isFinite(edge)) video.currentTime = edge - LIVE_EDGE_SECONDS / 3;
};

const liveButton = (video: HTMLVideoElement, commands: ViewerCommands): Control => {
  const element = part('button', 'control-live');
  element.type = 'button';
  element.addEventListener('click', () => {
    seekToLive(video);
    if (video.paused) commands.togglePlay();
  });
  const update = (texts: Translated<'player'>): void => {
    const isLive = !video.paused && liveEdge(video) - video.currentTime <= LIVE_EDGE_SECONDS;
    element.textContent = texts.live;
    element.ariaLabel = isLive ? texts.playingLive : texts.seekToLive;
    element.toggleAttribute('data-live', isLive);
  };
  return { element, update };
};

/** Position and duration, and the range to seek if the viewer may. */
const timeControls = (video: HTMLVideoElement, commands: ViewerCommands): readonly Control[] => {
  const time = part('span', 'control-time');
  const seek = commands.canSeek
    ? range('seek', 'any', (share) => commands.seekTo(share))
    : part('span', 'control-spacer');
  let shown = '';
  const update = ({ language, seek: label, timeOf }: Translated<'player'>): void => {
    const duration = Number.isFinite(commands.duration) ? commands.duration : 0;
    const seconds = [video.currentTime, duration].map(Math.floor);
    const text = seconds.map(clockTime).join(' / ');
    if (seek instanceof HTMLInputElement && !seek.matches(':active'))
      seek.valueAsNumber = duration > 0 ? video.currentTime / duration : 0;
    if (shown === text + language) return;
    shown = text + language;
    time.textContent = text;
    if (!(seek instanceof HTMLInputElement)) return;
    seek.ariaLabel = label;
    const [position = '', total = ''] = seconds.map((each) => spokenTime(each, language));
    seek.ariaValueText = timeOf(position, total);
  };
  return [{ element: time, update }, { element: seek }];
};

/** The browser's own list of choices, over an icon. */
const captionsChoice = (video: HTMLVideoElement): Control => {
  const element = part('label', 'control-captions');
  const off = document.createElement('option');
  const select = document.createElement('select');
  const tracks = [...video.textTracks].filter(({ kind }) => kind === 'subtitles');
  const choices = tracks.map(({ label: text }) =>
    Object.assign(document.createElement('option'), { text }),
  );
  select.append(off, ...choices);
  select.addEventListener('change', () => {
    for (const [index, track] of tracks.entries())
      track.mode = index + 1 === select.selectedIndex ? 'showing' : 'disabled';
  });
  element.append(icon(CAPTIONS), select);
  const update = ({ captions, captionsOff }: Translated<'player'>): void => {
    select.ariaLabel = captions;
    off.text = captionsOff;
    const selected = tracks.findIndex(({ mode }) => mode === 'showing') + 1;
    // The list may be open.
    if (select.selectedIndex !== selected) select.selectedIndex = selected;
  };
  return { element, update };
};

const pictureButton = (video: HTMLVideoElement): Control =>
  button(
    'picture',
    () => togglePicture(video),
    (texts) => [isInPicture(video) ? texts.exitPictureInPicture : texts.pictureInPicture, PICTURE],
  );

/** In Chromium; not standardized. */
interface PolicyDocument {
  readonly featurePolicy?: { allowsFeature(name: string): boolean };
}

/**
 * Firefox has no picture-in-picture for scripts. In a frame that may not use it, reading `pictureInPictureEnabled` is a
 * violation in the console.
 */
const allowsPictures = (): boolean => {
  const { featurePolicy } = document as Document & PolicyDocument;
  return (
    'pictureInPictureEnabled' in document &&
    featurePolicy?.allowsFeature('picture-in-picture') !== false
  );
};

/** The controls that the embed allows, in order. */
const controlsOf = ({
  config,
  stage: { video },
  host,
  commands,
}: BarOptions): readonly Control[] => {
  const isLive = config.source?.kind === 'live';
  const togglePlay = (): void => {
    if (isLive && video.paused) seekToLive(video);
    commands.togglePlay();
  };
  return [
    button('play', togglePlay, ({ play, pause }) => (video.paused ? [play, PLAY] : [pause, PAUSE])),
    button(
      'mute',
      () => commands.toggleMute(),
      ({ mute, unmute }) => (isSilent(video) ? [unmute, MUTED] : [mute, UNMUTED]),
    ),
    volumeRange(video),
    ...(isLive
      ? [liveButton(video, commands), { element: part('span', 'control-spacer') }]
      : timeControls(video, commands)),
    ...(hasSubtitles(config.subtitles) ? [captionsChoice(video)] : []),
    ...(config.playback.pictureInPicture && allowsPictures() ? [pictureButton(video)] : []),
    button(
      'fullscreen',
      () => commands.toggleFullscreen(),
      (texts) => [isFullscreen(host) ? texts.exitFullscreen : texts.fullscreen, CORNERS],
    ),
  ];
};

/** Adds the control bar to the screen. Returns what updates it after a change of the player or of the language. */
export const showBar = (options: BarOptions): (() => void) => {
  const { config, stage, messages, signal } = options;
  const { screen, video } = stage;
  const controls = controlsOf(options);
  const update = (): void => {
    const texts = messages();
    for (const control of controls) control.update?.(texts);
  };
  const bar = part('div', 'controls');
  Object.assign(bar.style, barColors(config.look.playerColor));
  bar.append(...controls.map(({ element }) => element));
  styleBar(screen.getRootNode() as ShadowRoot);
  screen.append(bar);
  document.addEventListener('fullscreenchange', update, { signal });
  video.textTracks.addEventListener('change', update, { signal });
  for (const name of ['enterpictureinpicture', 'leavepictureinpicture'])
    video.addEventListener(name, update, { signal });
  return update;
};
