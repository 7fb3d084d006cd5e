export { type AdRecorder, recordAds } from './ad-recorder.js';
export type * from './ad-record.js';
