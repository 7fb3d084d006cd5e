import type { DebuggerContext } from './fields.js';

const DESKTOP_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const MOBILE_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/** Values that most pages with a player have. Identifiers and consent are unknown, because only the page knows them. */
export const defaultContext = (pageUrl: string, language: string): DebuggerContext => ({
  'desktop-ua': DESKTOP_USER_AGENT,
  'desktop-size': '640x360',
  'mobile-ua': MOBILE_USER_AGENT,
  'mobile-size': '360x202',
  'page-url': pageUrl,
  language,
  correlator: '7340217',
  companions: '0',
  playhead: '0',
  muted: '0',
  mime: 'video/mp4, application/vnd.apple.mpegurl',
  moment: 'live',
});
