import { generateHydrationScript, renderToStringAsync } from 'solid-js/web';
import { App } from './app';

export const render = async (url: string) => ({
  app: await renderToStringAsync(() => <App url={url} />),
  head: generateHydrationScript(),
});
