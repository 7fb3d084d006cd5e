import type { AdTagContext } from '../../../../src/ad-tags/ad-tag-context.js';

/** A context with all values that other players know. */
export const FULL = {
  now: 1700000000123,
  random: 0.5,
  device: { type: 'mobile', userAgent: 'Agent/1.0' },
  page: {
    url: 'https://news.example/a?b=1&c=2',
    referrer: 'https://ref.example/?q',
    title: 'T & t',
    language: 'it',
    correlator: 4711,
    variables: {
      section: 'sport & more',
      flag: true,
      number: 7,
      empty: null,
      list: [1],
      deep: { x: 'y' },
    },
  },
  content: {
    id: 'v 1',
    title: 'One & two',
    description: 'About',
    duration: 61.2345,
    url: 'https://m.example/1.mp4',
  },
  embed: { tags: ['a,b', 'c d'] },
  player: {
    width: 640.6,
    height: 360.2,
    muted: true,
    fullscreen: true,
    playhead: 12.5,
    playbackMethod: 2,
    continuousPlayback: false,
  },
  consent: { gdprApplies: true, tcString: 'CPtc', addtlConsent: '1~2', uspString: '1YNN' },
  slot: { position: 'midroll' },
} as const satisfies AdTagContext;

export const EMPTY: AdTagContext = {};

/** A live stream without sizes, which the viewer starts, on a desktop. */
export const OTHER: AdTagContext = {
  ...FULL,
  device: 'desktop',
  content: { live: true },
  player: { playhead: 0, muted: false, playbackMethod: 3 },
  consent: { gdprApplies: false },
  page: { url: FULL.page.url, language: 'it' },
};
