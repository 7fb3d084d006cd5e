import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

const prerender = {
  enabled: true,
  renderTarget: '#app',
  additionalPrerenderRoutes: ['/about/'],
};

export default defineConfig({ plugins: [preact({ prerender })] });
