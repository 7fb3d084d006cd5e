import React, { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createComponent } from 'ce-la-react';
import ReactPlayer from 'react-player';
import { MediaEmbed } from 'media-embed-elements/media-embed.js';
import { expose, readRow, recordName } from '../host-page.js';

const row = readRow();

ReactPlayer.addCustomPlayer({
  key: 'media-embed',
  name: 'MediaEmbed',
  canPlay: (src) => src.endsWith('.json'),
  player: createComponent({
    react: React,
    tagName: 'media-embed',
    elementClass: MediaEmbed,
    defaultProps: { format: row.format },
  }),
});

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
    <ReactPlayer ref={player} src={row.src} width={640} height={360} {...props} {...HANDLERS} />
  );
}

createRoot(document.querySelector('main')).render(<Page />);
