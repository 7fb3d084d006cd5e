import { expect } from '@open-wc/testing';
import { openHlsEngine } from '../../../../src/player/media/media-loader.js';

const playlist = `${location.origin}/missing.m3u8`;

describe('HLS', () => {
  it('is played by Safari itself, within the task of the press and without hls.js', async () => {
    const video = document.createElement('video');
    Object.assign(video, { webkitShowPlaybackTargetPicker: () => undefined });
    const opening = openHlsEngine(
      {
        video,
        candidate: { url: playlist, type: 'application/vnd.apple.mpegurl' },
        onError: () => undefined,
      },
      new AbortController().signal,
    );
    expect(video.src).to.equal(playlist);
    (await opening)?.destroy();
  });
});
