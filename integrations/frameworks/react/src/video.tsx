/// <reference types="media-embed-elements/react" />
import 'media-embed-elements/media-embed.js';
import { useRef, useState } from 'react';
import type { Embed } from 'media-embed-elements';
import type { MediaEmbed } from 'media-embed-elements/media-embed.js';

export const Video = ({ embed }: { readonly embed: Embed }) => {
  const element = useRef<MediaEmbed>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isAd, setAd] = useState(false);
  return (
    <>
      {isAd && <p>Advertisement</p>}
      <media-embed
        ref={element}
        embed={embed}
        loading="click"
        onplay={() => setPlaying(true)}
        onpause={() => setPlaying(false)}
        onadstart={() => setAd(true)}
        onadbreakend={() => setAd(false)}
        onerror={({ code, error }) => console.log(code, error.found)}
      >
        <p slot="error">This video is not available.</p>
      </media-embed>
      <button disabled={isPlaying} onClick={() => void element.current?.play()}>
        Play
      </button>
    </>
  );
};
