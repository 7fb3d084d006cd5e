import * as React from 'react';
import { createComponent } from 'ce-la-react';
import ReactPlayer from 'react-player';
import { MediaEmbed } from 'media-embed-elements/media-embed.js';

const Video = createComponent({ react: React, tagName: 'media-embed', elementClass: MediaEmbed });

ReactPlayer.addCustomPlayer({
  key: 'media-embed',
  name: 'MediaEmbed',
  canPlay: (src) => /\.json(?:$|\?)/.test(src),
  // react-player hands over `config['media-embed']`, here attributes of the element.
  player: React.forwardRef(({ config, controls, ...props }, ref) =>
    React.createElement(Video, { ...props, ...config, ref }),
  ),
});
