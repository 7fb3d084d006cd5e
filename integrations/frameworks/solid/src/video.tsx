import { splitProps, type JSX } from 'solid-js';
import type { MediaEmbed } from 'media-embed-elements/media-embed.js';
import 'media-embed-elements/media-embed.js';

type VideoAttributes = Partial<Pick<MediaEmbed, 'src' | 'format' | 'loading' | 'poster'>>;

type Properties = { 'prop:embed'?: MediaEmbed['embed'] };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'media-embed': Omit<HTMLAttributes<MediaEmbed>, keyof VideoAttributes> &
        VideoAttributes &
        Properties;
    }
    interface CustomEvents {
      adstart: Event;
      play: Event;
    }
  }
}

type Props = Omit<JSX.IntrinsicElements['media-embed'], 'prop:embed'> & {
  embed?: MediaEmbed['embed'];
};

/** Takes the attributes of the element, `embed`, and listeners such as `on:play` and `on:adstart`. */
export const Video = (props: Props) => {
  const [{ embed }, attributes] = splitProps(props, ['embed']);
  return <media-embed prop:embed={embed} {...attributes} />;
};
