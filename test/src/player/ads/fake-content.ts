/** A content whose clock the test turns; it plays when it is told to, without media. */
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
  const tell = (name: string): void => void video.dispatchEvent(new Event(name));
  Object.defineProperties(video, {
    currentTime: { get: () => time },
    paused: { get: () => paused },
  });
  video.pause = () => {
    if (!paused) tell('pause');
    paused = true;
  };
  video.play = () => {
    paused = false;
    tell('play');
    return Promise.resolve();
  };
  return {
    video,
    playTo: (seconds) => {
      while (time < seconds && !paused) {
        time = Math.min(seconds, time + 0.25);
        tell('timeupdate');
      }
    },
    seekTo: (seconds) => {
      time = seconds;
      for (const name of ['seeking', 'timeupdate', 'seeked', 'timeupdate']) tell(name);
    },
  };
};
