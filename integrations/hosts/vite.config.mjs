import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The script of each page; its document is written by the server of the pages. */
const SCRIPTS = {
  react: 'pages/react/main.jsx',
  vue: 'pages/vue/main.js',
  svelte: 'pages/svelte/main.js',
  'media-chrome': 'pages/media-chrome/main.js',
  'react-player': 'pages/react-player/main.jsx',
  'player-js': 'pages/player-js/main.js',
};

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
    rollupOptions: {
      input: Object.fromEntries(Object.entries(SCRIPTS).map(([name, path]) => [name, file(path)])),
      output: { entryFileNames: '[name].js' },
    },
  },
});
