import type { VastParts } from '../ads/ad-request.js';
import type { AdStage } from '../ads/ad-stage.js';

/** What players use of the recorder of their page. */
export interface PageRecorder extends EventTarget {
  /** The VAST client of a player, which records. */
  recordVast(parts: VastParts, stage: AdStage): VastParts;
  /** Takes what the player of a frame records, if it shares that. */
  recordFrame(port: MessagePort, frame: HTMLIFrameElement): void;
}

/** Finds the recorder of a page from every bundle. */
const RECORDER = Symbol.for('media-embed.ad-recorder');

interface RecordedWindow extends Window {
  [RECORDER]?: PageRecorder;
}

export const startedRecorder = (): PageRecorder | undefined => (window as RecordedWindow)[RECORDER];

export const setRecorder = (recorder: PageRecorder): void => {
  (window as RecordedWindow)[RECORDER] = recorder;
};

/** Whether the ads of the page are recorded: script has started that, or the URL has `?ad-debug`, `&ad-debug` or `#ad-debug`. */
export const isRecording = (): boolean =>
  startedRecorder() !== undefined || /[?&#]ad-debug\b/.test(location.href);
