import type { Consent, Device, PlayerContext, Viewer } from '../../viewer.js';
import type { AdStage, PlayerStage, ViewerInput } from '../ads/ad-stage.js';
import { withheldMacros } from '../consent/withholding-policy.js';
import { browserViewer } from '../viewer/browser-viewer.js';
import { isFullscreen } from './fullscreen.js';

const MIME_TYPES = ['video/mp4', 'video/webm', 'application/vnd.apple.mpegurl'];

/** AdCOM 1.0 playback methods: on page load with sound, without sound, on click. */
const METHODS = { autoplay: 1, 'muted-autoplay': 2, click: 3 } as const;
const INVENTORY = { autoplay: ['autoplayed'], 'muted-autoplay': ['mautoplayed'], click: [] };

/** VAST 2.0 to 4.3 with their wrappers, as AdCOM 1.0 creative subtypes. */
const VAST_VERSIONS = [2, 5, 3, 6, 7, 8, 11, 12, 13, 14, 15, 16];

/** The state of the player for the macros of VAST 4.2 section 6, without unknown values. */
const playerState = (
  { host, start }: ViewerInput,
  { config, content }: Pick<PlayerStage, 'config' | 'content'>,
): PlayerContext => {
  const skippable = config.ads.skip === null ? [] : ['skippable'];
  const inventoryState = [...skippable, ...(start === null ? [] : INVENTORY[start])];
  return {
    muted: content.muted,
    fullscreen: isFullscreen(host),
    playhead: content.currentTime,
    mimeTypes: MIME_TYPES.filter((type) => content.canPlayType(type) !== ''),
    capabilities: [
      'skip',
      'mute',
      'autoplay',
      'mautoplay',
      ...(document.fullscreenEnabled ? ['fullscreen'] : []),
    ],
    inventoryState,
    // The player stops after its content.
    continuousPlayback: false,
    vastVersions: VAST_VERSIONS,
    // This is the client, and the whole video is clickable.
    serverSide: 0,
    clickType: 1,
    ...(start === null ? {} : { playbackMethod: METHODS[start] }),
  };
};

const deviceOf = (device: Viewer['device']): Device =>
  typeof device === 'string' ? { type: device } : (device ?? {});

/** The viewer as read from the browser, with fields replaced by those that page script knows. */
export const mergedViewer = (read: Viewer, known: Viewer | null): Viewer => {
  if (known === null) return read;
  return {
    ...read,
    ...known,
    device: { ...deviceOf(read.device), ...deviceOf(known.device) },
    page: { ...read.page, ...known.page },
    player: { ...read.player, ...known.player },
  };
};

/** The choices of a viewer of content that is directed at children (COPPA): no personal values may be sent. */
const forChildren = (consent: Consent = {}): Consent => {
  const declared = { ...consent, coppa: true };
  const withheld = [...(consent.withheld ?? []), ...withheldMacros({ consent: declared })];
  return { ...declared, withheld: [...new Set(withheld)] };
};

const viewerNow = (stage: PlayerStage): Viewer => {
  const input = stage.viewerInput();
  if (input === null) return {};
  const read = browserViewer({ player: input.root });
  const player = { ...read.player, ...playerState(input, stage) };
  return mergedViewer({ ...read, player }, input.known);
};

/** The stage with its viewer, with `coppa` in all that ads read if the element of the player has that attribute. */
export const withViewer = (stage: PlayerStage): AdStage => {
  const root = stage.layer.getRootNode();
  const isForChildren = root instanceof ShadowRoot && root.host.hasAttribute('coppa');
  const viewer = (): Viewer => {
    const known = viewerNow(stage);
    return isForChildren ? { ...known, consent: forChildren(known.consent) } : known;
  };
  return { ...stage, viewer };
};
