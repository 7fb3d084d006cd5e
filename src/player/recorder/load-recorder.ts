import { isRecording, type PageRecorder, startedRecorder } from './page-recorder.js';

/** The recorder of the page; undefined if nothing is recorded, and if its code cannot be loaded. */
export const loadRecorder = async (): Promise<PageRecorder | undefined> =>
  isRecording()
    ? (startedRecorder() ??
      import('./ad-recorder.js').then(
        ({ recordAds }) => recordAds(),
        // Ads play without a record.
        () => undefined,
      ))
    : undefined;
