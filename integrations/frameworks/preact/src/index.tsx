import { useState } from 'preact/hooks';
import { hydrate, LocationProvider, prerender as render, Route, Router } from 'preact-iso';
import { Video } from './video';

const FRAME = '<iframe src="https://media.example/embed/7"></iframe>';
const INLINE = { id: '7', title: 'Inline embed', code_iframe: FRAME };

const Home = () => {
  const [src, setSrc] = useState('/embeds/plain-video.json');
  const [events, setEvents] = useState('');
  return (
    <main>
      <Video
        id="first"
        src={src}
        format="player"
        title="Opening night"
        onPlay={() => setEvents('play')}
      >
        <a href="/embeds/plain-video">Watch the opening night</a>
      </Video>
      <Video id="second" loading="click" embed={INLINE} />
      <output>{events}</output>
      <button onClick={() => setSrc('/embeds/ad-skippable.json')}>Another video</button>
      <a href="/about/">About</a>
    </main>
  );
};

const About = () => (
  <main>
    <h1>About</h1>
    <a href="/">Videos</a>
  </main>
);

const App = () => (
  <LocationProvider>
    <Router>
      <Route path="/" component={Home} />
      <Route path="/about/" component={About} />
    </Router>
  </LocationProvider>
);

if (typeof window !== 'undefined') hydrate(<App />, document.querySelector('#app')!);

export const prerender = () => render(<App />);
