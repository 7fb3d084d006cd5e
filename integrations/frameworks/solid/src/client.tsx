import { hydrate } from 'solid-js/web';
import { App } from './app';

hydrate(() => <App />, document.querySelector('#app')!);
