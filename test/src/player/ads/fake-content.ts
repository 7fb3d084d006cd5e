/** A content without media, whose time the test sets. */
export interface FakeContent {
  readonly video: HTMLVideoElement;
  /** Plays on, in steps of a quarter of a second, while it is not paused. */
  readonly playTo: (seconds: number) => void;
  readonly seekTo: (seconds: number) => void;
}

export const fakeContent = (): FakeContent => {
  const video = document.createElement('video');
  let time = 0;
  let paused = false;
  const emit = (name: string): void => void video.dispatchEvent(new Event(name));
  Object.defineProperties(video, {
    currentTime: { get: () => time },
    paused: { get: () => paused },
  });
  video.pause = () => {
    if (!paused) emit('pause');
    paused = true;
  };
  video.play = () => {
    paused = false;
    emit('play');
    return Promise.resolve();
  };
  return {
    video,
    playTo: (seconds) => {
      while (time < seconds && !paused) {
        time = Math.min(seconds, time + 0.25);
        emit('timeupdate');
      }
    },
    seekTo: (seconds) => {
      time = seconds;
      for (const name of ['seeking', 'timeupdate', 'seeked', 'timeupdate']) emit(name);
    },
  };
};
