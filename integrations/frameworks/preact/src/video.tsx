import { useEffect, useRef } from 'preact/hooks';
import type { HTMLAttributes, JSX } from 'preact';
import type { MediaEmbed } from 'media-embed-elements/media-embed.js';

type VideoAttributes = Partial<Pick<MediaEmbed, 'src' | 'format' | 'loading' | 'poster'>>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'media-embed': Omit<HTMLAttributes<MediaEmbed>, keyof VideoAttributes> &
        VideoAttributes & { onadstart?: (event: Event) => void };
    }
  }
}

type Props = JSX.IntrinsicElements['media-embed'] & { embed?: MediaEmbed['embed'] };

/** Takes the attributes of the element, `embed`, and listeners such as `onPlay` and `onadstart`. */
export const Video = ({ embed, ...attributes }: Props) => {
  const element = useRef<MediaEmbed>(null);
  useEffect(() => {
    void import('media-embed-elements/media-embed.js');
  }, []);
  useEffect(() => {
    if (element.current && embed) element.current.embed = embed;
  }, [embed]);
  return <media-embed ref={element} {...attributes} />;
};
