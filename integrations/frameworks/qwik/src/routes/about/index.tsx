import { component$ } from '@builder.io/qwik';
import { Link } from '@builder.io/qwik-city';

export default component$(() => (
  <main>
    <h1>About</h1>
    <Link href="/">Videos</Link>
  </main>
));
