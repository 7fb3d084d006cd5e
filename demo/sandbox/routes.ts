import {
  adCounters,
  adLandingPage,
  adRequests,
  trackedEvent,
  unsharedVastDocument,
  vastDocument,
} from './ad-server/ad-answers.js';
import { beaconCounters, beaconDocument, trackedBeacon } from './ad-server/beacons.js';
import type { Answer } from './call.js';
import { hostedPage } from './hosted-page.js';
import { liveMaster, liveRendition, mediaFile } from './media.js';
import { embedScript, playerStyle } from './player-files.js';
import { publishedEmbed } from './published-embed.js';
import { publishedList } from './published-list.js';
import { createAddArt, updateAddArt } from './resources/addarts.js';
import { updateAma } from './resources/amas.js';
import * as reply from './resources/answers.js';
import { createBulk, updateBulk } from './resources/bulks.js';
import { createEmbed } from './resources/embeds.js';
import { createLive, updateLive } from './resources/lives.js';
import * as as from './resources/presentation.js';
import { videoQueues } from './resources/queues.js';
import * as videos from './resources/videos.js';
import { SEARCH_PARAMETERS as search } from './search.js';
import type { Sharing } from './sharing.js';
import { uploadedFile } from './uploads.js';
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

const resource = { access: 'token', sharing: 'own-origin' } as const;
const GET = { ...resource, method: 'GET' } as const;
const POST = { ...resource, method: 'POST' } as const;
const PUT = { ...resource, method: 'PUT' } as const;
const DELETE = { ...resource, method: 'DELETE' } as const;
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
  { ...GET, path: '/rest/video.json', answer: reply.array('video', as.videoGeneration1) },
  { ...GET, path: '/rest/video/{id}.json', answer: reply.one('video', as.videoGeneration1) },
  { ...GET, path: '/rest/tracka.json', answer: reply.array('tracka', as.trackaGeneration1) },
  { ...GET, path: '/rest/tracka/{id}.json', answer: reply.one('tracka', as.trackaGeneration1) },
  { ...GET, path: '/rest/queues_video.json', answer: videoQueues },
  { ...GET, path: '/rest/embed.json', answer: reply.array('embed', as.embed) },
  { ...GET, path: '/rest/embed/{id}.json', answer: reply.one('embed', as.embed) },

  // Generation 1 video write operations (spec 4.5)
  { ...POST, path: '/rest/video.json', answer: videos.createVideoGeneration1 },
  { ...PUT, path: '/rest/video/{id}.json', answer: videos.updateVideoGeneration1 },
  { ...DELETE, path: '/rest/video/{id}.json', answer: reply.removedGeneration1('video') },
  { ...DELETE, path: '/rest/live/{id}.json', answer: reply.removedGeneration1('live') },

  // Generation 2 video (spec 4.6)
  { ...GET, path: '/rest/v2/video.json', answer: reply.pageWithoutEnvelope('video', as.video) },
  { ...POST, path: '/rest/v2/video.json', answer: videos.createVideo },

  // Generation 2 reads with paging (spec 4.7)
  {
    ...GET,
    path: '/rest/v2/embedtemplate.json',
    answer: reply.page('embedtemplate', as.template, search.none),
  },
  {
    ...GET,
    path: '/rest/v2/embedtemplate/{id}.json',
    answer: reply.one('embedtemplate', as.template),
  },
  { ...GET, path: '/rest/v2/embed.json', answer: reply.page('embed', as.embed, search.embed) },
  { ...GET, path: '/rest/v2/embed/{id}.json', answer: reply.one('embed', as.embed) },
  { ...GET, path: '/rest/v2/live.json', answer: reply.page('live', as.live, search.live) },
  { ...GET, path: '/rest/v2/live/{id}.json', answer: reply.one('live', as.live) },
  {
    ...GET,
    path: '/rest/v2/category.json',
    answer: reply.page('category', as.category, search.category),
  },
  { ...GET, path: '/rest/v2/category/{id}.json', answer: reply.one('category', as.category) },

  // Generation 2 live write operations (spec 4.8)
  { ...POST, path: '/rest/v2/live.json', answer: createLive },
  { ...PUT, path: '/rest/v2/live/{id}.json', answer: updateLive },

  // Generation 2 ama update (spec 4.9)
  { ...PUT, path: '/rest/v2/ama/{id}.json', answer: updateAma },

  // Beyond the spec: videos, lives and embeds as the platform's own client calls them (platform facts 7, 10)
  { ...GET, path: '/rest/v2/video/{id}.json', answer: reply.one('video', as.video) },
  { ...PUT, path: '/rest/v2/video/{id}.json', answer: videos.updateVideo },
  { ...DELETE, path: '/rest/v2/video/{id}.json', answer: reply.removed('video') },
  { ...DELETE, path: '/rest/v2/live/{id}.json', answer: reply.removed('live') },
  { ...POST, path: '/rest/v2/embed.json', answer: createEmbed },
  { ...DELETE, path: '/rest/v2/embed/{id}.json', answer: reply.removed('embed') },

  // Beyond the spec: bulks, which generation 1 calls configurations (platform facts 2)
  { ...GET, path: '/rest/v2/bulk.json', answer: reply.page('bulk', as.bulk, search.none) },
  { ...POST, path: '/rest/v2/bulk.json', answer: createBulk },
  { ...PUT, path: '/rest/v2/bulk/{id}.json', answer: updateBulk },
  { ...DELETE, path: '/rest/v2/bulk/{id}.json', answer: reply.removed('bulk') },
  { ...GET, path: '/rest/configuration.json', answer: reply.array('bulk', as.configuration) },

  // Beyond the spec: ads (platform facts 1.1, 1.3)
  { ...POST, path: '/rest/v2/addart.json', answer: createAddArt },
  { ...PUT, path: '/rest/v2/addart/{id}.json', answer: updateAddArt },
  { ...DELETE, path: '/rest/v2/addart/{id}.json', answer: reply.removed('addart') },
  { ...POST, path: '/rest/v2/advideo.json', answer: videos.createAdVideo },
  { ...DELETE, path: '/rest/v2/advideo/{id}.json', answer: reply.removed('advideo') },

  // Embeds in pages: published without secrets, and the hosted player (platform facts 4)
  { ...open, path: '/published/embed.json', answer: publishedList },
  { ...open, path: '/published/embed/{id}.json', answer: publishedEmbed },
  { ...open, path: '/proxy/iframe.php/{id}/{client}', answer: hostedPage },
  { ...open, path: '/proxy/iframe.php/{id}/{client}/{bulkLabel}', answer: hostedPage },
  { ...open, path: '/scripts/latest/embed.js', answer: embedScript },
  { ...open, path: '/hosted-player/hosted-player.css', answer: playerStyle },

  // Media: those that ship with the sandbox, and those that were uploaded
  { ...open, path: '/media/live/{stream}/master.m3u8', answer: liveMaster },
  { ...open, path: '/media/live/{stream}/{rendition}.m3u8', answer: liveRendition },
  { ...open, path: '/media/*', answer: mediaFile },
  { ...open, path: '/uploads/*', answer: uploadedFile },

  // The ad server; one document comes before its siblings, since no page may read it
  { ...ad, path: '/ads/vast/no-cors.xml', sharing: 'own-origin', answer: unsharedVastDocument },
  { ...ad, path: '/ads/vast/{name}.xml', answer: vastDocument },
  { ...ad, path: '/ads/track/{event}', answer: trackedEvent },
  { ...open, path: '/ads/landing', answer: adLandingPage },
  { ...open, path: '/ads/counters.json', answer: adCounters },
  { ...open, path: '/ads/requests.json', answer: adRequests },

  // Audience measurement (spec 2.8, `url_beacon`)
  { ...ad, path: '/analytics/beacon.xml', answer: beaconDocument },
  { ...ad, path: '/analytics/beacon/{event}', answer: trackedBeacon },
  { ...open, path: '/analytics/beacons.json', answer: beaconCounters },
];
