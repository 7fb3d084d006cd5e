import { adCounters, adLandingPage, adRequests, trackedEvent, vastDocument } from './ad-server.js';
import type { Answer } from './call.js';
import { embed, embedArray, embedPage } from './embeds.js';
import { hostedPage } from './hosted-page.js';
import { liveMaster, liveRendition, mediaFile } from './media.js';
import { embedScript, playerStyle } from './player-files.js';
import { publishedEmbed } from './published-embed.js';
import { publishedList } from './published-list.js';
import type { Sharing } from './sharing.js';
import { verificationGeneration1, verificationGeneration2 } from './verification.js';

/** One address of the service. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the spec writes it; `{name}` is one segment, a `*` at the end is the rest. */
  readonly path: string;
  /** `token`: the call needs an access token (spec 5). */
  readonly access: 'open' | 'token';
  /** Which pages of other origins may read the answer. */
  readonly sharing: Sharing;
  readonly answer: Answer;
}

const resource = { method: 'GET', access: 'token', sharing: 'own-origin' } as const;
const key = { method: 'GET', access: 'open', sharing: 'own-origin' } as const;
const open = { method: 'GET', access: 'open', sharing: 'any-origin' } as const;
const ad = { method: 'GET', access: 'open', sharing: 'credentials' } as const;

export const routes: readonly Route[] = [
  // Authorization (spec 4.3); both generations, with and without the extension (platform facts 6)
  { ...key, path: '/restauth/verify.json', answer: verificationGeneration1 },
  { ...key, path: '/restauth/verify', answer: verificationGeneration1 },
  { ...key, path: '/restauth/v2/verify.json', answer: verificationGeneration2 },
  { ...key, path: '/restauth/v2/verify', answer: verificationGeneration2 },

  // Generation 1 reads (spec 4.4)
  { ...resource, path: '/rest/embed.json', answer: embedArray },
  { ...resource, path: '/rest/embed/{id}.json', answer: embed },

  // Generation 2 reads with paging (spec 4.7)
  { ...resource, path: '/rest/v2/embed.json', answer: embedPage },
  { ...resource, path: '/rest/v2/embed/{id}.json', answer: embed },

  // Embeds in pages: published without secrets, and the hosted player (platform facts 4)
  { ...open, path: '/published/embed.json', answer: publishedList },
  { ...open, path: '/published/embed/{id}.json', answer: publishedEmbed },
  { ...open, path: '/proxy/iframe.php/{id}/{client}', answer: hostedPage },
  { ...open, path: '/proxy/iframe.php/{id}/{client}/{bulkLabel}', answer: hostedPage },
  { ...open, path: '/scripts/latest/embed.js', answer: embedScript },
  { ...open, path: '/hosted-player/hosted-player.css', answer: playerStyle },

  // Media
  { ...open, path: '/media/live/{stream}/master.m3u8', answer: liveMaster },
  { ...open, path: '/media/live/{stream}/{rendition}.m3u8', answer: liveRendition },
  { ...open, path: '/media/*', answer: mediaFile },

  // The ad server
  { ...ad, path: '/ads/vast/{name}.xml', answer: vastDocument },
  { ...ad, path: '/ads/track/{event}', answer: trackedEvent },
  { ...open, path: '/ads/landing', answer: adLandingPage },
  { ...open, path: '/ads/counters.json', answer: adCounters },
  { ...open, path: '/ads/requests.json', answer: adRequests },
];
