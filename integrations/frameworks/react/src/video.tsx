/// <reference types="media-embed-elements/react" />
import 'media-embed-elements/media-embed.js';
import { useRef, useState } from 'react';
import type { Embed } from 'media-embed-elements';
import type { MediaEmbed } from 'media-embed-elements/media-embed.js';

export const Video = ({ embed }: { readonly embed: Embed }) => {
  const element = useRef<MediaEmbed>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p>This video is not available.</p>;
  return (
    <>
      <media-embed
        ref={element}
        embed={embed}
        loading="click"
        onplay={() => setPlaying(true)}
        onpause={() => setPlaying(false)}
        onerror={({ code }) => {
          console.log(code);
          setBroken(true);
        }}
      />
      <button disabled={isPlaying} onClick={() => void element.current?.play()}>
        Play
      </button>
    </>
  );
};
