'use client';

import { useEffect, useRef } from 'react';
import 'media-embed-elements/media-embed.js';
import { expose, record } from '../../pages/host-page.js';

export function ElementEmbed({ src, format }) {
  const element = useRef(null);
  useEffect(() => expose(element.current), []);
  return (
    <media-embed
      ref={element}
      src={src}
      format={format}
      style={{ display: 'block', blockSize: 360 }}
      onplay={record}
      onplaying={record}
      ontimeupdate={record}
      ondurationchange={record}
      onadstart={record}
      onended={record}
    />
  );
}
