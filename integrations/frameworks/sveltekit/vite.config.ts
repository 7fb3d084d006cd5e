import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

/** The crawler follows `src`. Embeds are published by another server, so that it finds none while it renders. */
const handleHttpError = ({ path, message }: { path: string; message: string }) => {
  if (!path.startsWith('/embeds/')) throw new Error(message);
};

export default defineConfig({
  plugins: [sveltekit({ adapter: adapter(), prerender: { handleHttpError } })],
});
