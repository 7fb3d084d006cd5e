export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  // The crawler follows links. Embeds are published by another server.
  nitro: { prerender: { ignore: ['/embeds/'] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag === 'media-embed' } },
});
