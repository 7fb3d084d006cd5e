import { component$, useSignal } from '@builder.io/qwik';
import { Link } from '@builder.io/qwik-city';
import { Video } from '../components/video';

const INLINE = {
  id: '7',
  title: 'Inline embed',
  code_iframe: '<iframe src="https://media.example/embed/7"></iframe>',
};

export default component$(() => {
  const src = useSignal('/embeds/plain-video.json');
  const events = useSignal('');
  return (
    <main>
      <Video
        id="first"
        src={src.value}
        format="player"
        title="Opening night"
        onPlay$={() => (events.value = 'play')}
      >
        <a href="/embeds/plain-video">Watch the opening night</a>
      </Video>
      <Video id="second" loading="click" embed={INLINE} />
      <output>{events.value}</output>
      <button onClick$={() => (src.value = '/embeds/ad-skippable.json')}>Another video</button>
      <Link href="/about/">About</Link>
    </main>
  );
});
