import { Failure } from '../failure.js';
import type { WireObject } from '../object-kind.js';

const TIME = /^(\d{1,2}):([0-5]\d):([0-5]\d(?:\.\d{1,3})?)$/;

/** Seconds of the video at which the preview image is taken, or null (platform facts 8). Throws Failure 400. */
export const snapshotTime = ({ snapshot, snapshot_time: time }: WireObject): number | null => {
  if (time === undefined) return snapshot === '1' ? 0 : null;
  if (snapshot !== '1') throw new Failure(400, 'snapshot_time needs snapshot to be 1.');
  const [, hours, minutes, seconds] = TIME.exec(typeof time === 'string' ? time : '') ?? [];
  if (hours === undefined) throw new Failure(400, 'snapshot_time must be hh:mm:ss.xxx.');
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};
