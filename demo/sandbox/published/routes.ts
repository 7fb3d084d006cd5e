import { Hono } from 'hono';
import type { SandboxEnv } from '../server/environment.js';
import { hostedPage } from './hosted-page.js';
import { publishedEmbed, publishedList } from './published-embeds.js';

/** Embeds in pages: published without secrets, and the hosted player (platform facts 4). */
export const publishedRoutes = new Hono<SandboxEnv>()
  .get('/published/embed.json', publishedList)
  .get('/published/embed/:id{[^/]+\\.json}', publishedEmbed)
  .get('/proxy/iframe.php/:id/:client/:bulkLabel?', hostedPage);
