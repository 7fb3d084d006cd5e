import type { AdTagContent } from '../../ad-tags/ad-tag-context.js';
import type { PlayerConfig } from '../../resolve/player-config.js';
import type { PlayerContext, Viewer } from '../../viewer.js';

const TYPICAL_TIME = 1_767_225_600_000;
const TYPICAL_RANDOM = 0.5;

/**
 * A viewer of a web page as most are: a page with https, a player with a size, a clock, and a consent platform that has
 * answered. Linting without a viewer assumes this one, so that a macro which every player fills is not reported as
 * empty. What a browser does not know is not in here: no IP address, no advertising id, no app. The consent strings are
 * the samples of the IAB's documentation.
 */
const TYPICAL_VIEWER: Viewer = {
  page: {
    url: 'https://www.example.com/',
    referrer: 'https://www.example.org/',
    title: 'Example',
    language: 'en',
    correlator: 2_345_678_901,
  },
  player: {
    width: 640,
    height: 360,
    muted: false,
    fullscreen: false,
    playhead: 0,
    userAgent: 'player/1.0 vast/1.0',
    serverSide: 0,
    mimeTypes: ['video/mp4'],
    vastVersions: [2, 3, 7, 11, 13],
    apiFrameworks: [7],
    extensions: ['AdVerifications'],
    verificationVendors: ['example.com-omid'],
    omidPartner: 'example/1.0',
    capabilities: ['skip', 'mute', 'fullscreen'],
    inventoryState: ['skippable'],
    clickType: 1,
    playbackMethod: 3,
    continuousPlayback: false,
  },
  consent: {
    gdprApplies: true,
    tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
    addtlConsent: '1~7.12.35',
    gppString: 'DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
    gppSectionIds: [2],
    uspString: '1---',
    coppa: false,
    dsaRequired: 0,
    dsaParams: [1],
    dsaPubRender: 1,
  },
  now: TYPICAL_TIME,
  random: TYPICAL_RANDOM,
};

const DEVICE = {
  userAgent: 'Mozilla/5.0',
  doNotTrack: false,
  limitAdTracking: false,
  language: 'en',
};

export const typicalViewer = (type: 'desktop' | 'mobile'): Viewer => ({
  ...TYPICAL_VIEWER,
  device: {
    ...DEVICE,
    type,
    clientHints:
      type === 'mobile'
        ? { platform: 'Android', model: 'Pixel 8', mobile: true }
        : { platform: 'Windows', model: '', mobile: false },
  },
});

/** The later of the typical time and the last choice of the viewer, so that no choice comes after the request. */
const timeFor = ({ consent }: Viewer): number => {
  const knownAt: unknown = consent?.knownAt;
  return typeof knownAt === 'number' && knownAt > TYPICAL_TIME ? knownAt : TYPICAL_TIME;
};

/** The viewer with the clock and the random number that every player has. Those of the viewer stay. */
export const withClock = <T extends Viewer>(viewer: T): T => ({
  ...viewer,
  now: viewer.now ?? timeFor(viewer),
  random: viewer.random ?? TYPICAL_RANDOM,
});

const DESCRIPTION = ['page', 'player', 'app', 'consent', 'now', 'random'] as const;

export const isDescribed = (viewer: Viewer): boolean =>
  DESCRIPTION.some((field) => viewer[field] !== undefined);

/** Content for an ad tag that is linted without its embed. */
export const TYPICAL_CONTENT: AdTagContent = {
  id: '1',
  title: 'Example',
  description: 'Example',
  url: 'https://media.example.com/1.m3u8',
  duration: 60,
  live: false,
  categories: ['IAB1'],
};

/** How the player of an embed starts its content, for the typical viewer. */
export const startOf = ({ playback, size }: PlayerConfig): PlayerContext => ({
  muted: playback.muted,
  playbackMethod: playback.autoplay ? (playback.muted ? 2 : 1) : 3,
  inventoryState: playback.autoplay ? [playback.muted ? 'mautoplayed' : 'autoplayed'] : [],
  ...(size.width !== null && size.height !== null
    ? { width: size.width, height: size.height }
    : {}),
});
