import type { AdMessages } from '../../../locales/messages.js';
import type { VastCaptions } from '../../../vast/vast-ad.js';
import { iconButton } from '../../element-parts.js';
import { CAPTIONS } from '../../icons.js';
import type { AdBreak } from '../ad-break.js';
import { parseCaptions } from './caption-cues.js';

/** A caption file of an ad has a few thousand characters. */
const MAX_CAPTIONS_LENGTH = 500_000;

/** Lines from the lower edge, so that the controls of the ad do not cover the captions. */
const LINE = -4;

const SUPPORTED_TYPE = /vtt|srt|subrip|^text\/plain|^$/;

export interface CaptionContext {
  readonly video: HTMLVideoElement;
  /** Its text tracks show whether the viewer wants captions, and in which language. */
  readonly content: HTMLVideoElement;
  readonly adBreak: Pick<AdBreak, 'showsCaptions'>;
  readonly language: string;
  readonly texts: AdMessages;
  readonly signal: AbortSignal;
}

const primary = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

/** The file in the first of the languages that there is one for, else the first file. */
const fileFor = (
  files: readonly VastCaptions[],
  languages: readonly string[],
): VastCaptions | undefined =>
  languages
    .filter((language) => language !== '')
    .map((wanted) => files.find(({ language }) => primary(language) === primary(wanted)))
    .find((file) => file !== undefined) ?? files[0];

const shownTrack = ({ textTracks }: HTMLVideoElement): TextTrack | undefined =>
  [...textTracks].find(
    ({ kind, mode }) => mode === 'showing' && (kind === 'subtitles' || kind === 'captions'),
  );

/** Requests a file into a track. Whatever fails, the ad plays without captions. */
const fill = async (track: TextTrack, url: string, signal: AbortSignal): Promise<void> => {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  const text = response.ok ? await response.text() : '';
  if (text.length > MAX_CAPTIONS_LENGTH) return;
  for (const { start, end, text: words } of parseCaptions(text)) {
    const cue = new VTTCue(start, end, words);
    cue.line = LINE;
    track.addCue(cue);
  }
};

/**
 * Adds the captions of an ad to its video. They follow the choice of the viewer in the content, and the returned
 * button changes it for the break. A file is requested when it is shown. Null if no file can be read.
 */
export const addCaptions = (
  all: readonly VastCaptions[],
  { video, content, adBreak, language, texts, signal }: CaptionContext,
): HTMLElement | null => {
  const files = all.filter(({ type }) => SUPPORTED_TYPE.test(type));
  if (files.length === 0) return null;
  const tracks = new Map<VastCaptions, TextTrack>();
  const button = iconButton('captions', CAPTIONS);
  button.ariaLabel = texts.captions;
  const trackOf = (file: VastCaptions): TextTrack => {
    const track = video.addTextTrack('captions', '', file.language);
    tracks.set(file, track);
    fill(track, file.url, signal).catch(() => undefined);
    return track;
  };
  const isOn = (): boolean => adBreak.showsCaptions ?? shownTrack(content) !== undefined;
  const update = (): void => {
    const file = fileFor(files, [shownTrack(content)?.language ?? '', language]);
    for (const track of tracks.values()) track.mode = 'disabled';
    if (isOn() && file !== undefined) (tracks.get(file) ?? trackOf(file)).mode = 'showing';
    button.ariaPressed = String(isOn());
  };
  button.addEventListener('click', () => {
    adBreak.showsCaptions = !isOn();
    update();
  });
  content.textTracks.addEventListener(
    'change',
    () => {
      adBreak.showsCaptions = null;
      update();
    },
    { signal },
  );
  update();
  return button;
};
