import type { Inspection } from '../../src/vast/inspection.js';

/** Whether an inspection sent a request: for an ad tag or a media file. A document that was pasted needs none. */
export const sentRequests = ({ hops, ads }: Inspection): boolean =>
  hops.some(({ url }) => url !== '') ||
  ads.some(({ media }) => media.some(({ check }) => check !== undefined));
