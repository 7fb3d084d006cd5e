'use client';

import { useEffect, useRef } from 'react';
import { expose, record } from '../../pages/host-page.js';
import { Video } from './video.jsx';

export function ElementEmbed({ src, format }) {
  const element = useRef(null);
  useEffect(() => expose(element.current), []);
  return (
    <Video
      ref={element}
      src={src}
      format={format}
      style={{ display: 'block', blockSize: 360 }}
      onPlay={record}
      onPlaying={record}
      onTimeUpdate={record}
      onDurationChange={record}
      onAdStart={record}
      onEnded={record}
    />
  );
}
