import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import ReactPlayer from 'react-player';
import { expose, readRow, recordName } from '../host-page.js';
import './custom-player.js';

const row = readRow();

/** All that react-player gives a page: its own two events, and those of the media. */
const LISTENED = [
  ...['onReady', 'onStart', 'onPlay', 'onPlaying', 'onPause', 'onTimeUpdate', 'onProgress'],
  ...['onDurationChange', 'onRateChange', 'onVolumeChange', 'onSeeking', 'onSeeked', 'onEnded'],
];

const HANDLERS = Object.fromEntries(LISTENED.map((name) => [name, recordName(name)]));

function Page() {
  const player = useRef(null);
  const [props, setProps] = useState({ playing: false, muted: false, volume: 1, playbackRate: 1 });
  useEffect(() => {
    const change = (changed) => setProps((before) => ({ ...before, ...changed }));
    expose(
      {
        play: async () => change({ playing: true }),
        pause: () => change({ playing: false }),
        get duration() {
          return player.current.duration;
        },
        set muted(muted) {
          change({ muted });
        },
        set volume(volume) {
          change({ volume });
        },
        set currentTime(seconds) {
          player.current.currentTime = seconds;
        },
        set playbackRate(playbackRate) {
          change({ playbackRate });
        },
      },
      LISTENED,
    );
  }, []);
  return (
    <ReactPlayer
      ref={player}
      src={row.src}
      config={{ 'media-embed': { format: row.format } }}
      width={640}
      height={360}
      {...props}
      {...HANDLERS}
    />
  );
}

createRoot(document.querySelector('main')).render(<Page />);
