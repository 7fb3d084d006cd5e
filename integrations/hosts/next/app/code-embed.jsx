'use client';

import { useEffect, useRef } from 'react';
import 'media-embed-elements/media-embed.js';
import { listenToCode } from '../../pages/host-page.js';

export function CodeEmbed({ html }) {
  const root = useRef(null);
  useEffect(() => void listenToCode(root.current), []);
  return <div ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
