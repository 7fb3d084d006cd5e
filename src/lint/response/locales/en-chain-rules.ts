/** Wrappers, ad breaks and requests. The templates of the English messages by rule. */
export const CHAIN_RULES = {
  'wrapper-no-uri': ['{ad} is a wrapper without <VASTAdTagURI> (VAST error 300).'],
  'wrapper-not-url': ['The ad tag of a wrapper is not an http(s) URL (VAST error 300).'],
  'wrapper-relative': [
    'The ad tag of a wrapper is relative to its document; other players do not resolve it.',
  ],
  'wrapper-http': [
    'The ad tag of a wrapper at {host} is http, which browsers block on an https page.',
  ],
  'wrapper-macro-left': ['The ad tag of a wrapper has {a}, which no player fills.'],
  'wrapper-macro-in-host': [
    'The ad tag of a wrapper has {a} in its scheme or host, where no macro is filled.',
  ],
  'wrapper-no-follow': [
    'The wrapper has {a}: a wrapper behind it is not followed.',
    'The wrapper has {a}: no other ad takes its place if it leads to none.',
  ],
  'vmap-version': ['The version of VMAP is {a}; expected 1.0 (VMAP error 1001).'],
  'vmap-no-break': ['The VMAP document has no <AdBreak>.'],
  'vmap-offset': [
    'The ad break has no timeOffset (VMAP error 1000).',
    'The timeOffset is {a}, a position, which the player does not have.',
    'The timeOffset is {a}; expected hh:mm:ss, a percentage, start or end (VMAP error 1000).',
  ],
  'vmap-break-type': [
    'The breakType is {a}; the player has linear and nonlinear breaks (VMAP error 1003).',
  ],
  'vmap-source': [
    'The ad break has CustomAdData, which only its own player reads (VMAP error 1005).',
    'The <AdSource> has neither VASTAdData nor AdTagURI (VMAP error 1000).',
    'The templateType is {a}; expected vast2, vast3 or vast4 (VMAP error 1005).',
  ],
  'vmap-tag-not-url': ['The ad tag of a break is not an absolute http(s) URL (VMAP error 1008).'],
  'wrapper-depth': ['The chain has more than {n} wrappers, where players stop (VAST error 302).'],
  'wrapper-loop': ['A wrapper leads to a URL that the chain already requested (VAST error 302).'],
  'wrapper-cut': [
    'The wrapper that led here has limits. followAdditionalWrappers="false": the wrapper in this response is not followed.',
    'The wrapper that led here has limits. allowMultipleAds is not "true": the pod in this response is ignored.',
    'The wrapper that led here has limits. allowMultipleAds is not "true": only the first ad of this response is tried.',
    'The wrapper that led here has limits. fallbackOnNoAd="false": no other ad takes the place of this one.',
  ],
  'wrapper-value-missing': ['The request still has {a}, whose value is not known here.'],
  'wrapper-empty-after': [
    'There is no ad after {n} wrapper (VAST error 303).',
    'There is no ad after {n} wrappers (VAST error 303).',
  ],
  'net-cors': [
    '{host} responds without a CORS header for this page, or it cannot be reached.',
    '{host} responds without a CORS header for this page.',
  ],
  'net-cors-credentials': [
    '{host} allows no cookies, so a player that sends them has to request it twice.',
  ],
  'net-timeout': ['{host} did not respond within the {n} ms of the ad break (VAST error 301).'],
  'net-unreachable': [
    '{host} cannot be reached (VAST error 301).',
    '{host} has a name that cannot be resolved by DNS (VAST error 301).',
    '{host} refused the connection (VAST error 301).',
    '{host} has no valid certificate, or its TLS handshake failed (VAST error 301).',
  ],
  adblock: [
    'The request to {host}, a known ad server, failed after {n} ms, as with an ad blocker.',
  ],
  'net-status': ['{host} responded with status {status}; expected 200 (VAST error 301).'],
  'net-no-fill': ['{host} responded with status 204: it has no ad.'],
  'net-content-type': [
    '{host} sends no content type; expected application/xml.',
    '{host} sends the content type {a}; expected application/xml.',
  ],
  'net-slow': [
    'The whole chain took {n} ms; expected at most {m} ms.',
    '{host} took {n} ms; expected at most {m} ms.',
  ],
  'net-mixed-chain': [
    'The ad tag at {host} is http, which browsers block on an https page.',
    '{host} redirects to http, which browsers block on an https page.',
  ],
} as const;
