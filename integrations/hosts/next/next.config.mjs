import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));

export default {
  outputFileTracingRoot: folder,
  turbopack: { root: folder },
  allowedDevOrigins: ['127.0.0.1'],
};
