import { optional, text } from './wire.js';

/** Addresses of what plays, absent from the field tables and present in some replies. */
export const streamAddresses = {
  /** URL of a stream manifest, in some replies (spec 2.2). */
  url_iphone: optional(text),
  /** URL of the stream, in some replies (platform facts 7.1). */
  url_video: optional(text),
  /** URL of the MP4 file, in some replies (platform facts 7.1). */
  url_video_mp4: optional(text),
};
