import type { Reports } from './part-reports.js';

/** Of the samples of inspections. */
export const INSPECTION_REPORTS: Reports = {
  'net-cors': [
    [
      '/hops/0 `ads.example` responds without a CORS header for this page, or it cannot be reached.',
    ],
    [
      '/hops/0 `ads.example` responds without a CORS header for this page, or it cannot be reached.',
    ],
  ],
  'net-cors-credentials': [
    [
      '/hops/0 `ads.example` allows no cookies, so a player that sends them has to request it twice.',
    ],
  ],
  'net-timeout': [
    ['/hops/0 `ads.example` did not respond within the 5000 ms of the ad break (VAST error 301).'],
    ['/hops/0 `ads.example` did not respond within the 5000 ms of the ad break (VAST error 301).'],
  ],
  'net-unreachable': [
    ['/hops/0 `ads.example` cannot be reached (VAST error 301).'],
    ['/hops/0 `ads.example` cannot be reached (VAST error 301).'],
  ],
  adblock: [
    [
      '/hops/0 The request to `pubads.g.doubleclick.net`, a known ad server, failed after 3 ms, as with an ad blocker.',
    ],
    [
      '/hops/0 The request to `ib.adnxs.com`, a known ad server, failed after 50 ms, as with an ad blocker.',
    ],
  ],
  'net-status': [
    ['/hops/0 `ads.example` responded with status 404; expected 200 (VAST error 301).'],
    ['/hops/0 `ads.example` responded with status 503; expected 200 (VAST error 301).'],
  ],
  'net-no-fill': [['/hops/0 `ads.example` responded with status 204: it has no ad.']],
  'net-content-type': [
    ['/hops/0 `ads.example` sends the content type `text/plain`; expected application/xml.'],
    ['/hops/0 `ads.example` sends no content type; expected application/xml.'],
    ['/hops/0 `ads.example` sends the content type `text/html`; expected application/xml.'],
  ],
  'net-slow': [
    ['/hops/0 `ads.example` took 1001 ms; expected at most 1000 ms.'],
    ['The whole chain took 2001 ms; expected at most 2000 ms.'],
  ],
  'net-mixed-chain': [
    ['/hops/0 The ad tag at `ads.example` is http, which browsers block on an https page.'],
    ['/hops/0 `ads.example` redirects to http, which browsers block on an https page.'],
  ],
  'wrapper-depth': [
    ['/hops/5 The chain has more than 5 wrappers, where players stop (VAST error 302).'],
  ],
  'wrapper-loop': [
    ['/hops/2 A wrapper leads to a URL that the chain already requested (VAST error 302).'],
    ['/hops/0 A wrapper leads to a URL that the chain already requested (VAST error 302).'],
  ],
  'wrapper-cut': [
    [
      '/hops/1 The wrapper that led here has limits. followAdditionalWrappers="false": the wrapper in this response is not followed.',
    ],
    [
      '/hops/1 The wrapper that led here has limits. allowMultipleAds is not "true": the pod in this response is ignored.',
    ],
    [
      '/hops/1 The wrapper that led here has limits. allowMultipleAds is not "true": only the first ad of this response is tried.',
    ],
    [
      '/hops/1 The wrapper that led here has limits. fallbackOnNoAd="false": no other ad takes the place of this one.',
    ],
  ],
  'wrapper-value-missing': [
    ['/hops/1 The request still has `[video_id]`, whose value is not known here.'],
    ['/hops/1 The request still has `[video_id]`, whose value is not known here.'],
  ],
  'wrapper-empty-after': [
    ['/hops/1 There is no ad after 1 wrapper (VAST error 303).'],
    ['/hops/1 There is no ad after 1 wrapper (VAST error 303).'],
  ],
};
