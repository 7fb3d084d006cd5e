import { isRecording, type PageRecorder, startedRecorder } from './page-recorder.js';

/** The recorder of the page; undefined if nothing is recorded, and, reported, if its code cannot be loaded. */
export const loadRecorder = async (): Promise<PageRecorder | undefined> => {
  if (!isRecording()) return undefined;
  const started = startedRecorder();
  if (started) return started;
  try {
    const { recordAds } = await import('./ad-recorder.js');
    return recordAds();
  } catch (error) {
    // Ads play without a record.
    reportError(error);
    return undefined;
  }
};
