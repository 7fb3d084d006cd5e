import { media } from './playable-embed.js';

const TRACKED = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'] as const;

/** The trackers of an ad that is played to its end, each once. */
export const PLAYED = { impression: 1, ...Object.fromEntries(TRACKED.map((name) => [name, 1])) };

const AD_TAG = 'https://ads.invalid/vast';
const TRACKER = 'https://ads.invalid/track/';

const VAST = `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>Test</AdSystem><AdTitle>Counted</AdTitle>
<Impression><![CDATA[${TRACKER}impression]]></Impression><Creatives><Creative><Linear>
<Duration>00:00:06</Duration><TrackingEvents>
${TRACKED.map((name) => `<Tracking event="${name}"><![CDATA[${TRACKER}${name}]]></Tracking>`).join('')}
</TrackingEvents><MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="480" height="270">
<![CDATA[${media('advert.mp4')}]]></MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;

/** A preroll of an embed, whose tag has this query. */
export const countedPreroll = (query: string): object => ({
  preroll: [
    {
      id: '7',
      title: 'Counted',
      advtype: 'dart',
      linearity: 'linear',
      source_url: `${AD_TAG}?${query}`,
    },
  ],
});

/** Answers requests of ad tags and counts trackers, until it is restored. */
export class CountedAds {
  /** The requests of the ad tag, in order. */
  readonly requests: URL[] = [];
  /** How often each tracker was requested. */
  readonly counts: Record<string, number> = {};
  /** The cookie policy of each tracker, in order. */
  readonly credentials: (RequestCredentials | undefined)[] = [];
  readonly #fetch = window.fetch;
  readonly #open = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'open');

  constructor() {
    const { requests, counts, credentials } = this;
    const document = URL.createObjectURL(new Blob([VAST], { type: 'text/xml' }));
    const open = this.#open?.value as (method: string, url: string) => void;
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      const isTag = String(url).startsWith(AD_TAG);
      if (isTag) requests.push(new URL(url));
      open.call(this, method, isTag ? document : String(url));
    };
    const original = this.#fetch.bind(window);
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.startsWith(TRACKER)) return original(input, init);
      const name = url.slice(TRACKER.length);
      counts[name] = (counts[name] ?? 0) + 1;
      credentials.push(init?.credentials);
      return Promise.resolve(new Response());
    };
  }

  restore(): void {
    window.fetch = this.#fetch;
    if (this.#open) Object.defineProperty(XMLHttpRequest.prototype, 'open', this.#open);
  }
}
