'use client';

import * as React from 'react';
import { createComponent } from 'ce-la-react';
import { MediaEmbed } from 'media-embed-elements/media-embed.js';

/** Takes `ref`, the attributes of the element, and listeners such as `onPlay` and `onAdStart`. */
export const Video = createComponent({
  react: React,
  tagName: 'media-embed',
  elementClass: MediaEmbed,
});
