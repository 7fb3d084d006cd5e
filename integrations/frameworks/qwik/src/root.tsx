import { component$ } from '@builder.io/qwik';
import { QwikCityProvider, RouterOutlet } from '@builder.io/qwik-city';

export default component$(() => (
  <QwikCityProvider>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Qwik</title>
      <link rel="icon" href="data:," />
    </head>
    <body lang="en">
      <RouterOutlet />
    </body>
  </QwikCityProvider>
));
