import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const PAGES = ['react', 'vue', 'svelte', 'media-chrome', 'react-player', 'player-js'];

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: file('pages'),
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'media-embed' } } }),
    svelte(),
  ],
  build: {
    outDir: file('built'),
    emptyOutDir: true,
    target: 'esnext',
    rollupOptions: { input: PAGES.map((name) => file(`pages/${name}/index.html`)) },
  },
});
