import { createSignal } from 'solid-js';
import { A, Route, Router } from '@solidjs/router';
import { Video } from './video';

const FRAME = '<iframe src="https://media.example/embed/7"></iframe>';
const INLINE = { id: '7', title: 'Inline embed', code_iframe: FRAME };

const Home = () => {
  const [src, setSrc] = createSignal('/embeds/plain-video.json');
  const [events, setEvents] = createSignal('');
  return (
    <main>
      <Video
        id="first"
        src={src()}
        format="player"
        title="Opening night"
        on:play={() => setEvents('play')}
      >
        <a href="/embeds/plain-video">Watch the opening night</a>
      </Video>
      <Video id="second" loading="click" embed={INLINE} />
      <output>{events()}</output>
      <button onClick={() => setSrc('/embeds/ad-skippable.json')}>Another video</button>
      <A href="/about/">About</A>
    </main>
  );
};

const About = () => (
  <main>
    <h1>About</h1>
    <A href="/">Videos</A>
  </main>
);

export const App = (props: { url?: string }) => (
  <Router url={props.url}>
    <Route path="/" component={Home} />
    <Route path="/about" component={About} />
  </Router>
);
