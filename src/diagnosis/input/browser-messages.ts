import { UNTRUSTED } from './network-error.js';

/** In the header Permissions-Policy: nothing starts by itself, in frames neither. */
export const AUTOPLAY_OFF = /\bautoplay=\(\)/i;

/** Chrome's names, and the sentences of its console, of other browsers, of players and of Prebid. */
const BROWSER_MESSAGES: readonly (readonly [RegExp, string])[] = [
  // Proxies that record. The server is not asked.
  [UNTRUSTED, 'proxy-untrusted'],
  // Players.
  [/(?:player_?|\))\.ima is not a function|plugin "?ima"? does not exist/i, 'ima-plugin-missing'],
  [
    /(?:player_?|\))\.(?:ads|ima\d|vast\w{0,10}|freewheel\w{0,10}|ssai|once\w{0,6}) is not a function|plugin "?(?:ads|vast)"? does not exist|error loading script: \S{0,300}\/(?:googima|vast|freewheel)\.js/i,
    'plugin-missing',
  ],
  [/AbortError: The play\(|play\(\) request was interrupted/i, 'play-interrupted'],
  [/has not seen a loadstart event/i, 'plugin-late'],
  [
    /\b(?:manifest|level|frag)(?:Load|Parsing)(?:Error|TimeOut)\b|BAD_HTTP_STATUS|\b[Ss]haka\b.{0,20}\b[Ee]rror\b|\berror\W{1,3}23\d{4}\b|MEDIA_ERR_(?:SRC_NOT|NETWORK|DECODE)/,
    'media-failed',
  ],
  [/(?:frame|document) is sandboxed/i, 'frame-sandboxed'],
  // Policies of pages, and the script that may answer their requests.
  [/["“(]frame-ancestors|the frame-ancestors directive|['“]X-Frame-Options/i, 'frame-refused'],
  [/\bFetchEvent\b|\bserviceworker (?:passed|intercepted)\b/i, 'service-worker'],
  [
    /\(COEP\)|NS_ERROR_DOM_COEP|ERR_BLOCKED_BY_RESPONSE\.(?:Coep|NotSameOriginAfterDefaulted)/i,
    'embedder-policy',
  ],
  [AUTOPLAY_OFF, 'autoplay-policy'],
  [
    /\bgoogle(?:\.ima)? is (?:not defined|undefined)|reading '(?:ima|AdDisplayContainer|AdsLoader|AdsRequest)'\)|find variable: google\b|execute script from '?https:\/\/imasdk\./i,
    'sdk-missing',
  ],
  [
    /\bprovided containerElement\b|\bnew (?:google\.)?ima\.AdDisplayContainer\b/,
    'container-missing',
  ],
  // Prebid.
  [/mediaTypes\.video\.playerSize/, 'player-size'],
  [/contains only vastXml/i, 'cache-missing'],
  [/\/cache\?uuid=[\w&=.-]{1,200} 404\b/i, 'cache-expired'],
  [
    /\bPOST https?:\/\/\S{1,300}\/(?:cache|vtrack)\b\S{0,100} [45]\d\d\b|save to the video cache/i,
    'cache-refused',
  ],
  [
    /bidders that don't support [\w, ]{0,40}video|for bidder that does not exist|is not an existing bidder|is not a registered adapter/i,
    'bidder-unavailable',
  ],
  [
    /ERR_BLOCKED_BY_(?:CLIENT|ADMINISTRATOR)|blocked by (?:the )?client|\(blocked:other\)|loading failed for the <script>|content blocker prevented|do not have permission to access the requested/i,
    'blocked-by-client',
  ],
  [/was blocked because|NS_ERROR_(?!DOM)\w{3,20}_URI\b/i, 'blocked-by-protection'],
  [
    /NS_ERROR_(?:CORRUPTED|INVALID_CONTENT|NET_PARTIAL|REDIRECT|NET_INADEQUATE)|OpaqueResponseBlocking|cannot (?:parse response|decode \w{1,9} data)|too many http redirects|ERR_(?:TOO_MANY|UNSAFE_R|CONTENT|INCOMPLETE|HTTP2|QUIC|SPDY|INVALID_(?:HTTP_)?R)/i,
    'response-broken',
  ],
  [
    /\badtimeout \(|NS_ERROR_NET_TIMEOUT|ERR_(?:CONNECTION_)?TIMED_OUT|the request timed out/i,
    'timed-out',
  ],
  [/NS_BINDING_ABORTED|\((?:cancell?ed|pending)\)/, 'request-canceled'],
  [/NS_ERROR_(?:CONNECTION|NET)_|CORS request did not succeed/i, 'connection-failed'],
  [/not[ _]yet[ _]valid|your clock is (?:ahead|behind)/i, 'clock-wrong'],
  // Behind a redirect to another host, the origin of every page is null.
  [/\(redirected from /i, 'cors'],
  [/\borigin ['"]?null\b/i, 'opaque-origin'],
  // A request that the server has to allow first.
  [
    /by Access-Control-Allow-(?:Headers|Methods)|in CORS header .Access-Control-Allow-(?:Headers|Methods)|CORS preflight (?:channel|response)\b|preflight response is not successful/i,
    'preflight',
  ],
  [/due to access control checks|is not allowed by access-control-allow/i, 'cors'],
  [
    /(?:more-private|`\w{5,8}`) address space|address space `|BLOCKED_BY_(?:LOCAL|PRIVATE)_NETWORK/i,
    'private-address',
  ],
  [/permissions[ -]policy violation: autoplay/i, 'autoplay-in-frame'],
  [
    /NotAllowedError: (?:play\(|the (?:play|request) )|play\(\) failed because the user|autoplay is only/i,
    'autoplay-refused',
  ],
  [
    /mixed[ -](?:active |display )?content|ERR_BLOCKED_BY_MIXED|insecure content from|app transport security|cleartext (?:http )?(?:traffic|communication)|CleartextNot/i,
    'mixed-content',
  ],
  [/content[ -]security[ -]policy|_BY_CSP|blocked:csp|NS_ERROR_(?:CONTENT_BL|DOM_CSP)/i, 'csp'],
  [/be the wildcard|use wildcard|credential is not supported/i, 'cors-wildcard'],
  [/response to preflight request\b/i, 'preflight'],
  [/contains multiple values|multiple CORS header/i, 'cors-several'],
  [/blocked by CORS policy|cross-origin request blocked|access-control-allow-origin/i, 'cors'],
  // The second line of Chrome about a response that the page may not read has its status.
  [
    /ERR_BLOCKED_BY_(?:RESPONSE|ORB)|\(CORB\) blocked|cross-origin-resource-policy|NS_ERROR_DOM_CORP/i,
    'other-site',
  ],
  [/ERR_FAILED \d{3}|\bCORS error\b|NS_ERROR_DOM_BAD_URI/i, 'cors'],
  [/ERR_PROXY_CERTIFICATE_/i, 'proxy-certificate'],
  [/ERR_(?:PROXY|TUNNEL|HTTPS_PROXY|SOCKS)_|NS_ERROR_(?:UNKNOWN_)?PROXY_/i, 'proxy-failed'],
  [/ERR_NAME_RESOLUTION_FAILED|ERR_DNS_|DNS_PROBE_\w{1,20}(?:CONFIG|INTERNET)/i, 'resolver-failed'],
  [
    /ERR_NAME_NOT_RESOLVED|DNS_PROBE_|ENOTFOUND|NS_ERROR_UNKNOWN_HOST|with the specified hostname/i,
    'name-not-resolved',
  ],
  [/ERR_ADDRESS_INVALID/i, 'address-filtered'],
  [
    /ERR_CERT_|ERR_SSL_|\b(?:SEC|MOZILLA_PKIX|SSL)_ERROR_|certificate for this server (?:is inv|has exp)|(?:SSL|TLS) error/i,
    'certificate-invalid',
  ],
  [
    /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_(?:CHANGED|ACCESS|IO)|NS_ERROR_OFFLINE|connection appears to be offline|roaming is currently off|data connection is/i,
    'offline',
  ],
  [
    /ERR_(?:CONNECTION_\w+|EMPTY_RESPONSE|ADDRESS_UNREACHABLE)|ECONNREFUSED|ECONNRESET|could not connect to the server|network connection was lost/i,
    'connection-failed',
  ],
];

/** A line of a console about a response with a status that is a failure. */
const STATUS =
  /(?:ERR_ABORTED|ERR_HTTP_RESPONSE_CODE_FAILURE|responded with a status of|XHRURLHandler: statusCode|(?:^|\s)(?:GET|POST|HEAD) \S{1,2000}(?: \[HTTP\/[\d.]{1,3})?) ([45]\d\d)\b/;

/** The status of a failure that a line names; undefined for others. */
export const statusOf = (words: string): string | undefined => STATUS.exec(words)?.[1];

/** Why a response has such a status: `missing`, `refused` or `failed`. */
const statusIn = (words: string): string | undefined => {
  const status = statusOf(words);
  if (status === undefined) return undefined;
  if (status.startsWith('5')) return 'status-failed';
  return /^4(?:0[123]|29|51)$/.test(status) ? 'status-refused' : 'status-missing';
};

/** The code of the message that a line is; undefined for all others. */
export const messageOf = (words: string): string | undefined =>
  BROWSER_MESSAGES.find(([pattern]) => pattern.test(words))?.[1] ?? statusIn(words);
