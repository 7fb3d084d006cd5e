export { connectFrame, type ConnectFrameOptions } from './connect-frame.js';
export type { FramePlayback } from './frame-playback.js';
export { serveAmpVideo } from './serve-amp-video.js';
export { servePlayback, type ServePlaybackOptions } from './serve-playback.js';
export type { Playback } from '../playback/playback.js';
export type { MediaState } from '../playback/media-state.js';
