import { Deadline } from '../../vast/deadline.js';
import type { AdStage } from './ad-stage.js';

/** No event is fired when the viewer of a player changes. */
const CHECK_INTERVAL_MS = 50;

/** Whether the viewer is choosing in the dialog of a consent platform. */
export const isDialogOpen = ({ viewer }: AdStage): boolean => viewer().consent?.dialogOpen === true;

/** Resolves when the viewer has chosen, after the timeout in milliseconds, or when the signal aborts. */
export const dialogClosed = async (
  stage: AdStage,
  timeout: number,
  signal: AbortSignal,
): Promise<void> => {
  const deadline = new Deadline(timeout, signal).start();
  while (isDialogOpen(stage) && !deadline.signal.aborted)
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
  deadline.stop();
};
