import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expose, listenToCode, readRow, record } from '../host-page.js';
import { Video } from './video.jsx';

function Element({ src, format }) {
  const element = useRef(null);
  useEffect(() => expose(element.current), []);
  return (
    <Video
      ref={element}
      src={src}
      format={format}
      onplay={record}
      onplaying={record}
      ontimeupdate={record}
      ondurationchange={record}
      onadstart={record}
      onended={record}
    />
  );
}

function Code({ html }) {
  const root = useRef(null);
  useEffect(() => void listenToCode(root.current), []);
  return <div ref={root} dangerouslySetInnerHTML={{ __html: html }} />;
}

const row = readRow();
createRoot(document.querySelector('main')).render(
  row.html === undefined ? <Element {...row} /> : <Code {...row} />,
);
