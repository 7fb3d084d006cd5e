/** What Charles, mitmproxy, Proxyman and Fiddler say about a client that does not trust their certificate. */
export const UNTRUSTED =
  /\b(?:SSL|TLS|HTTPS) handshake (?:with|to) (?:the )?client\b|\bclient (?:SSL|TLS) handshake failed|(?:not|n['’]t) trust (?:the )?(?:proxy|Proxyman|Charles|Fiddler|mitmproxy)\b|\btrust the (?:Charles|Proxyman|Fiddler)\b|\bSecureClientPipeDirect failed|\bestablish TLS with client\b/i;

/** What tools other than browsers say about a connection that failed, with Chrome's name for it, the clearest first. */
const MESSAGES: readonly (readonly [message: RegExp, name: string])[] = [
  // The root of a chain that nobody trusts is that of a company or a program that reads all traffic.
  [
    /self[- ]signed certificate in |SELF_SIGNED_CERT_IN_CHAIN|\bproxy (?:root )?CA\b|zscaler|netskope|fortigate|sophos|umbrella|forcepoint|kaspersky|bitdefender|mitmproxy/i,
    'PROXY_CERTIFICATE_INVALID',
  ],
  [
    /(?:(?:resolve|from|to|external) |^)proxy\b(?![.-]\w)|tunnel|ProxyErr/i,
    'PROXY_CONNECTION_FAILED',
  ],
  [/not ?yet ?(?:valid|been activated)/i, 'CERT_NOT_YET_VALID'],
  [/(?:has|certificate) ?expired/i, 'CERT_DATE_INVALID'],
  [
    /alternative certificate subject|subject alternative name|certificate common name|name mismatch|\baltnames?\b/i,
    'CERT_COMMON_NAME_INVALID',
  ],
  [
    /trust relationship|self[- ]signed|not trusted|\bPKIX\b|\bx509\b|CERTIFICATE_VERIFY_FAILED|(?:verify|get) (?:the )?(?:local |first )?(?:issuer|certificate)|locally verify/i,
    'CERT_AUTHORITY_INVALID',
  ],
  [/network is unreachable|NoRouteToHost/i, 'INTERNET_DISCONNECTED'],
  [/temporary failure in name/i, 'NAME_RESOLUTION_FAILED'],
  [/HTTP\/?[23]|QUIC|GOAWAY/, 'HTTP2_PROTOCOL_ERROR'],
  [/resolve|unknown ?host|nodename|no such host|NXDOMAIN/i, 'NAME_NOT_RESOLVED'],
  [/time(?:d |-| )?out/i, 'TIMED_OUT'],
  [/client closed/i, 'ABORTED'],
  [/transfer closed|premature/i, 'CONTENT_LENGTH_MISMATCH'],
  [/reset|empty reply|closed|recv failure|send failure/i, 'CONNECTION_RESET'],
  [/refused|connect to|establish a connection/i, 'CONNECTION_REFUSED'],
  [/ssl|tls|certificate|handshake|schannel/i, 'SSL_PROTOCOL_ERROR'],
  [/redirects followed/i, 'TOO_MANY_REDIRECTS'],
  [/^protocol /i, 'UNSAFE_REDIRECT'],
  [/encoding/i, 'CONTENT_DECODING_FAILED'],
];

/** The error of a connection as Chrome writes it into a HAR file; an unknown message stays as it is. */
export const networkError = (message: string): string => {
  const name = MESSAGES.find(([pattern]) => pattern.test(message))?.[1];
  return name === undefined ? message : `net::ERR_${name}`;
};

/** The line in which a tool says why it failed: curl, wget, PowerShell, HTTPie, OpenSSL, and programs with their exceptions. */
const TOOL =
  /^\s{0,9}(?!EmbedError|TypeError: fetch failed)(?:curl: \(\d{1,3}\)|(?:wget|ERROR|https? ?: error|Invoke-\w{3,20}|iwr|irm|curl(?:\.exe)?|verify error|\[cause\]|(?:[\w$]{1,40}\.){0,6}\w{0,40}(?:Error|Exception)) ?:) ?([^\r\n]{3,500}(?:(?<=:)\r?\n[ \t]{1,9}[^\r\n]{3,200})?)/m;

/** What a tool says about a request that failed; empty for other texts. */
export const toolError = (text: string): string => TOOL.exec(text)?.[1]?.trim() ?? '';
