/** The projects: how each is checked and built, and where its pages are. Paths of commands are those of packages. */
const VITE = 'vite/bin/vite.js';

/** A value that no format of the element has. */
const WRONG_FORMAT = { right: 'format="player"', wrong: 'format="plaier"' };

export const PROJECTS = {
  preact: {
    title: 'Preact 11',
    check: ['typescript/bin/tsc'],
    mistake: { file: 'src/index.tsx', ...WRONG_FORMAT },
    build: [[VITE, 'build']],
    pages: 'dist',
  },
  solid: {
    title: 'Solid 1',
    check: ['typescript/bin/tsc'],
    mistake: { file: 'src/app.tsx', ...WRONG_FORMAT },
    build: [
      [VITE, 'build', '--outDir', 'dist/client'],
      [VITE, 'build', '--ssr', 'src/server.tsx', '--outDir', 'dist/server'],
      ['./prerender.mjs'],
    ],
    pages: 'dist/client',
  },
  sveltekit: {
    title: 'SvelteKit 3',
    prepare: ['@sveltejs/kit/svelte-kit.js', 'sync'],
    check: ['svelte-check/bin/svelte-check', '--output', 'machine'],
    mistake: { file: 'src/routes/+page.svelte', ...WRONG_FORMAT },
    build: [[VITE, 'build']],
    pages: 'build',
  },
  astro: {
    title: 'Astro 5',
    prepare: ['astro/astro.js', 'sync'],
    check: ['@astrojs/check/bin/astro-check.js'],
    mistake: { file: 'src/pages/index.astro', right: 'id="plain-video"', wrong: 'id={7}' },
    build: [['astro/astro.js', 'build']],
    pages: 'dist',
  },
  nuxt: {
    title: 'Nuxt 4',
    prepare: ['nuxt/bin/nuxt.mjs', 'prepare'],
    check: ['vue-tsc/bin/vue-tsc.js', '-b', '--noEmit'],
    mistake: { file: 'app/pages/index.vue', ...WRONG_FORMAT },
    build: [['nuxt/bin/nuxt.mjs', 'generate']],
    pages: '.output/public',
  },
  angular: {
    title: 'Angular 22',
    check: ['@angular/compiler-cli/bundles/src/bin/ngc.js', '-p', 'tsconfig.json', '--noEmit'],
    mistake: { file: 'src/app.ts', ...WRONG_FORMAT },
    build: [['@angular/cli/bin/ng.js', 'build']],
    pages: 'dist/browser',
  },
  qwik: {
    title: 'Qwik 1',
    check: ['typescript/bin/tsc'],
    mistake: { file: 'src/routes/index.tsx', ...WRONG_FORMAT },
    build: [
      [VITE, 'build'],
      [VITE, 'build', '-c', 'adapters/static/vite.config.ts'],
    ],
    pages: 'dist',
  },
};

/** What is measured, in the order of the table. */
export const STEPS = {
  types: 'types',
  build: 'builds',
  server: 'markup',
  hydration: 'hydrates',
  bindings: 'bindings',
  play: 'plays',
  unmount: 'leaves nothing',
};
